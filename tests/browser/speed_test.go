//go:build browser

package browser

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// enforced reports whether FAIRYMAX_LATENCY says that the machine is idle.
func enforced() bool { return os.Getenv("FAIRYMAX_LATENCY") != "" }

// firstMove makes the first move of a game by clicks, as soon as the page shows it, and
// says when it was accepted, in milliseconds since the page was asked for.
const firstMove = `await (async () => {
	const soon = () => new Promise((done) => setTimeout(done, 2));
	while (!window.fairymaxGame || !fairymaxGame.view || fairymaxGame.asking) await soon();
	const stops = fairymaxGame.view.moves.find((move) => move.stops.length === 2).stops;
	for (const stop of stops) document.querySelector('[data-stop="' + stop + '"]').click();
	while (fairymaxGame.view.played.length === 0) await soon();
	return performance.now();
})()`

// TestStart measures how soon a page plays: within two seconds on two idle cores, which
// FAIRYMAX_LATENCY holds.
func TestStart(t *testing.T) {
	const limit, times = 2000, 7
	b := chromium(t)
	for _, game := range []string{"capablanca", "normal", "xiangqi", "chu"} {
		path, took := written(t, game), []float64(nil)
		for range times {
			p := show(t, b, path)
			took = append(took, read[float64](p, firstMove))
			p.silent()
			_ = p.Close()
		}
		slices.Sort(took)
		t.Logf("%s: the first move was accepted after %.0f ms at best, %.0f in the middle", game, took[0], took[times/2])
		if enforced() && took[times/2] > limit {
			t.Errorf("%s: it took %.0f ms, want %d", game, took[times/2], limit)
		}
	}
}

// unpackedSetup is the game of a page, as its worker loads it.
const unpackedSetup = `await (async () => {
	const packed = atob(JSON.parse(document.getElementById("fairymax-game").textContent).setup);
	const blob = new Blob([Uint8Array.from(packed, (letter) => letter.charCodeAt(0))]);
	return new Response(blob.stream().pipeThrough(new DecompressionStream("gzip"))).text();
})()`

// TestSpeed measures nodes a second on a page against those of the native program, by
// turns: at least two fifths on an idle machine.
func TestSpeed(t *testing.T) {
	const wanted, rounds = 0.42, 5
	if !enforced() && os.Getenv("FAIRYMAX_LONG") == "" {
		t.Skip("searches for a minute; FAIRYMAX_LONG runs it")
	}
	b, program := chromium(t), nativeProgram(t)
	for _, game := range []string{"capablanca", "normal"} {
		p := open(t, b, game)
		setup := read[string](p, unpackedSetup)
		n := startNative(t, program, setup)
		start := read[string](p, "fairymaxGame.view.start")
		ratios := []float64(nil)
		for round := range rounds + 1 {
			question := fmt.Sprintf(`{"do": "think", "start": %q, "moves": [], "milliseconds": 2000, "skill": 20}`, start)
			began := time.Now()
			there := float64(read[thought](p, "await fairymaxGame.thinker.desk.ask("+question+")").Nodes) / time.Since(began).Seconds()
			began = time.Now()
			here := float64(n.think(question).Nodes) / time.Since(began).Seconds()
			if round > 0 { // the browser compiles for speed what has run for a while
				ratios = append(ratios, there/here)
			}
			t.Logf("%s: %.0f nodes a second on the page, %.0f in the native program: %.2f", game, there, here, there/here)
		}
		slices.Sort(ratios)
		if middle := ratios[rounds/2]; enforced() && middle < wanted {
			t.Errorf("%s: %.2f of the native nodes a second, want %.2f", game, middle, wanted)
		}
	}
}

// thought is the result of a search, see package webplay.
type thought struct{ Nodes int }

// nativeProgram builds the program of a page for this machine, as fairymax is built.
func nativeProgram(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "native")
	build := exec.Command("go", "build", "-trimpath", "-pgo=../../cmd/fairymax/default.pgo", "-o", path, "../../internal/webplay/program")
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return path
}

// native is the program of a page on this machine: it reads questions and writes answers.
type native struct {
	t       *testing.T
	in      io.Writer
	answers *bufio.Scanner
}

func startNative(t *testing.T, path, setup string) *native {
	t.Helper()
	command := exec.Command(path)
	in, err := command.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		_ = command.Wait()
	})
	n := &native{t, in, bufio.NewScanner(out)}
	load, err := json.Marshal(map[string]string{"do": "load", "text": setup})
	if err != nil {
		t.Fatal(err)
	}
	n.ask(string(load))
	return n
}

// ask asks a question and returns the next line, its answer or the state of a search.
func (n *native) ask(question string) (answer string) {
	n.t.Helper()
	if _, err := fmt.Fprintln(n.in, question); err != nil || !n.answers.Scan() {
		n.t.Fatalf("the native program: %v, %v", err, n.answers.Err())
	}
	return n.answers.Text()
}

// think searches. The states of the search come before its result, which has the most nodes.
func (n *native) think(question string) (best thought) {
	n.t.Helper()
	const end = `{"error":"there is no question \"end\""}`
	for line := n.ask(question + "\n" + `{"do": "end"}`); line != end; line = n.answers.Text() {
		if err := json.Unmarshal([]byte(line), &best); err != nil {
			n.t.Fatal(err)
		}
		if !n.answers.Scan() {
			n.t.Fatal("the native program has ended")
		}
	}
	return best
}
