package match

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/arena"
	"fairymax/variants"
)

func chess(t *testing.T) *board.Rules { return rules(t, "normal") }

func rules(t *testing.T, variant string) *board.Rules {
	t.Helper()
	v, err := variants.NewCatalogue(fairymax.Files).Load(variant)
	if err != nil {
		t.Fatal(err)
	}
	return v.Rules
}

// script replaces a program: it has the answers to the requests for a move. An
// answer may have several lines; the line "sleep 5s" lets time pass and "die" ends the
// program. It complains about every position that it receives.
type script []string

// run behaves like the program until its input ends.
func (s script) run(in io.Reader, out io.WriteCloser) {
	defer out.Close()
	lines := bufio.NewScanner(in)
	playing := false
	for lines.Scan() {
		word, rest, _ := strings.Cut(lines.Text(), " ")
		switch word {
		case "protover":
			fmt.Fprintln(out, `feature ping=1 usermove=1 colors=0 variants="normal" myname="script" done=1`)
		case "ping":
			fmt.Fprintln(out, "pong", rest)
		case "setboard":
			fmt.Fprintln(out, "tellusererror", rest)
		case "force", "new", "result":
			playing = false
		case "quit":
			return
		case "go", "usermove":
			if playing = playing || word == "go"; !playing {
				continue
			}
			if len(s) == 0 || !answer(out, s[0]) {
				return
			}
			s = s[1:]
		}
	}
}

// answer writes one answer; false ends the program.
func answer(out io.Writer, text string) bool {
	for _, row := range strings.Split(text, "\n") {
		if pause, ok := strings.CutPrefix(row, "sleep "); ok {
			d, err := time.ParseDuration(pause)
			if err != nil {
				panic(err)
			}
			time.Sleep(d)
			continue
		}
		if row == "die" {
			return false
		}
		fmt.Fprintln(out, row)
	}
	return true
}

// connected starts a script and performs the handshake.
func (s script) connected(t *testing.T) *program {
	t.Helper()
	ours, theirs := io.Pipe()
	back, output := io.Pipe()
	go func() {
		s.run(ours, output)
		io.Copy(io.Discard, ours)
	}()
	n, err := greet(&process{in: theirs, lines: readLines(back, func() {}), kill: func() { theirs.Close() }}, Command{})
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestReferee(t *testing.T) {
	fools := [2]script{{"move f2f3", "move g2g4"}, {"move e7e5", "move d8h4\n0-1 {Black mates}"}}
	clock := arena.Control{Base: 3 * time.Second, Inc: time.Second, Margin: 10 * time.Millisecond}
	for _, test := range []struct {
		name    string
		scripts [2]script
		control arena.Control
		want    arena.Outcome
		note    string // part of the only note
	}{
		{name: "checkmate", scripts: fools, want: arena.Outcome{Result: "0-1", Reason: "checkmate"}},
		{name: "wrong claim after a mate", scripts: [2]script{fools[0], {"move e7e5", "move d8h4\n1-0 {White mates}"}},
			want: arena.Outcome{Result: "0-1", Reason: "checkmate"}, note: "claimed 1-0"},
		{name: "illegal move", scripts: [2]script{{"move e2e5"}, {}},
			want: arena.Outcome{Result: "0-1", Reason: "White: illegal move", Forfeit: arena.IllegalMove}, note: "e2e5"},
		{name: "SAN is understood", scripts: [2]script{{"move f3", "move g4"}, fools[1]}, want: arena.Outcome{Result: "0-1", Reason: "checkmate"}},
		{name: "resignation", scripts: [2]script{{"move e2e4"}, {"resign"}}, want: arena.Outcome{Result: "1-0", Reason: "Black resigns"}},
		{name: "claim of a loss", scripts: [2]script{{"move e2e4"}, {"1-0 {I give up}"}}, want: arena.Outcome{Result: "1-0", Reason: "Black resigns"}},
		{name: "false claim", scripts: [2]script{{"move e2e4"}, {"0-1 {Black mates}"}},
			want: arena.Outcome{Result: "1-0", Reason: "Black: false claim", Forfeit: arena.FalseClaim}, note: "claimed 0-1"},
		{name: "false draw claim", scripts: [2]script{{"1/2-1/2 {bored}"}, {}},
			want: arena.Outcome{Result: "0-1", Reason: "White: false claim", Forfeit: arena.FalseClaim}, note: "claimed 1/2-1/2"},
		{name: "draw agreed", scripts: [2]script{{"offer draw\nmove e2e4"}, {"offer draw"}}, want: arena.Outcome{Result: "1/2-1/2", Reason: "draw agreed"}},
		{name: "an offer lapses", scripts: [2]script{{"offer draw\nmove e2e4", "resign"}, {"move e7e5\noffer draw"}}, want: arena.Outcome{Result: "0-1", Reason: "White resigns"}},
		{name: "a late offer is no answer to one that came later", scripts: [2]script{{"move e2e4", "sleep 1s\noffer draw\nmove d2d4", "resign"}, {"move e7e5\noffer draw", "move d7d5"}},
			want: arena.Outcome{Result: "0-1", Reason: "White resigns"}},
		{name: "an offer lapses with the answer", scripts: [2]script{{"offer draw\nmove e2e4", "move d2d4", "resign"}, {"move e7e5", "offer draw\nmove d7d5"}},
			want: arena.Outcome{Result: "0-1", Reason: "White resigns"}},
		{name: "false protest", scripts: [2]script{{"move e2e4"}, {"Illegal move: e2e4"}},
			want: arena.Outcome{Result: "1-0", Reason: "Black: false illegal-move claim", Forfeit: arena.FalseProtest}, note: "e2e4"},
		{name: "death", scripts: [2]script{{"move e2e4"}, {"die"}},
			want: arena.Outcome{Result: "1-0", Reason: "Black: crash", Forfeit: arena.Crashed}, note: "died"},
		{name: "an error is remembered", scripts: [2]script{{"Error (too tired): go\ndie"}, {}},
			want: arena.Outcome{Result: "0-1", Reason: "White: crash", Forfeit: arena.Crashed}, note: "too tired"},
		{name: "in time", scripts: [2]script{{"sleep 3s\nmove f2f3", "sleep 1s\nmove g2g4"}, fools[1]}, control: clock,
			want: arena.Outcome{Result: "0-1", Reason: "checkmate"}},
		{name: "out of time", scripts: [2]script{{"sleep 3s\nmove f2f3", "sleep 1020ms\nmove g2g4\n1-0 {too late}"}, fools[1]}, control: clock,
			want: arena.Outcome{Result: "0-1", Reason: "White: time forfeit", Forfeit: arena.OnTime}, note: "no move in time"},
		{name: "hanging without a clock", scripts: [2]script{{"sleep 1h"}, {}}, control: arena.Control{Depth: 5},
			want: arena.Outcome{Result: "0-1", Reason: "White: stall", Forfeit: arena.Stalled}, note: "no move within"},
	} {
		t.Run(test.name, func(t *testing.T) {
			rules := chess(t)
			synctest.Test(t, func(t *testing.T) {
				g := arena.Game{Rules: rules, Stall: time.Minute, Controls: both(test.control)}
				for c, s := range test.scripts {
					g.Players[c] = s.connected(t)
				}
				checkOutcome(t, played(g), test.want, test.note)
			})
		})
	}
}

func both(c arena.Control) [2]arena.Control { return [2]arena.Control{c, c} }

// played plays a game and ends the programs.
func played(g arena.Game) arena.Outcome {
	out := g.Play()
	for _, p := range g.Players {
		p.(*program).close()
	}
	return out
}

func checkOutcome(t *testing.T, got, want arena.Outcome, note string) {
	t.Helper()
	if got.Result != want.Result || got.Reason != want.Reason || got.Forfeit != want.Forfeit {
		t.Errorf("%s (%s, forfeit: %v), want %s (%s, %v)", got.Result, got.Reason, got.Forfeit, want.Result, want.Reason, want.Forfeit)
	}
	notes := strings.Join(got.Notes, "; ")
	if !strings.Contains(notes, note) || len(got.Notes) > 1 || note == "" && notes != "" {
		t.Errorf("notes %q, want only one with %q", notes, note)
	}
}

// An opening is played in force mode, and clocks start after it.
func TestOpening(t *testing.T) {
	rules := chess(t)
	openings, err := arena.ReadOpenings(strings.NewReader("# fool\nf2f3 e7e5\n\n"), rules)
	if err != nil || len(openings) != 1 {
		t.Fatalf("%v, %v", openings, err)
	}
	synctest.Test(t, func(t *testing.T) {
		g := arena.Game{Rules: rules, Opening: openings[0].Moves, Stall: time.Minute, Controls: both(arena.Control{Base: time.Second})}
		for c, s := range [2]script{{"move g2g4"}, {"move d8h4"}} {
			g.Players[c] = s.connected(t)
		}
		checkOutcome(t, played(g), arena.Outcome{Result: "0-1", Reason: "checkmate"}, "")
	})
}

// Not all rules end every game.
func TestTooLong(t *testing.T) {
	rules := chess(t)
	synctest.Test(t, func(t *testing.T) {
		g := arena.Game{Rules: rules, Stall: time.Minute, Longest: 3, Controls: both(arena.Control{Depth: 5})}
		for c, s := range [2]script{{"move e2e4", "move d2d4", "move f2f4"}, {"move e7e5", "move d7d5"}} {
			g.Players[c] = s.connected(t)
		}
		out := played(g)
		checkOutcome(t, out, arena.Outcome{Result: "1/2-1/2", Reason: "too long"}, "after 3 plies")
		if n := len(out.Game.Moves()); n != 3 {
			t.Errorf("%d moves, want 3", n)
		}
	})
}

// Both programs get a shuffled start position, and castling as O-O.
func TestStartOfItsOwn(t *testing.T) {
	rules := rules(t, "fischerandom")
	const fen = "4k3/8/8/8/8/8/8/1R2K2R w KQ - 0 1"
	p, err := rules.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	synctest.Test(t, func(t *testing.T) {
		g := arena.Game{Rules: rules, Start: p, Stall: time.Minute, Controls: both(arena.Control{Base: time.Second})}
		for c, s := range [2]script{{"move O-O-O", "move e8e7"}, {"move e8e7"}} {
			n := s.connected(t)
			n.variant = "normal"
			g.Players[c] = n
		}
		out := played(g)
		checkOutcome(t, out, arena.Outcome{Result: "0-1", Reason: "White: illegal move", Forfeit: arena.IllegalMove}, fen)
		if out.Game.Start().FEN() != fen || len(out.Game.Moves()) != 2 {
			t.Errorf("%s, %d moves", out.Game.Start().FEN(), len(out.Game.Moves()))
		}
	})
}
