package engine

import (
	"math"

	"fairymax/board"
)

// pair is a value in the middlegame and in the endgame, in centipawns.
type pair struct{ mg, eg int32 }

func (p pair) plus(q pair) pair     { return pair{p.mg + q.mg, p.eg + q.eg} }
func (p pair) minus(q pair) pair    { return pair{p.mg - q.mg, p.eg - q.eg} }
func (p pair) times(n int32) pair   { return pair{p.mg * n, p.eg * n} }
func roundPair(mg, eg float64) pair { return pair{int32(math.Round(mg)), int32(math.Round(eg))} }

// place is what standing on a square is worth to a man, besides his value; heart
// says that the safety of his side turns around him, gain how much his promotion
// would bring.
func (m *manual) place(s board.Square, heart bool, gain float64) pair {
	if m.rules.IsHole(s) {
		return pair{}
	}
	switch {
	case heart:
		return m.placeRoyal(s)
	case m.isPawn():
		return m.placePawn(s, gain)
	}
	return m.placeMan(s, gain)
}

// placeRoyal keeps a royal at home and off the centre files while there is
// danger, and calls him to the centre in the end.
func (m *manual) placeRoyal(s board.Square) pair {
	ranks := min(5, m.homeRanks(s))
	return roundPair(-10*float64(ranks)-12*(1+centreOf(m.rules.File(s), m.rules.Files)), 20*centre(m.rules, s))
}

// placePawn rewards advance, more so on the centre files.
func (m *manual) placePawn(s board.Square, gain float64) pair {
	if m.steps[s] == far || m.furthest == 0 {
		return pair{}
	}
	made := float64(m.furthest - m.steps[s])
	part := made / float64(m.furthest)
	files := 1 + centreOf(m.rules.File(s), m.rules.Files) // 0 at the edge, 2 in the middle
	return roundPair(6*files*min(made, 3)/2+30*part*part*gain, 90*part*part*gain)
}

// placeMan follows mobility, and centralisation for men of short range.
func (m *manual) placeMan(s board.Square, gain float64) pair {
	const steepest = 40
	more := m.mobility[s] - m.average
	weight := 2.0
	if m.short {
		weight = 8
	}
	c := weight * centre(m.rules, s)
	advance := 0.0
	if m.steps[s] < far && m.furthest > 0 {
		advance = 15 * gain * (1 - float64(m.steps[s])/float64(m.furthest))
	}
	return roundPair(clampFloat(2*more, -steepest, steepest)+c+advance, clampFloat(3*more, -steepest, steepest)+c+advance)
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
