package net

import "fairymax/board"

// Bucket is the number, from 0, of the output weights for a position: by the pieces on the board, or in
// games with drops by those in hand, in parts of the board.
func (f *Features) Bucket(p *board.Position) int {
	r := f.game.Rules
	if f.game.Drops {
		held := 0
		for _, t := range f.game.HandTypes {
			held += p.Hand(board.White, t) + p.Hand(board.Black, t)
		}
		return min(Buckets-1, held*16/r.Playable())
	}
	white, black := p.Pieces(board.White), p.Pieces(board.Black)
	return min(Buckets-1, (white.Len()+black.Len())*8/r.Playable())
}
