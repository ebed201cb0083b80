package engine

import (
	"math"

	"fairymax/board"
)

// pair is a value in the middlegame and in the endgame, in centipawns.
type pair struct{ mg, eg int32 }

func (p pair) plus(q pair) pair   { return pair{p.mg + q.mg, p.eg + q.eg} }
func (p pair) minus(q pair) pair  { return pair{p.mg - q.mg, p.eg - q.eg} }
func (p pair) times(n int32) pair { return pair{p.mg * n, p.eg * n} }

// percent is so many hundredths of p.
func (p pair) percent(n int32) pair { return pair{p.mg * n / 100, p.eg * n / 100} }

// towards is p where share is 0, q where it is 1, and between them else.
func (p pair) towards(q pair, share float64) pair { return p.plus(q.minus(p).scaled(share).round()) }

func roundPair(mg, eg float64) pair { return pair{int32(math.Round(mg)), int32(math.Round(eg))} }

// finePair is a pair while it is computed.
type finePair struct{ mg, eg float64 }

func (p pair) scaled(x float64) finePair    { return finePair{float64(p.mg) * x, float64(p.eg) * x} }
func (p finePair) plus(q finePair) finePair { return finePair{p.mg + q.mg, p.eg + q.eg} }
func (p finePair) round() pair              { return roundPair(p.mg, p.eg) }
func (p finePair) within(limit float64) finePair {
	return finePair{clampFloat(p.mg, -limit, limit), clampFloat(p.eg, -limit, limit)}
}

// place is what standing on a square is worth to a man, besides his value; heart
// says that the safety of his side turns around him, gain how much his promotion
// would bring.
func (m *manual) place(w *weights, s board.Square, heart bool, gain float64) pair {
	if m.rules.IsHole(s) {
		return pair{}
	}
	switch {
	case heart:
		return m.placeRoyal(w, s)
	case m.isPawn():
		return m.placePawn(w, s, gain)
	}
	return m.placeMan(w, s, gain)
}

// placeRoyal keeps a royal at home and off the centre files while there is
// danger, and calls him to the centre in the end.
func (m *manual) placeRoyal(w *weights, s board.Square) pair {
	away := float64(min(5, m.homeRanks(s)))
	files := 1 + centreOf(m.rules.File(s), m.rules.Files)
	return w.royalRank.scaled(away).plus(w.royalFiles.scaled(files)).plus(w.royalCentre.scaled(centre(m.rules, s))).round()
}

// placePawn rewards advance, more so on the centre files.
func (m *manual) placePawn(w *weights, s board.Square, gain float64) pair {
	if m.steps[s] == far || m.furthest == 0 {
		return pair{}
	}
	made := float64(m.furthest - m.steps[s])
	part := made / float64(m.furthest)
	files := 1 + centreOf(m.rules.File(s), m.rules.Files) // 0 at the edge, 2 in the middle
	return w.placePawnFiles.scaled(files * min(made, 3) / 20).plus(w.placePawn.scaled(part * part * gain)).round()
}

// placeMan follows mobility, and centralisation for men of short range.
func (m *manual) placeMan(w *weights, s board.Square, gain float64) pair {
	const steepest = 40
	score := w.placeMobility.scaled((m.mobility[s] - m.average) / 10).within(steepest)
	toCentre := w.placeCentre
	if m.short {
		toCentre = w.placeCentreShort
	}
	score = score.plus(toCentre.scaled(centre(m.rules, s) / 10))
	if m.steps[s] < far && m.furthest > 0 {
		score = score.plus(w.placeAdvance.scaled(gain * (1 - float64(m.steps[s])/float64(m.furthest))))
	}
	return score.round()
}

// homeRanks counts the ranks between a square and its owner's first.
func (m *manual) homeRanks(s board.Square) int {
	if m.color == board.Black {
		return m.rules.Ranks - 1 - m.rules.Rank(s)
	}
	return m.rules.Rank(s)
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
