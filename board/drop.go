package board

import "math/bits"

// dropRule is what [Compile] makes of a [DropDef] for one colour.
type dropRule struct {
	zone    *Set // nil for anywhere
	perFile int
	noMate  bool
	shades  bool
}

func compileDrops(def *Definition) (table [2][]dropRule, shaded bool) {
	for c := range table {
		table[c] = make([]dropRule, len(def.Types)+1)
		for i := range def.Drops {
			d := &def.Drops[i]
			table[c][d.Type] = dropRule{zone: d.Zone[c], perFile: d.PerFile, noMate: d.NoMate, shades: d.Shades}
			shaded = shaded || d.Shades
		}
	}
	return table, shaded
}

// addDrops adds the legal drops of the side to move.
func (p *Position) addDrops(list *MoveList, g *guard) {
	if p.rules.hands.use&(HandDrop|HandPlace) == 0 {
		return
	}
	for _, t := range p.rules.hands.order {
		if p.Hand(p.turn, t) > 0 {
			p.addDropsOf(list, g, t)
		}
	}
}

func (p *Position) addDropsOf(list *MoveList, g *guard, t PieceType) {
	rule := &p.rules.drops[p.turn][t]
	base := Move(Always|Drop)<<kindShift | Move(t)<<typeShift
	open := p.openSquares(rule)
	for w := 0; w < p.rules.words; w++ {
		for word := open[w&3]; word != 0; word &= word - 1 {
			s := Square(w<<6 + bits.TrailingZeros64(word))
			m := base | Move(s) | Move(s)<<toShift
			if rule.allows(p, s, t) && p.leavesRoom(s, t) && p.lawful(m, g) && !(rule.noMate && p.mates(m)) {
				list.add(m)
			}
		}
	}
}

// openSquares returns the empty squares of a drop's zone.
func (p *Position) openSquares(rule *dropRule) Set {
	open := p.rules.plain
	if rule.zone != nil {
		open.intersect(rule.zone)
	}
	for w := range open {
		open[w] &^= p.men[White][w] | p.men[Black][w]
	}
	return open
}

// allows reports whether the men of the type that stand already leave room for one on s.
func (rule *dropRule) allows(p *Position, s Square, t PieceType) bool {
	if rule.perFile == 0 && !rule.shades {
		return true
	}
	r, man := p.rules, MakePiece(p.turn, t)
	onFile, balance := 0, 0
	for i := range r.Squares {
		if p.board[i] != man {
			continue
		}
		if r.File(Square(i)) == r.File(s) {
			onFile++
		}
		if r.shade(Square(i)) == r.shade(s) {
			balance++
		} else {
			balance--
		}
	}
	return (rule.perFile == 0 || onFile < rule.perFile) && (!rule.shades || balance <= 0)
}

// leavesRoom reports whether the men in hand who have to stand on both square
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

// shade tells the square colours of a chequered board apart.
func (r *Rules) shade(s Square) int { return (r.File(s) + r.Rank(s)) & 1 }

// mates reports whether a legal move gives mate.
func (p *Position) mates(m Move) bool {
	var next Position
	p.Play(m, &next)
	return next.InCheck() && !next.HasLegalMove()
}
