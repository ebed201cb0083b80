package engine

import (
	"sync/atomic"

	"fairymax/board"
	"fairymax/engine/traits"
)

// worker is one thread of a search: its stack, its histories and its
// evaluator. Nothing in it is allocated while it searches.
type worker struct {
	switches    Switches
	margins     margins
	endings     *board.EndingsDef
	rules       *board.Rules // of the last game
	game        *traits.Game // likewise
	evaluator   Evaluator
	history     *history
	counters    []board.Move // by row, the quiet answer to a move that cut last
	corrections *corrections
	reductions  *reductions
	table       *table
	evals       evals
	breadth     int // legal moves that the game has on average, about

	frames   [MaxPly + 2]frame
	keys     []uint64          // of the game's positions and the line that is searched
	line     []*board.Position // likewise the positions themselves
	base     int               // the root's index in keys
	moves    []board.Move      // of the root, the best known first
	root     []board.Move      // those of them that are searched for the present line
	given    []board.Move      // the order in which the present search of the root tries them
	efforts  []effort          // by move of the root
	nth      int               // the line that is searched, 1 for the best
	contempt Score             // by how much a draw is worth less than nothing to the side to move at the root
	partial  bool              // some legal moves of the root are left out
	depth    int               // of the iteration
	selDepth int
	nullFrom [2]int // the ply from which a side may pass again, 0 always

	bestMove  board.Move
	bestScore Score

	nodes   uint64
	told    atomic.Uint64 // of them, to other goroutines
	limit   uint64        // of nodes
	stopped bool
	back    int // the ply from which a stopped search goes on, or nowhere
	done    <-chan struct{}
	timer   *timer
	others  []*worker // who assist, see lead
	busy    *busy     // nil for a thread alone
	race    *race     // nil for a thread alone, and where several lines are wanted

	overtaken bool // stopped because another thread has finished the iteration

	gone      board.Set // scratch of the exchange evaluation
	attackers []board.Square
}

// frame is what a worker keeps for each ply.
type frame struct {
	position   board.Position
	key        uint64 // for the table
	inCheck    bool
	danger     bool       // in check, or about to lose in a way that check does not tell
	vital      board.Set  // men of either side whose loss loses the game, where royals are not all
	passed     bool       // the position came about by a null move
	reversible int        // plies back to where it could first have occurred before
	eval       Score      // static and corrected, noScore in danger
	raw        Score      // static as it was computed
	excluded   board.Move // not to be searched, see singular
	row        int        // of the move made from here
	quietMove  bool       // that move is quiet
	refuted    int        // how many of the nodes after this one have failed high

	after       [2]merits // what is remembered of moves after the last two ones, by cell
	picker      picker
	moves       board.MoveList
	listed      bool // moves holds the moves already
	recalled    board.MoveList
	rank        []int32
	killers     [2]board.Move
	quiets      [64]board.Move
	captures    [32]board.Move
	numQuiets   int
	numCaptures int
	putOff      [16]postponed
	question    question

	pv []board.Move
}

func newWorker(game *traits.Game, e Evaluator, t *table, h *history, switches Switches) *worker {
	w := &worker{
		switches:   switches,
		rules:      game.Rules,
		game:       game,
		margins:    newMargins(game.Pawn),
		endings:    &game.Rules.Def.Endings,
		evaluator:  e,
		history:    h,
		reductions: newReductions(),
		table:      t,
		breadth:    breadth(game),
		attackers:  make([]board.Square, 0, board.MaxSquares),
	}
	w.counters = make([]board.Move, 2*w.history.cells)
	w.corrections = newCorrections(2 * w.history.cells)
	for i := range w.frames {
		w.frames[i].pv = make([]board.Move, 0, MaxPly+1)
	}
	return w
}

const chessMoves = 32 // legal moves in a middlegame of chess, about

// breadth says how many moves there are to choose from: as many as in
// chess, more on larger boards, and more still where men are dropped.
func breadth(k *traits.Game) int {
	const chessSquares = 64
	moves := max(chessMoves, chessMoves*k.Rules.Squares/chessSquares)
	if k.Swaps {
		moves *= 2
	}
	return moves
}

func (w *worker) on(f Feature) bool { return w.switches.On(f) }

// begin sets the worker upon the current position of a game.
func (w *worker) begin(g *board.Game, root []board.Move) {
	w.keys, w.line = w.keys[:0], w.line[:0]
	played := len(g.Moves())
	for i := range played {
		w.keys, w.line = append(w.keys, g.PositionAt(i).Key()), append(w.line, g.PositionAt(i))
	}
	w.base = played
	for i := range w.frames {
		w.keys, w.line = append(w.keys, 0), append(w.line, &w.frames[i].position)
	}
	w.moves = append(w.moves[:0], root...)
	w.root = w.moves
	w.back = nowhere
	w.nodes, w.depth, w.stopped, w.overtaken, w.nullFrom = 0, 0, false, false, [2]int{}
	w.told.Store(0)

	f := &w.frames[0]
	g.Position().CopyTo(&f.position)
	w.evaluator.Begin(&f.position)
	f.killers, f.passed, f.excluded = [2]board.Move{}, false, board.NoMove
	w.arrive(0, min(f.position.Clock(), played))
}

// play makes a move from ply; the result stands at ply+1.
func (w *worker) play(ply int, m board.Move) {
	f, next := &w.frames[ply], &w.frames[ply+1]
	p := &f.position
	f.row = w.history.row(p.Turn(), w.history.cell(p, m))
	f.quietMove = m.IsQuiet()
	p.Play(m, &next.position)
	prefetch(w.table.bucket(next.position.Key())) // what follows takes about as long as the memory
	w.evaluator.Follow(ply+1, &next.position)
	next.passed = false
	w.arrive(ply+1, min(next.position.Clock(), f.reversible+1))
}

// pass makes a null move from ply.
func (w *worker) pass(ply int) {
	f, next := &w.frames[ply], &w.frames[ply+1]
	f.row, f.quietMove = noRow, false
	f.position.PlayPass(&next.position)
	w.evaluator.Pass(ply + 1)
	next.passed = true
	w.arrive(ply+1, 0)
}

func (w *worker) arrive(ply, reversible int) {
	f := &w.frames[ply]
	f.reversible = reversible
	f.inCheck = f.position.InCheck()
	f.danger = f.inCheck
	f.question.open = false
	f.key = f.position.Key()
	w.keys[w.base+ply] = f.key
	if w.game.MoreThanCheck {
		w.beware(f)
	}
}

// endangers reports whether a move from ply puts the other side in danger.
func (w *worker) endangers(ply int, m board.Move) bool {
	if !w.game.MoreThanCheck {
		return w.frames[ply].position.GivesCheck(m)
	}
	w.play(ply, m)
	return w.frames[ply+1].danger
}

// beware looks for what check and key do not tell.
func (w *worker) beware(f *frame) {
	k := w.game
	if k.HasPseudoRoyals {
		f.vital = board.Set{}
		k.PseudoRoyals(&f.position, board.White, &f.vital)
		k.PseudoRoyals(&f.position, board.Black, &f.vital)
		f.danger = f.danger || traits.Endangered(&f.position, &f.vital)
	}
	if k.QuietWins {
		f.danger = f.danger || k.GoalThreatened(&f.position)
	}
	if k.Counting {
		f.key ^= countKey(&f.position)
	}
}

// countKey tells positions apart by how near the end of a count they are, roughly
// while it is far away.
func countKey(p *board.Position) uint64 {
	const near, step = 16, 8
	played, limit := p.Count()
	if limit == 0 {
		return 0
	}
	left := max(0, limit-played)
	if left > near {
		left = left / step * step
	}
	return traits.Scramble(uint64(left) + 1)
}

// pollEvery is how many nodes pass between looks at the clock and at what other
// threads have found out; a power of two.
const pollEvery = 128

// visit counts a node and reports whether the search has to end.
func (w *worker) visit(ply int) bool {
	if w.stopped {
		return true
	}
	w.nodes++
	w.selDepth = max(w.selDepth, ply)
	if w.nodes >= w.limit {
		w.stopped = true
	} else if w.nodes%pollEvery == 0 {
		if w.poll(); !w.stopped && w.busy != nil {
			w.hear(ply)
		}
	}
	return w.stopped
}

func (w *worker) poll() {
	w.told.Store(w.nodes)
	w.timer.obey(w.done)
	select {
	case <-w.done:
		w.stopped = true
	default:
		w.stopped = w.stopped || w.timer.expired()
		if !w.stopped && w.race != nil && w.race.over(w.depth) {
			w.stopped, w.overtaken = true, true
		}
	}
}

// attach connects the worker to what can stop it and to those who assist it.
func (w *worker) attach(done <-chan struct{}, nodes uint64, t *timer, others []*worker) {
	w.done, w.limit, w.timer, w.others = done, nodes, t, others
}

// forget empties what was learnt from earlier searches.
func (w *worker) forget() {
	w.history.clear()
	clear(w.counters)
	w.corrections.clear()
	w.evaluator.Forget()
	clear(w.evals[:])
	for i := range w.frames {
		w.frames[i].killers = [2]board.Move{}
	}
}
