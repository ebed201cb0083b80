package board

import "errors"

// A rule acts with a move or judges one. What steps, squares and endings say by themselves
// is none.
type rule uint8

// The rules. Those that judge moves come first.
const (
	ruleEffects rule = iota
	ruleTrade
	ruleCaptures
	ruleGiving
	ruleMating
	ruleFacing
	ruleSafety
	ruleStays
	ruleWalls
	ruleHands
	rulePlacing
	ruleGates
	ruleEntries
	ruleLocusts
	ruleCastling
	ruleTurnOver
	ruleStanding
	rulePass
	numRules
)

// ruleKind is all that the machine asks of a rule.
type ruleKind struct {
	rule    rule
	has     func(*Rules) bool
	check   func(*Rules) error                // refuses what the machine cannot do with it; nil if it can do everything
	room    func(*Rules) (squares, hands int) // how many more of them a move can change; nil for none
	tests   func(*Rules) bool                 // the moves of pieces are tested one by one; nil if not for this rule
	lists   listing                           // how it acts while moves are listed
	acts    func(*Rules) Kind                 // kinds of moves after which it acts; nil for none
	refuses func(*Position, Move) Refusal     // nil if it refuses no move, or as what leaves a side in check
}

// listing says how a rule acts while moves are listed.
type listing uint8

// The listings.
const (
	byPiece  listing = iota // it does not, or for each piece alone
	andDrops                // it adds drops to the moves of single pieces
	together                // the moves of one piece cannot be found without those of all others
)

// ruleKinds has a row for each rule, in the order in which it is told which one refuses a
// move. What is asked for every move is kept as a bit: a call of a function from a table
// would send every position that is tried to the heap.
var ruleKinds = [...]ruleKind{
	// rule, has, check, room, tests, lists, acts, refuses
	{ruleEffects, (*Rules).HasEffects, (*Rules).checkEffects, effectRoom, always, byPiece, (*Rules).effectsOn, (*Position).refusesLoss},
	{ruleTrade, (*Rules).limitsTrade, (*Rules).checkTrade, nil, always, byPiece, afterCaptures, (*Position).refusesTrade},
	{ruleCaptures, (*Rules).limitsCaptures, nil, nil, nil, together, nil, (*Position).refusesByCaptures},
	{ruleGiving, (*Rules).limitsChecks, nil, nil, always, byPiece, nil, (*Position).refusesGiving},
	{ruleMating, (*Rules).limitsMates, (*Rules).checkMating, nil, (*Rules).forbidsMates, byPiece, nil, (*Position).refusesMating},
	{ruleFacing, (*Rules).forbidsFacing, (*Rules).checkFacing, nil, nil, together, nil, (*Position).refusesFacing},
	{ruleSafety, (*Rules).hasRoyals, (*Rules).checkPromotions, nil, (*Rules).HasSeveralRoyals, byPiece, nil, nil},
	{ruleStays, (*Rules).RoyalStays, nil, nil, always, byPiece, nil, nil},
	{ruleWalls, (*Rules).PlacesWalls, (*Rules).checkWalls, nil, nil, together, nil, nil},
	{ruleHands, (*Rules).HasHands, nil, handRoom, nil, andDrops, afterGains, nil},
	{rulePlacing, (*Rules).PlacesFirst, nil, nil, nil, together, nil, nil},
	{ruleGates, (*Rules).CanGate, nil, oneSquare, nil, byPiece, nil, nil},
	{ruleEntries, (*Rules).DropsAsOther, (*Rules).checkEntries, nil, nil, andDrops, nil, nil},
	{ruleLocusts, (*Rules).hasLocusts, nil, locustRoom, nil, together, nil, nil},
	{ruleCastling, (*Rules).canCastle, nil, oneSquare, nil, byPiece, nil, nil},
	{ruleTurnOver, (*Rules).HasTurnOvers, (*Rules).checkTurns, nil, nil, byPiece, nil, nil},
	{ruleStanding, (*Rules).promotesStanding, nil, nil, nil, byPiece, nil, nil},
	{rulePass, (*Rules).MayPass, nil, nil, nil, together, nil, nil},
}

var _ [numRules]ruleKind = ruleKinds // no row is missing

func always(*Rules) bool { return true }

func oneSquare(*Rules) (squares, hands int) { return 1, 0 }

func afterCaptures(*Rules) Kind { return Capture }

// handRoom is what hands can change by a move: one piece comes out, the victim comes in.
func handRoom(r *Rules) (squares, hands int) {
	hands = 1
	if r.hands.keeps {
		hands++
	}
	return 0, hands
}

// afterGains is the kind of moves by which pieces come into a hand.
func afterGains(r *Rules) Kind {
	if r.hands.keeps {
		return Capture
	}
	return 0
}

// ruleSet is a set of rules.
type ruleSet uint32

// judges is a set of the rules that judge moves, which come first. Positions have room for
// a byte.
type judges uint8

// everyJudge is the set of all rules that judge moves.
const everyJudge = ^judges(0)

func (s judges) has(r rule) bool { return s>>r&1 != 0 }

func (s ruleSet) has(r rule) bool { return s>>r&1 != 0 }

// compileRules finds out which rules the game has, and what they mean for all moves.
func (r *Rules) compileRules() error {
	var refusals []error
	for i := range ruleKinds {
		kind := &ruleKinds[i]
		if !kind.has(r) {
			continue
		}
		r.kinds |= 1 << kind.rule
		r.special = r.special || kind.lists != byPiece
		r.together = r.together || kind.lists == together
		r.testsAll = r.testsAll || kind.tests != nil && kind.tests(r)
		if kind.acts != nil {
			r.actsOn |= kind.acts(r)
		}
		if kind.check != nil {
			refusals = append(refusals, kind.check(r))
		}
	}
	return errors.Join(append(refusals, r.checkChanges())...)
}

// binds reports whether a rule judges the moves of the position.
func (p *Position) binds(r rule) bool { return (p.rules.kinds &^ ruleSet(p.lifted)).has(r) }

// without returns the position as if rules did not judge its moves.
func (p *Position) without(rules judges) *Position {
	free := new(Position)
	p.CopyTo(free)
	free.lifted |= rules
	return free
}

// allowedWithout reports whether a move is legal if a rule does not judge it. The rule of
// captures, which is asked before, must not find captures that only the other rule refuses.
func (p *Position) allowedWithout(r rule, m Move) bool {
	var list MoveList
	p.without(1<<r | 1<<ruleCaptures).Legal(&list)
	return list.contains(m)
}
