package notation

import (
	"fmt"
	"slices"

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
	GameOver                   // the position is an end
	MustCapture                // somebody can be captured, so somebody must be
	MustPlace                  // there are men in hand who come first
	NoPassing                  // the turn cannot be passed now
	NoneInHand                 // the man to be dropped, let in or swapped is not in hand
	Occupied                   // somebody stands where the man is dropped
	NotThere                   // such men are not dropped there
	FileTaken                  // as many of them as may be stand on that file
	WrongShade                 // the next of them has to stand on the other square colour
	DropMates                  // such men may not give mate when they are dropped
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
	"the game is over",
	"must capture",
	"must place all pieces first",
	"the turn cannot be passed",
	"no such piece in hand",
	"that square is taken",
	"it may not be dropped there",
	"one of them stands on that file",
	"it has to stand on the other square colour",
	"drop would give mate",
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
	case over(p):
		return GameOver
	case placing(p):
		return MustPlace
	case man == board.Empty:
		return NothingThere
	case !man.Is(side):
		return NotYours
	case castles(p, from, to):
		return NoCastling
	case p.At(to).Is(side) && to != from:
		return OwnMan
	case !reaches(p, from, to):
		return CannotReach
	case mustCapture(p) && p.At(to) == board.Empty:
		return MustCapture
	}
	return InCheck
}

// notPassing says what is wrong with a passed turn. Where nobody can ever pass
// it is no move at all.
func notPassing(p *board.Position) Reason {
	switch {
	case over(p):
		return GameOver
	case placing(p):
		return MustPlace
	case !mayEverPass(p):
		return NotAMove
	case mustCapture(p):
		return MustCapture
	case p.InCheck():
		return InCheck
	}
	return NoPassing
}

// mayEverPass reports whether the turn can be passed, or a man can go and come back.
func mayEverPass(p *board.Position) bool {
	def := p.Rules().Def
	return def.Pass || slices.ContainsFunc(def.Types, func(t board.TypeDef) bool {
		return slices.ContainsFunc(t.Steps[p.Turn()], func(step board.Step) bool {
			return step.Hop == board.AfterMove || step.Hop == board.AfterEither
		})
	})
}

// over reports whether the position itself is an end of the game.
func over(p *board.Position) bool {
	outcome, _ := p.Ended()
	return outcome != board.Ongoing
}

// placing reports whether the side to move has to put its men on the board first.
func placing(p *board.Position) bool {
	def := p.Rules().Def
	if def.Hand.Use&board.HandPlace == 0 {
		return false
	}
	for i := range def.Types {
		if p.Hand(p.Turn(), board.PieceType(i+1)) > 0 {
			return true
		}
	}
	return false
}

// mustCapture reports whether only captures are legal.
func mustCapture(p *board.Position) bool {
	if !p.Rules().Def.MustCapture {
		return false
	}
	var list board.MoveList
	p.Legal(&list)
	return slices.ContainsFunc(list.Moves(), board.Move.IsCapture)
}

// castles reports whether a move from one square to another is a king's towards
// a man with whom he could castle.
func castles(p *board.Position, from, to board.Square) bool {
	return slices.ContainsFunc(p.Rules().Def.Castlings, func(d board.CastlingDef) bool {
		return p.At(from) == board.MakePiece(p.Turn(), d.King) && p.At(to) == board.MakePiece(p.Turn(), d.Partner)
	})
}

// reaches reports whether the man on from could go to to if checks did not matter.
func reaches(p *board.Position, from, to board.Square) bool {
	if !p.Reaches(from, to) {
		return false
	}
	// That holds for squares where a man may only capture even while they are
	// empty, so one of his steps must also fit what he would do there.
	purpose := board.MayMove
	if p.At(to) != board.Empty {
		purpose = board.MayCapture
	}
	return steps(p.Rules(), p.At(from), from, to, purpose)
}

// steps reports whether a man has a step for a purpose that points from one
// square to another, or several steps in a row for it, which may lead anywhere.
func steps(r *board.Rules, man board.Piece, from, to board.Square, purpose board.Mode) bool {
	leg := 0
	for _, step := range r.Steps(man.Color(), man.Type()) {
		leg++
		if step.Mode&purpose != 0 && (leg > 1 || leads(r, step, from, to)) {
			return true
		}
		if !step.Then {
			leg = 0
		}
	}
	return false
}

// leads reports whether a step points from one square to another.
func leads(r *board.Rules, step board.Step, from, to board.Square) bool {
	right, up := r.File(to)-r.File(from), r.Rank(to)-r.Rank(from)
	v := step.Vector
	for n := 1; n <= board.MaxSide && (step.Range == 0 || n <= step.Range); n++ {
		off := n*int(v.Right) - right
		if n*int(v.Up) == up && (off == 0 || step.Wrap && off%r.Files == 0) {
			return true
		}
	}
	return false
}
