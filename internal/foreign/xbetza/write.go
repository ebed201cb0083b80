package xbetza

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/betza"
)

// Write writes chains as White's pieces move. Captures of royal pieces only are those with
// the royal types as victims. Passing tells whether some piece of the game takes en
// passant; otherwise it does not matter where pieces could be taken so. The text is exact
// if reading it gives the same moves.
func Write(chains []define.Chain, royals define.TypeMask, passing bool) (text string, exact bool) {
	wanted := normal(chains, passing)
	var terms []written
	var longer []define.Chain
	for _, legs := range wanted {
		if t, ok := termOf(legs, royals, passing); ok {
			terms = merge(terms, t)
		} else if !hopsFar(legs) {
			longer = append(longer, legs)
		}
	}
	var list []string
	for _, t := range kings(bothSides(terms)) {
		for _, word := range t.system.words(t.dirs) {
			list = append(list, t.first+word+t.marks+t.atom)
		}
	}
	if more, _ := betza.Write(longer); more != "" { // they are alike in XBoard's dialect
		list = append(list, more)
	}
	text = betza.Join(list)
	return text, means(text, wanted, royals, passing)
}

// hopsFar reports whether a slide with a range goes one square beyond a hurdle: XBoard's g with
// a range, which here slides on behind the hurdle.
func hopsFar(legs define.Chain) bool {
	return len(legs) == 2 && legs[1].Hop == define.OverAny && legs[1].Vector == legs[0].Vector && legs[0].Range > 1
}

// means reports whether a text has just these moves.
func means(text string, wanted []define.Chain, royals define.TypeMask, passing bool) bool {
	read, err := Read(text, define.MaxSide, define.MaxSide)
	if err != nil || len(read.Gaps)+len(read.Doubts)+len(read.Castlings) > 0 {
		return false
	}
	var chains []define.Chain
	for _, m := range read.Moves {
		if m.Royals {
			m.Legs[len(m.Legs)-1].Victims = royals
		}
		chains = append(chains, m.Legs)
	}
	return define.SameChains(normal(chains, passing), wanted)
}

// normal brings chains into a form in which equal moves look equal.
func normal(chains []define.Chain, passing bool) []define.Chain {
	var all []define.Chain
	for _, legs := range chains {
		legs = legs.Clone()
		if !passing {
			legs[0].EnPassant = define.EnPassantNone
		}
		all = append(all, legs)
	}
	return define.NormalChains(all)
}

// written is a term of one leg.
type written struct {
	first  string // i or nothing
	marks  string // between direction letters and atom
	atom   string // with its range
	system system
	dirs   directions
}

// merge adds a term, or only its direction if there is one like it.
func merge(terms []written, t written) []written {
	for i := range terms {
		like := t
		like.dirs = terms[i].dirs
		if terms[i] == like {
			terms[i].dirs |= t.dirs
			return terms
		}
	}
	return append(terms, t)
}

// bothSides joins terms that turn to the left with those that turn to the right.
func bothSides(terms []written) []written {
	for i := 0; i < len(terms); i++ {
		other, neutral := terms[i], terms[i]
		other.marks = strings.Replace(other.marks, "afl", "afr", 1)
		neutral.marks = strings.Replace(neutral.marks, "afl", "afs", 1)
		if j := slices.Index(terms, other); other.marks != terms[i].marks && j >= 0 {
			terms[i] = neutral
			terms = slices.Delete(terms, j, j+1)
		}
	}
	return terms
}

// kings writes K for W and F, and Q for R and B, if both go in all directions.
func kings(terms []written) []written {
	for _, pair := range []struct{ one, other, both string }{{"W", "F", "K"}, {"R", "B", "Q"}} {
		for i := range terms {
			partner := terms[i]
			partner.atom, partner.system, partner.dirs = pair.other, diagonal, slanted
			j := slices.Index(terms, partner)
			if terms[i].atom != pair.one || terms[i].dirs != upright || j < 0 {
				continue
			}
			terms[i].atom, terms[i].system, terms[i].dirs = pair.both, royal, everywhere
			terms = slices.Delete(terms, j, j+1)
			break
		}
	}
	return terms
}

// termOf writes a chain of one leg, or one that hops straight on, in one direction; ok is
// false if it is neither.
func termOf(legs define.Chain, royals define.TypeMask, passing bool) (t written, ok bool) {
	step := legs[0]
	last := legs[len(legs)-1]
	hop := ""
	if len(legs) == 2 && last.Hop == define.OverAny && last.Vector == step.Vector && step.Range == 0 && step.Mode == 0 && last.Range <= 1 {
		hop = [2]string{"p", "g"}[last.Range]
	}
	if len(legs) > 1 && hop == "" || !t.aim(step) {
		return t, false
	}
	if step.Unmoved {
		t.first = "i"
	}
	t.marks = map[define.Mode]string{define.MayMove: "m", define.MayCapture: "c"}[last.Mode]
	if royals != 0 && last.Victims == royals && last.Mode == define.MayCapture {
		t.marks = "k"
	}
	if step.EnPassant == define.EnPassantCaptures {
		t.marks += "e"
	}
	lame, ok := lameness(step, passing)
	if !ok {
		return t, hop == "" && !step.Wrap && t.walk(step)
	}
	if t.marks += hop + lame; step.Wrap {
		t.marks += "o"
	}
	return t, true
}

// walk writes a lame leap as steps of a king; false if it is another leap, or leaves
// squares on which it can be captured.
func (t *written) walk(step define.Step) bool {
	path := between(step.Vector)
	if step.EnPassant == define.EnPassantExposes || step.Range != 1 || !slices.Equal(sorted(path), sorted(step.Path)) {
		return false
	}
	for _, letter := range []byte("WF") {
		a := atomOf(letter, 0)
		for d := range 8 {
			if !a.system.all().has(d) || len(path) == 0 || a.image(d) != path[0] {
				continue
			}
			turn := "f"
			switch step.Vector.Add(path[len(path)-1].Negate()) {
			case a.image((d + 1) % 8):
				turn = "fr"
			case a.image((d + 7) % 8):
				turn = "fl"
			}
			t.atom, t.system, t.dirs = string(letter), a.system, setOf(d)
			t.marks = strings.Repeat("a"+turn, len(path)) + t.marks
			return true
		}
	}
	return false
}

// lameness returns n or nn for a step that passes empty squares only, or can be captured en
// passant on the squares that it passes; ok is false if there are no such letters.
func lameness(step define.Step, passing bool) (letters string, ok bool) {
	slide := step.Range != 1 && max(step.Vector.Right, -step.Vector.Right, step.Vector.Up, -step.Vector.Up) == 1
	leaves := step.EnPassant == define.EnPassantExposes
	lame := slices.EqualFunc(sorted(step.Path), sorted(between(step.Vector)), func(a, b define.Vector) bool { return a == b })
	switch {
	case slide:
		return map[bool]string{true: "n"}[leaves], len(step.Path) == 0
	case len(step.Path) == 0:
		return "", !leaves
	case !lame, passing && step.Unmoved && !leaves, isOblique(step.Vector):
		return "", false
	case leaves && !step.Unmoved:
		return "nn", true
	}
	return "n", true
}

// isOblique reports whether a step goes neither along a rank or a file nor along a diagonal.
func isOblique(v define.Vector) bool {
	return v.Right != 0 && v.Up != 0 && max(v.Right, -v.Right) != max(v.Up, -v.Up)
}

// sorted returns vectors in a fixed order.
func sorted(list []define.Vector) []define.Vector {
	list = slices.Clone(list)
	sort.Slice(list, func(i, j int) bool { return list[i].Compare(list[j]) < 0 })
	return list
}

// aim sets the atom and the direction of a step; false if no atom means it.
func (t *written) aim(step define.Step) bool {
	for _, letter := range []byte("WFDNAHCZG") {
		for _, behind := range []byte{0, 'X', 'Y'} {
			if behind != 0 && strings.IndexByte(stretch[behind].atoms, letter) < 0 {
				continue
			}
			a := atomOf(letter, behind)
			for d := range 8 {
				if !a.system.all().has(d) || a.image(d) != step.Vector {
					continue
				}
				t.system, t.dirs = a.system, setOf(d)
				return t.ride(step.Range, letter, behind)
			}
		}
	}
	return false
}

// ride writes an atom with its range; false if an atom of two letters repeats its step.
func (t *written) ride(reach int, letter, behind byte) bool {
	t.atom = string(letter)
	switch {
	case behind != 0:
		t.atom += string(behind)
		return reach == 1
	case reach > 1:
		t.atom += strconv.Itoa(reach)
	case reach == 0 && letter == 'W':
		t.atom = "R"
	case reach == 0 && letter == 'F':
		t.atom = "B"
	case reach == 0:
		t.atom += t.atom
	}
	return true
}

// wordsOf are the direction letters that the writer uses, the widest first.
var wordsOf = [...][]string{
	straight: {"", "fs", "bs", "v", "s", "f", "b", "l", "r"},
	diagonal: {"", "f", "b", "l", "r", "fl", "fr", "bl", "br"},
	oblique: {"", "fh", "bh", "lh", "rh", "s", "v", "hl", "hr", "f", "b", "l", "r", "fs", "bs",
		"rf", "fr", "br", "rb", "lb", "bl", "fl", "lf"},
}

// words returns direction letters that together mean a set.
func (s system) words(d directions) (list []string) {
	if s == royal {
		return []string{""}
	}
	for _, word := range wordsOf[s] {
		covers, err := s.read(word)
		if word == "" {
			covers = s.all()
		}
		if err == nil && d&covers == covers && d != 0 {
			list = append(list, word)
			d &^= covers
		}
	}
	return list
}
