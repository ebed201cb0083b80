package engine

import (
	"slices"
	"time"

	"fairymax/board"
)

// Limits say when a search ends. Zero values set no limit. A search without limits
// ends when its context does, or when there is nothing left to search: at the greatest depth, or at
// a root that endgame tables decide.
type Limits struct {
	Depth      int           // plies
	Nodes      uint64        // positions visited
	Soft, Hard time.Duration // see [Clock.Budget]
	Rate       int           // nodes that Soft and Hard count as a second, 0 for real time; not with Ponder
	Infinite   bool          // not even a forced move or a proven mate ends the search early
	Ponder     bool          // no time counts until Remote.Hit, and nothing ends the search early
	Lines      int           // number of best moves to find, with their lines; 0 for 1
	Remote     *Remote       // controls the search while it runs, may be nil
	Yield      func()        // is called every hundred nodes or so by the search's own goroutine, may be nil
	Only       []board.Move  // if not empty, the only moves to consider
	Exclude    []board.Move  // moves not to consider
	Contempt   Score         // how much worse than 0 a draw is for the side to move
	Current    func(Current) // is told the moves of the root one by one, once a search has taken [CurrentAfter]; may be nil
}

// reproducible reports whether depth or nodes are all that ends the search.
func (l *Limits) reproducible() bool {
	return (l.Depth > 0 || l.Nodes > 0) && (l.Soft == 0 && l.Hard == 0 || l.Rate > 0) && !l.Infinite && !l.Ponder
}

// CurrentAfter is how long a search runs before single moves of the root are of interest.
const CurrentAfter = 3 * time.Second

// Current is the move of the root that is searched now.
type Current struct {
	Depth  int
	Move   board.Move
	Number int // in order, from 1; the moves of earlier lines count
}

// Info is the state of a search after an iteration, or when its score leaves the
// window.
type Info struct {
	Depth, SelDepth int
	Score           Score
	Bound           Bound // Exact, or which bound the score is
	Time            time.Duration
	Nodes           uint64
	Full            int          // of the table, permille
	PV              []board.Move // valid only during the report
	Line            int          // 1 for the best line
}

// Result is the result of a search. Move is NoMove only if there is no legal move to
// choose from.
type Result struct {
	Move, Ponder board.Move
	Score        Score
	Depth        int // of the last complete iteration
	Nodes        uint64
	PV           []board.Move
}

// variation is a line with its score.
type variation struct {
	score Score
	pv    []board.Move
}

// rootMoves are the legal moves that the limits allow.
func rootMoves(p *board.Position, limits Limits) []board.Move {
	return slices.DeleteFunc(p.LegalMoves(), func(m board.Move) bool {
		return slices.Contains(limits.Exclude, m) || len(limits.Only) > 0 && !slices.Contains(limits.Only, m)
	})
}
