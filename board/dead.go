package board

import "sync"

// Dead material is decided from what men can do, not from their names: a
// position is dead if the side that has one man besides its royal could not
// give mate with him however badly a bare royal were played. Whether a type can
// is found out once, when such a position first arises, by looking for a mate.

// deadTable remembers for each colour and type whether royal and man can mate a
// bare royal.
type deadTable struct {
	once [2][]sync.Once
	can  [2][]bool
}

func newDeadTable(types int) *deadTable {
	t := new(deadTable)
	for c := range t.once {
		t.once[c] = make([]sync.Once, types+1)
		t.can[c] = make([]bool, types+1)
	}
	return t
}

// Dead reports whether the men left can never give mate, by the rules'
// material ending.
func (p *Position) Dead() bool {
	if p.rules.Def.Endings.Material == Ongoing || !p.reigns[White] || !p.reigns[Black] {
		return false
	}
	n := p.men[White].Len() + p.men[Black].Len()
	if n > 3 {
		return false
	}
	for c := White; c <= Black; c++ {
		for _, s := range p.men[c].Squares() {
			if t := p.board[s].Type(); s != p.royal[c] && p.rules.canMate(c, t) {
				return false
			}
		}
	}
	return true
}

// canMate reports whether a royal and one man of type t, or of what it may
// promote to, can ever have mated a bare royal.
func (r *Rules) canMate(c Color, t PieceType) bool {
	d := r.dead
	d.once[c][t].Do(func() {
		d.can[c][t] = r.PromotionZone(c, t) != nil || r.findMate(c, t)
	})
	return d.can[c][t]
}

// findMate looks through the positions of the two royals and the man for one in
// which the bare royal is mated.
func (r *Rules) findMate(c Color, t PieceType) bool {
	p := new(Position)
	p.rules, p.turn = r, c.Other()
	king := MakePiece(c, r.placement.royalType(c))
	bare := MakePiece(c.Other(), r.placement.royalType(c.Other()))
	for victim := range r.Squares {
		for man := range r.Squares {
			for royal := range r.Squares {
				if victim == man || man == royal || royal == victim {
					continue
				}
				p.arrange(c, Square(victim), Square(royal), Square(man), [3]Piece{bare, king, MakePiece(c, t)})
				checked := p.InCheck()
				mate := checked && !p.checked(c) && !p.HasLegalMove()
				p.board[victim], p.board[royal], p.board[man] = Empty, Empty, Empty
				if mate {
					return true
				}
				if !checked && len(r.threats.hops) == 0 {
					break // where the other royal stands makes no check
				}
			}
		}
	}
	return false
}

// arrange sets three men up on an empty board: a bare royal, the royal of c and his man.
func (p *Position) arrange(c Color, victim, royal, man Square, men [3]Piece) {
	p.men = [2]Set{}
	p.royal[c], p.royal[c.Other()] = royal, victim
	p.reigns = [2]bool{true, true}
	for i, s := range [3]Square{victim, royal, man} {
		p.board[s] = men[i]
		p.men[men[i].Color()].Add(s)
	}
}

// royalType returns the type of a side's royal.
func (p *Position) royalType(c Color) PieceType {
	for _, s := range p.men[c].Squares() {
		if t := p.board[s].Type(); p.rules.IsRoyal(t) {
			return t
		}
	}
	return 0
}
