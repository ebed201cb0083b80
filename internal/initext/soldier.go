package initext

import (
	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
)

// soldierRank returns the rank from which a type moves sideways too, as the kind soldier does: 0 if
// it is none.
func (w *writer) soldierRank(t define.PieceType, list moves.List) int {
	soldier := moves.List{
		{{Vector: define.Vector{Up: 1}, Range: 1, Mode: define.MayMove | define.MayCapture}},
		{{Vector: define.Vector{Right: 1}, Range: 1, Mode: define.MayMove | define.MayCapture}},
		{{Vector: define.Vector{Right: -1}, Range: 1, Mode: define.MayMove | define.MayCapture}},
	}
	if list.Anywhere().Key() != soldier.Key() {
		return 0
	}
	for rank := 2; rank <= w.def.Ranks; rank++ {
		from, fits := w.ranks(rank, w.def.Ranks), true
		for c, owns := range w.def.Types[t-1].Owners {
			for _, step := range w.def.Types[t-1].Steps[c] {
				aside := step.From != nil && *step.From == from[c] && step.Vector.Up == 0
				fits = fits && (!owns || aside || step.From == nil && step.Vector.Up != 0)
			}
		}
		if fits {
			return rank
		}
	}
	return 0
}
