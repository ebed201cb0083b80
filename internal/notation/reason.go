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
	NotAMove        Reason = iota // the text does not look like a move
	NoSuchSquare                  // it names a square outside the playing area
	NothingThere                  // the from-square is empty
	NotYours                      // the man on it belongs to the opponent
	OwnPiece                      // a man of the mover's stands on the target
	CannotReach                   // the man does not move like that now
	BadPromotion                  // the move is right, what the man becomes is not
	InCheck                       // the mover's royal man would be attacked
	NoCastling                    // castling is not possible now
	NotUnique                     // several moves fit the text
	GameOver                      // the position is an end
	MustCapture                   // somebody can be captured, so somebody must be
	MustPlace                     // there are men in hand who come first
	NoPassing                     // the turn cannot be passed now
	NoneInHand                    // the man to be dropped, let in or swapped is not in hand
	Occupied                      // somebody stands where the man is dropped
	CannotDropThere               // such men are not dropped there
	FileFull                      // as many of them as may be stand on that file
	WrongShade                    // the next of them has to stand on the other square colour
	DropMates                     // such men may not give mate when they are dropped
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

// Refusal is a reason with what the text named, for who wants to tell more.
type Refusal struct {
	Reason     Reason
	From       []board.Square  // of the men that may have been meant
	Path       []board.Square  // where the man was to go, the target last
	Dropped    board.PieceType // who was to be dropped
	Candidates []board.Move    // legal moves that the text says not enough or too much of
}

// MoveError is the answer to a text that is not a legal move.
type MoveError struct {
	Text string
	Refusal
}

func (e *MoveError) Error() string { return fmt.Sprintf("%s: %v", e.Text, e.Reason) }

// answer is what a parser returns: a move, or an error if there is none.
func answer(text string, m board.Move, refusal Refusal) (board.Move, error) {
	if m == board.NoMove {
		return m, &MoveError{text, refusal}
	}
	return m, nil
}

func because(reason Reason) Refusal { return Refusal{Reason: reason} }

// refuse says what keeps the side to move from carrying a man along squares, of
// which the first is his own.
func refuse(p *board.Position, squares []board.Square) Refusal {
	return Refusal{Reason: why(p, squares), From: squares[:1], Path: squares[1:]}
}

func why(p *board.Position, squares []board.Square) Reason {
	from := squares[0]
	switch man := p.At(from); {
	case over(p):
		return GameOver
	case placing(p):
		return MustPlace
	case man == board.Empty:
		return NothingThere
	case !man.Is(p.Turn()):
		return NotYours
	}
	fits := PseudoLegalAlong(p, squares)
	switch {
	case len(fits) == 0:
		return whyStuck(p, from, squares[len(squares)-1])
	case fits[0].IsCastling():
		return NoCastling
	case mustCapture(p) && !slices.ContainsFunc(fits, board.Move.IsCapture):
		return MustCapture
	}
	return InCheck
}

// Unbound returns the moves along these squares that would be legal if nobody
// had to be kept from capture and captures were no duty.
func PseudoLegalAlong(p *board.Position, squares []board.Square) []board.Move {
	var list board.MoveList
	p.Unrestricted().Legal(&list)
	fits := alongPath(p.Rules(), list.Moves(), squares)
	if len(fits) == 0 {
		fits = filter(list.Moves(), func(m board.Move) bool { return castlesBy(m, squares) })
	}
	return fits
}

// alongPath returns the moves that are written with these squares.
func alongPath(r *board.Rules, moves []board.Move, squares []board.Square) []board.Move {
	return filter(moves, func(m board.Move) bool { return !m.IsDrop() && !m.IsPass() && slices.Equal(path(r, m), squares) })
}

// whyStuck says what keeps a man from going to a square, whoever has to be kept
// from capture.
func whyStuck(p *board.Position, from, to board.Square) Reason {
	rule := promotionOf(p.Rules().Def, p.At(from).Type())
	switch {
	case castles(p, from, to):
		return NoCastling
	case from == to && rule != nil && rule.By&board.ByStanding != 0:
		return BadPromotion
	case p.At(to).Is(p.Turn()) && to != from:
		return OwnPiece
	case rule != nil && rule.Must[p.Turn()].Has(to) && reaches(p, from, to):
		return BadPromotion // there is nothing left that he could become
	}
	return CannotReach
}

// promotionOf returns what a definition says of the promotion of a type, nil if
// it never promotes.
func promotionOf(def *board.Definition, t board.PieceType) *board.PromotionDef {
	for i := range def.Promotions {
		if def.Promotions[i].Type == t {
			return &def.Promotions[i]
		}
	}
	return nil
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

// castles reports whether a move from one square to another is a king's who
// could castle like that one day: towards a partner, or to where he would land.
func castles(p *board.Position, from, to board.Square) bool {
	isKing := func(d board.CastlingDef) bool { return p.At(from) == board.MakePiece(p.Turn(), d.King) }
	lands := func(k board.CastlingRule) bool { return from == k.King && to == k.KingTo && from != to }
	defs := p.Rules().Def.Castlings
	switch {
	case slices.ContainsFunc(defs, func(d board.CastlingDef) bool { return isKing(d) && p.At(to) == board.MakePiece(p.Turn(), d.Partner) }):
		return true
	case !slices.ContainsFunc(defs, isKing) || !slices.ContainsFunc(p.Castlings(), lands):
		return false
	}
	return !reaches(p, from, to)
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
	for _, chain := range board.Chains(r.Steps(man.Color(), man.Type())) {
		for leg, step := range chain {
			if step.Mode&purpose != 0 && (leg > 0 || leads(r, step, from, to)) {
				return true
			}
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
