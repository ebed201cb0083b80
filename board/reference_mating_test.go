package board

import "fairymax/board/define"

// Checks that may not mate, or do not win, in the reference.

// checkers lists the types of the pieces that attack the royal of the side to move, if it is
// in check by them.
func (g *refGame) checkers(p *refPosition) (types define.TypeMask, n int) {
	if !g.inCheck(p, p.turn) {
		return 0, 0
	}
	for _, s := range g.pieces(p, p.turn.Other()) {
		hits := false
		g.walkTakes(p, s, func(e *refEnd) {
			for _, taken := range e.taken {
				hits = hits || g.def.Royal.Types.Has(p.board[taken].Type())
			}
		})
		if hits {
			types |= define.MaskOf(p.board[s].Type())
			n++
		}
	}
	return types, n
}

// continueSeries notes for the side to move whether its series of checks has had one that
// counts.
func (g *refGame) continueSeries(q *refPosition) {
	if g.def.Endings.Mating.Needs == 0 {
		return
	}
	types, n := g.checkers(q)
	q.series[q.turn] = n > 0 && (q.series[q.turn] || types&g.def.Endings.Mating.Needs != 0)
}

// matesWrongly reports whether a move that led to q mates by pieces that may not mate
// alone. Whether the replies do so is not asked.
func (g *refGame) matesWrongly(q *refPosition) bool {
	never := g.def.Endings.Mating.Never
	if types, n := g.checkers(q); never == 0 || n == 0 || types&^never != 0 {
		return false
	}
	free, def := *g, *g.def
	def.Endings.Mating.Never = 0
	free.def = &def
	return len(free.isLegal(q)) == 0
}

// mated is what a side that is mated gets.
func (g *refGame) mated(p *refPosition) define.Outcome {
	if g.def.Endings.Mating.Needs != 0 && !p.series[p.turn] {
		return define.Draw
	}
	return g.def.Endings.Checkmate
}

// zooOfMates has games in which some checks do not win.
func zooOfMates() []zooGame {
	few := func() []define.Type {
		return []define.Type{typeOf("N", leap(1, 2)), typeOf("R", slide(0, 1)), typeOf("B", slide(1, 1))}
	}
	mating := func(needs, never string) func(*define.Game) {
		return func(def *define.Game) {
			for _, letter := range needs {
				def.Endings.Mating.Needs |= define.MaskOf(typeCalled(def, string(letter)))
			}
			for _, letter := range never {
				def.Endings.Mating.Never |= define.MaskOf(typeCalled(def, string(letter)))
			}
		}
	}
	return []zooGame{
		zoo("mates that need rooks and knights", 5, 5, few(), mating("RN", "N")),
		zoo("mates not by rooks and pawns", 5, 5, few(), mating("", "RP")),
		zoo("mates of jumpers", 7, 7, jumpers(), mating("C", "GH")),
		zoo("mates and drops", 5, 6, few(), mating("RP", "NB"), func(def *define.Game) { def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainCaptures} }),
		zoo("mates and castling", 9, 7, []define.Type{typeOf("R", slide(0, 1)), typeOf("N", leap(1, 2)), typeOf("C", slide(1, 1))}, castlers, mating("N", "R")),
	}
}

// zooOfChecks has games in which a move may not give check, or only if it mates.
func zooOfChecks() []zooGame {
	return []zooGame{
		zoo("no move gives check", 7, 7, few(), givesNoCheck),
		zoo("no explosion gives check", 7, 7, peaceful(), explosions(1, define.FateGoes, "P"), givesNoCheck),
		zoo("no drop gives check", 6, 7, few(), drops, givesNoCheck),
		zoo("no gate gives check", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers, givesNoCheck,
			func(def *define.Game) {
				def.Hand = define.Hand{Use: define.HandGate | define.HandDrop, Gains: define.GainCaptures}
			}),
		zoo("only mates give check", 6, 6, few(), givesMateOnly),
		zoo("only mates give check, drops", 5, 6, few(), drops, givesMateOnly),
		zoo("only mates give check, castling", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers, givesMateOnly),
	}
}

func givesNoCheck(def *define.Game) { def.Royal.Gives = define.ChecksForbidden }

func givesMateOnly(def *define.Game) { def.Royal.Gives = define.ChecksThatMate }
