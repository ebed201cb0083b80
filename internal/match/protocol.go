package match

import (
	"time"

	"fairymax/board"
)

// protocol is the language in which one program is spoken to. It remembers what
// has been agreed with that program.
type protocol interface {
	// greet shakes hands and sends what the command wants to be sent.
	greet(n *conn, c Command) error
	// suits says what keeps the program from playing on these terms.
	suits(n *conn, t terms) error
	// prepare begins a game. Errors that it reports come before it is in sync.
	prepare(n *conn, t terms)
	// tell hands a move of the opening on.
	tell(n *conn, m board.Move)
	// sync asks for a sign that everything sent so far has been dealt with, and
	// returns it; "" if there is none.
	sync(n *conn) string
	// prompt asks for a move and returns when the program could begin to think.
	prompt(n *conn, a appeal) time.Time
	// read says what a line means.
	read(text string) event
	// parse reads a legal move.
	parse(p *board.Position, text string) (board.Move, error)
	// dismiss ends a game and returns what the program says against its result.
	dismiss(n *conn, out *Outcome) (objections []string, s state)
}

// terms are what both sides of a conversation have to know of a game.
type terms struct {
	rules   *board.Rules
	variant string          // the name that the program has for it; "" for its usual one
	start   *board.Position // nil for the start of the rules
	control Control
	memory  int // megabytes, 0 to say nothing
}

// begin returns the position with which the game begins.
func (t terms) begin() *board.Position {
	if t.start != nil {
		return t.start
	}
	return t.rules.Start()
}

// appeal is all that a program may want to know when it has to move.
type appeal struct {
	game       *board.Game
	answers    bool // the last move is one that its opponent thought of
	offered    bool // and came with the offer of a draw
	own, other *clock
}
