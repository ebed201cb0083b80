package sheet

import (
	"slices"
	"sort"
	"strings"

	"fairymax/board/define"
)

// largestRadius is the radius of the largest diagram that fits a line.
const largestRadius = define.MaxSide - 1

// slideShown is how many steps of an unlimited slide a diagram shows.
const slideShown = 3

// Diagram shows where a piece can go from the centre of an empty board, as its
// owner sees it.
type Diagram struct {
	Radius int
	Marks  []Mark // far ranks first, each from left to right; not the centre
	Rides  []Ride
	Legend []LegendEntry
}

// Center is the sign of the piece itself.
const Center = '@'

// diagram makes the diagram of some chains.
func (s *Sheet) diagram(chains []chain) *Diagram {
	d := &plane{
		radius:  min(diagramRadius(chains), max(s.Def.Files, s.Def.Ranks)-1),
		actions: map[define.Vector][]Action{},
		leaps:   map[define.Vector]bool{},
		signs:   map[string]rune{},
	}
	for _, c := range withoutTo(chains, sameTo(chains)) {
		d.noteLeap(c[0])
		d.walk(c, define.Vector{}, needs{from: c[0].from, to: c[0].to})
	}
	d.mark()
	sort.SliceStable(d.legend, func(i, j int) bool { return legendPlace(d.legend[i].Sign) < legendPlace(d.legend[j].Sign) })
	return &Diagram{Radius: d.radius, Marks: d.marks, Rides: d.rides, Legend: d.legend}
}

// diagramRadius is how far the chains lead. Unlimited slides count as slideShown
// steps, which distinguishes them from short ones.
func diagramRadius(chains []chain) int {
	radius := 2
	for _, c := range chains {
		sum, shown := 0, slideShown
		for _, l := range c {
			length := int(canonicalVector(l.Vector).Up)
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

// walk notes where a chain of legs from a square can end.
func (d *plane) walk(c chain, from define.Vector, n needs) {
	l := c[0]
	if l.Unmoved {
		n.bits |= needFirst
	}
	if l.OutOfCheck {
		n.bits |= needOutOfCheck
	}
	if len(l.Path) > 0 {
		n.bits |= needFree
	}
	if l.Vector == (define.Vector{}) {
		d.end(l, from, n)
		return
	}
	d.noteRide(l, from, n)
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
			d.continueChain(c, before, at, n)
		}
	}
}

// end notes that a leg may end on a square.
func (d *plane) end(l leg, at define.Vector, n needs) {
	if l.Mode&define.MayMove != 0 {
		d.note(at, moves, n)
	}
	if l.Mode&define.MayCapture != 0 {
		n.victims = l.victims
		d.note(at, captures, n)
	}
}

// continueChain walks the legs after the first one, which has come to at.
func (d *plane) continueChain(c chain, before, at define.Vector, n needs) {
	rest := c[1:]
	hop := rest[0].Hop
	if hop == define.AfterEither {
		moved := n
		moved.bits |= needLeg
		d.walk(rest, at, moved)
		hop = define.AfterCapture
	}
	if hop == define.AfterCapture {
		victim := n
		victim.victims = c[0].victims
		d.note(at, locust, victim)
	}
	n.bits |= hopNeeds[hop]
	if rest[0].hurdles != "" {
		n.hurdles = rest[0].hurdles
	}
	switch hop {
	case define.BeforeAny, define.BeforeFriend, define.BeforeEnemy:
		at = before
	}
	d.walk(rest, at, n)
}

// mark gives a sign to every square with actions, far ranks first.
func (d *plane) mark() {
	for up := d.radius; up >= -d.radius; up-- {
		for right := -d.radius; right <= d.radius; right++ {
			at := define.Vector{Right: int8(right), Up: int8(up)}
			actions := tidy(d.actions[at])
			switch {
			case at == (define.Vector{}):
				d.legend = append(d.legend, returnEntries(actions)...)
			case len(actions) > 0:
				d.marks = append(d.marks, Mark{at, d.sign(actions), actions, d.leaps[at]})
			}
		}
	}
}

// sign returns the sign for some actions. A new meaning gets a new sign.
func (d *plane) sign(actions []Action) rune {
	var texts []string
	for _, y := range actions {
		texts = append(texts, y.String())
	}
	meaning := strings.Join(texts, "; ")
	sign, known := d.signs[meaning]
	if !known {
		sign = d.freeSign(actions)
		d.signs[meaning] = sign
		d.used = append(d.used, sign)
		d.legend = append(d.legend, LegendEntry{sign, meaning})
	}
	return sign
}

// returnEntries says how a piece can end its move on its own square.
func returnEntries(actions []Action) []LegendEntry {
	texts := [2]string{"may come back, which passes the turn", "may come back after a capture on the way"}
	var said []LegendEntry
	for _, y := range actions {
		taken := 0
		if y.needs.bits&needCapture != 0 {
			taken = 1
		}
		entry := LegendEntry{Center, texts[taken]}
		if y.purpose&moves != 0 && !slices.Contains(said, entry) {
			said = append(said, entry)
		}
	}
	return said
}

// freeSign chooses a sign for a new meaning: the usual sign of its only action if
// that is still free, else the next digit or letter.
func (d *plane) freeSign(actions []Action) rune {
	const others = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	candidates := others
	if len(actions) == 1 {
		if own := actions[0].sign(); own != 0 {
			candidates = string(own) + others
		}
	}
	for _, sign := range candidates {
		if !slices.Contains(d.used, sign) {
			return sign
		}
	}
	return '?'
}

// legendPlace orders a legend: plain actions before those with conditions.
func legendPlace(sign rune) int {
	const order = "omc@ibzs^>x:"
	if i := strings.IndexRune(order, sign); i >= 0 {
		return i
	}
	return len(order)
}
