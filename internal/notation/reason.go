package notation

import (
	"slices"

	"fairymax/board"
)

// refuse says why the side to move cannot move a piece along these squares; the
// first is the from-square.
func refuse(p *board.Position, squares []board.Square) Refusal {
	return Refusal{Reason: why(p, squares), From: squares[:1], Path: squares[1:]}
}

func why(p *board.Position, squares []board.Square) Reason {
	from := squares[0]
	switch piece := p.At(from); {
	case over(p):
		return GameOver
	case placing(p):
		return MustPlace
	case piece == board.Empty:
		return NothingThere
	case !piece.Is(p.Turn()):
		return NotYours
	}
	fits := PseudoLegalAlong(p, squares)
	switch {
	case len(fits) == 0:
		return whyUnreachable(p, from, squares[len(squares)-1])
	case fits[0].IsCastling():
		return NoCastling
	case mustCapture(p) && !slices.ContainsFunc(fits, board.Move.IsCapture):
		return MustCapture
	}
	return InCheck
}

// PseudoLegalAlong returns the moves along these squares that would be legal if
// royal pieces could be left under attack and no capture were compulsory.
func PseudoLegalAlong(p *board.Position, squares []board.Square) []board.Move {
	var list board.MoveList
	p.Unrestricted().Legal(&list)
	fits := alongPath(p.Rules(), list.Moves(), squares)
	if len(fits) == 0 {
		fits = filter(list.Moves(), func(m board.Move) bool { return castlesBy(m, squares) })
	}
	return fits
}

// whyUnreachable is the reason why a piece has no pseudo-legal move to a square.
func whyUnreachable(p *board.Position, from, to board.Square) Reason {
	rule := promotionOf(p.Rules().Def, p.At(from).Type())
	switch {
	case castles(p, from, to):
		return NoCastling
	case from == to && rule != nil && rule.By&board.ByStanding != 0:
		return BadPromotion
	case p.At(to).Is(p.Turn()) && to != from:
		return OwnPiece
	case rule != nil && rule.Must[p.Turn()].Has(to) && reaches(p, from, to):
		return BadPromotion // it must promote, and no choice is left
	}
	return CannotReach
}

// promotionOf returns the promotion rule of a type, nil if it never promotes.
func promotionOf(def *board.Definition, t board.PieceType) *board.PromotionDef {
	for i := range def.Promotions {
		if def.Promotions[i].Type == t {
			return &def.Promotions[i]
		}
	}
	return nil
}

// notPassing is the reason why the turn cannot be passed now. Where the rules
// have no pass, it is not a move at all.
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

// mayEverPass reports whether a side may pass its turn, or has a piece that can
// move away and come back in one move.
func mayEverPass(p *board.Position) bool {
	def := p.Rules().Def
	return def.Pass || slices.ContainsFunc(def.Types, func(t board.TypeDef) bool {
		return slices.ContainsFunc(t.Steps[p.Turn()], func(step board.Step) bool {
			return step.Hop == board.AfterMove || step.Hop == board.AfterEither
		})
	})
}

// over reports whether the game has ended in this position.
func over(p *board.Position) bool {
	outcome, _ := p.Ended()
	return outcome != board.Ongoing
}

// placing reports whether the side to move must place the pieces in its hand first.
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

// castles reports whether a move from one square to another looks like a castling
// that the rules have: a king's move to a partner or to its castling target.
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

// reaches reports whether the piece on from attacks or can step to the square to,
// whether or not that leaves its side in check.
func reaches(p *board.Position, from, to board.Square) bool {
	if !p.Reaches(from, to) {
		return false
	}
	// Reaches also accepts an empty square where the piece may only capture, so
	// one of its steps must have the right mode.
	mode := board.MayMove
	if p.At(to) != board.Empty {
		mode = board.MayCapture
	}
	return steps(p.Rules(), p.At(from), from, to, mode)
}
