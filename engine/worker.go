package engine

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// worker is one thread of a search: its stack, its histories and its evaluator.
// Once its lists have grown, and what a game finds out when it is first asked is known, a
// search allocates nothing in it.
type worker struct {
	switches     Switches
	margins      margins
	rules        *board.Rules // of the last game
	game         *traits.Game // its traits
	evaluator    Evaluator
	history      *history     // shared by all threads
	counterMoves []board.Move // by row, the quiet move that refuted a move last
	corrections  *corrections
	reductions   *reductions
	table        *table // shared by all threads
	prober       Prober // nil where no ending is near
	evalCache    evalCache
	typicalMoves int // legal moves of an average position of the game, roughly

	frames     [MaxPly + 2]frame
	keys       []uint64          // of the game's positions and of the line that is searched
	line       []*board.Position // the positions themselves
	base       int               // the root's index in keys
	moves      []board.Move      // of the root, the best known first
	root       []board.Move      // the part of them that is searched for this line
	rootOrder  []board.Move      // the order in which this search of the root tries them
	efforts    []effort          // by move of the root
	lineNumber int               // of the line that is searched, 1 for the best
	current    func(Current)     // is told the moves of the root, may be nil
	contempt   Score             // how much worse than 0 a draw is for the side to move at the root
	partial    bool              // some legal moves of the root are left out
	depth      int               // of the iteration
	selDepth   int
	nullFrom   [2]int // the ply from which a side may pass again, 0 for always

	bestMove  board.Move
	bestScore Score
	shown     board.Move // at the beginning of the last line that was reported

	nodes      uint64
	reported   shared // nodes as other threads see them
	limit      uint64 // of nodes
	quietFrom  int    // ply at which the quiescence search has begun
	quietUntil uint64 // nodes from which on the quiescence search only stands pat
	stopped    bool
	done       <-chan struct{}
	timer      *timer
	assistants []*worker      // this thread reports their nodes too
	state      iterationState // how the iterations have gone

	removed   define.Set // buffers of the exchange evaluation
	attackers []define.Square
}

// frame is what a worker keeps for each ply.
type frame struct {
	position     board.Position
	key          uint64     // for the table
	danger       bool       // in check, or about to lose in another way
	pseudoRoyals define.Set // pieces of either side that lose the game if captured, besides uncapturable royals
	nullMove     bool       // the last move was a null move
	reversible   int        // plies back to where the position could first have occurred
	eval         Score      // static and corrected, noScore in danger
	raw          Score      // static and not corrected
	excluded     board.Move // not to be searched, see singular
	row          int        // of the move made from here
	quietMove    bool       // that move is quiet
	failedHigh   int        // how many nodes after this one have failed high

	continuation [len(continuationPlies)]counterTable // counters of moves after each of continuationPlies, by cell
	picker       picker
	moves        board.MoveList
	listed       bool // moves is complete
	recalled     board.MoveList
	rank         []int32
	killers      [2]board.Move
	quiets       [quietsKept]board.Move
	captures     [capturesKept]board.Move
	numQuiets    int
	numCaptures  int

	pv []board.Move
}

func newWorker(game *traits.Game, e Evaluator, t *table, h *history, switches Switches) *worker {
	w := &worker{
		switches:     switches,
		rules:        game.Rules,
		game:         game,
		margins:      newMargins(game.Pawn),
		evaluator:    e,
		history:      h,
		reductions:   newReductions(),
		table:        t,
		typicalMoves: typicalMoves(game),
		attackers:    make([]define.Square, 0, define.MaxSquares),
	}
	w.counterMoves = make([]board.Move, 2*w.history.cells)
	w.corrections = newCorrections(2 * w.history.cells)
	for i := range w.frames {
		w.frames[i].pv = make([]board.Move, 0, MaxPly+1)
	}
	return w
}

// typicalMoves estimates how many moves a position has: as many as in chess, more on
// larger boards, and more still where pieces are dropped.
func typicalMoves(g *traits.Game) int {
	const chessSquares = 64
	moves := max(chessMoves, chessMoves*g.Rules.Squares/chessSquares)
	if g.CapturesToHand {
		moves *= dropMoves
	}
	return moves
}

func (w *worker) on(f Feature) bool { return w.switches.On(f) }

// forget empties what the worker alone has learnt from earlier searches.
func (w *worker) forget() {
	clear(w.counterMoves)
	w.corrections.clear()
	w.evaluator.Forget()
	clear(w.evalCache[:])
	for i := range w.frames {
		w.frames[i].killers = [2]board.Move{}
	}
}

// note remembers a move that did not cut, for the histories.
func (f *frame) note(m board.Move, quiet bool) {
	if quiet && f.numQuiets < len(f.quiets) {
		f.quiets[f.numQuiets] = m
		f.numQuiets++
	} else if !quiet && f.numCaptures < len(f.captures) {
		f.captures[f.numCaptures] = m
		f.numCaptures++
	}
}

// extendPV makes m, followed by the variation of the next ply, this ply's variation.
func (f *frame) extendPV(m board.Move, next *frame) {
	f.pv = append(append(f.pv[:0], m), next.pv...)
}
