package board

import (
	"strings"
	"testing"

	"fairymax/board/define"
)

// The side that arrives first wins, unless the other has an answer: it arrives too, and the game
// is drawn.
func TestGoals(t *testing.T) {
	kings := func(white, black bool) define.Goal {
		return define.Goal{Type: 2, Answer: [2]bool{white, black}}
	}
	const race = "8/K6k/8/8/8/8/8/8 w - - 0 1"
	reached := func(c define.Color) Result { return Result{Over: true, Winner: c, Reason: GoalReached} }
	drawn := Result{Over: true, Draw: true, Reason: GoalReached}
	for _, test := range []struct {
		name, fen, moves string
		goal             define.Goal
		want             Result
	}{
		{"no answer", race, "a7a8", kings(false, false), reached(define.White)},
		{"Black may answer", race, "a7a8", kings(false, true), Result{}},
		{"Black answers", race, "a7a8 h7h8", kings(false, true), drawn},
		{"Black does not answer", race, "a7a8 h7h6", kings(false, true), reached(define.White)},
		{"Black cannot answer", "8/K7/7k/8/8/8/8/8 w - - 0 1", "a7a8", kings(false, true), reached(define.White)},
		{"White has no answer", race, "a7a6 h7h8", kings(false, true), reached(define.Black)},
		{"White may answer", "8/K6k/8/8/8/8/8/8 b - - 0 1", "h7h8", kings(true, false), Result{}},
		{"White answers", "8/K6k/8/8/8/8/8/8 b - - 0 1", "h7h8 a7a8", kings(true, false), drawn},
		{"both are safe at once", "1r6/R7/7k/8/8/8/7K/8 w - - 0 1", "a7a8 b8d8 h2h1 d8d7", define.Goal{Type: 3, Counts: define.GoalIfSafe}, reached(define.White)},
		{"both are safe after one move", "1r6/R7/7k/8/8/8/7K/8 w - - 0 1", "a7a8 b8b1", define.Goal{Type: 3, Counts: define.GoalIfSafe}, drawn},
	} {
		def := chess()
		for s := range 8 {
			for c := range test.goal.Zone {
				test.goal.Zone[c].Add(define.Square(56 + s))
			}
		}
		if test.goal.Type == 3 { // rooks go to the enemy's side
			test.goal.Zone[define.Black] = def.Promotions[0].Zone[define.Black]
		}
		def.Endings.Goals = []define.Goal{test.goal}
		g := NewGame(mustParse(t, mustCompile(t, def), test.fen))
		play(t, g, strings.Fields(test.moves)...)
		if got := g.Result(); got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
}
