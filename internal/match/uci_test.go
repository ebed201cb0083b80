package match

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fairymax/board"
	"fairymax/internal/arena"
)

// uciScript is a script for a program that speaks UCI, and the lines it received.
type uciScript struct {
	answers script
	options string // lines with further options
	told    []string
}

// run behaves like the program until its input ends.
func (u *uciScript) run(in io.Reader, out io.WriteCloser) {
	defer out.Close()
	for lines := bufio.NewScanner(in); lines.Scan(); {
		u.told = append(u.told, lines.Text())
		word, rest, _ := strings.Cut(lines.Text(), " ")
		switch word {
		case "uci", "usi":
			fmt.Fprintf(out, "id name script\noption name Hash type spin default 1\noption name Threads type spin default 9\n%s%sok\n", u.options, word)
		case "isready":
			fmt.Fprintln(out, "readyok")
		case "setoption":
			if strings.Contains(rest, "Nonsense") {
				fmt.Fprintln(out, "No such option: Nonsense")
			}
		case "stop":
			fmt.Fprintln(out, "bestmove a1a1")
		case "quit":
			return
		case "go":
			if len(u.answers) == 0 || !answer(out, u.answers[0]) {
				return
			}
			u.answers = u.answers[1:]
		}
	}
}

// connected starts the script and performs the handshake.
func (u *uciScript) connected(t *testing.T, init ...string) *program {
	t.Helper()
	return u.speaking(t, "uci", init...)
}

// speaking does so in UCI or USI.
func (u *uciScript) speaking(t *testing.T, protocol string, init ...string) *program {
	t.Helper()
	ours, theirs := io.Pipe()
	back, output := io.Pipe()
	go func() {
		u.run(ours, output)
		io.Copy(io.Discard, ours)
	}()
	n, err := greet(&process{in: theirs, lines: readLines(back, func() {}), kill: func() { theirs.Close() }}, Command{Protocol: protocol, Init: init})
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// was reports whether the program received a line.
func (u *uciScript) was(line string) bool {
	return strings.Contains("\n"+strings.Join(u.told, "\n")+"\n", "\n"+line+"\n")
}

func TestRefereeUCI(t *testing.T) {
	fools := [2]script{
		{"info depth 3 seldepth 4 score cp -33 nodes 99 pv f2f3\nbestmove f2f3 ponder e7e5", "bestmove g2g4", "bestmove (none)"},
		{"info string depth 9 score cp 1\nbestmove e7e5", "info depth 1 score mate 1\nbestmove d8h4"},
	}
	clock := arena.Control{Base: 3 * time.Second, Inc: time.Second, Margin: 10 * time.Millisecond}
	for _, test := range []struct {
		name    string
		scripts [2]script
		control arena.Control
		want    arena.Outcome
		note    string
	}{
		{name: "checkmate", scripts: fools, want: arena.Outcome{Result: "0-1", Reason: "checkmate"}},
		{name: "mate is not seen", scripts: [2]script{{"bestmove f2f3", "bestmove g2g4", "bestmove a2a3"}, fools[1]},
			want: arena.Outcome{Result: "0-1", Reason: "checkmate"}, note: "would play a2a3, but the result is 0-1 (checkmate)"},
		{name: "illegal move", scripts: [2]script{{"bestmove e2e5"}, {}},
			want: arena.Outcome{Result: "0-1", Reason: "White: illegal move", Forfeit: arena.IllegalMove}, note: "e2e5"},
		{name: "a mate that is none", scripts: [2]script{{"bestmove e2e4"}, {"bestmove (none)"}},
			want: arena.Outcome{Result: "1-0", Reason: "Black: false claim", Forfeit: arena.FalseClaim}, note: "found no legal move in rnbqkbnr/"},
		{name: "no move at all", scripts: [2]script{{"bestmove"}, {}},
			want: arena.Outcome{Result: "0-1", Reason: "White: false claim", Forfeit: arena.FalseClaim}, note: "found no legal move"},
		{name: "death", scripts: [2]script{{"bestmove e2e4"}, {"die"}},
			want: arena.Outcome{Result: "1-0", Reason: "Black: crash", Forfeit: arena.Crashed}, note: "died"},
		{name: "death instead of a verdict", scripts: [2]script{{"bestmove f2f3", "bestmove g2g4", "die"}, fools[1]},
			want: arena.Outcome{Result: "0-1", Reason: "checkmate"}},
		{name: "an error is remembered", scripts: [2]script{{"Unknown command: go\ndie"}, {}},
			want: arena.Outcome{Result: "0-1", Reason: "White: crash", Forfeit: arena.Crashed}, note: "it had reported Unknown command: go"},
		{name: "out of time", scripts: [2]script{{"sleep 3020ms\nbestmove e2e4"}, {}}, control: clock,
			want: arena.Outcome{Result: "0-1", Reason: "White: time forfeit", Forfeit: arena.OnTime}, note: "no move in time"},
	} {
		t.Run(test.name, func(t *testing.T) {
			rules := chess(t)
			synctest.Test(t, func(t *testing.T) {
				g := arena.Game{Rules: rules, Stall: time.Minute, Controls: both(test.control)}
				for c, s := range test.scripts {
					u := &uciScript{answers: s}
					g.Players[c] = u.connected(t)
				}
				checkOutcome(t, played(g), test.want, test.note)
			})
		})
	}
}

// In USI a program is ready before a game begins, and is told how it ended for itself.
func TestUSIGame(t *testing.T) {
	shogi := rules(t, "shogi")
	synctest.Test(t, func(t *testing.T) {
		loser, winner := &uciScript{answers: script{"bestmove resign"}}, &uciScript{}
		played(arena.Game{Rules: shogi, Stall: time.Minute, Players: [2]arena.Player{loser.speaking(t, "usi"), winner.speaking(t, "usi")}})
		for u, want := range map[*uciScript]string{loser: "lose", winner: "win"} {
			if !u.was("isready\nusinewgame") || !u.was("gameover "+want) {
				t.Errorf("it was not ready before the game, or not told %q:\n%s", want, strings.Join(u.told, "\n"))
			}
		}
	})
}

// A program that speaks one protocol plays one that speaks the other; each has
// its own limit, and the record has the scores of both.
func TestProtocolsMeet(t *testing.T) {
	rules := chess(t)
	openings, err := arena.ReadOpenings(strings.NewReader("f2f3 e7e5"), rules)
	if err != nil {
		t.Fatal(err)
	}
	synctest.Test(t, func(t *testing.T) {
		u := &uciScript{answers: script{"info depth 3 score cp -33\nbestmove g2g4", "bestmove (none)"}, options: "option name UCI_Variant type combo var chess var shogi\n"}
		white, black := u.connected(t, "setoption name Fine value 1"), script{"3 150 2 99 d8h4\nmove d8h4"}.connected(t)
		white.memory, black.memory = 64, 64
		out := played(arena.Game{Rules: rules, Opening: openings[0].Moves, Players: [2]arena.Player{white, black},
			Controls: [2]arena.Control{{Nodes: 8000}, {Base: 2 * time.Second}}, Stall: time.Minute})
		checkOutcome(t, out, arena.Outcome{Result: "0-1", Reason: "checkmate"}, "")
		if got := strings.Join(out.Comments[2:], ", "); got != "-0.33/3 0.00s, +1.50/3 0.00s" {
			t.Errorf("comments %q", got)
		}
		for _, line := range []string{"setoption name Threads value 1\nsetoption name Fine value 1", "setoption name Hash value 64\nsetoption name UCI_Variant value chess",
			"ucinewgame", "position startpos moves f2f3 e7e5\ngo nodes 8000", "position startpos moves f2f3 e7e5 g2g4 d8h4\ngo depth 1"} {
			if !u.was(line) {
				t.Errorf("it was not told %q but\n%s", line, strings.Join(u.told, "\n"))
			}
		}
	})
}

// A search that runs when the game ends is stopped, and its move does not count in
// the next game.
func TestStoppedSearch(t *testing.T) {
	rules := chess(t)
	synctest.Test(t, func(t *testing.T) {
		u := &uciScript{answers: script{"info depth 1", "bestmove e2e4"}}
		n, black := u.connected(t), script{"resign"}.connected(t)
		g := arena.Game{Rules: rules, Players: [2]arena.Player{n, black}, Stall: time.Second}
		checkOutcome(t, g.Play(), arena.Outcome{Result: "0-1", Reason: "White: stall", Forfeit: arena.Stalled}, "no move within")
		if !n.alive() {
			t.Fatal("it was taken for dead")
		}
		checkOutcome(t, played(g), arena.Outcome{Result: "1-0", Reason: "Black resigns"}, "")
	})
}

// fullClock is a clock before the first move.
func fullClock(c arena.Control) arena.Clock {
	return arena.Clock{Control: c, Remaining: max(c.Base, c.PerMove)}
}

func TestGo(t *testing.T) {
	white := board.NewGame(chess(t).Start())
	black := white.Clone()
	var list board.MoveList
	black.Position().Legal(&list)
	black.Play(list.Moves()[0])
	base := arena.Control{Moves: 40, Base: 60 * time.Second, Inc: 500 * time.Millisecond}
	for _, test := range []struct {
		game       *board.Game
		own, other arena.Control
		want       string
	}{
		{white, arena.Control{Nodes: 7}, base, "go nodes 7"},
		{white, arena.Control{PerMove: time.Second, Depth: 4}, base, "go movetime 1000 depth 4"},
		{white, arena.Control{Depth: 6}, base, "go depth 6"},
		{white, base, arena.Control{Base: time.Second}, "go wtime 60000 btime 1000 winc 500 binc 0 movestogo 40"},
		{black, base, arena.Control{Base: time.Second}, "go wtime 1000 btime 60000 winc 0 binc 500 movestogo 40"},
		{black, arena.Control{Base: time.Second}, arena.Control{Nodes: 5}, "go wtime 1000 btime 1000 winc 0 binc 0"},
	} {
		own, other := fullClock(test.own), fullClock(test.other)
		if got := "go" + uciLimits(arena.Turn{Game: test.game, Own: &own, Other: &other}); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

func TestReadUCIEvent(t *testing.T) {
	for text, want := range map[string]event{
		"bestmove e2e4 ponder e7e5": {kind: movePlayed, text: "e2e4"},
		"bestmove P@e4":             {kind: movePlayed, text: "P@e4"},
		"bestmove 0000":             {kind: noMove, text: ""},
		"bestmove NULL":             {kind: noMove, text: ""},
		"info depth 12 seldepth 20 multipv 1 score cp 34 pv a b": {kind: searchInfo, text: "+0.34/12"},
		"info depth 5 score mate -2 nodes 14":                    {kind: searchInfo, text: "-M2/5"},
		"info depth 5 score mate 3":                              {kind: searchInfo, text: "+M3/5"},
		"info depth 5 score mate 0":                              {kind: searchInfo, text: "-M0/5"},
		"info depth 5 score cp -123456":                          {kind: searchInfo, text: "-999.99/5"},
		"info depth 5 score cp x":                                {},
		"info depth 5 score":                                     {},
		"info score cp 5":                                        {},
		"info depth 5 currmove e2e4":                             {},
		"info string depth 5 score cp 1":                         {},
		"No such option: X":                                      {kind: failure, text: "No such option: X"},
		`info string there is no option "X"`:                     {kind: failure, text: `info string there is no option "X"`},
		"info string option X stays as it was: no":               {kind: failure, text: "info string option X stays as it was: no"},
		"":      {},
		"uciok": {},
	} {
		if got := readUCIEvent(text); got != want {
			t.Errorf("%q: %+v, want %+v", text, got, want)
		}
	}
}

// The option says which variants a program has; without it there is only one.
func TestVariantsOfUCI(t *testing.T) {
	combo := "option name UCI_Variant type combo default chess var chess var my own var shogi\n"
	for _, test := range []struct {
		options, ours, given, want string // want "": refused
	}{
		{combo, "normal", "", "chess"},
		{combo, "shogi", "", "shogi"},
		{combo, "gothic", "", ""},
		{combo, "gothic", "gotisch", "gotisch"},
		{"", "normal", "", "normal"},
		{"", "shogi", "", ""},
		{"", "shogi", "shogi", ""},
		{"", "fischerandom", "", "chess"},
	} {
		r := rules(t, test.ours)
		synctest.Test(t, func(t *testing.T) {
			u := &uciScript{options: test.options}
			n := u.connected(t)
			defer n.close()
			n.variant = test.given
			err := n.protocol.suits(n, arena.Terms{Rules: r})
			if got := n.protocol.(*uci).nameIn(n, r); (err == nil) != (test.want != "") || err == nil && got != test.want {
				t.Errorf("%+v: %q, %v", test, got, err)
			}
		})
	}
}

// A program that does not speak UCI is detected.
func TestNoUCI(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ours, theirs := io.Pipe()
		back, output := io.Pipe()
		go script{}.run(ours, output)
		_, err := greet(&process{in: theirs, lines: readLines(back, func() {}), kill: func() { theirs.Close() }}, Command{Protocol: "uci", Argv: []string{"deaf"}})
		if err == nil || !strings.Contains(err.Error(), "deaf has not answered uci within 30 s; perhaps it does not speak uci") {
			t.Errorf("%v", err)
		}
	})
}
