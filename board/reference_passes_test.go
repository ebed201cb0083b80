package board

import (
	"slices"
	"testing"

	"fairymax/board/define"
)

// Passes, royals that face each other, and points, in the reference.

func (g *refGame) countsPasses() bool {
	return g.def.Endings.Passes != define.Ongoing || g.def.Endings.Facing != define.Ongoing
}

// facing reports whether the royals face each other where that counts: from the one,
// nothing stands before the other in one of the four straight directions.
func (g *refGame) facing(p *refPosition) bool {
	if g.def.Endings.Facing == define.Ongoing {
		return false
	}
	for _, royal := range g.royals(p, define.White) {
		for _, v := range []define.Vector{{Right: 0, Up: 1}, {Right: 0, Up: -1}, {Right: 1, Up: 0}, {Right: -1, Up: 0}} {
			s, ok := g.away(royal, v, false)
			for ok && p.board[s] == define.Empty {
				s, ok = g.away(s, v, false)
			}
			if ok && slices.Contains(g.royals(p, define.Black), s) {
				return true
			}
		}
	}
	return false
}

// withFacing keeps of the legal moves those that end it that royals face each other, and
// adds a pass.
func (g *refGame) withFacing(p *refPosition, list []refMove) []refMove {
	if !g.facing(p) {
		return list
	}
	list = slices.DeleteFunc(list, func(m refMove) bool {
		q := g.change(p, &m)
		return m.passes || g.facing(&q)
	})
	return append(list, refMove{passes: true})
}

// passed returns how passes have ended the game for the side to move.
func (g *refGame) passed(p *refPosition) define.Outcome {
	switch {
	case p.passes > 0 && g.facing(p) && g.def.Endings.Facing == define.Draw:
		return define.Draw
	case p.passes > 0 && g.facing(p):
		return mirrored(seenBy(p.turn.Other(), g.def.Endings.Facing))
	case p.passes == 2:
		return seenBy(p.turn, g.def.Endings.Passes)
	}
	return define.Ongoing
}

// byPoints lets points decide what would be a draw.
func (g *refGame) byPoints(p *refPosition, o define.Outcome) define.Outcome {
	sum := 0
	for c, sign := range [2]int{1, -1} {
		sum += sign * g.def.Endings.Points.Odds[c]
		for t, n := range g.def.Endings.Points.Pieces {
			sum += sign * n * g.count(p, define.Color(c), t)
		}
	}
	if p.turn == define.Black {
		sum = -sum
	}
	switch {
	case o == define.Draw && sum > 0:
		return define.Win
	case o == define.Draw && sum < 0:
		return define.Loss
	}
	return o
}

// zooOfPasses has games in which passes end the game, and points may decide it.
func zooOfPasses() []zooGame {
	few := func() []define.Type {
		return slices.Concat(jumpers()[6:7], jumpers()[9:10], []define.Type{typeOf("N", leap(1, 2)), typeOf("L", lionSteps())})
	}
	counted := func(def *define.Game) {
		def.Endings.Points = define.Points{Pieces: map[define.PieceType]int{1: 2, 3: 7, typeCalled(def, "N"): 10}, Odds: [2]int{0, 3}}
	}
	faced := func(o define.Outcome) func(*define.Game) { return func(def *define.Game) { def.Endings.Facing = o } }
	passed := func(def *define.Game) { def.Endings.Passes, def.Pass = define.Draw, true }
	return []zooGame{
		zoo("two passes", 5, 5, few(), passed),
		zoo("two passes and points", 5, 5, few(), passed, counted),
		zoo("royals that face each other", 5, 5, few(), faced(define.Draw)),
		zoo("royals that face each other, counted", 5, 6, few(), faced(define.Draw), passed, counted),
		zoo("royals that face each other and lose", 4, 6, few(), faced(define.Loss), passed),
		zoo("royals that face each other and win, with drops", 6, 7, few(), drops, faced(define.Win)),
		zoo("royals that face each other and forced captures", 5, 5, few(), faced(define.Draw), func(def *define.Game) { def.Captures = define.CapturesForced }),
		zoo("two passes that Black wins", 5, 5, few(), func(def *define.Game) { def.Endings.Passes, def.Pass = define.BlackWins, true }),
		zoo("royals that face each other, and White wins", 4, 6, few(), faced(define.WhiteWins)),
		zoo("knights that run out, and Black wins", 5, 5, few(), func(def *define.Game) {
			def.Endings.Extinct = define.Extinction{Types: define.MaskOf(typeCalled(def, "N")), Result: define.BlackWins}
		}),
		zoo("bare kings counted", 5, 5, few(), counted, func(def *define.Game) { def.Endings.BareKing = define.BareDraws }),
		zoo("goals that must be safe", 6, 6, few(), goalsThat(define.GoalIfSafe)),
		zoo("goals that must be kept", 6, 6, few(), goalsThat(define.GoalIfKept)),
		zoo("hurdles of some types", 7, 7, jumpers(), choosyHurdles),
	}
}

// goalsThat are far ranks for kings and knights.
func goalsThat(counts define.GoalCount) func(*define.Game) {
	return func(def *define.Game) {
		zone := [2]define.Set{upTo(def, 2)[define.Black], upTo(def, 2)[define.White]}
		def.Endings.Goals = []define.Goal{{Type: 2, Zone: zone, Counts: counts}, {Type: typeCalled(def, "N"), Zone: zone, Counts: counts}}
	}
}

// choosyHurdles lets every piece jump over, or turn at, a few types only.
func choosyHurdles(def *define.Game) {
	for t := range def.Types {
		for c, steps := range def.Types[t].Steps {
			steps = slices.Clone(steps)
			for i := range steps {
				if steps[i].Hop >= define.OverAny && steps[i].Hop <= define.BeforeEnemy {
					steps[i].Hurdles = define.MaskOf(1, 2, define.PieceType(3+(t+1)%5))
				}
				if t > 1 && t%2 == 0 {
					steps[i].Victims = define.MaskOf(2, 3, 6, 7, 9)
				}
			}
			def.Types[t].Steps[c] = steps
		}
	}
}

// TestReferenceOnPasses compares more positions of those games.
func TestReferenceOnPasses(t *testing.T) {
	for _, game := range zooOfPasses() {
		compareOnRandomPositions(t, game, 150)
	}
}
