package board

import (
	"fmt"
	"testing"

	"fairymax/board/define"
)

// choosers are pieces that capture only some types, as those are numbered in the zoo: pawn, king,
// then these four.
func choosers() []define.Type {
	takes := func(steps []define.Step, victims ...define.PieceType) []define.Step {
		for i := range steps {
			steps[i].Mode, steps[i].Victims = define.MayCapture, define.MaskOf(victims...)
		}
		return steps
	}
	return []define.Type{
		typeOf("N", quiet(leap(1, 2)), takes(leap(1, 2), 1, 3, 5)),
		typeOf("R", quiet(slide(0, 1)), takes(slide(0, 1), 2, 4)),
		typeOf("B", quiet(slide(1, 1)), takes(slide(1, 1), 3, 4), takes(leap(1, 1), 2)),
		typeOf("S", leap(1, 1), takes(turned(one(0, 1, 0, define.None), one(0, 1, define.MayMove, define.AfterCapture)), 4, 5)),
	}
}

// zooOfVictims has games in which what attacks a square depends on what stands there.
func zooOfVictims() (games []zooGame) {
	add := func(name string, change ...func(*define.Game)) {
		games = append(games, zoo("victims, "+name, 7, 7, choosers(), change...))
	}
	add("one king")
	add("no king", func(def *define.Game) { def.Royal.Types = 0 })
	for rule := define.CheckAny; rule <= define.CheckOff; rule++ {
		add(fmt.Sprintf("several royals, rule of check %d", rule), several(rule, "K", "R"))
	}
	add("castling", several(define.CheckAny, "K", "R"), func(def *define.Game) {
		def.Start = "r2k2r/ppppppp/7/7/7/PPPPPPP/R2K2R w KQkq - 0 1"
		def.Castlings = []define.Castling{{King: 2, Partner: 4, Left: [2][]int{{1}, {1}}, Right: [2][]int{{5}, {5}}}}
	})
	add("safe goals", func(def *define.Game) {
		for _, t := range []define.PieceType{3, 4} {
			def.Endings.Goals = append(def.Endings.Goals, define.Goal{Type: t, Zone: def.Promotions[0].Zone, Counts: define.GoalIfSafe})
		}
	})
	add("trade", func(def *define.Game) {
		def.Trade = define.Trade{Types: define.MaskOf(3, 4), Counterstrike: define.CounterstrikeAlike}
	})
	return games
}

// TestReferenceOnVictims compares more positions of those games.
func TestReferenceOnVictims(t *testing.T) {
	for _, game := range zooOfVictims() {
		compareOnRandomPositions(t, game, 120)
	}
}
