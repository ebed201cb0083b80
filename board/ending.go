package board

import (
	"slices"

	"fairymax/board/define"
)

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
	RoyalLost
	Extinction
	BareRoyal
	PerpetualCheck
	PerpetualChase
	CountedOut
	BothPassed
	RoyalsFaced
	PointsDecide
	Waiting
	Impasse
	numReasons
)

var reasonWords = [...]string{"", "checkmate", "stalemate", "repetition", "move rule", "dead material",
	"goal", "checks", "king lost", "extinction", "bare king", "perpetual check", "perpetual chase", "counting", "passes", "facing royals", "points", "waiting",
	"declaration of impasse"}

var _ [numReasons]string = reasonWords // no word is missing

func (r Reason) String() string { return reasonWords[r] }

// endingKind is a way to end a game that a position itself shows.
type endingKind struct {
	reason  Reason
	compile func(*Rules) predicate // nil if the game does not end this way
	quiet   bool                   // a quiet move can bring it about

	// open reports whether a side may still win by it with the pieces that are left; nil if
	// that is not asked, and no position is dead.
	open func(m remains, side define.Color) bool
	// beats reports whether a side can lose a game that ends this way.
	beats func(r *Rules, side define.Color, reach Reach) bool

	// decides reports whether a definition says that a side can win or lose this way.
	decides func(*define.Game) bool
}

// Reach returns the squares on which a side's pieces of a type can ever stand.
type Reach func(define.Color, define.PieceType) define.Set

// predicate returns the outcome for the side to move.
type predicate func(*Position) define.Outcome

// endingKinds has a row for each such ending, in the order in which they count.
func endingKinds() []endingKind {
	return []endingKind{
		// reason, compile, quiet, open, beats, decides
		{GoalReached, compileGoals, true, remains.mayArrive, (*Rules).enemyReachesGoal, definesGoals},
		{ChecksGiven, compileChecks, true, remains.mayCheck, (*Rules).hasRoyal, definesRoyals},
		{RoyalLost, compileRoyalLoss, false, remains.mayTakeRoyal, (*Rules).hasRoyal, definesRoyals},
		{Extinction, compileExtinction, false, remains.mayRunOut, (*Rules).losesByExtinction, extinctionDecides},
		{BareRoyal, compileBareKing, false, remains.mayRunOut, (*Rules).losesByBareRoyal, definesRoyals},
		{RoyalsFaced, compileFacing, true, remains.mayFace, (*Rules).losesByFacing, definesRoyals},
		{BothPassed, compilePasses, true, remains.mayPass, (*Rules).losesByPasses, passesDecide},
	}
}

// CanBeWon reports whether a side can win or lose the game that is defined, by royals or in
// any other way.
func CanBeWon(def *define.Game) bool {
	e := &def.Endings
	switch {
	case definesRoyals(def), e.Stalemate.Decides(), repetitionDecides(def), e.MoveRule > 0 && e.MoveRuleResult.Decides(), pointsDecide(def):
		return true
	}
	return slices.ContainsFunc(endingKinds(), func(kind endingKind) bool { return kind.decides(def) })
}

// ending is an ending that a game has.
type ending struct {
	endingKind
	judge predicate
}

// compileEndings lists the endings that positions of a game can show.
func compileEndings(r *Rules) []ending {
	var list []ending
	for _, kind := range endingKinds() {
		if judge := kind.compile(r); judge != nil {
			list = append(list, ending{kind, judge})
		}
	}
	return list
}

// hasEnding reports whether the game has an ending that matches.
func (r *Rules) hasEnding(match func(endingKind) bool) bool {
	for i := range r.endings {
		if match(r.endings[i].endingKind) {
			return true
		}
	}
	return false
}

// CanLose reports whether any ending of the game can count against a side.
func (r *Rules) CanLose(side define.Color, reach Reach) bool {
	switch mate := r.CheckmateOutcome(); {
	case mate == define.Loss && r.hasRoyal(side, reach), mate == define.Win && r.hasRoyal(side.Other(), reach):
		return true
	case r.HasImpasse(), r.StalemateOutcome().Beats(side), r.repetition.beats(side), r.MoveRule() > 0 && r.MoveRuleOutcome().Beats(side), r.DecidesDraws():
		return true
	}
	return r.hasEnding(func(e endingKind) bool { return e.beats(r, side, reach) })
}

// hasRoyal reports whether a side ever has a royal piece.
func (r *Rules) hasRoyal(side define.Color, reach Reach) bool {
	for t := define.PieceType(1); int(t) <= r.Types(); t++ {
		if squares := reach(side, t); r.IsRoyal(t) && !squares.Empty() {
			return true
		}
	}
	return false
}

// QuietMovesWin reports whether a move that captures nothing can win without mate.
func (r *Rules) QuietMovesWin() bool {
	return r.effects.on&^Capture != 0 || r.hasEnding(func(e endingKind) bool { return e.quiet })
}

// StalemateOutcome returns what becomes of a side that has no move and is not in check,
// and has no piece more than the other where pieces are counted.
func (r *Rules) StalemateOutcome() define.Outcome { return r.Def.Endings.Stalemate }

// StalemateOutcome returns what it means for the side to move that it cannot move and is
// not in check, before points decide.
func (p *Position) StalemateOutcome() define.Outcome {
	o, ours, theirs := p.rules.StalemateOutcome(), p.pieces[p.turn].Len(), p.pieces[p.turn.Other()].Len()
	switch {
	case !p.rules.Def.Endings.Fewer || ours < theirs:
		return o.Of(p.turn, p.turn)
	case ours == theirs:
		return define.Draw
	}
	return o.Of(p.turn.Other(), p.turn)
}

// CheckmateOutcome returns what becomes of a side that has no move and is in check.
func (r *Rules) CheckmateOutcome() define.Outcome { return r.Def.Endings.Checkmate }

// MoveRule returns after how many moves of a side that do not start the count anew the
// game ends, 0 for never.
func (r *Rules) MoveRule() int { return r.Def.Endings.MoveRule }

// MoveRuleOutcome returns what the move rule means: Draw, or a winner.
func (r *Rules) MoveRuleOutcome() define.Outcome {
	if o := r.Def.Endings.MoveRuleResult; o != define.Ongoing {
		return o
	}
	return define.Draw
}

// MoveRuleOutcome returns what the move rule means for the side to move, before points
// decide.
func (p *Position) MoveRuleOutcome() define.Outcome {
	return p.rules.MoveRuleOutcome().Of(p.turn, p.turn)
}

// verdict is an ending that a position itself shows, for the side to move.
type verdict struct {
	outcome define.Outcome
	reason  Reason // NoReason while the game goes on
}

// settle finds out whether the position ends the game, after the move that led to
// it; NoMove if there was none.
func (p *Position) settle(m Move) {
	p.verdict = verdict{}
	p.countCheck(m)
	p.noteSeries()
	p.keepCount(m)
	for i := range p.rules.endings {
		e := &p.rules.endings[i]
		if outcome := e.judge(p); outcome != define.Ongoing {
			p.verdict.outcome, p.verdict.reason = p.decide(outcome, e.reason)
			return
		}
	}
}

// Ended returns the ending that the position itself shows, as the outcome for
// the side to move, and why; Ongoing if there is none. Such a position has no
// legal moves. Mate and stalemate are not among these endings.
func (p *Position) Ended() (define.Outcome, Reason) { return p.verdict.outcome, p.verdict.reason }
