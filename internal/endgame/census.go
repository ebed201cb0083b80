package endgame

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// Census counts the positions of a table with one side to move. Placements that are images of
// each other count as often as there are placements.
type Census struct {
	Wins, Draws, Losses int   // for the side to move
	WinPlies, LossPlies []int // positions by the plies until they end
}

// Positions is the number of all positions.
func (c *Census) Positions() int { return c.Wins + c.Draws + c.Losses }

// LongestWin returns the plies of the longest win of the side to move, -1 if it never wins.
func (c *Census) LongestWin() int { return len(c.WinPlies) - 1 }

// LongestLoss returns the plies of the longest loss of the side to move, -1 if it never loses.
func (c *Census) LongestLoss() int { return len(c.LossPlies) - 1 }

// counted adds to a number of a list, which grows if it has to.
func counted(list []int, at, n int) []int {
	for len(list) <= at {
		list = append(list, 0)
	}
	list[at] += n
	return list
}

func (c *Census) add(v Value, n int) {
	switch v.Outcome {
	case define.Win:
		c.Wins += n
		c.WinPlies = counted(c.WinPlies, v.Plies, n)
	case define.Loss:
		c.Losses += n
		c.LossPlies = counted(c.LossPlies, v.Plies, n)
	default:
		c.Draws += n
	}
}

// Class is a part of a table. Its positions never turn into those of another one without a
// capture or promotion: bishops on equal or on different shades of the board.
type Class struct {
	Name   string     // "" if there is only one
	Counts [2]*Census // by side to move
	sample [2][2]int  // by side to move, for a win and a loss: the number of a longest one, plus one
}

// shading tells the classes of a table apart.
type shading struct {
	rules  *board.Rules
	index  *index
	shade  []map[define.Square]int // by group
	shades []int
	shaded []int             // the groups with shades that are told apart
	known  map[uint64]string // the class of pieces with shades, by key
}

func newShading(ix *index, r *reach) *shading {
	s := &shading{rules: r.ways.rules, index: ix, known: map[uint64]string{}}
	for i := range ix.groups {
		shade, n := r.shades(ix.groups[i].piece)
		s.shade, s.shades = append(s.shade, shade), append(s.shades, n)
		if n > 1 && n <= mostShades {
			s.shaded = append(s.shaded, i)
		}
	}
	return s
}

// mostShades is the most shades of a piece that are told apart; those of pieces that never
// come back, as pawns, are as many as there are squares.
const mostShades = 8

// of returns the class of a placement, which the shades of its pieces decide.
func (s *shading) of(sq *placement) string {
	key := uint64(0)
	for _, i := range s.shaded {
		g := &s.index.groups[i]
		for _, at := range sq[g.first : g.first+g.n] {
			key = key*mostShades + uint64(s.shade[i][at])
		}
	}
	name, ok := s.known[key]
	if !ok {
		name = s.first(sq)
		s.known[key] = name
	}
	return name
}

// first returns the shades of the pieces of a placement, of all images the first ones.
func (s *shading) first(sq *placement) string {
	least := ""
	for _, m := range s.index.maps {
		var b strings.Builder
		for _, i := range s.shaded {
			g := &s.index.groups[i]
			var own [MostPieces]int
			for j := range g.n {
				own[j] = s.shade[i][m.to[sq[g.first+j]]]
			}
			slices.Sort(own[:g.n])
			for _, n := range own[:g.n] {
				b.WriteByte(byte('a' + n))
			}
			b.WriteByte(' ')
		}
		if text := b.String(); least == "" || text < least {
			least = text
		}
	}
	return least
}

// Classes counts the positions of a table, each class apart.
func (t *Tables) Classes(table *Table) []*Class {
	shades := newShading(table.index, t.reach)
	byName := map[string]*Class{}
	var names []string
	for number := range table.index.size {
		var sq placement
		same, ok := table.index.at(number, &sq)
		if !ok {
			continue
		}
		name := ""
		if len(shades.shaded) > 0 {
			name = shades.of(&sq)
		}
		class := byName[name]
		if class == nil {
			class = &Class{Name: name, Counts: [2]*Census{new(Census), new(Census)}}
			byName[name] = class
			names = append(names, name)
		}
		for c := range table.cells {
			class.count(table, c, number, len(table.index.maps)/same)
		}
	}
	slices.Sort(names)
	var list []*Class
	for i, words := range shades.words(names) {
		class := byName[names[i]]
		class.Name = words
		list = append(list, class)
	}
	return list
}

// count counts a position with one side to move.
func (c *Class) count(table *Table, turn, number, n int) {
	v, ok := table.cells[turn][number].value()
	if !ok {
		return
	}
	counts := c.Counts[turn]
	switch v.Outcome {
	case define.Win:
		if v.Plies > counts.LongestWin() {
			c.sample[turn][0] = number + 1
		}
	case define.Loss:
		if v.Plies > counts.LongestLoss() {
			c.sample[turn][1] = number + 1
		}
	}
	counts.add(v, n)
}

// words names classes: two pieces with two shades stand on the same or on different ones, others
// are named by the first squares of their shades. A single class has no name.
func (s *shading) words(names []string) []string {
	if len(names) < 2 {
		return make([]string, len(names))
	}
	var brief, full []string
	for _, name := range names {
		var squares [][]define.Square // of the pieces that have shades
		var texts []string
		for i, letters := range strings.Fields(name) {
			group := s.shaded[i]
			for _, letter := range []byte(letters) {
				shade := s.squares(group, int(letter-'a'))
				squares = append(squares, shade)
				texts = append(texts, fmt.Sprintf("%s as on %s", s.letter(group), s.rules.SquareName(shade[0], 1)))
			}
		}
		full = append(full, strings.Join(texts, ", "))
		if len(squares) == 2 && slices.Contains(squares[0], squares[1][0]) {
			brief = append(brief, "on the same shade")
		} else if len(squares) == 2 {
			brief = append(brief, "on different shades")
		}
	}
	if slices.Max(s.shades) <= 2 && len(brief) == 2 && brief[0] != brief[1] {
		return brief
	}
	return full
}

// letter is that of the pieces of a group.
func (s *shading) letter(group int) string {
	return s.rules.Def.Types[s.index.groups[group].piece.Type()-1].Letter
}

// squares returns the squares of a shade of a group, in ascending order.
func (s *shading) squares(group, shade int) []define.Square {
	var list []define.Square
	for _, at := range s.index.groups[group].squares {
		if s.shade[group][at] == shade {
			list = append(list, at)
		}
	}
	return list
}
