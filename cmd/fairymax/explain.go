package main

import (
	"errors"
	"fmt"

	"fairymax/internal/notation"
)

// moveReasons says in sentences why a text is not a move.
var moveReasons = map[notation.Reason]string{
	notation.NoSuchSquare: "There is no such square on this board.",
	notation.NothingThere: "There is no piece that could make that move.",
	notation.NotYours:     "That piece is not yours.",
	notation.OwnMan:       "One of your own pieces stands there.",
	notation.CannotReach:  "That piece cannot go there; moves lists what is possible.",
	notation.BadPromotion: "The piece cannot become that.",
	notation.InCheck:      "That would leave you in check.",
	notation.NoCastling:   "You cannot castle that way now.",
	notation.NotUnique:    "Several pieces can go there; say from which square, as in e2e4.",
	notation.GameOver:     "The game is over. Type new, undo or quit.",
	notation.MustCapture:  "You have to capture something; moves lists what is possible.",
	notation.MustPlace:    "Put all pieces of your hand on the board first.",
	notation.NoPassing:    "You cannot pass your turn now.",
	notation.NoneInHand:   "You have no such piece in hand.",
	notation.Occupied:     "Somebody stands there already.",
	notation.NotThere:     "That piece may not be put there.",
	notation.FileTaken:    "Such a piece stands on that file already.",
	notation.WrongShade:   "The next of these pieces has to stand on the other square colour.",
	notation.DropMates:    "That piece may not give mate by being put there.",
}

// explainMove says in a sentence why a text is not a move.
func explainMove(err error) string {
	var move *notation.MoveError
	if !errors.As(err, &move) {
		return err.Error()
	}
	if text, known := moveReasons[move.Reason]; known {
		return text
	}
	if move.Reason == notation.NotAMove {
		return fmt.Sprintf("%q is neither a move nor a command; help lists what can be typed.", move.Text)
	}
	return err.Error()
}
