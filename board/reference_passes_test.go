package board

import (
	"slices"
	"testing"
)

// Passes, royals that face each other, and points, in the reference.

func (g *refGame) countsPasses() bool {
	return g.def.Endings.Passes != Ongoing || g.def.Endings.Facing != Ongoing
}

// facing reports whether the royals face each other where that counts: from the one,
// nothing stands before the other in one of the four straight directions.
func (g *refGame) facing(p *refPosition) bool {
	if g.def.Endings.Facing == Ongoing {
		return false
	}
	for _, royal := range g.royals(p, White) {
		for _, v := range []Vector{{0, 1}, {0, -1}, {1, 0}, {-1, 0}} {
			s, ok := g.away(royal, v, false)
			for ok && p.board[s] == Empty {
				s, ok = g.away(s, v, false)
			}
			if ok && slices.Contains(g.royals(p, Black), s) {
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
		q := g.play(p, &m)
		return m.passes || g.facing(&q)
	})
	return append(list, refMove{passes: true})
}

// passed returns how passes have ended the game for the side to move.
func (g *refGame) passed(p *refPosition) Outcome {
	switch {
	case p.passes > 0 && g.facing(p) && g.def.Endings.Facing == Draw:
		return Draw
	case p.passes > 0 && g.facing(p):
		return mirrored(seenBy(p.turn.Other(), g.def.Endings.Facing))
	case p.passes == 2:
		return seenBy(p.turn, g.def.Endings.Passes)
	}
	return Ongoing
}

// byPoints lets points decide what would be a draw.
func (g *refGame) byPoints(p *refPosition, o Outcome) Outcome {
	sum := 0
	for c, sign := range [2]int{1, -1} {
		sum += sign * g.def.Endings.Points.Odds[c]
		for t, n := range g.def.Endings.Points.Pieces {
			sum += sign * n * g.count(p, Color(c), t)
		}
	}
	if p.turn == Black {
		sum = -sum
	}
	switch {
	case o == Draw && sum > 0:
		return Win
	case o == Draw && sum < 0:
		return Loss
	}
	return o
}

// zooOfPasses has games in which passes end the game, and points may decide it.
func zooOfPasses() []zooGame {
	few := func() []TypeDef {
		return slices.Concat(jumpers()[6:7], jumpers()[9:10], []TypeDef{typeOf("N", leap(1, 2)), typeOf("L", lionSteps())})
	}
	counted := func(def *Definition) {
		def.Endings.Points = PointsDef{Pieces: map[PieceType]int{1: 2, 3: 7, typeCalled(def, "N"): 10}, Odds: [2]int{0, 3}}
	}
	faced := func(o Outcome) func(*Definition) { return func(def *Definition) { def.Endings.Facing = o } }
	passed := func(def *Definition) { def.Endings.Passes, def.Pass = Draw, true }
	return []zooGame{
		zoo("two passes", 5, 5, few(), passed),
		zoo("two passes and points", 5, 5, few(), passed, counted),
		zoo("royals that face each other", 5, 5, few(), faced(Draw)),
		zoo("royals that face each other, counted", 5, 6, few(), faced(Draw), passed, counted),
		zoo("royals that face each other and lose", 4, 6, few(), faced(Loss), passed),
		zoo("royals that face each other and win, with drops", 6, 7, few(), drops, faced(Win)),
		zoo("royals that face each other and forced captures", 5, 5, few(), faced(Draw), func(def *Definition) { def.Captures = CapturesForced }),
		zoo("two passes that Black wins", 5, 5, few(), func(def *Definition) { def.Endings.Passes, def.Pass = BlackWins, true }),
		zoo("royals that face each other, and White wins", 4, 6, few(), faced(WhiteWins)),
		zoo("knights that run out, and Black wins", 5, 5, few(), func(def *Definition) {
			def.Endings.Extinct = ExtinctDef{Types: MaskOf(typeCalled(def, "N")), Result: BlackWins}
		}),
		zoo("bare kings counted", 5, 5, few(), counted, func(def *Definition) { def.Endings.BareKing = BareDraws }),
		zoo("goals that must be safe", 6, 6, few(), goalsThat(GoalIfSafe)),
		zoo("goals that must be kept", 6, 6, few(), goalsThat(GoalIfKept)),
		zoo("hurdles of some types", 7, 7, jumpers(), choosyHurdles),
	}
}

// goalsThat are far ranks for kings and knights.
func goalsThat(counts GoalCount) func(*Definition) {
	return func(def *Definition) {
		zone := [2]Set{upTo(def, 2)[Black], upTo(def, 2)[White]}
		def.Endings.Goals = []GoalDef{{Type: 2, Zone: zone, Counts: counts}, {Type: typeCalled(def, "N"), Zone: zone, Counts: counts}}
	}
}

// choosyHurdles lets every piece jump over, or turn at, a few types only.
func choosyHurdles(def *Definition) {
	for t := range def.Types {
		for c, steps := range def.Types[t].Steps {
			steps = slices.Clone(steps)
			for i := range steps {
				if steps[i].Hop >= OverAny && steps[i].Hop <= BeforeEnemy {
					steps[i].Hurdles = MaskOf(1, 2, PieceType(3+(t+1)%5))
				}
				if t > 1 && t%2 == 0 {
					steps[i].Victims = MaskOf(2, 3, 6, 7, 9)
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
