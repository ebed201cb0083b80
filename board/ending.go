package board

import "math/bits"

// Reason names what ended a game.
type Reason uint8

// The reasons.
const (
	NoReason Reason = iota
	Checkmate
	Stalemate
	Repetition
	MoveRule
	DeadMaterial
	GoalReached
	ChecksGiven
	Extinction
	BareRoyal
	PerpetualCheck
	PerpetualChase
	CountedOut
)

var reasonWords = [...]string{"", "checkmate", "stalemate", "repetition", "move rule", "dead material",
	"goal", "checks", "extinction", "bare king", "perpetual check", "perpetual chase", "counting"}

func (r Reason) String() string { return reasonWords[r] }

// Result is how a game stands.
type Result struct {
	Over   bool
	Draw   bool
	Winner Color // if Over and not Draw
	Reason Reason
}

// result returns the result that an outcome means for a side.
func (o Outcome) result(c Color, why Reason) Result {
	switch o {
	case Win:
		return Result{Over: true, Winner: c, Reason: why}
	case Loss:
		return Result{Over: true, Winner: c.Other(), Reason: why}
	case Draw:
		return Result{Over: true, Draw: true, Reason: why}
	}
	return Result{}
}

// of turns the outcome for one side into that for the side to move.
func (o Outcome) of(side, turn Color) Outcome {
	if side == turn || o == Draw || o == Ongoing {
		return o
	}
	return Loss + Win - o
}

// verdict is an end that a position itself shows, for the side to move.
type verdict struct {
	outcome Outcome
	reason  Reason // NoReason while the game goes on
}

// ending is a way to end a game that a position itself shows. Its predicate
// returns the outcome for the side to move.
type ending struct {
	reason Reason
	judge  func(*Position) Outcome
}

// compileEndings lists the endings of a game in the order in which they count.
func compileEndings(r *Rules) []ending {
	var list []ending
	for _, compile := range []func(*Rules) *ending{compileGoals, compileChecks, compileRoyalLoss, compileExtinction, compileBareKing} {
		if e := compile(r); e != nil {
			list = append(list, *e)
		}
	}
	return list
}

// settle finds out whether the position is an end, after the move that led to
// it; NoMove if there was none.
func (p *Position) settle(m Move) {
	p.verdict = verdict{}
	p.countCheck(m)
	p.keepCount(m)
	for i := range p.rules.endings {
		e := &p.rules.endings[i]
		if outcome := e.judge(p); outcome != Ongoing {
			p.verdict = verdict{outcome, e.reason}
			return
		}
	}
}

// Ended returns the ending that the position itself shows, as the outcome for
// the side to move, and why; Ongoing if there is none. Such a position has no
// legal moves. Mate and stalemate are not among these endings.
func (p *Position) Ended() (Outcome, Reason) { return p.verdict.outcome, p.verdict.reason }

// countMen counts a side's men of some types on the board.
func (p *Position) countMen(c Color, types TypeMask) int {
	n := 0
	for w := range p.rules.words {
		for word := p.men[c][w&3]; word != 0; word &= word - 1 {
			if types.Has(p.board[w<<6+bits.TrailingZeros64(word)].Type()) {
				n++
			}
		}
	}
	return n
}

// Dead reports whether the men left can never win the game for either side.
// Where stalemate wins or loses, or something else than mate ends the game, bare
// men still can.
func (p *Position) Dead() bool {
	endings := &p.rules.Def.Endings
	return endings.Material != Ongoing && endings.Stalemate == Draw && len(p.rules.endings) == 0 && p.nobodyCanMate()
}

// Result returns how the game stands, by the endings of its rules, in the order
// goal, checks, extinction, bare king; mate and stalemate, dead material,
// repetition, move rule and counting.
func (g *Game) Result() Result {
	p := g.Position()
	endings := &p.rules.Def.Endings
	switch {
	case p.verdict.reason != NoReason:
		return p.verdict.outcome.result(p.turn, p.verdict.reason)
	case !p.HasLegalMove() && p.InCheck():
		return endings.Checkmate.result(p.turn, Checkmate)
	case !p.HasLegalMove():
		return endings.Stalemate.result(p.turn, Stalemate)
	case p.Dead():
		return Draw.result(p.turn, DeadMaterial)
	}
	if outcome, why := g.repetition(); outcome != Ongoing {
		return outcome.result(p.turn, why)
	}
	switch {
	case endings.MoveRule > 0 && p.Clock() >= 2*endings.MoveRule:
		return Draw.result(p.turn, MoveRule)
	case p.countedOut():
		return Draw.result(p.turn, CountedOut)
	}
	return Result{}
}
