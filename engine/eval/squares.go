package eval

import (
	"math"

	"fairymax/board"
	"fairymax/engine/traits"
)

// pair is a value in the middlegame and in the endgame, in centipawns.
type pair struct{ mg, eg int32 }

func (p pair) plus(q pair) pair   { return pair{p.mg + q.mg, p.eg + q.eg} }
func (p pair) minus(q pair) pair  { return pair{p.mg - q.mg, p.eg - q.eg} }
func (p pair) times(n int32) pair { return pair{p.mg * n, p.eg * n} }

// percent is n hundredths of p.
func (p pair) percent(n int32) pair { return pair{p.mg * n / 100, p.eg * n / 100} }

// towards goes from p, where share is 0, to q, where it is 1.
func (p pair) towards(q pair, share float64) pair { return p.plus(q.minus(p).scaled(share).round()) }

func roundPair(mg, eg float64) pair { return pair{int32(math.Round(mg)), int32(math.Round(eg))} }

// finePair is a pair while it is computed.
type finePair struct{ mg, eg float64 }

func (p pair) scaled(x float64) finePair    { return finePair{float64(p.mg) * x, float64(p.eg) * x} }
func (p finePair) plus(q finePair) finePair { return finePair{p.mg + q.mg, p.eg + q.eg} }
func (p finePair) round() pair              { return roundPair(p.mg, p.eg) }
func (p finePair) within(limit float64) finePair {
	return finePair{clamp(p.mg, -limit, limit), clamp(p.eg, -limit, limit)}
}

// place is what standing on a square is worth to a piece, besides its value. Gain
// is how much its promotion would bring.
func (t *tables) place(m *traits.Profile, s board.Square, gain float64) pair {
	if m.Rules.IsHole(s) {
		return pair{}
	}
	switch {
	case t.kingTypes[m.Color].Has(m.Type):
		return t.weights.placeKing(m, s)
	case t.IsPawn[m.Piece()]:
		return t.weights.placePawn(m, s, gain)
	}
	return t.weights.placeOfficer(m, s, gain)
}

// placeKing keeps a king at home and off the centre files while there is danger,
// and calls it to the centre in the end.
func (w *weights) placeKing(m *traits.Profile, s board.Square) pair {
	away := float64(min(5, homeRanks(m, s)))
	files := 1 + centreOf(m.Rules.File(s), m.Rules.Files)
	return w.kingRank.scaled(away).plus(w.kingFiles.scaled(files)).plus(w.kingCentre.scaled(centre(m.Rules, s))).round()
}

// placePawn rewards advance, more so on the centre files.
func (w *weights) placePawn(m *traits.Profile, s board.Square, gain float64) pair {
	if m.Steps[s] == traits.Far || m.Furthest == 0 {
		return pair{}
	}
	made := float64(m.Furthest - m.Steps[s])
	part := made / float64(m.Furthest)
	files := 1 + centreOf(m.Rules.File(s), m.Rules.Files) // 0 at the edge, 2 in the middle
	return w.pawnFiles.scaled(files * min(made, 3) / 20).plus(w.pawnAdvance.scaled(part * part * gain)).round()
}

// placeOfficer follows mobility, and centralisation for pieces of short range.
func (w *weights) placeOfficer(m *traits.Profile, s board.Square, gain float64) pair {
	const steepest = 40
	score := w.placeMobility.scaled((m.Mobility[s] - m.Average) / 10).within(steepest)
	toCentre := w.placeCentre
	if m.Short {
		toCentre = w.placeCentreShort
	}
	score = score.plus(toCentre.scaled(centre(m.Rules, s) / 10))
	if m.Steps[s] < traits.Far && m.Furthest > 0 {
		score = score.plus(w.placeAdvance.scaled(gain * (1 - float64(m.Steps[s])/float64(m.Furthest))))
	}
	return score.round()
}

// homeRanks counts the ranks between a square and its owner's first.
func homeRanks(m *traits.Profile, s board.Square) int {
	if m.Color == board.Black {
		return m.Rules.Ranks - 1 - m.Rules.Rank(s)
	}
	return m.Rules.Rank(s)
}

// centre is 1 in the middle of the board and -1 at its edge.
func centre(r *board.Rules, s board.Square) float64 {
	return min(centreOf(r.File(s), r.Files), centreOf(r.Rank(s), r.Ranks))
}

func centreOf(i, n int) float64 {
	if n < 2 {
		return 0
	}
	half := float64(n-1) / 2
	return 1 - 2*math.Abs(float64(i)-half)/half
}
