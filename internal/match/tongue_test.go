package match

import (
	"testing"
	"time"

	"fairymax/board"
	"fairymax/internal/arena"
	"fairymax/internal/notation"
)

func TestLimitsOfTongues(t *testing.T) {
	first := board.NewGame(rules(t, "shogi").Start())
	second := first.Clone()
	m, err := notation.ReadUSI(second.Position(), "7g7f")
	if err != nil {
		t.Fatal(err)
	}
	second.Play(m)
	base := arena.Control{Moves: 40, Base: 60 * time.Second, Inc: 500 * time.Millisecond}
	other := arena.Control{Base: time.Second}
	for _, test := range []struct {
		protocol   string
		game       *board.Game
		own, other arena.Control
		want       string
	}{
		{"usi", first, base, other, " btime 60000 wtime 1000 binc 500 winc 0"},
		{"usi", second, base, other, " btime 1000 wtime 60000 binc 0 winc 500"},
		{"usi", first, arena.Control{PerMove: time.Second}, other, " btime 0 wtime 0 byoyomi 1000"},
		{"usi", first, arena.Control{Nodes: 7}, other, " nodes 7"},
		{"ucci", first, base, other, " time 60000 movestogo 40 opptime 1000 oppincrement 0"},
		{"ucci", second, other, base, " time 1000 increment 0 opptime 60000 oppincrement 500"},
		{"ucci", first, arena.Control{PerMove: time.Second}, other, " time 1000 movestogo 1"},
	} {
		own, opponent := fullClock(test.own), fullClock(test.other)
		if got := tongues[test.protocol].limits(arena.Turn{Game: test.game, Own: &own, Other: &opponent}); got != test.want {
			t.Errorf("%s: %q, want %q", test.protocol, got, test.want)
		}
	}
}

func TestEventsOfTongues(t *testing.T) {
	for protocol, lines := range map[string]map[string]event{
		"usi": {
			"bestmove 7g7f ponder 3c3d":          {kind: movePlayed, text: "7g7f"},
			"bestmove resign":                    {kind: resigned, text: ""},
			"bestmove win":                       {kind: claimed, text: "a win by declaration"}, // no offer of a draw
			"info depth 5 score mate 3 pv 7g7f":  {kind: searchInfo, text: "+M2/5"},
			"info depth 5 score mate -4 pv 7g7f": {kind: searchInfo, text: "-M2/5"},
			"info depth 5 score mate + pv 7g7f":  {},
			"info depth 5 score cp 12 nodes 1":   {kind: searchInfo, text: "+0.12/5"},
			"info string nothing":                {},
			"Unknown command: x":                 {kind: failure, text: "Unknown command: x"},
		},
		"ucci": {
			"bestmove h2e2 ponder h9g7":        {kind: movePlayed, text: "h2e2"},
			"bestmove h2e2 resign":             {kind: resigned, text: ""},
			"nobestmove":                       {kind: noMove, text: ""},
			"info depth 5 score 12 pv h2e2":    {kind: searchInfo, text: "+0.12/5"},
			"info depth 5 score cp 12 pv h2e2": {kind: searchInfo, text: "+0.12/5"},
			"info message depth 5 score 12":    {},
			"info depth 5":                     {},
			"":                                 {},
		},
	} {
		for text, want := range lines {
			if got := tongues[protocol].event(text); got != want {
				t.Errorf("%s: %q: %+v, want %+v", protocol, text, got, want)
			}
		}
	}
}

// The moves of a game are written and read in each protocol.
func TestMovesOfTongues(t *testing.T) {
	for _, test := range []struct{ protocol, game, move string }{
		{"uci", "xiangqi", "h3e3"}, {"ucci", "xiangqi", "h2e2"}, {"usi", "shogi", "7g7f"}, {"uci", "shogi", "c3c4"},
	} {
		p := rules(t, test.game).Start()
		m, err := tongues[test.protocol].read(p, test.move)
		if err != nil {
			t.Errorf("%s: %v", test.protocol, err)
			continue
		}
		if got := tongues[test.protocol].write(p, m); got != test.move {
			t.Errorf("%s: %s is written %s", test.protocol, test.move, got)
		}
	}
}
