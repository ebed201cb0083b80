package notation

import (
	"strings"

	"fairymax/board"
)

// parseDrop reads a drop, cut at its "@". An empty letter means a pawn.
func parseDrop(p *board.Position, letter, square string, origin int) (board.Move, Refusal) {
	r := p.Rules()
	name, mark := cutSquare(strings.ToLower(square))
	if name == "" || strings.Trim(mark, "+#!?") != "" {
		return board.NoMove, because(NotAMove)
	}
	if letter == "" {
		letter = pawnLetter
	}
	to, ok := r.ParseSquare(name, origin)
	if !ok {
		return board.NoMove, because(NoSuchSquare)
	}
	t := heldType(p, strings.ToUpper(letter))
	if t == 0 {
		return board.NoMove, Refusal{Reason: NoneInHand, Path: []board.Square{to}, Dropped: r.ByLetterFor(p.Turn(), strings.ToUpper(letter))}
	}
	refusal := Refusal{Path: []board.Square{to}, Dropped: t}
	m := dropOf(p, t, to)
	if m == board.NoMove {
		refusal.Reason = whyNotDrop(p, t, to)
	}
	return m, refusal
}

// dropOf returns the legal drop of a type on a square, NoMove if there is none.
func dropOf(p *board.Position, t board.PieceType, to board.Square) board.Move {
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		if m.IsDrop() && m.To() == to && m.FromHand() == t {
			return m
		}
	}
	return board.NoMove
}

// heldType returns the type with this letter in the hand of the side to move, 0
// if there is none. A plain letter also names a dressed type if there is only
// one, because XBoard sends the plain letter.
func heldType(p *board.Position, letter string) board.PieceType {
	r := p.Rules()
	found := board.PieceType(0)
	for i := range r.Def.Types {
		t := board.PieceType(i + 1)
		if p.Hand(p.Turn(), t) == 0 {
			continue
		}
		switch own := letterOf(r, t); {
		case own == letter:
			return t
		case strings.TrimRight(own, "'!") == letter && found == 0:
			found = t
		case strings.TrimRight(own, "'!") == letter:
			return 0
		}
	}
	return found
}

// whyNotDrop is the reason why a piece in hand cannot be dropped on a square.
func whyNotDrop(p *board.Position, t board.PieceType, to board.Square) Reason {
	d := dropRule(p.Rules().Def, t)
	zone := d.Zone[p.Turn()]
	switch {
	case over(p):
		return GameOver
	case p.Rules().Def.Hand.Use&(board.HandDrop|board.HandPlace) == 0:
		return CannotDropThere
	case p.At(to) != board.Empty:
		return Occupied
	case zone != nil && !zone.Has(to):
		return CannotDropThere
	case d.PerFile > 0 && onFile(p, t, to) >= d.PerFile:
		return FileFull
	case mustCapture(p):
		return MustCapture
	case dropOf(p.Unrestricted(), t, to) != board.NoMove:
		return InCheck
	case d.Shades:
		return WrongShade
	case d.NoMate:
		return DropMates
	}
	return CannotDropThere
}

// dropRule returns the drop rule of a type.
func dropRule(def *board.Definition, t board.PieceType) board.DropDef {
	for _, d := range def.Drops {
		if d.Type == t {
			return d
		}
	}
	return board.DropDef{Type: t}
}

// onFile counts the side's pieces of a type on the file of a square.
func onFile(p *board.Position, t board.PieceType, s board.Square) int {
	r, n := p.Rules(), 0
	pieces := p.Pieces(p.Turn())
	for _, other := range pieces.Squares() {
		if r.File(other) == r.File(s) && p.At(other).Type() == t {
			n++
		}
	}
	return n
}
