package page

import (
	"slices"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/sheet"
)

// A leap of a diagram ignores all pieces in between. A square that must be empty
// blocks some move when a piece is on it.
func TestLeapsAndPaths(t *testing.T) {
	leaps, paths := 0, 0
	eachDiagram(t, func(g *Game, piece sheet.Piece, v sheet.SideMoves) {
		def := g.Sheet.Def.Types[piece.Type-1]
		if slices.ContainsFunc(def.Steps[v.Side], func(step define.Step) bool { return step.Hop > define.AfterMove }) {
			return // other pieces let it hop
		}
		name := g.Sheet.Def.Name + ", " + piece.Name
		s := newStage(t, &def, v.Side, v.Diagram.Radius, false, droppings[0].drop)
		marks := g.diagramPicture(piece, v).svg(t).all("mark")
		for _, m := range marks {
			switch at := m.vector(t); {
			case len(m.all("vacant")) > 0:
				paths++
				if !s.blocks(at, marks) {
					t.Errorf("%s: nothing depends on %v", name, at)
				}
			case !near(at, define.Vector{}) && s.holds(at):
				leaps++
				if got := s.passesCrowd(at); got != m.is("leap") {
					t.Errorf("%s to %v: drawn as a leap %v, passes a crowd %v", name, at, m.is("leap"), got)
				}
			}
		}
	})
	t.Logf("%d squares beyond the neighbouring ones, %d that must be empty", leaps, paths)
}

// passesCrowd reports whether the piece reaches a square with friends on all others.
func (s *stage) passesCrowd(at define.Vector) bool {
	for _, there := range []byte{0, s.enemy()} {
		crowd := map[define.Vector]byte{}
		for _, v := range s.squares() {
			crowd[s.onBoard(v)] = s.friend()
		}
		crowd[s.onBoard(at)] = there
		if s.reaches(crowd, at) {
			return true
		}
	}
	return false
}

// blocks reports whether a friend on a square prevents a move to another square,
// perhaps with a second friend that closes a way around.
func (s *stage) blocks(at define.Vector, marks []*element) bool {
	others := []define.Vector{at}
	for _, m := range marks {
		if v := m.vector(s.t); len(m.all("vacant")) > 0 && near(v, at) {
			others = append(others, v)
		}
	}
	for _, other := range others {
		for _, m := range marks {
			to := m.vector(s.t)
			if to == at || to == other || len(m.all("path")) == 0 {
				continue
			}
			for _, there := range []byte{0, s.enemy()} {
				stones := map[define.Vector]byte{s.onBoard(to): there}
				if other != at {
					stones[s.onBoard(other)] = s.friend()
				}
				open := s.reaches(stones, to)
				stones[s.onBoard(at)] = s.friend()
				if open && !s.reaches(stones, to) {
					return true
				}
			}
		}
	}
	return false
}

// near reports whether two squares are neighbours.
func near(a, b define.Vector) bool {
	right, up := a.Right-b.Right, a.Up-b.Up
	return max(right, -right, up, -up) <= 1
}

func (s *stage) reaches(stones map[define.Vector]byte, at define.Vector) (found bool) {
	s.play(stones, func(m board.Move) { found = found || s.seen(m.To()) == at })
	return found
}
