package net

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// delta is a list of features that go on or off.
type delta struct{ add, remove []uint16 }

func (d *delta) clear() { d.add, d.remove = d.add[:0], d.remove[:0] }

// square adds the change of a square, as one side sees it.
func (f *Features) square(d *delta, viewer define.Color, mirrored int, c board.Change) {
	table := f.onBoard[viewer][mirrored]
	if c.Was != define.Empty {
		if n := table[f.at(c.Was, c.Square)]; n != none {
			d.remove = append(d.remove, n)
		}
	}
	if c.Now != define.Empty {
		if n := table[f.at(c.Now, c.Square)]; n != none {
			d.add = append(d.add, n)
		}
	}
}

// hand adds the change of a hand.
func (f *Features) hand(d *delta, viewer define.Color, c board.HandChange) {
	f.inHand[viewer][c.Piece].change(d, int(c.Was), int(c.Now))
}

// given adds the change of the checks that a side has given.
func (f *Features) given(d *delta, viewer, side define.Color, was, now int) {
	f.checks[viewer][side].change(d, was, now)
}

// change adds a change of a number from was to now.
func (t thermometer) change(d *delta, was, now int) {
	was, now = min(was, t.most), min(now, t.most)
	for n := was; n < now; n++ {
		d.add = append(d.add, uint16(t.first+n))
	}
	for n := now; n < was; n++ {
		d.remove = append(d.remove, uint16(t.first+n))
	}
}

// all lists the features of a position from a side's perspective.
func (f *Features) all(d *delta, p *board.Position, viewer define.Color) {
	mirrored := f.mirrored(p, viewer)
	for _, side := range [2]define.Color{define.White, define.Black} {
		pieces := p.Pieces(side)
		for s := range traits.Each(&pieces) {
			f.square(d, viewer, mirrored, board.Change{Square: s, Now: p.At(s)})
		}
		for t := define.PieceType(1); f.game.Rules.HasHands() && int(t) <= f.game.Rules.Types(); t++ {
			f.hand(d, viewer, board.HandChange{Piece: define.MakePiece(side, t), Now: uint8(p.Hand(side, t))})
		}
		f.given(d, viewer, side, 0, p.ChecksGiven(side))
	}
}

// Active appends the features of a position that are on from a side's perspective.
func (f *Features) Active(list []uint16, p *board.Position, viewer define.Color) []uint16 {
	d := delta{add: list}
	f.all(&d, p, viewer)
	return d.add
}

// mirrored is 1 if a side sees the board mirrored: its royal stands on the right half.
func (f *Features) mirrored(p *board.Position, viewer define.Color) int {
	if !f.views.mirrors {
		return 0
	}
	if s, ok := p.Royal(viewer); ok && 2*f.game.Rules.File(s) >= f.game.Rules.Files {
		return 1
	}
	return 0
}
