package arena

import (
	"time"

	"fairymax/board"
	"fairymax/board/define"
)

// Player plays one side of a game, one game after the other.
type Player interface {
	// Name is what notes about a game call the player.
	Name() string
	// Begin prepares a game. A player that cannot play it loses.
	Begin(Terms) error
	// Answer thinks about the position and answers.
	Answer(Turn) Answer
	// End tells the outcome. The objections are what the player says against it;
	// the error is a failure that does not change the outcome any more.
	End(*Outcome) (objections []string, err error)
}

// Terms are what a player has to know before a game.
type Terms struct {
	Rules   *board.Rules
	Start   *board.Position // nil for the start of the rules
	Opening []board.Move    // played before the first move that a player thinks of
	Side    define.Color    // that this player has
	Control Control         // of this player
}

// First returns the position where the game begins.
func (t Terms) First() *board.Position {
	if t.Start != nil {
		return t.Start
	}
	return t.Rules.Start()
}

// Turn is what a player may want to know when it has to move.
type Turn struct {
	Game       *board.Game   // the player must not change it
	Replies    bool          // the last move is the opponent's, not of the opening
	Offered    bool          // and came with the offer of a draw
	Own, Other *Clock        // the player must not change them
	Wait       time.Duration // how long the referee waits for the answer
}

// Answer is what a player says on its turn. A forfeit comes before everything
// else, then a resignation, then the acceptance of a draw, then the move.
type Answer struct {
	Move       board.Move
	OffersDraw bool          // with the move
	Used       time.Duration // thinking time, or what the nodes count for
	Score      string        // score and depth, such as "+0.34/12"; "" for none
	Resigns    bool
	Accepts    bool    // the draw that the opponent offered
	Forfeit    Forfeit // the player loses for this reason
	How        string  // what happened, for the notes of a forfeit
	Reported   string  // the last error that the player reported, "" for none
}
