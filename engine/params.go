package engine

import "time"

// The numbers of the search. A unit stands after a number or over its group; depths and
// distances are in plies. What set a number is named where docs/strength.csv has it: "step 7" is
// the row of that step, "tried" is a row of kind number that kept the value it had, and
// "for networks" the step of 2026-11-26 that ends at bench 410524, "deep" the one of 2026-11-27,
// at 30,000 nodes a move, "early" the one of 2026-11-28. The others have not been measured one by
// one.

// percent is what percentages are parts of.
const percent = 100

// The aspiration window of an iteration.
const (
	aspirationDepth  = 5  // iterations from here on use a window
	aspirationGrowth = 2  // the window grows by this factor
	aspirationMost   = 32 // and opens when it would be more than this many times its first width
)

// Pruning of whole nodes.
const (
	reverseMaxDepth = 5 // early
	razorMaxDepth   = 3

	nullMinDepth        = 3
	nullReduction       = 4  // deep
	nullDepthShare      = 3  // one ply more for so many plies of depth; deep
	nullEvalMost        = 3  // plies more, by how far the evaluation is above beta
	nullStrength        = 4  // pawns; with less beside pawns, the side does not pass
	nullStrengthDecided = 8  // the same where stalemate is not a draw
	nullVerifyDepth     = 10 // cutoffs are verified from here on
	nullVerifyEarly     = 5  // where zugzwang is near
	nullVerifyStrength  = 16 // pawns; zugzwang is near with less, where stalemate is not a draw
	nullVerifyShare     = 75 // percent of the depth in which the side may not pass while a cutoff is verified

	probcutMinDepth  = 5
	probcutReduction = 4
)

// Quiescence search.
const (
	quietPlies = 5    // after the first of a quiescence search, in which quiet moves may win: three of a side
	quietMost  = 1024 // nodes in one; bounds what captures without end would cost
)

// Pruning of single moves.
const (
	futilityMaxDepth = 5 // early
	exchangeMaxDepth = 8
	exchangeUnit     = 4 // the square of the depth that margins.exchangeQuiet is for; deep
	historyMaxDepth  = 4
	historyFloor     = -4096 // of a history counter, for each ply of remaining depth; tried
	lateMaxDepth     = 8
	lateBase         = 3 // quiet moves, besides the square of the depth
	lateWorsening    = 2 // the number is divided by this where the side's position does not improve
	latePatience     = 3 // and multiplied by this; step 8
)

// Extensions, and the reduction of a node without a hash move.
const (
	internalMinDepth   = 4
	singularMinDepth   = 6
	singularSlack      = 3 // plies by which the table's score may be shallower
	singularMarginUnit = 8 // plies for which margins.singular stands
	singularDepthShare = 2 // the others are searched to the depth divided by this
	singularMostPlies  = 2 // from the root, in depths of the iteration
)

// Late-move reductions, in units of which reductionUnit make a ply.
const (
	reductionUnit   = 1024
	reduceMinDepth  = 2    // step 1
	reduceAfter     = 1    // moves
	reduceAfterPV   = 2    // moves, in nodes of the PV
	reduceMoves     = 64   // moves that the table tells apart
	reduceBase      = 1.2  // plies; step 7, tried
	reduceSlope     = 0.38 // plies, times the logarithms of depth and number; for networks
	reduceHistory   = 8192 // of history is worth a ply; tried
	lessPV          = reductionUnit
	lessKiller      = reductionUnit // step 3
	lessThreat      = reductionUnit // checks, and drops near the enemy's royal
	moreCut         = reductionUnit
	moreWorsening   = reductionUnit / 2     // the position does not improve
	moreHashCapture = reductionUnit * 3 / 4 // a quiet move where the hash move captures; step 3
	moreFailedHigh  = reductionUnit         // step 3
	manyFailedHigh  = 3                     // nodes of the next ply; more of them count
	deeperSlope     = 4                     // a ply of reduction adds one part in this to margins.deeper
	shallowerUnit   = 64                    // plies for which margins.deeper keeps the search from being shallower
)

// continuationPlies are the distances, in plies, of the earlier moves as an answer to which a
// quiet move is remembered: the opponent's last move, the side's own, and its own before that;
// deep.
var continuationPlies = [3]int{1, 2, 4}

// What a search learns: history counters, which stay within ±counterLimit, corrections, and
// evaluations.
const (
	counterLimit    = 1 << 14
	bonusSquare     = 32 // for a cutoff, times the square of the depth
	bonusSlope      = 64 // times the depth
	bonusMost       = 2400
	priorShare      = 2       // the move before a node that fails low gets the bonus divided by this
	quietsKept      = 64      // of a node, to learn that they did not cut
	capturesKept    = 32      // the same
	maxCells        = 1 << 11 // bounds the size of histories, as newHistory says; even
	evalBits        = 16      // of the index of remembered evaluations
	correctionSize  = 1 << 13
	correctionGrain = 256 // of an entry in one centipawn
	correctionSpeed = 256 // an entry moves by weight/correctionSpeed of the way to the latest error
	correctionHeavy = 16  // the weight is the depth and one ply, and at most this
	correctionError = 4   // an error counts at most as this many times margins.correction
)

// Ranks of moves within their stage.
const (
	goalRank            = 1 << 21 // above all of history, as the next three
	firstKiller         = 1 << 20
	secondKiller        = 1 << 19
	counterRank         = 1 << 18
	pressingRank        = 1 << 12 // bonus, in units of history
	victimRank          = 8       // for a centipawn that a capture wins
	attackerShare       = 8       // the value of the capturing piece counts divided by this
	captureHistoryShare = 8       // and so does history
)

// The transposition table.
const (
	tableSpared = 4  // plies by which an entry must be deeper to outlast a newer one of the same position
	tableAging  = 8  // plies of depth that an entry loses with each search
	clockStep   = 4  // plies of the move rule that are one position
	countNear   = 16 // plies left of a count, from where on each is another position
	countStep   = 8  // plies that are one position before
)

// Threads.
const (
	checkEvery = 128 // nodes between looks at the clock and at the end of the search; a power of two
)

// Time for a move. Moves and shares without a unit are numbers of them.
const (
	horizon      = 26                   // moves that a game is expected to last; step 10
	incHorizon   = 20                   // the same, where the increment keeps the clock from running down; 12, 16 and 26 tried
	longGame     = 100                  // moves for which the clock must cover the overhead
	reserve      = 20 * MinOverhead     // against stalls of a loaded machine, while there is that much time
	reserveShare = 10                   // with less, one part in this can be used
	least        = 2 * time.Millisecond // for any move, if the clock allows it at all
	incShare     = 8                    // of the increment, at most one part in this of the time
	stretch      = 5                    // hard limit, in soft ones
	hardShare    = 3                    // the hard limit is at most the remaining time divided by this
	aheadShare   = 4                    // a side is ahead with so much more than the opponent: one part in this
	aheadBonus   = 5                    // the soft limit grows by one part in this then

	mateSurplus  = 4   // plies; a mate is believed from twice its moves and these on
	planned      = 130 // percent of the soft limit, for a best move that is new
	steadier     = 12  // percent less for each iteration with the same best move
	steadyMost   = 6   // iterations
	fallingMore  = 40  // percent more for a score that falls by margins.falling
	fallingLeast = -10 // percent, where it rises
	fallingMost  = 80  // percent
	effortWhole  = 150 // percent from which the best move's share of the nodes is taken
	iterationFit = 65  // percent of the time; after that an iteration would not end
)

// A game's number of moves, against which late moves are counted.
const (
	chessMoves = 32 // legal moves in a middlegame of chess, roughly
	dropMoves  = 2  // times as many where captured pieces are dropped
)

// margins are the numbers in centipawns, set in percent of the game's weakest
// promoting piece, or of 100 where no piece promotes.
type margins struct {
	aspiration     Score // half the first window
	reverse        Score // a ply
	razor          Score // a ply
	futility       Score // a ply
	futilityBase   Score
	exchangeQuiet  Score // times the square of the remaining depth, by exchangeUnit
	exchangeTaking Score // a ply of remaining depth, for captures
	delta          Score // what a capture may win beyond its victim
	deeper         Score // above the best so far, after a reduced search, is worth another ply
	nullEval       Score // each of these above beta deepens the null-move reduction
	lazy           Score // how far from the window a rough evaluation is enough
	correction     Score // the most that one entry corrects
	singular       Score // for singularMarginUnit plies of depth: by how much the hash move must be better
	probcut        Score // how far above beta the shallow search must stay
	falling        Score // a score that falls by this between iterations extends the time
}

func newMargins(pawn int) margins {
	of := func(n int) Score { return Score(max(1, n*pawn/percent)) }
	return margins{
		aspiration:     of(13),  // deep
		reverse:        of(100), // early
		razor:          of(220), // tried
		futility:       of(80),  // early
		futilityBase:   of(110), // early
		exchangeQuiet:  of(50),  // deep
		exchangeTaking: of(120), // for networks
		delta:          of(220), // for networks
		deeper:         of(50),  // step 3
		nullEval:       of(180), // tried
		lazy:           of(400), // tried
		correction:     of(30),  // for networks
		singular:       of(32),  // for networks
		probcut:        of(170), // for networks
		falling:        of(30),
	}
}
