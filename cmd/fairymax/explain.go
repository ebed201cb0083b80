package main

import (
	"errors"
	"fmt"
	"regexp"
	"strings"

	"fairymax/board"
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

// namedReasons say the same where the squares of the move are known: the names
// of the man who was to move, of him who stands on his target, and of the royal.
var namedReasons = map[notation.Reason]string{
	notation.NothingThere: "There is no piece on {from}.",
	notation.NotYours:     "The {man} on {from} is not yours.",
	notation.OwnMan:       "The {man} on {from} cannot go there: your own {other} stands on {to}.",
	notation.CannotReach:  "The {man} on {from} cannot go to {to}; \"moves {from}\" lists where it can.",
	notation.BadPromotion: "The {man} on {from} cannot become that.",
	notation.InCheck:      "The {man} on {from} cannot go to {to}: your {royal} would be in check.",
	notation.MustCapture:  "The {man} on {from} cannot go to {to}: you have to capture something; moves lists what is possible.",
}

// explainMove says in a sentence why a text is not a move in a position.
func explainMove(p *board.Position, err error) string {
	var move *notation.MoveError
	if !errors.As(err, &move) {
		return err.Error()
	}
	if text, ok := namedReason(p, move); ok {
		return text
	}
	if text, known := moveReasons[move.Reason]; known {
		return text
	}
	if move.Reason == notation.NotAMove {
		return fmt.Sprintf("%q is neither a move nor a command; help lists what can be typed.", move.Text)
	}
	return err.Error()
}

// twoSquares are how a move in coordinates begins.
var twoSquares = regexp.MustCompile(`^([a-z][0-9]+)[-x]?([a-z][0-9]+)`)

// namedReason is a sentence with names, if the text names squares.
func namedReason(p *board.Position, move *notation.MoveError) (text string, ok bool) {
	text, known := namedReasons[move.Reason]
	squares := twoSquares.FindStringSubmatch(strings.ToLower(move.Text))
	if !known || squares == nil {
		return "", false
	}
	r := p.Rules()
	from, ok := r.ParseSquare(squares[1], 1)
	to, ok2 := r.ParseSquare(squares[2], 1)
	if !ok || !ok2 {
		return "", false
	}
	royal := "side"
	if at, ok := p.Royal(p.Turn()); ok {
		royal = manName(p, at)
	}
	names := strings.NewReplacer("{from}", squares[1], "{to}", squares[2], "{man}", manName(p, from), "{other}", manName(p, to), "{royal}", royal)
	return names.Replace(text), true
}

// manName is what a person calls the man on a square.
func manName(p *board.Position, at board.Square) string {
	man := p.At(at)
	if man == board.Empty {
		return "piece"
	}
	return p.Rules().Def.Types[man.Type()-1].Title
}
