package xbetza

import (
	"fmt"
	"slices"

	"fairymax/board/define"
)

// walker makes the chains of a term.
type walker struct {
	*term
	files, ranks int
	chains       []define.Chain
}

// The sides that a leg can turn to.
const (
	noSide = iota
	leftSide
	rightSide
)

// place is where a walk stands: the last leg and how it went.
type place struct {
	legs      define.Chain
	direction int
	side      int
	slides    bool // whether the next leg slides, where an atom is shared
}

// walk returns the chains of a term on a board of some files and ranks.
func (t *term) walk(files, ranks int) ([]define.Chain, error) {
	w := walker{term: t, files: files, ranks: ranks}
	if !w.follow(0, place{slides: t.legs[0].slides()}) {
		return nil, gap("more than %d single moves", maxChains)
	}
	return w.chains, nil
}

// follow adds all chains that go on with leg i, and reports whether they were few
// enough.
func (w *walker) follow(i int, from place) bool {
	switch cut := w.onBoard(from.legs); {
	case i == len(w.legs):
		w.add(from.legs)
		return len(w.chains) <= maxChains
	case len(cut) < len(from.legs): // whatever follows
		w.keep(cut)
		return len(w.chains) <= maxChains
	}
	l := w.legs[i]
	for d := range 8 {
		for _, side := range w.sides(i, from, d) {
			for _, legs := range w.extended(i, from, d) {
				next := place{legs: legs, direction: d, side: side, slides: from.slides != (l.has('g') || l.has('y'))}
				if !w.follow(i+1, next) {
					return false
				}
			}
		}
	}
	return true
}

// sides returns the sides to which a leg may have turned in a direction; none if it does
// not go there.
func (w *walker) sides(i int, from place, d int) []int {
	l := w.legs[i]
	turn := (d - from.direction + 8) % 8
	if !w.directions(i, from).has(d) {
		return nil
	}
	side := from.side
	switch {
	case i == 0:
		return []int{noSide}
	case turn > 4:
		side = leftSide
	case turn > 0 && turn < 4:
		side = rightSide
	}
	wanted := from.side
	if l.side == 'z' && wanted != noSide {
		wanted = leftSide + rightSide - wanted
	}
	if l.side != 0 && wanted != noSide && side != wanted {
		return nil
	}
	return []int{side}
}

// directions returns where a leg may go.
func (w *walker) directions(i int, from place) directions {
	l := w.legs[i]
	read := func(s system) directions {
		d, _ := s.read(l.dirs) // it was read before
		return d
	}
	switch {
	case i == 0 && l.dirs == "":
		return l.atom.system.all()
	case i == 0:
		return read(l.atom.system)
	case l.side != 0:
		return turns[l.dirs].turned(from.direction)
	case w.legs[0].join != 'a':
		return w.outward(l, from.direction)
	case l.dirs == "":
		return onward.turned(from.direction)
	}
	return read(royal).turned(from.direction)
}

// turns are the two directions that z and q choose from: to the sides, or ahead or back
// of them.
var turns = map[string]directions{"": setOf(2, 6), "f": setOf(1, 7), "b": setOf(3, 5)}

// outward returns where a later leg in brackets may go, which has an atom of its own: by
// default as nearly straight on as the atom can.
func (w *walker) outward(l leg, direction int) directions {
	own := l.atom.system.all().turned(-direction & 7) // as seen from the leg before
	system := straight
	if own == slanted {
		system = diagonal
	}
	if l.dirs == "" {
		d, _ := system.read("f")
		return d.turned(direction)
	}
	d, _ := system.read(l.dirs)
	return d.turned(direction)
}

// reachOf returns the range of a leg. In a move of several legs with one atom, y turns
// steps into slides and back.
func (w *walker) reachOf(i int, from place) int {
	l := w.legs[i]
	switch {
	case w.legs[0].join != 'a' || from.slides == l.slides():
		return l.reach
	case from.slides:
		return 0
	}
	return 1
}

// extended returns a chain followed by leg i, in one way or in several.
func (w *walker) extended(i int, from place, d int) []define.Chain {
	l := w.legs[i]
	step := define.Step{Vector: l.atom.image(d), Range: w.reachOf(i, from)}
	if l.ends || i == len(w.legs)-1 {
		step.Mode = l.mode()
	}
	if i == 0 {
		return []define.Chain{{step}}
	}
	before := w.legs[i-1]
	last := from.legs[len(from.legs)-1]
	turn := (d - from.direction + 8) % 8
	if before.has('m') && before.has('p') && !before.has('c') && last.Range == 1 && (turn < 2 || turn == 7) && l.atom.system != oblique && last.Mode == 0 {
		last.Vector = last.Vector.Add(step.Vector) // over a square of any kind: one longer leap
		last.Range, last.Mode = step.Range, step.Mode
		if step.Range == 1 {
			return []define.Chain{append(from.legs[:len(from.legs)-1:len(from.legs)-1], last)}
		}
	}
	var all []define.Chain
	for _, hop := range before.hops() {
		step.Hop = hop
		legs := append(from.legs[:len(from.legs):len(from.legs)], step)
		legs[len(legs)-2].Then = true
		if l.same && last.Range != 1 {
			all = append(all, w.asFar(legs)...)
		} else {
			all = append(all, legs)
		}
	}
	return all
}

// hops says how the leg after this one sets out.
func (l leg) hops() (all []define.Hop) {
	hurdle := l.has('p') || l.has('g')
	switch {
	case l.has('c') && (l.has('m') || l.has('y')):
		all = append(all, define.AfterEither)
	case l.has('c'):
		all = append(all, define.AfterCapture)
	case l.has('m') || !hurdle:
		all = append(all, define.AfterMove)
	}
	if hurdle {
		all = append(all, define.OverAny)
	}
	return all
}

// add adds a chain that has all its legs.
func (w *walker) add(all define.Chain) {
	for _, legs := range w.finished(all.Clone()) {
		w.keep(w.onBoard(legs))
	}
}

// keep adds a chain, unless nothing of it is on the board, with what its last leg says of all of it.
func (w *walker) keep(legs define.Chain) {
	if len(legs) == 0 {
		return
	}
	leaves := len(w.legs) == 1 && w.leaves() || w.marksPath()
	final := w.legs[len(w.legs)-1]
	legs = legs.Straighten()
	legs[0].Path = slices.DeleteFunc(slices.Clone(legs[0].Path), func(v define.Vector) bool { return v == define.Vector{} }) // it has left its own square
	legs[0].Unmoved = w.unmoved
	legs[0].Wrap = final.has('o')
	switch {
	case final.has('e'):
		legs[0].EnPassant = define.EnPassantCaptures
	case leaves && len(legs) == 1 && (len(legs[0].Path) > 0 || legs[0].Range != 1):
		legs[0].EnPassant = define.EnPassantExposes
	}
	w.chains = append(w.chains, legs)
}

// marksPath reports whether every leg but the last marks its square with n, as one where
// the piece can be captured en passant.
func (w *walker) marksPath() bool {
	for _, l := range w.legs[:len(w.legs)-1] {
		if !l.has('n') {
			return false
		}
	}
	return len(w.legs) > 1
}

// finished writes what the last leg says of hurdles and of the squares that it passes,
// in one way or in several.
func (w *walker) finished(legs define.Chain) []define.Chain {
	final := w.legs[len(w.legs)-1]
	step := &legs[len(legs)-1]
	switch {
	case final.has('p') || final.has('g'):
		return w.hopping(legs, final)
	case final.has('j'):
		half := define.Vector{Right: step.Vector.Right / 2, Up: step.Vector.Up / 2}
		behind := define.Step{Vector: half, Mode: step.Mode, Hop: define.OverAny, Range: 1}
		step.Vector, step.Mode, step.Then = half, 0, true
		legs = append(legs, behind)
	case final.has('n') && final.atom.vector != leapers['W'] && final.atom.vector != leapers['F']:
		step.Path = between(step.Vector)
	}
	return []define.Chain{legs}
}

// vectorText writes a vector as files and ranks.
func vectorText(v define.Vector) string { return fmt.Sprintf("(%d,%d)", v.Right, v.Up) }
