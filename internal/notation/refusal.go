package notation

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/variants/spelling"
)

// Reason says why a text is not a legal move. Its text is short, because it
// stands in the parentheses of "Illegal move (…)". XBoard takes some words for
// messages of another kind; reasons must not contain them, which a test in
// package cecp checks.
type Reason uint8

// The reasons, in the order in which they are found: first in the text, then in
// the position.
const (
	NotAMove        Reason = iota // the text does not look like a move
	NoSuchSquare                  // it names a square outside the board
	NothingThere                  // the from-square is empty
	NoSuchPiece                   // the side to move has no piece of the kind that is named
	NotYours                      // the piece on it belongs to the opponent
	OwnPiece                      // a piece of the mover's own side is on the target square
	NoRoomForWall                 // the wall may not be placed on that square
	WallThere                     // the target square is a wall
	CannotReach                   // the piece has no such move now
	BadPromotion                  // the move exists, but not with this promotion
	InCheck                       // the move would leave the mover in check
	NoCastling                    // castling is not possible now
	NotUnique                     // several moves fit the text
	Unfinished                    // the text names only some squares of a move of several legs
	GameOver                      // the game has already ended
	MustCapture                   // a capture is possible, so the move must be one
	MustPlace                     // pieces in hand must be placed first
	NoPassing                     // the turn cannot be passed now
	NoneInHand                    // the piece to drop, gate or promote to is not in hand
	Occupied                      // the square of a drop is not empty
	CannotDropThere               // such a piece cannot be dropped on this square
	FileFull                      // the file already has as many such pieces as a drop may leave
	WrongShade                    // the piece must be dropped on the other square colour
	DropChecks                    // such a piece may not give check when it is dropped
	DropMates                     // such a piece may not give mate when it is dropped
	LosesRoyal                    // the capture would remove a royal piece of its own side
	GivesCheck                    // no move may give check
	MayNotMate                    // such pieces may not give mate alone
	StillFacing                   // the royal pieces face each other, and would do so still
	HardToTrade                   // the victim may not be captured while it is protected
	NoCounterstrike               // the victim may not be captured right after the side's own such piece
)

var reasonTexts = [...]string{
	NotAMove:        "no such move",
	NoSuchSquare:    "no such square",
	NothingThere:    "that square is empty",
	NoSuchPiece:     "no such piece to move",
	NotYours:        "not your piece",
	OwnPiece:        "your own piece is in the way",
	NoRoomForWall:   "the wall may not be placed there",
	WallThere:       "a wall is in the way",
	CannotReach:     "the piece cannot go there",
	BadPromotion:    "no such promotion",
	InCheck:         "in check",
	NoCastling:      "castling is not possible now",
	NotUnique:       "several moves fit",
	Unfinished:      "write all its squares",
	GameOver:        "the game is over",
	MustCapture:     "must capture",
	MustPlace:       "must place all pieces first",
	NoPassing:       "the turn cannot be passed",
	NoneInHand:      "no such piece in hand",
	Occupied:        "that square is taken",
	CannotDropThere: "such a piece may not be dropped there",
	FileFull:        "too many such pieces on that file",
	WrongShade:      "such a piece must go to the other square colour",
	DropChecks:      "such a drop may not give check",
	DropMates:       "such a drop may not give mate",
	LosesRoyal:      "the capture would remove a royal piece of its own side",
	GivesCheck:      "no move may give check",
	MayNotMate:      "such pieces may not give mate alone",
	StillFacing:     "royal pieces may not keep facing each other",
	HardToTrade:     "the piece there is protected",
	NoCounterstrike: "no counterstrike",
}

func (r Reason) String() string { return reasonTexts[r] }

// In is the text of the reason in a game: the game's capture rule has a text of its
// own.
func (r Reason) In(rules *board.Rules) string {
	if r == MustCapture {
		return rules.Captures().Refusal()
	}
	return r.String()
}

// Refusal is a reason and what the text named, for callers that explain more.
type Refusal struct {
	Reason     Reason
	From       []define.Square  // where the pieces stand that the text may mean
	Path       []define.Square  // the squares after the from-square, the target last; none if no piece ever goes so
	Wall       []define.Square  // where the text places a wall, one square or none
	Dropped    define.PieceType // the type of the piece to drop, 0 if it is not a drop
	Candidates []board.Move     // the legal moves that the text fits but does not single out
	Capital    string           // the text as a legal move of a piece: Bxc3 for bxc3
	meant      board.Move       // the only one, if the text names its ends
}

// MoveError is the answer to a text that is not a legal move.
type MoveError struct {
	Text string
	Refusal
	Fits []string // the candidates in coordinates, ranks from 1, if several moves fit or not all squares are named
}

func (e *MoveError) Error() string {
	text := fmt.Sprintf("%s: %v", spelling.Shortened(e.Text), e.Reason)
	if e.Capital != "" {
		return text + e.advice()
	}
	if len(e.Fits) > 0 {
		return text + ": " + strings.Join(e.Fits, ", ")
	}
	return text
}

// In is the reason in a game, with what to write instead.
func (e *MoveError) In(rules *board.Rules) string { return e.Reason.In(rules) + e.advice() }

// advice says what to write where a small letter was meant as that of a piece.
func (e *MoveError) advice() string {
	if e.Capital == "" {
		return ""
	}
	return "; a piece has a capital letter: " + spelling.Shortened(e.Capital)
}

// moveOrError is what a parser returns: a move, or an error if there is none.
func moveOrError(p *board.Position, text string, m board.Move, refusal Refusal) (board.Move, error) {
	if m != board.NoMove {
		return m, nil
	}
	err := &MoveError{Text: text, Refusal: refusal}
	if refusal.Reason == NotUnique || refusal.Reason == Unfinished {
		for i, m := range refusal.Candidates {
			if i == mostNamed {
				err.Fits = append(err.Fits, "…")
				break
			}
			err.Fits = append(err.Fits, Coordinate(p.Rules(), m, 1))
		}
	}
	return board.NoMove, err
}

// mostNamed is how many candidates an error names.
const mostNamed = 8

func refusalFor(reason Reason) Refusal { return Refusal{Reason: reason} }
