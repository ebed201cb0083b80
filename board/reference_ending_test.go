package board

import "fairymax/board/define"

// The endings that a position shows, in the reference, and the games that have them.

func zooOfEndings() []zooGame {
	return []zooGame{
		zoo("goals and checks", 7, 7, few(), goalsAndChecks),
		zoo("races that Black may answer", 7, 7, few(), races(false, true)),
		zoo("races that both may answer", 7, 7, few(), races(true, true), givesNoCheck),
		zoo("extinction of any", 7, 7, few(), several(define.CheckOff, "K"), extinctionOf(false, 0)),
		zoo("extinction of all", 7, 7, few(), extinctionOf(true, 1)),
		zoo("extinction that wins", 7, 7, few(), extinctionOf(false, 1), func(def *define.Game) { def.Endings.Extinct.Result = define.Win }),
		zoo("extinction that draws", 7, 7, few(), extinctionOf(true, 2), func(def *define.Game) { def.Endings.Extinct.Result = define.Draw }),
		zoo("bare kings that win", 5, 5, few(), func(def *define.Game) { def.Endings.BareKing = define.BareWins }),
		zoo("bare kings that draw", 5, 5, few(), func(def *define.Game) { def.Endings.BareKing = define.BareDraws }),
		zoo("bare kings", 5, 5, few(), func(def *define.Game) { def.Endings.BareKing = define.BareLoses }),
		zoo("bare kings with pieces that wait for a promotion", 5, 5, few(), promotionFromHand, func(def *define.Game) { def.Endings.BareKing = define.BareLoses }),
		zoo("bare kings that answer", 5, 5, few(), func(def *define.Game) { def.Endings.BareKing = define.BareMayAnswer }),
	}
}

// goalsAndChecks ends games by both.
func goalsAndChecks(def *define.Game) {
	zone := [2]define.Set{upTo(def, 2)[define.Black], upTo(def, 2)[define.White]}
	def.Endings.Goals = []define.Goal{{Type: 2, Zone: zone}, {Type: typeCalled(def, "N"), Zone: [2]define.Set{upTo(def, 1)[define.Black], upTo(def, 1)[define.White]}}}
	def.Endings.Checks = 3
	def.Start = "lohkcnl/ppppppp/7/7/7/PPPPPPP/LOHKCNL w - - 0 1"
}

// races are won by the king or a knight on the far ranks, with answers.
func races(white, black bool) func(*define.Game) {
	return func(def *define.Game) {
		goalsAndChecks(def)
		def.Endings.Checks = 0
		for i := range def.Endings.Goals {
			def.Endings.Goals[i].Answer = [2]bool{white, black}
		}
	}
}

// extinctionOf loses for a side without knights, pawns and cannons, of each or of all.
func extinctionOf(all bool, left int) func(*define.Game) {
	return func(def *define.Game) {
		def.Endings.Extinct = define.Extinction{Types: define.MaskOf(1, typeCalled(def, "N"), typeCalled(def, "C")), All: all, Left: left}
	}
}

// ended returns how the game has ended for the side to move by an ending that
// the position shows: goal, checks, extinction, bare king, in this order.
func (g *refGame) ended(p *refPosition) define.Outcome {
	us, them := p.turn, p.turn.Other()
	checks := g.def.Endings.Checks
	switch {
	case g.reached(p, us) && g.reached(p, them) && (g.answers(p, them) || g.lingers()):
		return g.byPoints(p, define.Draw)
	case g.reached(p, them) && !g.reached(p, us) && g.answers(p, us) && g.mayArrive(p):
		return define.Ongoing
	case g.reached(p, them) || checks > 0 && p.given[them] >= checks && !g.reached(p, us):
		return define.Loss
	case g.reached(p, us) || checks > 0 && p.given[us] >= checks:
		return define.Win
	case g.dethroned(p, them):
		return define.Win
	case g.dethroned(p, us):
		return define.Loss
	case g.extinct(p, them):
		return g.byPoints(p, mirrored(seenBy(them, g.ranOut())))
	case g.extinct(p, us):
		return g.byPoints(p, seenBy(us, g.ranOut()))
	}
	if o := g.bare(p); o != define.Ongoing {
		return g.byPoints(p, o)
	}
	return g.byPoints(p, g.passed(p))
}

// reached reports whether a side has brought a piece to where it wins.
func (g *refGame) reached(p *refPosition, c define.Color) bool {
	for _, goal := range g.def.Endings.Goals {
		for _, s := range g.pieces(p, c) {
			if p.board[s].Type() == goal.Type && goal.Zone[c].Has(s) && g.holds(p, goal.Counts, s, c) {
				return true
			}
		}
	}
	return false
}

// holds reports whether a piece that stands on its goal has reached it.
func (g *refGame) holds(p *refPosition, counts define.GoalCount, s define.Square, c define.Color) bool {
	switch counts {
	case define.GoalIfSafe:
		return !g.attacked(p, s, c.Other(), p.board[s].Type())
	case define.GoalIfKept:
		return c == p.turn
	}
	return true
}

// lingers reports whether a piece may stand on its goal before it counts.
func (g *refGame) lingers() bool {
	return len(g.def.Endings.Goals) > 0 && g.def.Endings.Goals[0].Counts != define.GoalAtOnce
}

// answers reports whether a side has a move left after all goals that the other has
// reached.
func (g *refGame) answers(p *refPosition, c define.Color) bool {
	answers := true
	for _, goal := range g.def.Endings.Goals {
		for _, s := range g.pieces(p, c.Other()) {
			if p.board[s].Type() == goal.Type && goal.Zone[c.Other()].Has(s) {
				answers = answers && goal.Answer[c]
			}
		}
	}
	return answers
}

// mayArrive reports whether the side to move can reach a goal at once.
func (g *refGame) mayArrive(p *refPosition) bool {
	for _, m := range g.isLegal(p) {
		if q := g.play(p, &m); g.reached(&q, p.turn) {
			return true
		}
	}
	return false
}

// dethroned reports whether a side has lost its last royal, where royals may be taken.
func (g *refGame) dethroned(p *refPosition, c define.Color) bool {
	return (g.def.Royal.Check == define.CheckOff || g.def.Royal.Check == define.CheckLast || g.explodes()) && g.owned(&g.first, c, g.def.Royal.Types) > 0 && g.owned(p, c, g.def.Royal.Types) == 0
}

// owned counts a side's pieces of some types, on the board and in hand.
func (g *refGame) owned(p *refPosition, c define.Color, types define.TypeMask) (n int) {
	for i := range g.def.Types {
		if t := define.PieceType(i + 1); types.Has(t) {
			n += g.count(p, c, t) + int(p.hands[c][t])
		}
	}
	return n
}

// extinct reports whether a side has run out of pieces that it must keep: of any
// type, or of all types together, of which it had enough at the start.
func (g *refGame) extinct(p *refPosition, c define.Color) bool {
	d := &g.def.Endings.Extinct
	ranOut := func(types define.TypeMask) bool {
		return g.owned(&g.first, c, types) > d.Left && g.owned(p, c, types) <= d.Left
	}
	if d.All {
		return ranOut(d.Types)
	}
	for i := range g.def.Types {
		if t := define.PieceType(i + 1); d.Types.Has(t) && ranOut(define.MaskOf(t)) {
			return true
		}
	}
	return false
}

// bare looks for a side that has nothing but its royals.
func (g *refGame) bare(p *refPosition) define.Outcome {
	if g.def.Endings.BareKing == define.BareNothing {
		return define.Ongoing
	}
	switch us, them := g.isBare(p, p.turn), g.isBare(p, p.turn.Other()); {
	case us && them:
		return define.Draw
	case them:
		return mirrored(g.bareResult())
	case us && !(g.def.Endings.BareKing == define.BareMayAnswer && g.mayBare(p)):
		return g.bareResult()
	}
	return define.Ongoing
}

// bareResult is what a side with nothing but royals gets.
func (g *refGame) bareResult() define.Outcome {
	switch g.def.Endings.BareKing {
	case define.BareWins:
		return define.Win
	case define.BareDraws:
		return define.Draw
	}
	return define.Loss
}

// ranOut is what a side that has run out of pieces gets.
func (g *refGame) ranOut() define.Outcome {
	return max(define.Loss, g.def.Endings.Extinct.Result)
}

// seenBy is what an outcome means for a side if it names the winner.
func seenBy(c define.Color, o define.Outcome) define.Outcome {
	switch {
	case o == define.WhiteWins && c == define.White, o == define.BlackWins && c == define.Black:
		return define.Win
	case o == define.WhiteWins, o == define.BlackWins:
		return define.Loss
	}
	return o
}

// mirrored is what an outcome of one side means for the other.
func mirrored(o define.Outcome) define.Outcome {
	return map[define.Outcome]define.Outcome{define.Win: define.Loss, define.Loss: define.Win, define.Draw: define.Draw}[o]
}

// isBare reports whether a side has only royals. A hand that is only good for
// promotion does not count.
func (g *refGame) isBare(p *refPosition, c define.Color) bool {
	if g.def.Hand.Use&^define.HandPromote != 0 && p.hands[c] != [define.MaxTypes + 1]uint8{} {
		return false
	}
	return len(g.pieces(p, c)) == len(g.royals(p, c))
}

// mayBare reports whether the side to move can bare the other with this move.
func (g *refGame) mayBare(p *refPosition) bool {
	for _, m := range g.isLegal(p) {
		if q := g.play(p, &m); g.isBare(&q, q.turn) {
			return true
		}
	}
	return false
}
