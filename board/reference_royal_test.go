package board

import (
	"slices"

	"fairymax/board/define"
)

// Royals and castling in the reference.

// royals lists the squares of a side's royal pieces.
func (g *refGame) royals(p *refPosition, c define.Color) (list []define.Square) {
	for _, s := range g.pieces(p, c) {
		if g.def.Royal.Types.Has(p.board[s].Type()) {
			list = append(list, s)
		}
	}
	return list
}

// guarded lists the royals that may not be taken: with the rule last only a lone
// one, with leftmost only that one, with off none.
func (g *refGame) guarded(p *refPosition, c define.Color) []define.Square {
	royals := g.royals(p, c)
	switch rule := g.def.Royal.Check; {
	case rule == define.CheckOff || rule == define.CheckLast && len(royals) > 1:
		return nil
	case rule == define.CheckLeftmost && len(royals) > 0:
		return []define.Square{g.leftmost(royals)}
	}
	return royals
}

// inCheck reports whether a side may not leave its royals as they stand.
func (g *refGame) inCheck(p *refPosition, c define.Color) bool {
	royals := g.guarded(p, c)
	if len(royals) == 0 {
		return false
	}
	hit, n := g.threats(p, c.Other()), 0
	for _, s := range royals {
		if hit.Has(s) {
			n++
		}
	}
	if g.def.Royal.Check == define.CheckAll {
		return n == len(royals)
	}
	return n > 0
}

// leftmost returns the square nearest to the a-file, on one file the one
// nearest to White's first rank.
func (g *refGame) leftmost(squares []define.Square) define.Square {
	best := squares[0]
	for _, s := range squares {
		x, y := int(s)%g.def.Files, int(s)/g.def.Files
		bestX, bestY := int(best)%g.def.Files, int(best)/g.def.Files
		if x < bestX || x == bestX && y < bestY {
			best = s
		}
	}
	return best
}

// stepsAway reports whether the move is that of a royal in check that may do
// nothing but capture the one piece that gives check.
func (g *refGame) stepsAway(p *refPosition, m *refMove) bool {
	if !g.def.Royal.Stays || m.drops || m.passes || !slices.Contains(g.guarded(p, p.turn), m.from) || !g.inCheck(p, p.turn) {
		return false
	}
	var checkers []define.Square
	for _, s := range g.pieces(p, p.turn.Other()) {
		hasAttacker := false
		g.walkTakes(p, s, func(e *refEnd) {
			for _, gone := range e.taken {
				hasAttacker = hasAttacker || gone == m.from
			}
		})
		if hasAttacker {
			checkers = append(checkers, s)
		}
	}
	switch len(checkers) {
	case 0:
		return false // another royal is in check
	case 1:
		for _, s := range m.victims[:m.n] {
			if s == checkers[0] {
				return false
			}
		}
	}
	return true
}

// refPair is a king with a partner to castle with.
type refPair struct {
	king, partner define.Square
	left          bool
	files         []int // where the king may land
}

// pairs lists kings and partners that may castle if neither has moved, of those that begin
// the game on their squares.
func (g *refGame) pairs(c define.Color, begins func(define.Square, define.Piece) bool) (list []refPair) {
	for _, d := range g.def.Castlings {
		king, ok := define.Square(0), false
		for s := g.squares() - 1; s >= 0; s-- {
			if begins(define.Square(s), define.MakePiece(c, d.King)) {
				king, ok = define.Square(s), true
			}
		}
		if !ok {
			continue
		}
		rank := int(king) / g.def.Files * g.def.Files
		for file := 0; file < int(king)-rank; file++ { // from the edge inwards
			if s := define.Square(rank + file); begins(s, define.MakePiece(c, d.Partner)) {
				list = append(list, refPair{king, s, true, g.files(d, king, d.Left[c], -1)})
				break
			}
		}
		for file := g.def.Files - 1; file > int(king)-rank; file-- {
			if s := define.Square(rank + file); begins(s, define.MakePiece(c, d.Partner)) {
				list = append(list, refPair{king, s, false, g.files(d, king, d.Right[c], 1)})
				break
			}
		}
	}
	return list
}

// files lists where a king may land that castles to one side.
func (g *refGame) files(d define.Castling, king define.Square, named []int, step int) []int {
	if d.Distance == 0 {
		return named
	}
	if file := int(king)%g.def.Files + step*d.Distance; file > 0 && file < g.def.Files-1 {
		return []int{file}
	}
	return nil
}

// posted reports whether a piece castles from that square in the start, or has to be put there.
func (g *refGame) posted(s define.Square, piece define.Piece) bool { return g.posts[s] == piece }

// castlings lists the castlings of the side to move.
func (g *refGame) castlings(p *refPosition) (list []refMove) {
	for _, pair := range g.pairs(p.turn, func(s define.Square, piece define.Piece) bool { return p.unmoved.Has(s) && p.board[s] == piece }) {
		for _, file := range pair.files {
			to := define.Square(int(pair.king)/g.def.Files*g.def.Files + file)
			beside := to - 1
			if pair.left {
				beside = to + 1
			}
			if g.mayCastle(p, pair, to, beside) {
				list = append(list, refMove{from: pair.king, to: to, castles: true, partner: [2]define.Square{pair.partner, beside}})
			}
		}
	}
	return list
}

// mayCastle reports whether all squares on the way are empty but for the two, and whether a
// royal king could stand on each of them: it walks, while its partner waits, and at last
// both are where they land.
func (g *refGame) mayCastle(p *refPosition, pair refPair, to, beside define.Square) bool {
	if !g.mayCross(pair.king, to, false) {
		return false
	}
	way := span2(pair.king, to)
	for _, s := range append(span2(pair.partner, beside), way...) {
		if g.def.Holes.Has(s) || p.board[s] != define.Empty && s != pair.king && s != pair.partner {
			return false
		}
	}
	if !slices.Contains(g.guarded(p, p.turn), pair.king) {
		return true
	}
	king, partner := p.board[pair.king], p.board[pair.partner]
	for _, s := range way {
		q := *p
		q.board[pair.king] = define.Empty
		if s == to {
			q.board[pair.partner] = define.Empty
			q.board[beside] = partner
		}
		q.board[s] = king
		if hit := g.threats(&q, p.turn.Other()); hit.Has(s) {
			return false
		}
	}
	return !g.threatened(p, pair.king, p.turn.Other(), king.Type())
}

// span2 lists the squares of a rank from one to the other, both included.
func span2(a, b define.Square) (list []define.Square) {
	for s := int(min(a, b)); s <= int(max(a, b)); s++ {
		list = append(list, define.Square(s))
	}
	return list
}
