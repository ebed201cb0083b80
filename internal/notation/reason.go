package notation

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// refuse says why the side to move cannot move a piece along these squares; the
// first is the from-square.
func refuse(p *board.Position, squares []define.Square) Refusal {
	squares = wholePath(p, squares)
	return Refusal{Reason: reasonFor(p, squares), From: squares[:1], Path: squares[1:]}
}

func reasonFor(p *board.Position, squares []define.Square) Reason {
	from := squares[0]
	switch piece := p.At(from); {
	case gameOver(p):
		return GameOver
	case p.Placing():
		return MustPlace
	case piece == define.Empty || piece == define.Wall:
		return NothingThere
	case !piece.Is(p.Turn()):
		return NotYours
	}
	fits := PseudoLegalAlong(p, squares)
	switch {
	case len(fits) == 0:
		return unreachableReason(p, squares)
	case wallRefused(p, squares):
		return NoRoomForWall
	}
	reason := refusals[p.Refuses(fits[0])]
	if reason == InCheck && fits[0].IsCastling() {
		return NoCastling
	}
	return reason
}

// refusals are the reasons for the refusals of package board.
var refusals = [...]Reason{
	board.RefusedOver:          GameOver,
	board.RefusedPlacing:       MustPlace,
	board.RefusedNoDrops:       CannotDropThere,
	board.RefusedOccupied:      Occupied,
	board.RefusedZone:          CannotDropThere,
	board.RefusedFile:          FileFull,
	board.RefusedCaptures:      MustCapture,
	board.RefusedCheck:         InCheck,
	board.RefusedLoss:          LosesRoyal,
	board.RefusedGiving:        GivesCheck,
	board.RefusedMating:        MayNotMate,
	board.RefusedFacing:        StillFacing,
	board.RefusedProtected:     HardToTrade,
	board.RefusedCounterstrike: NoCounterstrike,
	board.RefusedShade:         WrongShade,
	board.RefusedDropCheck:     DropChecks,
	board.RefusedMate:          DropMates,
	board.RefusedPass:          NoPassing,
	board.RefusedRoom:          CannotDropThere,
}

// PseudoLegalAlong returns the moves along these squares that would be legal if
// royal pieces could be left under attack and no capture were compulsory.
func PseudoLegalAlong(p *board.Position, squares []define.Square) []board.Move {
	var list board.MoveList
	p.Unrestricted().Legal(&list)
	fits := alongPath(p.Rules(), list.Moves(), squares)
	if len(fits) == 0 {
		fits = filter(list.Moves(), func(m board.Move) bool { return castlesBy(m, squares) })
	}
	return fits
}

// unreachableReason is the reason why a piece has no pseudo-legal move along these squares.
func unreachableReason(p *board.Position, squares []define.Square) Reason {
	from, to := squares[0], squares[len(squares)-1]
	t := p.At(from).Type()
	must := p.Rules().MustPromote(p.Turn(), t)
	switch {
	case castles(p, from, squares[min(1, len(squares)-1)]):
		return NoCastling
	case from == to && p.Rules().PromotesInPlace(t):
		return BadPromotion
	case p.At(to) == define.Wall:
		return WallThere
	case p.At(to).Is(p.Turn()) && to != from:
		return OwnPiece
	case must != nil && must.Has(to) && reaches(p, from, to):
		return BadPromotion // it must promote, and no choice is left
	}
	return CannotReach
}

// notPassing is the reason why the turn cannot be passed now. Where the rules
// have no pass, it is not a move at all.
func notPassing(p *board.Position) Reason {
	reasonFor := p.RefusesPass()
	if reasonFor > board.RefusedPlacing && !p.Rules().CanEverPass() {
		return NotAMove
	}
	return refusals[reasonFor]
}

// gameOver reports whether the game has ended in this position.
func gameOver(p *board.Position) bool {
	outcome, _ := p.Ended()
	return outcome != define.Ongoing
}

// castles reports whether a move from one square to another looks like a castling
// that the rules have: a king's move to a partner or to its castling target.
func castles(p *board.Position, from, to define.Square) bool {
	lands := func(k board.CastlingRule) bool { return from == k.King && to == k.KingTo && from != to }
	r, king := p.Rules(), p.At(from)
	switch {
	case !king.Is(p.Turn()):
		return false
	case p.At(to).Is(p.Turn()) && r.CastlesWith(king.Type(), p.At(to).Type()):
		return true
	case !r.CastlesAs(king.Type()) || !slices.ContainsFunc(p.Castlings(), lands):
		return false
	}
	return !reaches(p, from, to)
}

// reaches reports whether the piece on from attacks or can step to the square to,
// whether or not that leaves its side in check.
func reaches(p *board.Position, from, to define.Square) bool {
	if !p.Reaches(from, to) {
		return false
	}
	// Reaches also accepts an empty square where the piece may only capture, so
	// one of its steps must have the right mode.
	mode := define.MayMove
	if p.At(to) != define.Empty {
		mode = define.MayCapture
	}
	return hasStep(p.Rules(), p.At(from), from, to, mode)
}
