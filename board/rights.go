package board

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"unicode/utf8"

	"fairymax/board/define"
	"fairymax/board/program"
)

// A right is something that a position cannot show: that a king and its partner may
// still castle, that a piece has not moved. Positions keep one bit for each.
type right struct {
	name    string // as the rights field of a FEN writes it
	alias   string // of a castling: the file of the partner, or its square if that names another right, or none
	pieces  [2]define.Square
	n       int    // 1 or 2 pieces
	key     uint64 // of positions that have it
	implies uint64 // rights that each of the pieces has while this one lasts
}

// rightsTable lists the rights of a game in the order of a FEN.
type rightsTable struct {
	list    []right
	touched [define.MaxSquares]uint64 // rights that end when a square is touched
	unmoved [define.MaxSquares]uint64 // the right of the piece that starts there to a first move
	gates   [2]uint64                 // rights of unmoved pieces that only let others be gated behind them
}

// add appends a right and returns its bit.
func (t *rightsTable) add(rules *Rules, name string, pieces ...define.Square) (uint64, error) {
	if len(t.list) == define.MaxRights {
		return 0, fmt.Errorf("more than %d castlings and first moves to remember", define.MaxRights)
	}
	bit := uint64(1) << len(t.list)
	r := right{name: name, n: len(pieces)}
	copy(r.pieces[:], pieces)
	r.key = rules.keyOf(&r, len(t.list))
	for _, s := range pieces {
		t.touched[s] |= bit
	}
	t.list = append(t.list, r)
	return bit, nil
}

// keyOf is the key of right number i. Where castling pieces may stand anywhere, the same ones
// have the same key, whatever else may castle.
func (r *Rules) keyOf(wanted *right, i int) uint64 {
	if r.game == nil && !r.castlesFromAnywhere() {
		return r.keys.rights[i]
	}
	if r.game != nil {
		for _, known := range r.game.rights.list {
			if known.n == wanted.n && known.pieces == wanted.pieces {
				return known.key
			}
		}
	}
	last := wanted.pieces[wanted.n-1]
	return mix(0x9FB21C651E98DF25 * (uint64(wanted.pieces[0])<<16 | uint64(last)<<8 | 1))
}

// key is the hash of a set of rights.
func (t *rightsTable) key(mask uint64) uint64 {
	var key uint64
	for ; mask != 0; mask &= mask - 1 {
		key ^= t.list[bits.TrailingZeros64(mask)].key
	}
	return key
}

// compileRights gives every castling and every first move of pieces on their home
// squares its bit and its letter.
func compileRights(r *Rules, homes *Position) (rightsTable, error) {
	var t rightsTable
	names := make(define.RightNames)
	for c := define.White; c <= define.Black; c++ {
		for i := range r.castlings[c] {
			k := &r.castlings[c][i]
			if i > 0 && k.sharesRight(&r.castlings[c][i-1]) {
				k.right = r.castlings[c][i-1].right
				continue
			}
			name := names.Castling(c, k.leftSide, r.SquareName(k.king, 1), r.SquareName(k.partner, 1))
			bit, err := t.add(r, name, k.king, k.partner)
			if err != nil {
				return t, err
			}
			k.right = bit
		}
		for s := 0; s < r.Squares; s++ {
			piece := homes.At(define.Square(s))
			if !piece.Is(c) || !r.remembersPiece(c, piece.Type()) {
				continue
			}
			bit, err := t.add(r, names.Unmoved(c, r.SquareName(define.Square(s), 1)), define.Square(s))
			if err != nil {
				return t, err
			}
			t.unmoved[s] = bit
			if !r.remembersMoves(c, piece.Type()) && !r.HandsGrow() {
				t.gates[c] |= bit
			}
		}
	}
	for i := range t.list {
		if right := &t.list[i]; right.n == 2 {
			right.implies = t.unmoved[right.pieces[0]] | t.unmoved[right.pieces[1]]
			right.alias = names.Alias(homes.At(right.pieces[0]).Color(), r.SquareName(right.pieces[1], 1))
		}
	}
	return t, nil
}

// HasRights reports whether the game has castlings or first moves to remember.
func (r *Rules) HasRights() bool { return len(r.rights.list) > 0 }

// remembersPiece reports whether it must be remembered that pieces of the type have
// not moved: because they have a first move, or because other pieces may be gated
// behind them.
func (r *Rules) remembersPiece(c define.Color, t define.PieceType) bool {
	return r.hands.use&define.HandGate != 0 && !r.oneWay.Has(t) || r.remembersMoves(c, t)
}

// remembersMoves reports whether pieces of the type have a first move.
func (r *Rules) remembersMoves(c define.Color, t define.PieceType) bool {
	for i := range r.Steps(c, t) {
		if program.Remembers(&r.Steps(c, t)[i], t, r.oneWay) {
			return true
		}
	}
	return false
}

// grant gives the rights that are complete now that a piece has been placed on s.
func (p *Position) grant(s define.Square) {
	if p.rules.hands.use&define.HandPlace == 0 {
		return
	}
	t := &p.rules.rights
	for i := range t.list {
		r := &t.list[i]
		if t.touched[s]>>i&1 == 0 || p.rights>>i&1 != 0 {
			continue
		}
		if p.board[r.pieces[0]] == p.rules.homes.board[r.pieces[0]] && p.board[r.pieces[r.n-1]] == p.rules.homes.board[r.pieces[r.n-1]] {
			p.rights |= 1 << i
			p.key ^= r.key
		}
	}
}

// forgetGates ends the rights to gate of a side that has nothing left to gate.
func (p *Position) forgetGates(c define.Color) {
	if gone := p.rights & p.rules.rights.gates[c]; gone != 0 && p.handEmpty(c) {
		p.rights &^= gone
		p.key ^= p.rules.rights.key(gone)
	}
}

// rightsText writes the rights field of a FEN.
func (p *Position) rightsText() string {
	var b strings.Builder
	list := p.rules.rights.list
	implied := uint64(0)
	for i := range list {
		if p.rights>>i&1 != 0 {
			implied |= list[i].implies
		}
	}
	for i := range list {
		if (p.rights&^implied)>>i&1 != 0 {
			b.WriteString(p.rightText(&list[i]))
		}
	}
	if b.Len() == 0 {
		return "-"
	}
	return b.String()
}

// rightText writes one right. The letter of a wing stands for the outermost partner. It is
// read as the partner of the start where both stand there, so others are then written by file.
func (p *Position) rightText(r *right) string {
	game := p.rules.game
	if r.n == 1 {
		return r.name
	}
	king, partner := r.pieces[0], r.pieces[1]
	if outermost, _ := p.rules.outermost(p, king, p.board[partner], partner < king); outermost != partner {
		return cmp.Or(r.alias, r.name)
	}
	if game != nil {
		if i, _ := game.rights.longest(r.name); i >= 0 && p.has(game.homes, &game.rights.list[i]) && game.rights.list[i].pieces != r.pieces {
			return cmp.Or(r.alias, r.name)
		}
	}
	return r.name
}

// parseRights reads the rights field of a FEN into the position.
func (p *Position) parseRights(text string) error {
	if text == "-" {
		return nil
	}
	var known, unknown string
	for rest := text; rest != ""; {
		i, length := p.rules.rights.longest(rest)
		if i < 0 {
			_, length = utf8.DecodeRuneInString(rest)
			unknown += rest[:length]
			rest = rest[length:]
			continue
		}
		r := &p.rules.rights.list[i]
		if !p.has(p.rules.homes, r) {
			return p.notAtHome(r)
		}
		p.rights |= 1<<i | r.implies
		known += rest[:length]
		rest = rest[length:]
	}
	if unknown != "" {
		return fmt.Errorf("%q is not a castling or first move of this game; write %s", unknown, cmp.Or(known, "-"))
	}
	return nil
}

// notAtHome says which piece of a right is missing.
func (p *Position) notAtHome(r *right) error {
	at := slices.IndexFunc(r.pieces[:r.n], func(s define.Square) bool { return p.At(s) != p.rules.homes.At(s) })
	return fmt.Errorf("%q: the piece of %s is not there", r.name, p.rules.SquareName(r.pieces[at], 1))
}

// longest returns the right with the longest name that text begins with, and the
// length of the name; -1 if there is none.
func (t *rightsTable) longest(text string) (best, length int) {
	best = -1
	for i, r := range t.list {
		for _, name := range []string{r.name, r.alias} {
			if len(name) > length && strings.HasPrefix(text, name) {
				best, length = i, len(name)
			}
		}
	}
	return best, length
}
