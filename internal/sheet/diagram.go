package sheet

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"fairymax/board"
)

// largestRadius is that of a diagram which still fits a line.
const largestRadius = board.MaxSide - 1

// slideShown is how much of an endless slide a diagram shows.
const slideShown = 3

// diagram draws where a man can go from the middle of an empty board, as his
// owner sees it, with a legend of the marks below.
func (s *Sheet) diagram(chains []chain) []string {
	d := &picturePlane{
		radius: min(diagramRadius(chains), max(s.Def.Files, s.Def.Ranks)-1),
		ways:   map[board.Vector][]way{},
		marks:  map[string]rune{},
	}
	for _, c := range withoutTo(chains, sameTo(chains)) {
		d.walk(c, board.Vector{}, needs{from: c[0].from, to: c[0].to})
	}
	lines := d.lines()
	return append(lines, d.legendLines()...)
}

// diagramRadius is how far the chains lead, or as far as tells endless slides
// from short ones.
func diagramRadius(chains []chain) int {
	radius := 2
	for _, c := range chains {
		sum, shown := 0, slideShown
		for _, l := range c {
			length := int(specimen(l.Vector).Up)
			switch {
			case l.Range == 0:
				sum += shown * length
				shown = 1
			case l.Range == 1:
				sum += length
			default:
				sum += l.Range*length + 1
			}
		}
		radius = max(radius, sum)
	}
	return min(radius, largestRadius)
}

// picturePlane collects what may happen on the squares of a diagram.
type picturePlane struct {
	radius int
	ways   map[board.Vector][]way
	marks  map[string]rune // by what they mean
	legend []string
	used   []rune
}

func (d *picturePlane) inside(v board.Vector) bool {
	r := int8(d.radius)
	return -r <= v.Right && v.Right <= r && -r <= v.Up && v.Up <= r
}

// walk notes where a chain of legs can end that sets out from a square.
func (d *picturePlane) walk(c chain, from board.Vector, n needs) {
	l := c[0]
	if l.Unmoved {
		n.bits |= needFirst
	}
	if l.Calm {
		n.bits |= needCalm
	}
	if len(l.Path) > 0 {
		n.bits |= needFree
	}
	if l.Vector == (board.Vector{}) {
		d.end(l, from, n)
		return
	}
	at := from
	for k := 1; l.Range == 0 || k <= l.Range; k++ {
		before := at
		for _, v := range l.Path {
			d.note(before.Add(v), vacant, needs{})
		}
		if at = at.Add(l.Vector); !d.inside(at) {
			return
		}
		d.end(l, at, n)
		if len(c) > 1 {
			d.goOn(c, before, at, n)
		}
	}
}

// end notes that a leg may end on a square.
func (d *picturePlane) end(l leg, at board.Vector, n needs) {
	if l.Mode&board.MayMove != 0 {
		d.note(at, goes, n)
	}
	if l.Mode&board.MayCapture != 0 {
		n.victims = l.victims
		d.note(at, takes, n)
	}
}

// goOn walks the legs behind the first one, which has come to a square.
func (d *picturePlane) goOn(c chain, before, at board.Vector, n needs) {
	rest := c[1:]
	hop := rest[0].Hop
	if hop == board.AfterEither {
		moved := n
		moved.bits |= needLeg
		d.walk(rest, at, moved)
		hop = board.AfterCapture
	}
	if hop == board.AfterCapture {
		victim := n
		victim.victims = c[0].victims
		d.note(at, grabs, victim)
	}
	n.bits |= hopNeeds[hop]
	switch hop {
	case board.BeforeAny, board.BeforeFriend, board.BeforeEnemy:
		at = before
	}
	d.walk(rest, at, n)
}

func (d *picturePlane) note(at board.Vector, p purpose, n needs) {
	if d.inside(at) {
		d.ways[at] = append(d.ways[at], way{p, n})
	}
}

// lines draws the squares, far ranks first.
func (d *picturePlane) lines() []string {
	var lines []string
	for up := d.radius; up >= -d.radius; up-- {
		var b strings.Builder
		for right := -d.radius; right <= d.radius; right++ {
			fmt.Fprintf(&b, "%c ", d.symbol(board.Vector{Right: int8(right), Up: int8(up)}))
		}
		lines = append(lines, strings.TrimRight(b.String(), " "))
	}
	return lines
}

// symbol returns the sign of a square. A new meaning gets a new sign.
func (d *picturePlane) symbol(at board.Vector) rune {
	ways := tidy(d.ways[at])
	if at == (board.Vector{}) {
		d.legend = append(d.legend, comingBack(ways)...)
		return '@'
	}
	var texts []string
	for _, y := range ways {
		texts = append(texts, y.String())
	}
	meaning := strings.Join(texts, "; ")
	if meaning == "" {
		return '.'
	}
	mark, known := d.marks[meaning]
	if !known {
		mark = d.freeMark(ways)
		d.marks[meaning] = mark
		d.used = append(d.used, mark)
		d.legend = append(d.legend, string(mark)+" "+meaning)
	}
	return mark
}

// comingBack says how a man can end his move where he began it.
func comingBack(ways []way) []string {
	texts := [2]string{"@ may come back, which passes the turn", "@ may come back after a capture on the way"}
	var said []string
	for _, y := range ways {
		taken := 0
		if y.needs.bits&needTaken != 0 {
			taken = 1
		}
		if y.purpose&goes != 0 && !slices.Contains(said, texts[taken]) {
			said = append(said, texts[taken])
		}
	}
	return said
}

// freeMark chooses a sign for a new meaning: that of its only way if it is still
// free, else the next number or letter.
func (d *picturePlane) freeMark(ways []way) rune {
	const others = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	candidates := others
	if len(ways) == 1 {
		if own := ways[0].mark(); own != 0 {
			candidates = string(own) + others
		}
	}
	for _, mark := range candidates {
		if !strings.ContainsRune(string(d.used), mark) {
			return mark
		}
	}
	return '?'
}

// legendLines puts the legend into lines without breaking an entry.
func (d *picturePlane) legendLines() []string {
	const gap, room = "   ", pageWidth - 4
	var lines []string
	slices.SortStableFunc(d.legend, func(a, b string) int { return legendPlace(a) - legendPlace(b) })
	for _, entry := range d.legend {
		last := len(lines) - 1
		if last >= 0 && utf8.RuneCountInString(lines[last]+gap+entry) <= room {
			lines[last] += gap + entry
			continue
		}
		lines = append(lines, wrap(entry[:2], entry[2:], room)...)
	}
	return lines
}

// legendPlace orders a legend: plain ways before those with conditions.
func legendPlace(entry string) int {
	const order = "omc@ibzs^>x:"
	if i := strings.IndexByte(order, entry[0]); i >= 0 {
		return i
	}
	return len(order)
}
