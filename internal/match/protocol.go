package match

import (
	"time"

	"fairymax/board"
	"fairymax/internal/arena"
)

// protocol is the language of one program. It remembers what has been agreed with
// that program.
type protocol interface {
	// greet performs the handshake.
	greet(n *program, c Command) error
	// suits returns an error if the program cannot play on these terms.
	suits(n *program, t arena.Terms) error
	// prepare begins a game. Errors that it reports come before it is in sync.
	prepare(n *program, t arena.Terms)
	// tell sends a move of the opening.
	tell(n *program, m board.Move)
	// sync asks for a sign that the program has dealt with everything sent so far,
	// and returns that sign; "" if there is none.
	sync(n *program) string
	// askMove asks for a move and returns when the program could begin to think.
	askMove(n *program, t arena.Turn) time.Time
	// read says what a line means.
	read(text string) event
	// parse reads a legal move.
	parse(p *board.Position, text string) (board.Move, error)
	// end ends a game and returns what the program says against its result.
	end(n *program, out *arena.Outcome) (objections []string, s state)
}
