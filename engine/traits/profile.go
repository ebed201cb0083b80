package engine

import (
	"math"
	"slices"

	"fairymax/board"
)

// manual describes how the men of one type and colour move over the whole board.
type manual struct {
	rules    *board.Rules
	color    board.Color
	kind     board.PieceType
	mobility []float64        // expected, by square
	average  float64          // over all squares
	moves    []board.Set      // where a man may go without capturing, by square, if nothing is in the way
	captures []board.Set      // where he may capture
	taking   []board.TypeMask // whom he may capture, by square of departure and arrival; nil for anybody everywhere
	steps    []int            // moves needed to promote, by square; far where he never does
	furthest int              // the most of them
	short    bool             // every move has a limited range
}

const far = math.MaxInt16

func survey(r *board.Rules, c board.Color, t board.PieceType) *manual {
	m := &manual{
		rules: r, color: c, kind: t, short: true,
		mobility: make([]float64, r.Squares),
		moves:    make([]board.Set, r.Squares),
		captures: make([]board.Set, r.Squares),
	}
	field, squares := fieldOf(r, c, t), 0.0
	for s := range r.Squares {
		if r.IsHole(board.Square(s)) || field != nil && !field.Has(board.Square(s)) {
			continue
		}
		x := spreadOf(r, c, t, board.Square(s), emptyChance)
		for to := range r.Squares {
			if x.move[to] > 0 {
				m.moves[s].Add(board.Square(to))
			}
			if x.capture[to] > 0 {
				m.captures[s].Add(board.Square(to))
			}
		}
		m.noteVictims(board.Square(s), x)
		m.mobility[s] = x.mobility()
		m.average += m.mobility[s]
		squares++
	}
	m.average /= max(1, squares)
	for _, step := range r.Steps(c, t) {
		m.short = m.short && step.Range != 0
	}
	m.steps = m.stepsTo(r.PromotionZone(c, t))
	for _, n := range m.steps {
		if n < far {
			m.furthest = max(m.furthest, n)
		}
	}
	return m
}

// fading is the part of his captures that is left to a man in an endgame: hoppers
// find fewer men to hop over. Nobody gains, for what empty squares give to riders
// is in their values.
func (m *manual) fading() float64 {
	if !slices.ContainsFunc(m.rules.Steps(m.color, m.kind), func(s board.Step) bool { return s.Hop >= board.OverAny && s.Hop <= board.BeforeEnemy }) {
		return 1
	}
	crowded, sparse := 0.0, 0.0
	for s := range m.rules.Squares {
		if m.mobility[s] > 0 {
			crowded += spreadOf(m.rules, m.color, m.kind, board.Square(s), emptyChance).strikes()
			sparse += spreadOf(m.rules, m.color, m.kind, board.Square(s), sparseChance).strikes()
		}
	}
	if crowded == 0 {
		return 1
	}
	return min(1, sparse/crowded)
}

// noteVictims keeps whom the man may capture from a square, if not everybody.
func (m *manual) noteVictims(from board.Square, x *spread) {
	for to, victims := range x.victims[:m.rules.Squares] {
		if victims == 0 || victims == anybody && m.taking == nil {
			continue
		}
		if m.taking == nil {
			m.taking = make([]board.TypeMask, m.rules.Squares*m.rules.Squares)
			for i := range m.taking {
				m.taking[i] = anybody
			}
		}
		m.taking[int(from)*m.rules.Squares+to] = victims
	}
}

// stepsTo finds how many moves each square is from a zone.
func (m *manual) stepsTo(zone *board.Set) []int {
	steps := make([]int, m.rules.Squares)
	for s := range steps {
		steps[s] = far
		if zone != nil && zone.Has(board.Square(s)) {
			steps[s] = 0
		}
	}
	for changed := zone != nil; changed; {
		changed = false
		for s := range steps {
			for _, to := range m.moves[s].Squares() {
				if steps[to]+1 < steps[s] {
					steps[s], changed = steps[to]+1, true
				}
			}
		}
	}
	return steps
}

// isPawn reports whether these men only ever go forward, to promote in the end.
func (m *manual) isPawn() bool {
	if m.rules.PromotionZone(m.color, m.kind) == nil {
		return false
	}
	for _, step := range m.rules.Steps(m.color, m.kind) {
		if forward(m.color, int(step.Vector.Up)) <= 0 {
			return false
		}
	}
	return true
}

// advances reports whether the men go forward along their files as far as they are
// free, and capture there, as rooks do.
func (m *manual) advances() bool {
	return slices.ContainsFunc(m.rules.Steps(m.color, m.kind), func(s board.Step) bool {
		return s.Vector.Right == 0 && forward(m.color, int(s.Vector.Up)) == 1 && s.Range == 0 && s.Hop == board.None && s.Mode == board.MayMove|board.MayCapture
	})
}

// isBound reports whether no man of the type ever leaves the squares of one
// shade, by flooding the board from each of its squares.
func (m *manual) isBound() bool {
	reached := make([]bool, m.rules.Squares)
	for origin := range reached {
		clear(reached)
		reached[origin] = true
		for queue := []board.Square{board.Square(origin)}; len(queue) > 0; queue = queue[1:] {
			for _, set := range [2]*board.Set{&m.moves[queue[0]], &m.captures[queue[0]]} {
				for _, to := range set.Squares() {
					if shade(m.rules, to) != shade(m.rules, board.Square(origin)) {
						return false
					}
					if !reached[to] {
						reached[to] = true
						queue = append(queue, to)
					}
				}
			}
		}
	}
	return m.average > 0
}

func shade(r *board.Rules, s board.Square) int { return (r.File(s) + r.Rank(s)) & 1 }
