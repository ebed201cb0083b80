package board

import (
	"slices"

	"fairymax/board/define"
)

// chaseRule is what [Compile] makes of a [define.Chase].
type chaseRule struct {
	free, spared  define.TypeMask // everywhere
	zones         []define.Spared
	evenProtected map[define.PieceType]define.TypeMask
	exchanges     bool
}

func compileChase(r *Rules, d *define.Chase) chaseRule {
	var pawns define.TypeMask
	for t := define.PieceType(1); int(t) <= len(r.Def.Types); t++ {
		if r.Irreversible(t) {
			pawns |= define.MaskOf(t)
		}
	}
	rule := chaseRule{free: pawns, spared: r.RoyalTypes(), zones: d.Spared, evenProtected: d.EvenProtected, exchanges: d.Exchanges}
	if d.Free != nil {
		rule.free = *d.Free
	}
	if d.Spared == nil {
		rule.spared |= pawns
	}
	rule.free |= r.RoyalTypes()
	return rule
}

// spares reports whether a piece may be attacked freely where it stands.
func (c *chaseRule) spares(piece define.Piece, s define.Square) bool {
	return c.spared.Has(piece.Type()) || slices.ContainsFunc(c.zones, func(d define.Spared) bool {
		zone := d.Zone[piece.Color()]
		return d.Type == piece.Type() && (zone == nil || zone.Has(s))
	})
}

// chase is what a move does to a piece of the other side.
type chase uint8

// The chases, the worse ones last.
const (
	noChase  chase = iota
	uncovers       // a piece that was attacked before has lost its protection
	attacks        // a piece attacks that did not before
)

// chaser judges the moves of one repetition.
type chaser struct {
	rule                 *chaseRule
	turned, taken, again Position
	list                 MoveList
}

// worst says how a side has chased with all its moves: as it chased with the weakest
// of them the piece that it chased most.
func (j *chaser) worst(cycle []*Position, by define.Color) chase {
	most, first := noChase, cycle[0]
	theirs := first.Pieces(by.Other())
	for _, s := range theirs.Squares() {
		most = max(most, j.weakest(cycle, s, by))
	}
	return most
}

// weakest follows the piece that starts on a square.
func (j *chaser) weakest(cycle []*Position, s define.Square, by define.Color) chase {
	least := attacks
	for i, p := range cycle[1:] {
		s = p.follow(s)
		if !p.board[s].Owned(by.Other()) {
			return noChase // it was captured, and only a piece like it came back
		}
		if p.turn == by {
			continue
		}
		if least = min(least, j.chases(cycle[i], p, s)); least == noChase {
			break
		}
	}
	return least
}

// chases says what the move between two positions does to the piece on s. A threat that was
// there before the move is not a chase.
func (j *chaser) chases(before, after *Position, s define.Square) chase {
	most, by := noChase, before.turn
	if j.rule.spares(after.board[s], s) {
		return noChase
	}
	var none define.Set
	for _, from := range after.Attackers(s, by, &none, nil) {
		if most == attacks || !j.threatens(after, from, s) {
			continue
		}
		old := after.comesFrom(from)
		switch {
		case !slices.Contains(before.Attackers(s, by, &none, nil), old) || !j.captures(before, old, s, &j.taken):
			most = attacks
		case !j.threatens(before, old, s):
			most = uncovers
		}
	}
	return most
}

// threatens reports whether the piece on from could win the one on s, were it its turn.
func (j *chaser) threatens(p *Position, from, s define.Square) bool {
	attacker, victim := p.board[from], p.board[s]
	if j.rule.free.Has(attacker.Type()) || !j.captures(p, from, s, &j.taken) {
		return false
	}
	if j.rule.evenProtected[victim.Type()].Has(attacker.Type()) {
		return true
	}
	if j.protected(p, &j.taken, victim.Color()) {
		return false
	}
	return j.rule.exchanges || attacker.Type() != victim.Type() || !j.captures(p, s, from, &j.taken)
}

// protected reports whether a side can capture the piece that has just captured. What
// attacked its royals in p, before the capture, still may.
func (j *chaser) protected(p, taken *Position, side define.Color) bool {
	var none define.Set
	for _, change := range taken.Changes() {
		s := change.Square
		if !taken.board[s].Owned(side.Other()) {
			continue
		}
		for _, from := range taken.Attackers(s, side, &none, nil) {
			if j.plays(taken, from, s, &j.again) && !p.exposes(&j.again, side) {
				return true
			}
		}
	}
	return false
}

// captures reports whether the piece on from could capture that on s, were it its turn,
// and open no new attack on its royals. It writes the position after that to next.
func (j *chaser) captures(p *Position, from, s define.Square, next *Position) bool {
	return j.plays(p, from, s, next) && !p.exposes(next, p.board[from].Color())
}

// plays makes the capture by the piece on from of that on s, if there is one, whether
// it leaves its royals attacked or not.
func (j *chaser) plays(p *Position, from, s define.Square, next *Position) bool {
	by, q := p.board[from].Color(), &j.turned
	p.copyState(q)
	if q.turn != by {
		q.endEnPassant()
		q.passTurn()
	}
	has := q.hasRoyal[by]
	q.hasRoyal[by] = false
	q.LegalFrom(from, &j.list)
	q.hasRoyal[by] = has
	for _, m := range j.list.Moves() {
		if squares, n := q.victims(m); slices.Contains(squares[:n], s) {
			q.carryOut(m, next)
			return true
		}
	}
	return false
}

// exposes reports whether a royal of a side is attacked in next by a piece that does
// not attack it in p.
func (p *Position) exposes(next *Position, side define.Color) bool {
	var none define.Set
	royals := next.CheckableRoyals(side)
	for _, s := range royals.Squares() {
		now := next.Attackers(s, side.Other(), &none, nil)
		if len(now) == 0 {
			continue
		}
		if p.board[s] != next.board[s] {
			return true // it has just gone there
		}
		had := p.Attackers(s, side.Other(), &none, nil)
		if slices.ContainsFunc(now, func(from define.Square) bool { return !slices.Contains(had, from) }) {
			return true
		}
	}
	return false
}

// follow returns where the piece that stood on s before the last move stands now.
func (p *Position) follow(s define.Square) define.Square {
	for _, left := range p.Changes() {
		if left.Square != s {
			continue
		}
		for _, reached := range p.Changes() {
			if reached.Now == left.Was && reached.Was != left.Was {
				return reached.Square
			}
		}
	}
	return s
}

// comesFrom returns where the piece that stands on s now stood before the last move.
func (p *Position) comesFrom(s define.Square) define.Square {
	for _, reached := range p.Changes() {
		if reached.Square != s {
			continue
		}
		for _, left := range p.Changes() {
			if left.Was == reached.Now && left.Now != left.Was {
				return left.Square
			}
		}
	}
	return s
}
