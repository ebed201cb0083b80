package eval

import (
	"math"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// placeKing keeps a king at home and off the centre files in the middlegame, and
// rewards the centre in the endgame.
func (w *Weights) placeKing(m *traits.Profile, s define.Square) pair {
	away := float64(min(5, homeRanks(m, s)))
	files := 1 + centreOf(m.Rules.File(s), m.Rules.Files)
	return w.KingRank.scaled(away).plus(w.KingFiles.scaled(files)).plus(w.KingCentre.scaled(centre(m.Rules, s))).round()
}

// placePawn rewards advance, more so on the centre files.
func (w *Weights) placePawn(m *traits.Profile, s define.Square, gain float64) pair {
	if m.Steps[s] == traits.Far || m.Furthest == 0 {
		return pair{}
	}
	made := float64(m.Furthest - m.Steps[s])
	part := made / float64(m.Furthest)
	files := 1 + centreOf(m.Rules.File(s), m.Rules.Files) // 0 at the edge, 2 in the middle
	return w.PawnFiles.scaled(files * min(made, 3) / 20).plus(w.PawnAdvance.scaled(part * part * gain)).round()
}

// placeOfficer follows mobility, and centralisation for pieces of short range.
func (w *Weights) placeOfficer(m *traits.Profile, s define.Square, gain float64) pair {
	const steepest = 40
	score := w.PlaceMobility.scaled((m.Mobility[s] - m.Average) / 10).within(steepest)
	toCentre := w.PlaceCentre
	if m.Short {
		toCentre = w.PlaceCentreShort
	}
	score = score.plus(toCentre.scaled(centre(m.Rules, s) / 10))
	if m.Steps[s] < traits.Far && m.Furthest > 0 {
		score = score.plus(w.PlaceAdvance.scaled(gain * (1 - float64(m.Steps[s])/float64(m.Furthest))))
	}
	return score.round()
}

// homeRanks counts the ranks between a square and its owner's first.
func homeRanks(m *traits.Profile, s define.Square) int {
	if m.Color == define.Black {
		return m.Rules.Ranks - 1 - m.Rules.Rank(s)
	}
	return m.Rules.Rank(s)
}

// centre is 1 in the middle of the board and -1 at its edge.
func centre(r *board.Rules, s define.Square) float64 {
	return min(centreOf(r.File(s), r.Files), centreOf(r.Rank(s), r.Ranks))
}

func centreOf(i, n int) float64 {
	if n < 2 {
		return 0
	}
	half := float64(n-1) / 2
	return 1 - 2*math.Abs(float64(i)-half)/half
}
