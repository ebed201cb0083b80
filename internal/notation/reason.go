package notation

import (
	"fmt"

	"fairymax/board"
)

// Reason says why a text is not a legal move. Its text is short and free of the
// words that XBoard takes for messages of another kind, so that it can stand
// in the parentheses of "Illegal move (…)".
type Reason uint8

// The reasons, from the text to the position.
const (
	NotAMove     Reason = iota // the text does not look like a move
	NoSuchSquare               // it names a square outside the playing area
	NothingThere               // the from-square is empty
	NotYours                   // the man on it belongs to the opponent
	OwnMan                     // a man of the mover's stands on the target
	CannotReach                // the man does not move like that now
	BadPromotion               // the move is right, what the man becomes is not
	InCheck                    // the mover's royal man would be attacked
	NoCastling                 // castling is not possible now
	NotUnique                  // several moves fit the text
)

var reasonTexts = [...]string{
	"no such move",
	"no such square",
	"nothing stands there",
	"not your piece",
	"your own piece is in the way",
	"it cannot go there",
	"no such promotion",
	"in check",
	"castling is not possible now",
	"several pieces can do that",
}

func (r Reason) String() string { return reasonTexts[r] }

// MoveError is the answer to a text that is not a legal move.
type MoveError struct {
	Text   string
	Reason Reason
}

func (e *MoveError) Error() string { return fmt.Sprintf("%s: %v", e.Text, e.Reason) }

// why says what keeps the side to move from carrying a man between two squares.
func why(p *board.Position, from, to board.Square) Reason {
	man, side := p.At(from), p.Turn()
	switch {
	case man == board.Empty:
		return NothingThere
	case !man.Is(side):
		return NotYours
	case p.At(to).Is(side):
		return OwnMan
	case reaches(p, from, to):
		return InCheck
	}
	return CannotReach
}

// reaches reports whether the man on from could go to to if checks did not matter.
func reaches(p *board.Position, from, to board.Square) bool {
	var zone board.Set
	zone.Add(to)
	if _, hits := p.Mobility(from, &zone); hits == 0 {
		return false
	}
	// Mobility counts squares where a man may only capture even while they are
	// empty, so one of its steps must also fit what it would do there.
	purpose := board.MayMove
	if p.At(to) != board.Empty {
		purpose = board.MayCapture
	}
	man, leg := p.At(from), 0
	for _, step := range p.Rules().Steps(man.Color(), man.Type()) {
		if leg++; step.Then {
			continue
		}
		if step.Mode&purpose != 0 && (leg > 1 || leads(p.Rules(), step, from, to)) {
			return true
		}
		leg = 0
	}
	return false
}

// leads reports whether a step points from one square to another.
func leads(r *board.Rules, step board.Step, from, to board.Square) bool {
	right, up := r.File(to)-r.File(from), r.Rank(to)-r.Rank(from)
	v := step.Vector
	for n := 1; n <= board.MaxSide && (step.Range == 0 || n <= step.Range); n++ {
		if n*int(v.Right) == right && n*int(v.Up) == up {
			return true
		}
	}
	return step.Wrap
}
