package board

import "math/bits"

// dropRule is what [Compile] makes of a [DropDef] for one colour.
type dropRule struct {
	zone    *Set // nil for anywhere
	perFile int
	noMate  bool
	shades  bool
}

func compileDrops(def *Definition) (table [2][]dropRule, shaded, limited bool) {
	for c := range table {
		table[c] = make([]dropRule, len(def.Types)+1)
		for i := range def.Drops {
			d := &def.Drops[i]
			table[c][d.Type] = dropRule{zone: d.Zone[c], perFile: d.PerFile, noMate: d.NoMate, shades: d.Shades}
			shaded = shaded || d.Shades
		}
	}
	return table, shaded, len(def.Drops) > 0
}

// DropZone returns the squares on which a side may drop pieces of type t, nil for
// all.
func (r *Rules) DropZone(c Color, t PieceType) *Set { return r.drops[c][t].zone }

// DropsPerFile returns how many pieces of type t a file may hold after a drop, 0
// for no limit.
func (r *Rules) DropsPerFile(t PieceType) int { return r.drops[White][t].perFile }

// LimitsDrops reports whether some drops need more than an empty square.
func (r *Rules) LimitsDrops() bool { return r.limitsDrops }

// addDrops adds the legal drops of the side to move.
func (p *Position) addDrops(list *MoveList, g *checkInfo) {
	if p.rules.hands.use&(HandDrop|HandPlace) == 0 {
		return
	}
	for _, t := range p.rules.hands.order {
		if p.Hand(p.turn, t) > 0 {
			p.addDropsOf(list, g, t)
		}
	}
}

func (p *Position) addDropsOf(list *MoveList, g *checkInfo, t PieceType) {
	rule := &p.rules.drops[p.turn][t]
	base, open := dropMove(t, 0), p.openSquares(rule)
	for w := 0; w < p.rules.words; w++ {
		for word := open[w&3]; word != 0; word &= word - 1 {
			s := Square(w<<6 + bits.TrailingZeros64(word))
			m := base | Move(s) | Move(s)<<toShift
			if rule.allows(p, s, t) && p.leavesRoom(s, t) && p.isLegal(m, g) && !(rule.noMate && p.mates(m)) {
				list.add(m)
			}
		}
	}
}

func dropMove(t PieceType, s Square) Move {
	return Move(Always|Drop)<<kindShift | Move(t)<<typeShift | Move(s) | Move(s)<<toShift
}

// openSquares returns the empty squares of a drop's zone.
func (p *Position) openSquares(rule *dropRule) Set {
	open := p.rules.playable
	if rule.zone != nil {
		open.intersect(rule.zone)
	}
	for w := range open {
		open[w] &^= p.pieces[White][w] | p.pieces[Black][w]
	}
	return open
}

// allows reports whether the pieces of the type on the board leave room for one on
// s.
func (rule *dropRule) allows(p *Position, s Square, t PieceType) bool {
	if rule.perFile == 0 && !rule.shades {
		return true
	}
	if rule.perFile > 0 && p.onFile(t, p.rules.File(s)) >= rule.perFile {
		return false
	}
	return !rule.shades || p.shadeBalance(t, s) <= 0
}

// shadeBalance is how many more pieces of type t the side to move has on squares
// of the colour of s than on others.
func (p *Position) shadeBalance(t PieceType, s Square) int {
	balance := 0
	for i := range p.rules.Squares {
		switch {
		case p.board[i] != MakePiece(p.turn, t):
		case p.rules.shade(Square(i)) == p.rules.shade(s):
			balance++
		default:
			balance--
		}
	}
	return balance
}

// leavesRoom reports whether the pieces in hand that have to stand on both square
// colours still can after a drop of type t on s.
func (p *Position) leavesRoom(s Square, t PieceType) bool {
	if !p.rules.shaded {
		return true
	}
	for _, other := range p.rules.hands.order {
		rule := &p.rules.drops[p.turn][other]
		held := p.Hand(p.turn, other)
		if !rule.shades || held == 0 {
			continue
		}
		var stand, room [2]int
		for i := range p.rules.Squares {
			if p.board[i] == MakePiece(p.turn, other) {
				stand[p.rules.shade(Square(i))]++
			}
		}
		open := p.openSquares(rule)
		open.Remove(s)
		for _, free := range open.Squares() {
			room[p.rules.shade(free)]++
		}
		if other == t {
			stand[p.rules.shade(s)]++
			held--
		}
		least := (stand[0] + stand[1] + held) / 2 // on either colour in the end
		if room[0] < least-stand[0] || room[1] < least-stand[1] {
			return false
		}
	}
	return true
}

// onFile counts the pieces of type t that the side to move has on a file.
func (p *Position) onFile(t PieceType, file int) int {
	n := 0
	for rank := range p.rules.Ranks {
		if p.board[p.rules.Square(file, rank)] == MakePiece(p.turn, t) {
			n++
		}
	}
	return n
}

// shade is the colour of a square on a chequered board: 0 is dark, as a1.
func (r *Rules) shade(s Square) int { return (r.File(s) + r.Rank(s)) & 1 }

// mates reports whether a legal move gives mate.
func (p *Position) mates(m Move) bool {
	var next Position
	p.Play(m, &next)
	return next.InCheck() && !next.HasLegalMove()
}
