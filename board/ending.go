package board

import "slices"

// EndingsDef holds the endings by name. Ongoing and 0 switch one off.
type EndingsDef struct {
	Checkmate      Outcome // of the side that is mated
	Mating         MatingDef
	Stalemate      Outcome // of the side that has no move
	Fewer          bool    // the outcome of stalemate is only that of a side with fewer pieces on the board; as many draw, and more turn it round
	BareKing       BareKing
	Passes         Outcome // of two passes in turn: Draw, a winner, or Ongoing to play on
	Facing         Outcome // of a side that passes while the royals face each other, which another move must end; Ongoing if they may face each other
	Checks         int     // checks given that win
	Goals          []GoalDef
	Extinct        ExtinctDef
	Repetition     RepetitionDef
	MoveRule       int       // moves a side without capture or pawn move
	MoveRuleResult Outcome   // Draw, or a winner; Ongoing stands for Draw
	Progress       *TypeMask // the types that start its count anew with every move, as pawns do; nil for those that promote or can never come back
	Counting       *CountingDef
	Points         PointsDef
	Impasse        *ImpasseDef // nil if none can be declared
	Material       Outcome     // of dead positions: Draw, or Ongoing to play on
}

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
	BothPassed
	RoyalsFaced
	PointsDecide
	Waiting
	Impasse
)

var reasonWords = [...]string{"", "checkmate", "stalemate", "repetition", "move rule", "dead material",
	"goal", "checks", "extinction", "bare king", "perpetual check", "perpetual chase", "counting", "passes", "facing royals", "points", "waiting",
	"declaration of impasse"}

var _ = [1]struct{}{}[len(reasonWords)-1-int(Impasse)] // no word is missing

func (r Reason) String() string { return reasonWords[r] }

// endingKind is a way to end a game that a position itself shows.
type endingKind struct {
	reason  Reason
	compile func(*Rules) predicate // nil if the game does not end this way
	quiet   bool                   // a quiet move can bring it about

	// open reports whether a side may still win by it with the pieces that are left; nil if
	// that is not asked, and no position is dead.
	open func(m *remains, side Color) bool
	// beats reports whether a side can lose a game that ends this way.
	beats func(r *Rules, side Color, reach Reach) bool

	// decides reports whether a definition says that a side can win or lose this way.
	decides func(*Definition) bool
}

// Reach returns the squares on which a side's pieces of a type can ever stand.
type Reach func(Color, PieceType) Set

// predicate returns the outcome for the side to move.
type predicate func(*Position) Outcome

// endingKinds has a row for each such ending, in the order in which they count.
func endingKinds() []endingKind {
	return []endingKind{
		// reason, compile, quiet, open, beats, decides
		{GoalReached, compileGoals, true, (*remains).mayArrive, (*Rules).enemyReachesGoal, (*Definition).hasGoals},
		{ChecksGiven, compileChecks, true, (*remains).mayCheck, (*Rules).hasRoyal, (*Definition).hasRoyals},
		{Extinction, compileRoyalLoss, false, (*remains).mayTakeRoyal, (*Rules).hasRoyal, (*Definition).hasRoyals},
		{Extinction, compileExtinction, false, (*remains).mayRunOut, (*Rules).losesByExtinction, (*Definition).extinctionDecides},
		{BareRoyal, compileBareKing, false, (*remains).mayRunOut, (*Rules).losesByBareRoyal, (*Definition).hasRoyals},
		{RoyalsFaced, compileFacing, true, (*remains).mayFace, (*Rules).losesByFacing, (*Definition).hasRoyals},
		{BothPassed, compilePasses, true, (*remains).mayPass, (*Rules).losesByPasses, (*Definition).passesDecide},
	}
}

// CanBeWon reports whether a side can win or lose the game that is defined, by royals or in
// any other way.
func (def *Definition) CanBeWon() bool {
	e := &def.Endings
	switch {
	case def.hasRoyals(), e.Stalemate.decides(), def.repetitionDecides(), e.MoveRule > 0 && e.MoveRuleResult.decides(), def.pointsDecide():
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
func (r *Rules) CanLose(side Color, reach Reach) bool {
	switch mate := r.CheckmateOutcome(); {
	case mate == Loss && r.hasRoyal(side, reach), mate == Win && r.hasRoyal(side.Other(), reach):
		return true
	case r.HasImpasse(), r.StalemateOutcome().beats(side), r.repetition.beats(side), r.MoveRule() > 0 && r.MoveRuleOutcome().beats(side), r.DecidesDraws():
		return true
	}
	return r.hasEnding(func(e endingKind) bool { return e.beats(r, side, reach) })
}

// hasRoyal reports whether a side ever has a royal piece.
func (r *Rules) hasRoyal(side Color, reach Reach) bool {
	for t := PieceType(1); int(t) <= r.Types(); t++ {
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
func (r *Rules) StalemateOutcome() Outcome { return r.Def.Endings.Stalemate }

// StalemateOutcome returns what it means for the side to move that it cannot move and is
// not in check, before points decide.
func (p *Position) StalemateOutcome() Outcome {
	o, ours, theirs := p.rules.StalemateOutcome(), p.pieces[p.turn].Len(), p.pieces[p.turn.Other()].Len()
	switch {
	case !p.rules.Def.Endings.Fewer || ours < theirs:
		return o.of(p.turn, p.turn)
	case ours == theirs:
		return Draw
	}
	return o.of(p.turn.Other(), p.turn)
}

// CheckmateOutcome returns what becomes of a side that has no move and is in check.
func (r *Rules) CheckmateOutcome() Outcome { return r.Def.Endings.Checkmate }

// MoveRule returns after how many moves of a side that do not start the count anew the
// game ends, 0 for never.
func (r *Rules) MoveRule() int { return r.Def.Endings.MoveRule }

// MoveRuleOutcome returns what the move rule means: Draw, or a winner.
func (r *Rules) MoveRuleOutcome() Outcome {
	if o := r.Def.Endings.MoveRuleResult; o != Ongoing {
		return o
	}
	return Draw
}

// MoveRuleOutcome returns what the move rule means for the side to move, before points
// decide.
func (p *Position) MoveRuleOutcome() Outcome { return p.rules.MoveRuleOutcome().of(p.turn, p.turn) }

// verdict is an ending that a position itself shows, for the side to move.
type verdict struct {
	outcome Outcome
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
		if outcome := e.judge(p); outcome != Ongoing {
			p.verdict.outcome, p.verdict.reason = p.decide(outcome, e.reason)
			return
		}
	}
}

// Ended returns the ending that the position itself shows, as the outcome for
// the side to move, and why; Ongoing if there is none. Such a position has no
// legal moves. Mate and stalemate are not among these endings.
func (p *Position) Ended() (Outcome, Reason) { return p.verdict.outcome, p.verdict.reason }
