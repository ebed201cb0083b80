package board

import (
	"fmt"
	"strings"
)

// A right is something that a position cannot show: that a king and his partner
// may still castle, that a man has not moved. Positions keep one bit for each.
type right struct {
	name string // as the rights field of a FEN writes it
	men  [2]Square
	n    int // 1 or 2 men
}

// rightsTable lists the rights of a game in the order of a FEN.
type rightsTable struct {
	list    []right
	touched [MaxSquares]uint64 // rights that end when a square is touched
	unmoved [MaxSquares]uint64 // the right of the man who starts there to a first move
}

// add appends a right and returns its bit.
func (t *rightsTable) add(name string, men ...Square) (uint64, error) {
	if len(t.list) == MaxRights {
		return 0, fmt.Errorf("more than %d castlings and first moves to remember", MaxRights)
	}
	bit := uint64(1) << len(t.list)
	r := right{name: name, n: len(men)}
	copy(r.men[:], men)
	for _, s := range men {
		t.touched[s] |= bit
	}
	t.list = append(t.list, r)
	return bit, nil
}

// compileRights gives every castling and every first move of the start position
// its bit and its letter.
func compileRights(r *Rules, start *Position) (rightsTable, error) {
	var t rightsTable
	taken := make(map[string]bool)
	for c := White; c <= Black; c++ {
		for i := range r.castlings[c] {
			k := &r.castlings[c][i]
			if i > 0 && k.sharesRight(&r.castlings[c][i-1]) {
				k.right = r.castlings[c][i-1].right
				continue
			}
			name := r.rightName(taken, c, k.partner, k.letter())
			bit, err := t.add(name, k.king, k.partner)
			if err != nil {
				return t, err
			}
			k.right = bit
		}
		for s := 0; s < r.Squares; s++ {
			man := start.At(Square(s))
			if !man.Is(c) || !r.hasFirstMove(c, man.Type()) {
				continue
			}
			bit, err := t.add(r.rightName(taken, c, Square(s), ""), Square(s))
			if err != nil {
				return t, err
			}
			t.unmoved[s] = bit
		}
	}
	return t, nil
}

// hasFirstMove reports whether men of the type must be remembered as unmoved.
func (r *Rules) hasFirstMove(c Color, t PieceType) bool {
	for i := range r.Steps(c, t) {
		if r.remembers(&r.Steps(c, t)[i], t) {
			return true
		}
	}
	return false
}

// rightName chooses the letter of a right: the one wished for, else the file of
// its man, else his square; capital for White.
func (r *Rules) rightName(taken map[string]bool, c Color, s Square, wish string) string {
	square := r.SquareName(s, 1)
	for _, name := range []string{wish, square[:1], square} {
		if c == White {
			name = strings.ToUpper(name)
		}
		if name != "" && !taken[name] {
			taken[name] = true
			return name
		}
	}
	return square
}

// rightsText writes the rights field of a FEN.
func (p *Position) rightsText() string {
	var b strings.Builder
	for i, r := range p.rules.rights.list {
		if p.rights>>i&1 != 0 {
			b.WriteString(r.name)
		}
	}
	if b.Len() == 0 {
		return "-"
	}
	return b.String()
}

// parseRights reads the rights field of a FEN into the position.
func (p *Position) parseRights(text string) error {
	if text == "-" {
		return nil
	}
	for rest := text; rest != ""; {
		i := p.rules.rights.longest(rest)
		if i < 0 {
			return fmt.Errorf("%q names no castling or first move of this game", rest)
		}
		r := &p.rules.rights.list[i]
		for _, s := range r.men[:r.n] {
			if p.At(s) != p.rules.placement.At(s) {
				return fmt.Errorf("%q: the man of %s is not there", r.name, p.rules.SquareName(s, 1))
			}
		}
		p.rights |= 1 << i
		rest = rest[len(r.name):]
	}
	return nil
}

// longest returns the right whose name is the longest beginning of text, or -1.
func (t *rightsTable) longest(text string) int {
	best, length := -1, 0
	for i, r := range t.list {
		if len(r.name) > length && strings.HasPrefix(text, r.name) {
			best, length = i, len(r.name)
		}
	}
	return best
}
