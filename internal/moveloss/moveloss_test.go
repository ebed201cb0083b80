package main

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestMain is also a program that speaks UCI, if the environment says so.
func TestMain(m *testing.M) {
	if plays := os.Getenv("MOVELOSS_TEST_MOVE"); plays != "" {
		speak(plays)
		return
	}
	os.Exit(m.Run())
}

// speak plays always the same move. As a judge it thinks highly of e2e4 alone.
func speak(move string) {
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		switch line := in.Text(); {
		case line == "uci":
			fmt.Println("uciok")
		case line == "isready":
			fmt.Println("readyok")
		case line == "quit":
			return
		case strings.HasSuffix(line, "searchmoves a2a3"):
			fmt.Println("info depth 9 score cp 10 wdl 300 200 500 pv a2a3\nbestmove a2a3")
		case strings.HasPrefix(line, "go "):
			fmt.Printf("info depth 3 score cp -900 pv h2h3\ninfo depth 8 score cp 90 wdl 600 200 200 pv %s\ninfo depth 9 score cp 500 lowerbound pv a2a4\nbestmove %s\n", move, move)
		}
	}
}

const logText = `{"match":{"first":"a"}}
{"game":1,"names":["a","b"],"result":"1-0","reason":"checkmate","moves":"e2e4 e7e5 g1f3 b8c6 f1b5 a7a6"}
{"game":2,"names":["a","b"],"result":"0-1","reason":"checkmate","moves":"e2e4 e7e5 g1f3 g8f6"}
`

// fake is a command that plays a move.
func fake(move string) string {
	return fmt.Sprintf("env MOVELOSS_TEST_MOVE=%s '%s'", move, os.Args[0])
}

// TestLosses asks two engines, one of which plays what the judge thinks little of, and asks again
// from the cache alone.
func TestLosses(t *testing.T) {
	folder := t.TempDir()
	log := filepath.Join(folder, "games.log")
	if err := os.WriteFile(log, []byte(logText), 0o600); err != nil {
		t.Fatal(err)
	}
	o := order{judge: fake("e2e4"), judgeNodes: 7, nodes: 5, count: 100, plies: span{1, 4}, seed: 1, threads: 2, megabytes: 1}
	list, err := positions([]string{log}, o.plies, o.count, o.seed)
	if err != nil || len(list) != 4 {
		t.Fatalf("%v %q", err, list)
	}
	for _, judge := range []string{fake("e2e4"), "no-such-program"} {
		c, err := openCache(filepath.Join(folder, "cache"))
		if err != nil {
			t.Fatal(err)
		}
		if judge == "no-such-program" { // its answers are there
			for q, a := range c.answers {
				if q.Command == o.judge {
					c.answers[question{judge, q.Limit, q.Moves}] = a
				}
			}
			o.judge = judge
		}
		var trials []trial
		for move, want := range map[string]float64{"e2e4": 0, "a2a3": 0.3} {
			got, err := o.try(context.Background(), c, fake(move), list)
			if err != nil {
				t.Fatal(err)
			}
			for _, loss := range got.losses {
				if loss < want-1e-9 || loss > want+1e-9 || got.depth != 9 {
					t.Errorf("%s loses %v at depth %v, want %v at 9", move, loss, got.depth, want)
				}
			}
			trials = append(trials, got)
		}
		var out strings.Builder
		if err := report(&out, list, trials); err != nil || !strings.Contains(out.String(), "0.3000") {
			t.Errorf("%v\n%s", err, out.String())
		}
		c.file.Close()
	}
}

// A program that ends is an error, not a wait.
func TestDeadEngine(t *testing.T) {
	if _, err := start(context.Background(), "true", 1); err == nil {
		t.Error("a program that says nothing was taken for an engine")
	}
}

// A line that was cut off is written again.
func TestCutCache(t *testing.T) {
	name := filepath.Join(t.TempDir(), "cache")
	whole := `{"Command":"a","Limit":"nodes 1","Moves":"","Move":"e2e4","Win":0.5,"Depth":3}` + "\n"
	if err := os.WriteFile(name, []byte(whole+whole[:30]), 0o600); err != nil {
		t.Fatal(err)
	}
	c, err := openCache(name)
	if err != nil {
		t.Fatal(err)
	}
	if a, ok := c.find(question{"a", "nodes 1", ""}); !ok || a.Move != "e2e4" || len(c.answers) != 1 {
		t.Errorf("%+v", c.answers)
	}
	if err := c.keep(question{"b", "nodes 1", ""}, answer{"d2d4", 0.25, 2}); err != nil {
		t.Fatal(err)
	}
	c.file.Close()
	if text, err := os.ReadFile(name); err != nil || strings.Count(string(text), "\n") != 2 || !strings.HasPrefix(string(text), whole) {
		t.Errorf("%v %q", err, text)
	}
}

func TestSpan(t *testing.T) {
	var s span
	for text, want := range map[string]bool{"8-40": true, "0-0": true, "9": false, "9-8": false, "a-b": false, "-3-4": false} {
		if err := s.Set(text); (err == nil) != want {
			t.Errorf("%q: %v", text, err)
		}
	}
}
