package net

import (
	"fairymax/board"
	"fairymax/board/define"
)

// Bucket is the number, from 0, of the output weights for a position: by the pieces on the board, or in
// games with drops by those in hand, in parts of the board.
func (f *Features) Bucket(p *board.Position) int {
	r := f.game.Rules
	if f.game.Drops {
		held := 0
		for _, t := range f.game.HandTypes {
			held += p.Hand(define.White, t) + p.Hand(define.Black, t)
		}
		return min(Buckets-1, held*16/r.Playable())
	}
	white, black := p.Pieces(define.White), p.Pieces(define.Black)
	return min(Buckets-1, (white.Len()+black.Len())*8/r.Playable())
}
