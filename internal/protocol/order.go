package protocol

import (
	"time"

	"fairymax/board"
	"fairymax/engine"
)

// Order is what a command to search asks for. Zero values set no limit; of several limits,
// the first that is reached ends the search.
type Order struct {
	Depth    int           // plies
	Nodes    uint64        // positions
	Mate     int           // moves, in which a mate is wanted
	Clock    engine.Clock  // of the side to move; used if Timed
	Byoyomi  time.Duration // for each move when the clock has run out
	Timed    bool
	Only     []string // the moves to choose from, as text; all if none can be read
	Infinite bool     // no move before stop
	Ponder   bool     // no move before ponderhit or stop
	Solve    bool     // a forced win is wanted, with all its moves
	Offered  bool     // the opponent has offered a draw
}

// Limited reports whether anything but stop ends the search.
func (o *Order) Limited() bool { return o.Depth > 0 || o.Nodes > 0 || o.Mate > 0 || o.Timed || o.Solve }

// least replaces a time that has run out: zero would mean no limit.
const least = time.Millisecond

// Milliseconds turns a number of a command into time, at least the least there is.
func Milliseconds(n int) time.Duration {
	const most = 1000 * time.Hour // longer than any time control
	return max(least, time.Duration(min(int64(n), most.Milliseconds()))*time.Millisecond)
}

// limits are those of the search for the order.
func (s *Session) limits() engine.Limits {
	o := &s.order
	limits := engine.Limits{Depth: o.Depth, Nodes: o.Nodes, Lines: s.Switches.Lines, Infinite: o.Infinite, Ponder: o.Ponder}
	if !o.Ponder {
		limits.Soft, limits.Hard = s.budget()
	}
	p := s.Board()
	limits.Only = s.readAll(p, o.Only)
	limits.Exclude = s.readAll(p, s.banned)
	if s.handicapped() {
		s.skill.Limit(&limits, len(p.LegalMoves()))
	}
	return limits
}

// handicapped reports whether to play worse than we can. An analysis is never worse.
func (s *Session) handicapped() bool {
	return s.skill.Limited() && !s.order.Infinite && !s.order.Solve && !s.Switches.Analysis
}

// budget is how long the search may take, zero for no limit.
func (s *Session) budget() (soft, hard time.Duration) {
	o := &s.order
	if !o.Timed || o.Infinite {
		return 0, 0
	}
	clock := o.Clock
	clock.Overhead = time.Duration(s.Switches.Overhead) * time.Millisecond
	if clock.PerMove > 0 && clock.Remaining > least {
		return leastOf(clock)
	}
	if o.Byoyomi == 0 {
		return clock.Budget()
	}
	_, extra := engine.Clock{PerMove: o.Byoyomi, Overhead: clock.Overhead}.Budget()
	if clock.Remaining <= least {
		return 0, extra
	}
	// The extra time costs nothing, so all of it is used.
	soft, hard = clock.Budget()
	return soft + extra, max(hard, min(soft+extra, clock.Remaining+extra))
}

// leastOf is the budget of a move that has an exact time and a clock too, which may have less.
func leastOf(clock engine.Clock) (soft, hard time.Duration) {
	soft, hard = clock.Budget()
	clock.PerMove = 0
	_, most := clock.Budget()
	return soft, min(hard, most)
}

// readAll reads moves, and leaves out with a remark what is not legal.
func (s *Session) readAll(p *board.Position, texts []string) (moves []board.Move) {
	for _, text := range texts {
		m, err := s.dialect.Read(s, p, text)
		if err != nil {
			s.Remark("%s is left out: %v", text, err)
			continue
		}
		moves = append(moves, m)
	}
	return moves
}

// Span turns a number of a command into a time that may be zero.
func Span(n int) time.Duration {
	if n <= 0 {
		return 0
	}
	return Milliseconds(n)
}
