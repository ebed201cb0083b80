package piecevalue

import (
	"math/rand/v2"

	"fairymax/board"
	"fairymax/board/define"
)

// everything is the percentage of the pieces that stand on the board of a whole game.
const everything = 100

// thinned returns the position with about so many percent of the pieces of each type, and
// as many of one side as of the other; but those that the trade changes stay, and those
// that a side must keep. So values can be measured for later phases of a game. Random
// decides how the percentage is rounded, and which pieces go.
func (a *army) thinned(p *board.Position, t trade, percent int, random *rand.Rand) (*board.Position, error) {
	if percent >= everything {
		return p, nil
	}
	edit := board.Edit{Squares: map[define.Square]define.Piece{}}
	for piece := define.PieceType(1); int(piece) <= a.rules.Types(); piece++ {
		if !a.isFree(piece) {
			continue
		}
		rounding, needed := random.Float64(), t.needs(piece)
		for c := define.White; c <= define.Black; c++ {
			squares := squaresOf(p, c, piece)
			stay := max(needed+a.least(c, piece), int(float64(len(squares)*percent)/everything+rounding))
			for i, n := range random.Perm(len(squares)) {
				if i >= stay {
					edit.Squares[squares[n]] = define.Empty
				}
			}
		}
	}
	return p.Edited(edit)
}

// least is how many pieces of a type a side must keep, so as not to lose the game.
func (a *army) least(c define.Color, piece define.PieceType) int {
	for _, keep := range a.rules.MustKeep(c) {
		if keep.Types == define.MaskOf(piece) {
			return keep.Left + 1
		}
	}
	return 0
}

// needs is how many pieces of a type on the board the trade takes from one side at most.
func (t trade) needs(piece define.PieceType) (most int) {
	for _, changes := range t {
		n := 0
		for _, s := range changes {
			if s.from == piece && !s.hand {
				n++
			}
		}
		most = max(most, n)
	}
	return most
}
