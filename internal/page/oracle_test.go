package page

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
	"fairymax/internal/sheet"
)

// happening is what a move may do on a square of a diagram, with what it needs on
// the board.
type happening string

const (
	moves       happening = "moves"
	captures    happening = "captures"
	locust      happening = "captures on the way"
	movesHop    happening = "moves over a piece"
	capturesHop happening = "captures over a piece"
	movesTaking happening = "moves after a capture"
	takesTaking happening = "captures after a capture"
)

// plan is what moves may do, by square.
type plan map[define.Vector]map[happening]bool

func (p plan) add(at define.Vector, h happening) {
	if p[at] == nil {
		p[at] = map[happening]bool{}
	}
	p[at][h] = true
}

// tidy drops happenings with more conditions than an equal one.
func (p plan) tidy() plan {
	for _, all := range p {
		if all[moves] {
			delete(all, movesHop)
			delete(all, movesTaking)
		}
		if all[captures] {
			delete(all, capturesHop)
			delete(all, takesTaking)
		}
	}
	return p
}

func (p plan) String() string {
	var lines []string
	for at, all := range p {
		for h := range all {
			lines = append(lines, fmt.Sprintf("%+d%+d %s\n", at.Right, at.Up, h))
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}

// marked reads what a diagram shows back from its SVG, without the actions that
// depend on certain conditions.
func marked(t testing.TB, svg *element, without ...string) plan {
	t.Helper()
	p := plan{}
	for _, m := range svg.all("mark") {
		for _, action := range m.all("action") {
			if slices.ContainsFunc(without, action.is) {
				continue
			}
			move, capture := moves, captures
			switch {
			case action.is("hop"):
				move, capture = movesHop, capturesHop
			case action.is("after-capture"):
				move, capture = movesTaking, takesTaking
			}
			for class, h := range map[string]happening{"moves": move, "captures": capture, "locust": locust} {
				if action.is(class) {
					p.add(m.vector(t), h)
				}
			}
		}
	}
	return p.tidy()
}

// generated asks the board's generator what moves may do on every square: on an
// empty board, with an enemy piece there, and either with one more piece somewhere.
func (s *stage) generated() plan {
	p := plan{}
	origin := define.Vector{}
	s.play(nil, func(m board.Move) { p.add(s.seen(m.To()), moves) })
	for _, at := range s.squares() {
		target := s.onBoard(at)
		s.play(map[define.Vector]byte{target: s.enemy()}, func(m board.Move) {
			if s.onTheWay(m, at) {
				p.add(at, locust)
				p.add(s.seen(m.To()), movesTaking)
			} else if s.seen(m.To()) == at {
				p.add(at, captures)
			} else {
				p.add(s.seen(m.To()), movesHop)
			}
		})
		s.play(map[define.Vector]byte{target: s.friend()}, func(m board.Move) { p.add(s.seen(m.To()), movesHop) })
	}
	s.withTwo(p)
	delete(p, origin)
	return p.tidy()
}

// withTwo adds the captures that need a second piece.
func (s *stage) withTwo(p plan) {
	for _, at := range s.squares() {
		for _, other := range s.squares() {
			if p[at][captures] || p[at][capturesHop] && p[at][takesTaking] || at == other {
				continue
			}
			for _, stone := range []byte{s.friend(), s.enemy()} {
				s.play(map[define.Vector]byte{s.onBoard(at): s.enemy(), s.onBoard(other): stone}, func(m board.Move) {
					switch {
					case s.seen(m.To()) != at || s.onTheWay(m, at):
					case s.onTheWay(m, other):
						p.add(at, takesTaking)
					default:
						p.add(at, capturesHop)
					}
				})
			}
		}
	}
}

// inside leaves out the squares beyond the stage.
func (p plan) inside(s *stage) plan {
	for at := range p {
		if !s.holds(at) {
			delete(p, at)
		}
	}
	return p
}

// The conditions that can be removed from a piece, with the class of its actions.
var droppings = []struct {
	classes []string
	moved   bool
	drop    dropping
}{
	{nil, false, func(first, any define.Step) define.Mode { return everything }},
	{[]string{"first"}, true, func(first, any define.Step) define.Mode { return everything }},
	{[]string{"zone"}, false, func(first, any define.Step) define.Mode { return without(first.From != nil || first.To != nil) }},
	{[]string{"victims"}, false, func(first, any define.Step) define.Mode { return without(any.Victims != 0) | define.MayMove }},
	{[]string{"no-check"}, false, func(first, any define.Step) define.Mode { return without(first.OutOfCheck) }},
}

// TestDiagramsAgainstGenerator reads the diagrams of every piece of every game back
// from their SVG: they show exactly what the generator of moves finds.
func TestDiagramsAgainstGenerator(t *testing.T) {
	n := 0
	eachDiagram(t, func(g *Game, piece sheet.Piece, v sheet.SideMoves) {
		checkDiagram(t, g, piece, v)
		n++
	})
	t.Logf("%d diagrams", n)
}

// eachDiagram visits the diagrams of all pieces, equal ones only once.
func eachDiagram(t *testing.T, visit func(g *Game, piece sheet.Piece, v sheet.SideMoves)) {
	seen := map[string]bool{}
	games := append(someNames(), "testdata/menagerie.toml", "testdata/tiny.toml")
	if testgames.Long() {
		games = append(games, unusedPieces(t)...)
	}
	for _, name := range games {
		g := gameOf(load(t, name))
		for _, piece := range g.Sheet.Describe() {
			for _, v := range piece.Moves {
				key := fmt.Sprint(v.Side, v.Diagram.Radius, g.Sheet.Def.Types[piece.Type-1].Steps[v.Side], v.Diagram.Legend)
				if !seen[key] {
					seen[key] = true
					visit(g, piece, v)
				}
			}
		}
	}
}

// someNames are those of the whole catalogue in a long test, else of every 24th game.
func someNames() []string { return testgames.SomeNames(24) }

// unusedPieces writes a game for each shared piece that no game of the catalogue has.
func unusedPieces(t *testing.T) []string {
	used := map[string]bool{}
	for _, name := range testgames.Names() {
		for _, def := range load(t, name).Rules.Def.Types {
			used[def.Name] = true
		}
	}
	text, err := fairymax.Files.ReadFile("pieces.toml")
	if err != nil {
		t.Fatal(err)
	}
	var games []string
	folder := t.TempDir()
	for _, found := range regexp.MustCompile(`(?m)^\[([a-z0-9-]+)\]`).FindAllSubmatch(text, -1) {
		if name := string(found[1]); !used[name] {
			file := filepath.Join(folder, "with-"+name+".toml")
			game := fmt.Sprintf("title = %q\nextends = \"normal\"\npieces = [\"pawn\", \"knight\", \"bishop\", \"rook\", \"queen\", \"king\", %q]\npiece.%s.letter = \"Z\"\n", name, name, name)
			if err := os.WriteFile(file, []byte(game), 0o600); err != nil {
				t.Fatal(err)
			}
			games = append(games, file)
		}
	}
	return games
}

func checkDiagram(t *testing.T, g *Game, piece sheet.Piece, v sheet.SideMoves) {
	def := g.Sheet.Def.Types[piece.Type-1]
	if v.Within != "" { // the diagram leaves it out
		def.Steps[v.Side] = withoutTo(def.Steps[v.Side])
	}
	svg := g.diagramPicture(piece, v).svg(t)
	usual := marked(t, svg).String()
	for _, d := range droppings {
		if got := marked(t, svg, d.classes...); len(d.classes) == 0 || got.String() != usual {
			s := newStage(t, &def, v.Side, v.Diagram.Radius, d.moved, d.drop)
			if got, want := got.inside(s).String(), s.generated().String(); got != want {
				t.Errorf("%s, %v's %s, without %v: the diagram shows\n%swant\n%s", g.Sheet.Def.Name, v.Side, piece.Name, d.classes, got, want)
			}
		}
	}
}

func withoutTo(steps []define.Step) []define.Step {
	free := slices.Clone(steps)
	for i := range free {
		free[i].To = nil
	}
	return free
}
