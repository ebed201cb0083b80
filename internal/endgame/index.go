package endgame

import (
	"math/bits"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// placement is where pieces stand, by slot.
type placement [MostPieces]define.Square

// group is pieces of one kind; their order does not matter.
type group struct {
	piece   define.Piece
	first   int // slot
	n       int
	squares []define.Square
	at      [define.MaxSquares]int16 // the number of a square, -1 for none
	sets    [][]define.Square        // of squares, by number
}

// index numbers the placements of material. Placements that are images of each other under
// the maps have one number; numbers that stand for no placement, or for one that has another
// number too, are unused.
type index struct {
	pieces []define.Piece // by slot
	groups []group
	maps   []*boardMap
	slot   [256]int8 // the first slot of a piece, -1 for none

	leaders  []int32 // sets of the first group that stand for their images
	leader   []int32 // by set of the first group: the number of the one that stands for it
	leadMaps []uint8 // by set of the first group: the maps to that one
	size     int
}

// newIndex numbers the placements of pieces that have room on their squares.
func newIndex(m Material, r *reach, maps []*boardMap) *index {
	ix := &index{maps: maps, size: 1}
	together := kinds(m.pieces)
	// A single piece leads if there is one: it has the fewest sets of squares to turn.
	slices.SortStableFunc(together, func(a, b []define.Piece) int { return len(a) - len(b) })
	for _, pieces := range together {
		ix.groups = append(ix.groups, group{piece: pieces[0], n: len(pieces), squares: r.squares(pieces[0])})
	}
	for i := range ix.slot {
		ix.slot[i] = -1
	}
	for i := range ix.groups {
		g := &ix.groups[i]
		g.first = len(ix.pieces)
		ix.slot[g.piece] = int8(g.first)
		for range g.n {
			ix.pieces = append(ix.pieces, g.piece)
		}
		g.number()
	}
	ix.lead()
	for i := range ix.groups {
		if i > 0 {
			ix.size *= len(ix.groups[i].sets)
		}
	}
	ix.size *= len(ix.leaders)
	return ix
}

// kinds groups equal pieces, which stand together in material.
func kinds(pieces []define.Piece) [][]define.Piece {
	var list [][]define.Piece
	for i := 0; i < len(pieces); {
		n := i + 1
		for n < len(pieces) && pieces[n] == pieces[i] {
			n++
		}
		list = append(list, pieces[i:n])
		i = n
	}
	return list
}

// number lists the sets of squares of a group in the order of their numbers.
func (g *group) number() {
	for s := range g.at {
		g.at[s] = -1
	}
	for i, s := range g.squares {
		g.at[s] = int16(i)
	}
	var pick func(n, below int) [][]define.Square
	pick = func(n, below int) [][]define.Square {
		if n == 0 {
			return [][]define.Square{nil}
		}
		var sets [][]define.Square
		for top := n - 1; top < below; top++ {
			for _, rest := range pick(n-1, top) {
				sets = append(sets, append(slices.Clone(rest), g.squares[top]))
			}
		}
		return sets
	}
	g.sets = pick(g.n, len(g.squares))
}

// setNumber is the number of the set of squares where a map takes the pieces of the group.
func (g *group) setNumber(sq *placement, m *boardMap) int {
	if g.n == 1 {
		return int(g.at[m.to[sq[g.first]]])
	}
	if g.n == 2 {
		a, b := int(g.at[m.to[sq[g.first]]]), int(g.at[m.to[sq[g.first+1]]])
		if a > b {
			a, b = b, a
		}
		return b*(b-1)/2 + a
	}
	var at [MostPieces]int
	for i := range g.n {
		n := int(g.at[m.to[sq[g.first+i]]])
		j := i
		for ; j > 0 && at[j-1] > n; j-- {
			at[j] = at[j-1]
		}
		at[j] = n
	}
	number := 0
	for i := range g.n {
		number += binomial(at[i], i+1)
	}
	return number
}

func binomial(n, k int) int {
	b := 1
	for i := range k {
		b = b * (n - i) / (i + 1)
	}
	return b
}

// lead chooses sets of the first group that stand for their images.
func (ix *index) lead() {
	g := &ix.groups[0]
	ix.leader, ix.leadMaps = make([]int32, len(g.sets)), make([]uint8, len(g.sets))
	numbers := map[int]int32{}
	for i, set := range g.sets {
		var sq placement
		copy(sq[:], set)
		least := i
		for _, m := range ix.maps {
			least = min(least, g.setNumber(&sq, m))
		}
		if least == i {
			numbers[i] = int32(len(ix.leaders))
			ix.leaders = append(ix.leaders, int32(i))
		}
		ix.leader[i] = numbers[least]
		for j, m := range ix.maps {
			if g.setNumber(&sq, m) == least {
				ix.leadMaps[i] |= 1 << j
			}
		}
	}
}

// of returns the number of a placement, and how many maps take it onto itself.
func (ix *index) of(sq *placement) (number, same int) {
	lead := ix.groups[0].setNumber(sq, ix.maps[0])
	mask := ix.leadMaps[lead]
	if mask&(mask-1) == 0 {
		return ix.under(sq, ix.maps[bits.TrailingZeros8(mask)]), 1
	}
	number = -1
	for ; mask != 0; mask &= mask - 1 {
		switch n := ix.under(sq, ix.maps[bits.TrailingZeros8(mask)]); {
		case number < 0 || n < number:
			number, same = n, 1
		case n == number:
			same++
		}
	}
	return number, same
}

// under is the number of the image of a placement under a map that its first group leads to.
func (ix *index) under(sq *placement, m *boardMap) int {
	number := int(ix.leader[ix.groups[0].setNumber(sq, m)])
	for i := 1; i < len(ix.groups); i++ {
		g := &ix.groups[i]
		number = number*len(g.sets) + g.setNumber(sq, m)
	}
	return number
}

// at returns the placement with a number, and how many maps take it onto itself; ok is false
// if the number is unused.
func (ix *index) at(number int, sq *placement) (same int, ok bool) {
	rest := number
	for i := len(ix.groups) - 1; i >= 0; i-- {
		g := &ix.groups[i]
		set := 0
		if i == 0 {
			set = int(ix.leaders[rest])
		} else {
			set = rest % len(g.sets)
			rest /= len(g.sets)
		}
		for j, s := range g.sets[set] {
			sq[g.first+j] = s
		}
	}
	for i := range ix.pieces {
		for j := range i {
			if sq[i] == sq[j] {
				return 0, false
			}
		}
	}
	if mask := ix.leadMaps[ix.groups[0].setNumber(sq, ix.maps[0])]; mask&(mask-1) == 0 {
		return 1, true
	}
	canonical, same := ix.of(sq)
	return same, canonical == number
}

// placementOf reads a position; ok is false if a piece stands where it never can.
func (ix *index) placementOf(p *board.Position, flip *boardMap, sq *placement) (ok bool) {
	var taken [256]int8
	for c := define.White; c <= define.Black; c++ {
		set := p.Pieces(c)
		for _, s := range set.Squares() {
			piece, at := p.At(s), s
			if flip != nil {
				piece, at = define.MakePiece(c.Other(), piece.Type()), flip.to[s]
			}
			slot := ix.slot[piece]
			if slot < 0 || ix.groupOf(piece).at[at] < 0 {
				return false
			}
			sq[slot+taken[piece]] = at
			taken[piece]++
		}
	}
	return true
}

func (ix *index) groupOf(piece define.Piece) *group {
	for i := range ix.groups {
		if ix.groups[i].piece == piece {
			return &ix.groups[i]
		}
	}
	return nil
}
