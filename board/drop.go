package board

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"fairymax/board/define"
)

// dropRule is what [Compile] makes of a [define.Drop] for one colour.
type dropRule struct {
	zone    *define.Set // nil for anywhere
	perFile int
	noMate  bool
	noCheck bool
	noGate  bool
	shades  bool
}

// entry is a type of pieces in hand, and one that they may be when they are dropped.
type entry struct{ held, enters define.PieceType }

// compileEntries lists all entries, and what each type is in the hand.
func compileEntries(def *define.Game) (list []entry, heldAs []define.PieceType) {
	as := make(map[define.PieceType][]define.PieceType)
	heldAs = make([]define.PieceType, len(def.Types)+1)
	for t := range heldAs {
		heldAs[t] = define.PieceType(t)
	}
	for i := range def.Drops {
		d := &def.Drops[i]
		as[d.Type] = d.As
		for _, enters := range d.As {
			heldAs[enters] = d.Type
		}
	}
	for t := define.PieceType(1); int(t) < len(heldAs); t++ {
		switch {
		case as[t] != nil:
			for _, enters := range as[t] {
				list = append(list, entry{t, enters})
			}
		case heldAs[t] == t:
			list = append(list, entry{t, t})
		}
	}
	return list, heldAs
}

// checkEntries refuses what would leave open which piece leaves the hand.
func (r *Rules) checkEntries() error {
	seen := make(map[define.PieceType]define.PieceType)
	for i := range r.Def.Drops {
		d := &r.Def.Drops[i]
		if d.As != nil && r.hands.use&^(define.HandDrop|define.HandPlace) != 0 {
			return errors.New("drop: a piece that may be dropped as another cannot enter in any other way")
		}
		if d.As != nil && r.shaded {
			return errors.New("drop: where drops must alternate between dark and light squares, a piece is dropped as itself")
		}
		for _, t := range d.As {
			if other, ok := seen[t]; ok && other != d.Type {
				return fmt.Errorf("drop: %s may be dropped from two types of pieces in hand", r.Def.Types[t-1].Name)
			}
			seen[t] = d.Type
		}
	}
	for t, held := range seen {
		if t != held && r.MayBeInHand(t) {
			return fmt.Errorf("drop: %s is dropped from %s in hand, but can be in a hand itself", r.Def.Types[t-1].Name, r.Def.Types[held-1].Name)
		}
	}
	return nil
}

// DropsAs returns what pieces of type t in hand may be when they are dropped.
func (r *Rules) DropsAs(t define.PieceType) []define.PieceType {
	var list []define.PieceType
	for _, e := range r.hands.drops {
		if e.held == t {
			list = append(list, e.enters)
		}
	}
	return list
}

// DropsAsOther reports whether some pieces in hand may be dropped as others.
func (r *Rules) DropsAsOther() bool {
	return slices.ContainsFunc(r.hands.drops, func(e entry) bool { return e.held != e.enters })
}

// HeldAs returns what a piece that is dropped as type t is in the hand.
func (r *Rules) HeldAs(t define.PieceType) define.PieceType { return r.hands.heldAs[t] }

func compileDrops(def *define.Game) (table [2][]dropRule, shaded, limited bool) {
	for c := range table {
		table[c] = make([]dropRule, len(def.Types)+1)
		for i := range def.Drops {
			d := &def.Drops[i]
			table[c][d.Type] = dropRule{zone: d.Zone[c], perFile: d.PerFile, noMate: d.NoMate, noCheck: d.NoCheck, noGate: d.NoGate, shades: d.Shades}
			shaded = shaded || d.Shades
		}
	}
	return table, shaded, len(def.Drops) > 0
}

// DropZone returns the squares on which a side may drop pieces of type t, nil for
// all.
func (r *Rules) DropZone(c define.Color, t define.PieceType) *define.Set { return r.drops[c][t].zone }

// DropsPerFile returns how many pieces of type t a file may hold after a drop, 0
// for no limit.
func (r *Rules) DropsPerFile(t define.PieceType) int { return r.drops[define.White][t].perFile }

// LimitsDrops reports whether some drops need more than an empty square.
func (r *Rules) LimitsDrops() bool { return r.limitsDrops }

// addDrops adds the legal drops of the side to move on the empty squares of a set.
func (p *Position) addDrops(list *MoveList, g *checkInfo, empty define.Set) {
	if !p.rules.CanDrop() {
		return
	}
	hand := p.board[p.rules.handCell(p.turn, 0):]
	for _, e := range p.rules.hands.drops {
		if hand[e.held] > 0 {
			p.addDropsOf(list, g, e.enters, empty)
		}
	}
}

// addDropsOf adds the legal drops of a type. Most rules remove whole sets of
// squares; only what those leave open is tested drop by drop.
func (p *Position) addDropsOf(list *MoveList, g *checkInfo, t define.PieceType, open define.Set) {
	rule := &p.rules.drops[p.turn][t]
	rule.narrow(&open)
	if rule.perFile > 0 {
		p.closeFiles(&open, t, rule.perFile)
	}
	safe := !p.rules.IsRoyal(t) && g.keepEvasions(&open) && !p.rules.testsAll
	n := list.n
	list.addOnEach(dropMove(t, 0), 1|1<<toShift, &open)
	if p.rules.shaded {
		list.keep(n, func(m Move) bool { return p.keepsShades(m.To(), t) })
	}
	if !safe {
		p.keepLegal(list, n, g)
	}
	switch {
	case rule.noCheck:
		list.keep(n, func(m Move) bool { return !p.GivesCheck(m) })
	case rule.noMate:
		list.keep(n, func(m Move) bool { return !p.mates(m) })
	}
}

// isPlainDrop reports whether a move is a drop that changes its square and the hand
// only. Where pieces are placed first, it may also bring a first move.
func (r *Rules) isPlainDrop(m Move) bool { return m.IsDrop() && !r.PlacesFirst() }

func dropMove(t define.PieceType, s define.Square) Move {
	return Move(Always|Drop)<<kindShift | Move(t)<<typeShift | Move(s) | Move(s)<<toShift
}

// narrow keeps only the squares of a drop's zone.
func (rule *dropRule) narrow(open *define.Set) {
	if rule.zone != nil {
		open.Intersect(rule.zone)
	}
}

// closeFiles removes the files that hold as many pieces of type t of the side to
// move as they may.
func (p *Position) closeFiles(open *define.Set, t define.PieceType, most int) {
	var held [define.MaxSide]int
	for w := range p.rules.words {
		for word := p.pieces[p.turn][w&3]; word != 0; word &= word - 1 {
			s := w<<6 + bits.TrailingZeros64(word)
			if p.board[s] != define.MakePiece(p.turn, t) {
				continue
			}
			file := p.rules.File(define.Square(s))
			if held[file]++; held[file] == most {
				p.rules.removeFile(open, file)
			}
		}
	}
}

// removeFile removes the squares of a file from a set.
func (r *Rules) removeFile(set *define.Set, file int) {
	for s := file; s < r.Squares; s += r.Files {
		set.Remove(define.Square(s))
	}
}

// keepsShades reports whether a drop of type t on s leaves all pieces that have to
// stand on both square colours evenly spread, now and in the end.
func (p *Position) keepsShades(s define.Square, t define.PieceType) bool {
	rule := &p.rules.drops[p.turn][t]
	return (!rule.shades || p.shadeBalance(t, s) <= 0) && p.leavesRoom(s, t)
}

// shadeBalance is how many more pieces of type t the side to move has on squares
// of the colour of s than on others.
func (p *Position) shadeBalance(t define.PieceType, s define.Square) int {
	balance := 0
	for i := range p.rules.Squares {
		switch {
		case p.board[i] != define.MakePiece(p.turn, t):
		case p.rules.shade(define.Square(i)) == p.rules.shade(s):
			balance++
		default:
			balance--
		}
	}
	return balance
}

// leavesRoom reports whether the pieces in hand that have to stand on both square
// colours still can after a drop of type t on s.
func (p *Position) leavesRoom(s define.Square, t define.PieceType) bool {
	for _, other := range p.rules.hands.order {
		rule := &p.rules.drops[p.turn][other]
		held := p.Hand(p.turn, other)
		if !rule.shades || held == 0 {
			continue
		}
		var stand, room [2]int
		for i := range p.rules.Squares {
			if p.board[i] == define.MakePiece(p.turn, other) {
				stand[p.rules.shade(define.Square(i))]++
			}
		}
		open := p.emptySquares()
		rule.narrow(&open)
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
func (p *Position) onFile(t define.PieceType, file int) int {
	n := 0
	for rank := range p.rules.Ranks {
		if p.board[p.rules.Square(file, rank)] == define.MakePiece(p.turn, t) {
			n++
		}
	}
	return n
}

// shade is the colour of a square on a chequered board: 0 is dark, as a1.
func (r *Rules) shade(s define.Square) int { return (r.File(s) + r.Rank(s)) & 1 }

// mates reports whether a legal move gives mate, even if it ends the game in another way
// too, such as by a check that wins. Whether it gives check is answered without playing.
func (p *Position) mates(m Move) bool {
	if !p.GivesCheck(m) {
		return false
	}
	var next Position
	p.carryOut(m, &next)
	next.lifted = 0
	return next.NoWayOut()
}
