package traits

import (
	"math"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// Profile describes how the pieces of one type and colour move over the whole board.
type Profile struct {
	Rules    *board.Rules
	Color    define.Color
	Type     define.PieceType
	Mobility []float64    // expected on a crowded board, by square
	Average  float64      // of the mobility, over all squares
	Moves    []define.Set // where the piece may go without capturing if nothing is in the way, by square
	Captures []define.Set // where it may capture, by square
	Steps    []int        // moves needed to promote, by square; Far where it never does
	Furthest int          // the most moves of any square
	Short    bool         // every move has a limited range
}

// Far is the number of moves to a region that a piece never reaches.
const Far = math.MaxInt16

func newProfile(r *board.Rules, c define.Color, t define.PieceType) *Profile {
	p := &Profile{
		Rules: r, Color: c, Type: t, Short: true,
		Mobility: make([]float64, r.Squares),
		Moves:    make([]define.Set, r.Squares),
		Captures: make([]define.Set, r.Squares),
	}
	field, squares := fieldOf(r, c, t), 0.0
	x := newCrowded(r, c, t, emptyChance)
	for s := range r.Squares {
		if r.IsHole(define.Square(s)) || field != nil && !field.Has(define.Square(s)) {
			continue
		}
		x.leave(define.Square(s))
		for to := range r.Squares {
			if x.move[to] > 0 {
				p.Moves[s].Add(define.Square(to))
			}
			if x.capture[to] > 0 {
				p.Captures[s].Add(define.Square(to))
			}
		}
		p.Mobility[s] = x.mobility()
		p.Average += p.Mobility[s]
		squares++
	}
	p.Average /= max(1, squares)
	for _, step := range r.Steps(c, t) {
		p.Short = p.Short && step.Range != 0
	}
	p.Steps = p.stepsTo(r.PromotionZone(c, t))
	for _, n := range p.Steps {
		if n < Far {
			p.Furthest = max(p.Furthest, n)
		}
	}
	return p
}

// Piece is the piece that the profile describes.
func (p *Profile) Piece() define.Piece { return define.MakePiece(p.Color, p.Type) }

// EndgameShare is the share of its captures that the piece keeps in an endgame:
// hoppers find fewer hurdles. No piece gains, because its value already counts
// what empty squares give to riders.
func (p *Profile) EndgameShare() float64 {
	if !slices.ContainsFunc(p.Rules.Steps(p.Color, p.Type), func(s define.Step) bool { return s.Hop >= define.OverAny && s.Hop <= define.BeforeEnemy }) {
		return 1
	}
	crowded := p.captures(emptyChance)
	if crowded == 0 {
		return 1
	}
	return min(1, p.captures(sparseChance)/crowded)
}

// captures is the expected number of captures, over all squares, if each square is empty
// by the given chance.
func (p *Profile) captures(empty float64) float64 {
	x, sum := newCrowded(p.Rules, p.Color, p.Type, empty), 0.0
	for s := range p.Rules.Squares {
		if p.Mobility[s] > 0 {
			x.leave(define.Square(s))
			sum += x.captures()
		}
	}
	return sum
}

// stepsTo finds how many moves each square is from a zone.
func (p *Profile) stepsTo(zone *define.Set) []int {
	steps := make([]int, p.Rules.Squares)
	for s := range steps {
		steps[s] = Far
		if zone != nil && zone.Has(define.Square(s)) {
			steps[s] = 0
		}
	}
	for changed := zone != nil; changed; {
		changed = false
		for s := range steps {
			for _, to := range p.Moves[s].Squares() {
				if steps[to]+1 < steps[s] {
					steps[s], changed = steps[to]+1, true
				}
			}
		}
	}
	return steps
}

// isPawn reports whether the piece only goes forward, to promote in the end.
func (p *Profile) isPawn() bool {
	if p.Rules.PromotionZone(p.Color, p.Type) == nil {
		return false
	}
	for _, step := range p.Rules.Steps(p.Color, p.Type) {
		if Forward(p.Color, int(step.Vector.Up)) <= 0 {
			return false
		}
	}
	return true
}

// FollowsFiles reports whether the piece slides forward along its file and captures
// there, as rooks do.
func (p *Profile) FollowsFiles() bool {
	return slices.ContainsFunc(p.Rules.Steps(p.Color, p.Type), func(s define.Step) bool {
		return s.Vector.Right == 0 && Forward(p.Color, int(s.Vector.Up)) == 1 && s.Range == 0 && s.Hop == define.None && s.Mode == define.MayMove|define.MayCapture
	})
}

// ColourBound reports whether the piece never leaves the squares of one shade.
// It floods the board from each square.
func (p *Profile) ColourBound() bool {
	reached := make([]bool, p.Rules.Squares)
	for origin := range reached {
		clear(reached)
		reached[origin] = true
		for queue := []define.Square{define.Square(origin)}; len(queue) > 0; queue = queue[1:] {
			for _, set := range [2]*define.Set{&p.Moves[queue[0]], &p.Captures[queue[0]]} {
				for _, to := range set.Squares() {
					if Shade(p.Rules, to) != Shade(p.Rules, define.Square(origin)) {
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
	return p.Average > 0
}
