package board

import (
	"strings"

	"fairymax/board/define"
)

// Shuffled returns a start position in random order, for games that have a shuffle;
// else the start. n returns a random number from 0 up to, but without, its argument.
func (r *Rules) Shuffled(n func(int) int) *Position {
	if !r.IsShuffled() {
		return r.Start()
	}
	order := make([]int, r.Files)
	for i := range order {
		order[i] = i
	}
	for range maxDraws {
		for i := len(order) - 1; i > 0; i-- {
			j := n(i + 1)
			order[i], order[j] = order[j], order[i]
		}
		p := r.reordered(order)
		if r.CastlesAsChess960() && !r.isFair(p) {
			continue
		}
		if start, err := r.ParseFEN(r.reorderedFEN(p)); err == nil {
			return start
		}
	}
	return r.Start()
}

// IsShuffled reports whether the start position is random.
func (r *Rules) IsShuffled() bool { return r.Def.Shuffle != define.NoShuffle }

// shufflesCastlers reports whether the game itself puts castling pieces on random squares.
func (r *Rules) shufflesCastlers() bool { return r.Def.Shuffle == define.Chess960 }

// maxDraws bounds the random orders that are tried. One chess array in 21 is fair.
const maxDraws = 100_000

// reordered returns the start with the pieces of the first and the last rank on
// other files, where those ranks have squares.
func (r *Rules) reordered(order []int) *Position {
	p := r.Start()
	for _, rank := range []int{0, r.Ranks - 1} {
		for file, from := range order {
			s := r.Square(file, rank)
			if !r.IsHole(s) {
				p.board[s] = r.start.board[r.Square(from, rank)]
			}
		}
	}
	p.pieces = [2]define.Set{}
	for i := range r.Squares {
		if piece := p.board[i]; piece != define.Empty {
			p.pieces[piece.Color()].Add(define.Square(i))
		}
	}
	return p
}

// reorderedFEN writes a reordered start; kings and partners that are not where
// they must be have no right to castle.
func (r *Rules) reorderedFEN(p *Position) string {
	pieces, _, _ := strings.Cut(p.FEN(), " ")
	rights := "-"
	if r.castlesFromAnywhere() {
		rights = r.start.rightsText()
	}
	return pieces + " w " + rights + " - 0 1"
}

// isFair reports whether pieces that never change the colour of their squares stand
// on both colours in pairs, and every king between its partners.
func (r *Rules) isFair(p *Position) bool {
	for c := define.White; c <= define.Black; c++ {
		balance := make(map[define.PieceType]int)
		for _, s := range p.pieces[c].Squares() {
			if t := p.board[s].Type(); r.colourBound(c, t) {
				balance[t] += 2*r.shade(s) - 1
			}
		}
		for _, n := range balance {
			if n < -1 || n > 1 {
				return false
			}
		}
		for _, k := range r.castlings[c] {
			king, ok := p.first(r.start.board[k.king])
			if _, partner := r.outermost(p, king, r.start.board[k.partner], k.leftSide); !ok || !partner {
				return false
			}
		}
	}
	return true
}

// colourBound reports whether pieces of the type stay on squares of one colour.
func (r *Rules) colourBound(c define.Color, t define.PieceType) bool {
	for _, step := range r.Steps(c, t) {
		if (step.Vector.Right+step.Vector.Up)&1 != 0 || step.Wrap && r.Files&1 != 0 {
			return false
		}
	}
	return true
}
