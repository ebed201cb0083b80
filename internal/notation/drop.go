package notation

import (
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// parseDrop reads a drop, cut at its "@". An empty letter means a pawn.
func parseDrop(p *board.Position, letter, square string, origin int) (board.Move, Refusal) {
	r := p.Rules()
	name, mark := cutSquare(strings.ToLower(square))
	if name == "" || strings.Trim(mark, "+#!?") != "" {
		return board.NoMove, refusalFor(NotAMove)
	}
	if letter == "" {
		letter = pawnLetter
	}
	to, ok := r.ParseSquare(name, origin)
	if !ok {
		return board.NoMove, refusalFor(NoSuchSquare)
	}
	t := heldType(p, strings.ToUpper(letter))
	if foreign := r.ByForeignLetter(p.Turn(), strings.ToUpper(letter)); t == 0 && foreign != 0 && p.Hand(p.Turn(), r.HeldAs(foreign)) > 0 {
		t = foreign
	}
	if t == 0 {
		return board.NoMove, Refusal{Reason: NoneInHand, Path: []define.Square{to}, Dropped: r.ByLetterFor(p.Turn(), strings.ToUpper(letter))}
	}
	refusal := Refusal{Path: []define.Square{to}, Dropped: t}
	m := dropOf(p, t, to)
	if m == board.NoMove {
		refusal.Reason = refusals[p.RefusesDrop(t, to)]
	}
	return m, refusal
}

// dropOf returns the legal drop of a type on a square, NoMove if there is none.
func dropOf(p *board.Position, t define.PieceType, to define.Square) board.Move {
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
func heldType(p *board.Position, letter string) define.PieceType {
	r := p.Rules()
	found := define.PieceType(0)
	for i := range r.Def.Types {
		t := define.PieceType(i + 1)
		if p.Hand(p.Turn(), p.Rules().HeldAs(t)) == 0 {
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
