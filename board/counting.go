package board

import "fairymax/board/define"

// The counting rules of the makruk family: once the weaker side is weak enough,
// the game is drawn when it has survived a number of moves. They are described with
// [define.Counting]; see https://en.wikipedia.org/wiki/Makruk#Counting_rules.

// count is the state of a count, in plies; a limit of 0 means that nothing
// is counted.
type count struct {
	played, limit uint16
	bare          bool // the limit is that of a bare royal
}

// Count returns the plies that have been counted, and how many draw; limit is 0
// if nothing is counted.
func (p *Position) Count() (played, limit int) { return int(p.count.played), int(p.count.limit) }

// HasCounting reports whether the moves of some endgames are counted.
func (r *Rules) HasCounting() bool { return r.counting != nil }

func compileCounting(def *define.Game) *define.Counting { return def.Endings.Counting }

// countedOut reports whether the count has reached its limit.
func (p *Position) countedOut() bool { return p.count.limit > 0 && p.count.played >= p.count.limit }

// keepCount counts a move, or starts again where the rules lower the limit or
// change to another count.
func (p *Position) keepCount(m Move) {
	if p.rules.counting == nil {
		return
	}
	now := p.startCount(p.rules.counting)
	was := p.count
	changed := m.IsCapture() || m.Becomes() != 0
	switch {
	case was.bare && was.limit > 0 && now == (count{bare: true}): // the last piece with a limit is captured
		p.count.played++
	case was.limit == 0 || now.limit == 0 || now.bare != was.bare || changed && now.limit < was.limit:
		p.count = now
	default:
		p.count.played++
	}
}

// startCount returns the count that would begin with the position.
func (p *Position) startCount(d *define.Counting) count {
	for c := define.White; c <= define.Black; c++ {
		if p.isBare(c) && !p.isBare(c.Other()) {
			return p.bareCount(d, c.Other())
		}
	}
	white, black := p.Pieces(define.White), p.Pieces(define.Black)
	weak := min(white.Len(), black.Len())
	if d.Board == 0 || d.BoardPieces > 0 && weak > d.BoardPieces || p.anyPiece(d.BoardPawns) {
		return count{}
	}
	return count{limit: uint16(2 * d.Board)}
}

// bareCount is the count against a bare royal, by what the other side has; without a limit if no
// piece of it has one.
func (p *Position) bareCount(d *define.Counting, strong define.Color) count {
	if p.anyPiece(d.BarePawns) {
		return count{}
	}
	for _, limit := range d.Bare {
		if limit.Types == 0 || p.countPieces(strong, limit.Types) >= max(limit.Pieces, 1) {
			n := count{limit: uint16(2 * limit.Moves), bare: true}
			if d.FromPieces {
				white, black := p.Pieces(define.White), p.Pieces(define.Black)
				n.played = uint16(2 * (white.Len() + black.Len()))
			}
			return n
		}
	}
	return count{bare: true}
}

// anyPiece reports whether a piece of some types is on the board, on either side.
func (p *Position) anyPiece(types define.TypeMask) bool {
	return types != 0 && p.countPieces(define.White, types)+p.countPieces(define.Black, types) > 0
}
