package eval

import (
	"math/bits"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// Scaled is another evaluation in the place of the terms, in centipawns for the side to
// move, with what scales the whole.
func (e *Evaluator) Scaled(ply int, p *board.Position, score int32) int32 {
	white := forWhite(p, score)
	return forWhite(p, e.scale(p, &e.stack[ply], white))
}

// scale reduces an advantage that is unlikely to win: where only mate wins, that of a side with
// few pawns or none, with a bishop on the wrong squares, or against one that it never meets; and
// of either side while a count towards a draw runs.
func (e *Evaluator) scale(p *board.Position, s *sums, white int32) int32 {
	if e.Counting {
		white = scaleByCount(p, white)
	}
	if !e.MateOnly {
		return white
	}
	strong := define.White
	if white < 0 {
		strong = define.Black
	}
	return white * e.share(p, s, strong) / wholeShare
}

// Parts of wholeShare that count of an advantage.
const (
	wholeShare    = 64
	withoutPawns  = 20 // a side without pawns that is little stronger
	weakPieces    = 4  // the same with no more than a minor piece
	wrongCorner   = 4  // see isWrongCorner
	oppositeShade = 22 // each side has one colour-bound piece, on squares of another shade
	fewPawns      = 36 // with a few pawns, and
	eachPawn      = 7  // for each of them
)

// enough is by how much a side without pawns must be stronger to win, in centipawns.
const enough = 400

// share is how much of an advantage of a side counts, in parts of wholeShare.
func (e *Evaluator) share(p *board.Position, s *sums, strong define.Color) int32 {
	weak := strong.Other()
	if s.Pawns[strong].Empty() {
		switch ours, theirs := s.Strength(strong), s.Strength(weak); {
		case ours-theirs >= enough:
			return wholeShare
		case ours < enough:
			return weakPieces
		}
		return withoutPawns
	}
	share := min(wholeShare, fewPawns+eachPawn*int32(s.Pawns[strong].Len()))
	if shade, ok := e.oneShade(p, s, strong); ok {
		if other, bound := e.oneShade(p, s, weak); bound && shade|other == bothShades {
			share = oppositeShade
		}
		if e.isWrongCorner(p, s, strong, shade) {
			return wrongCorner
		}
	}
	phase := e.phase(s)
	return (wholeShare*phase + share*(fullPhase-phase)) / fullPhase
}

// Whole reports whether no advantage at a ply is scaled, whichever side has it.
func (e *Evaluator) Whole(ply int) bool {
	s := &e.stack[ply]
	const pawns = (wholeShare - fewPawns) / eachPawn // with so many the whole counts
	for c := range s.Pawns {
		if e.MateOnly && (s.Pawns[c].Len() < pawns || s.NonPawn[c] <= enough) {
			return false
		}
	}
	return !e.Counting
}

const bothShades = 1<<0 | 1<<1

// oneShade reports whether a side has only pawns and kings, or beside them only colour-bound
// pieces on squares of one shade. The set of shades is empty without these.
func (e *Evaluator) oneShade(p *board.Position, s *sums, c define.Color) (shades int, ok bool) {
	if s.NonPawn[c] > enough {
		return 0, false // not worth a look
	}
	pieces := p.Pieces(c)
	for w := range e.words {
		for word := pieces[w&3] &^ s.Pawns[c][w&3]; word != 0; word &= word - 1 {
			square := define.Square(w<<6 + bits.TrailingZeros64(word))
			switch piece := p.At(square); {
			case e.kingTypes[c].Has(piece.Type()):
			case !e.colourBound[piece]:
				return 0, false
			default:
				shades |= 1 << e.shades[square]
			}
		}
	}
	return shades, shades != bothShades
}

// isWrongCorner reports whether a side has only pawns on the edge of the board that promote in
// a corner near the enemy king, from where no piece on the given shades can drive it.
// https://www.chessprogramming.org/Wrong_Color_Bishop
func (e *Evaluator) isWrongCorner(p *board.Position, s *sums, c define.Color, shades int) bool {
	king, ok := p.Royal(c.Other())
	if !ok || e.NoChecks {
		return false
	}
	for w, word := range s.Pawns[c] {
		for ; word != 0; word &= word - 1 {
			pawn := define.Square(w<<6 + bits.TrailingZeros64(word))
			goal := e.paths[p.At(pawn)][pawn].corner
			if goal == noCorner || shades>>e.shades[goal]&1 != 0 || traits.Distance(e.Rules, king, define.Square(goal)) > 1 {
				return false
			}
		}
	}
	return true
}

// scaleByCount reduces an advantage in the second half of a count that ends in a draw.
func scaleByCount(p *board.Position, white int32) int32 {
	played, limit := p.Count()
	if limit == 0 {
		return white
	}
	half := max(1, limit/2)
	return white * int32(clamp(limit-played, 0, half)) / int32(half)
}
