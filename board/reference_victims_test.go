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
	add("royals that stay", several(define.CheckAny, "K", "B"), func(def *define.Game) { def.Royal.Stays = true })
	add("kings that stay", several(define.CheckAny, "K"), func(def *define.Game) {
		def.Royal.Stays = true
		def.Start = "knr1brk/ppppppp/7/7/7/PPPPPPP/KNR1BRK w - - 0 1"
	})
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

// zooOfPassers has games in which more than pawns may be captured en passant.
func zooOfPassers() (games []zooGame) {
	double := func(only define.Mode) func(*define.Game) {
		return func(def *define.Game) {
			for c := range def.Types[1].Steps {
				for _, v := range []define.Vector{{Right: 0, Up: 1}, {Right: 1, Up: 0}, {Right: 0, Up: -1}} {
					def.Types[1].Steps[c] = append(def.Types[1].Steps[c][:len(def.Types[1].Steps[c]):len(def.Types[1].Steps[c])],
						define.Step{Vector: v.Add(v), Range: 1, Path: []define.Vector{v}, Mode: only, EnPassant: define.EnPassantExposes})
				}
			}
		}
	}
	toKing := func(def *define.Game) {
		def.Promotions[0].Choices = [2][]define.PieceType{{2, 3}, {2, 3}}
		def.Promotions[0].Zone = upTo(def, def.Ranks)
		def.Promotions[0].Must = [2]define.Set{}
		def.Promotions[0].By = define.ByInside
	}
	takers := []define.Type{typeOf("N", leap(1, 2)), typeOf("T", slide(0, 1), slide(1, 1))}
	for c := range takers[1].Steps {
		takers[1].Steps[c] = append([]define.Step(nil), takers[1].Steps[c]...)
		for i := range takers[1].Steps[c] {
			takers[1].Steps[c][i].EnPassant = define.EnPassantCaptures
		}
	}
	add := func(name string, change ...func(*define.Game)) {
		games = append(games, zoo("passers, "+name, 6, 7, takers, change...))
	}
	add("pawns")
	add("kings", double(define.MayMove))
	add("kings that also capture", double(both))
	add("pawns that become kings", toKing)
	add("explosions", double(define.MayMove), explosions(1, define.FateGoes, "P"))
	for rule := define.CheckAll; rule <= define.CheckOff; rule++ {
		add(fmt.Sprintf("several kings, rule of check %d", rule), several(rule, "K", "N"), double(define.MayMove), toKing)
	}
	return games
}

// TestReferenceOnVictims compares more positions of those games.
func TestReferenceOnVictims(t *testing.T) {
	for _, game := range append(zooOfVictims(), zooOfPassers()...) {
		compareOnRandomPositions(t, game, 120)
	}
}
