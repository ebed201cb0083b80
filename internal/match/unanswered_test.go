package match

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fairymax/internal/arena"
)

// laggard starts a program that resigns each game. It answers some pings at once, and the
// others after a delay; a negative delay ends it.
func laggard(t *testing.T, prompt int, delay time.Duration) *program {
	ours, theirs := io.Pipe()
	back, output := io.Pipe()
	go func() {
		defer output.Close()
		pings := 0
		for in := bufio.NewScanner(ours); in.Scan(); {
			switch word, rest, _ := strings.Cut(in.Text(), " "); word {
			case "protover":
				fmt.Fprintln(output, "feature ping=1 done=1")
			case "ping":
				if pings++; pings > prompt && delay < 0 {
					return
				} else if pings > prompt {
					time.Sleep(delay)
				}
				fmt.Fprintln(output, "pong", rest)
			case "go":
				fmt.Fprintln(output, "resign")
			}
		}
	}()
	n, err := greet(&process{in: theirs, lines: readLines(back, func() {}), kill: func() { theirs.Close(); go io.Copy(io.Discard, ours) }}, Command{Argv: []string{"laggard"}})
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// A game that does not begin because a program is late has no result: the match stops. A
// program that is slow may play on, and one that ends has lost.
func TestLateBeforeTheGame(t *testing.T) {
	const all = 1000
	for _, test := range []struct {
		prompt int
		delay  time.Duration
		played int
		want   string // the error, "" for none
	}{
		{all, 0, 2, ""},
		{0, 12 * time.Second, 2, ""},
		{0, 40 * time.Second, 0, "game 1 could not begin, and does not count: the second engine, laggard has not answered a ping before the game within 30 s"},
		{1, 40 * time.Second, 0, "game 1 could not begin, and does not count: the second engine, laggard has not answered a ping after the opening within 30 s"},
		{3, 40 * time.Second, 1, "game 2 could not begin, and does not count: the second engine, laggard has not answered a ping before the game within 30 s"},
		{1, -1, 1, ""},
	} {
		rules := chess(t)
		synctest.Test(t, func(t *testing.T) {
			ctx := context.Background()
			s := Summarize(nil)
			c := Config{Rules: rules, Games: 2, Controls: both(arena.Control{Depth: 5}), Stall: time.Minute}
			if test.delay < 0 {
				c.Games = 1 // it could not be started again
			}
			first := &table{Config: c, ctx: ctx, abort: ctx, programs: [2]*program{laggard(t, all, 0), laggard(t, test.prompt, test.delay)}}
			played, err := s.play(ctx, ctx, c, first)
			if len(played) != test.played || s.Score.Games() != test.played {
				t.Errorf("%+v: %d games count, %v", test, len(played), s.Score)
			}
			if (err == nil) != (test.want == "") || err != nil && err.Error() != test.want {
				t.Errorf("%+v: %v", test, err)
			}
			if test.delay < 0 && s.Forfeited(1, arena.Crashed) != 1 {
				t.Errorf("%+v: a program that ended has not lost: %v", test, s.Forfeits)
			}
			time.Sleep(2 * time.Minute) // the programs end
		})
	}
}

// A program that is late when it is started again is known as late, behind the error of the
// start and what is added to it.
func TestLateStart(t *testing.T) {
	late := unanswered(&program{name: "it"}, "uci")
	if err := fmt.Errorf("again: %w", &startError{1, fmt.Errorf("%w; perhaps", late)}); !errors.As(err, new(*lateError)) {
		t.Error("the game would count")
	}
	if errors.As(&startError{1, io.EOF}, new(*lateError)) {
		t.Error("a program that ended is taken for a late one")
	}
}
