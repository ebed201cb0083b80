package stockfish

import (
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
	"fairymax/variants/betza"
)

// WriteBetza writes moves as White's pieces have them; first moves are those from the
// double-step region. It reports false if Fairy-Stockfish's notation cannot say them.
func WriteBetza(list moves.List) (text string, exact bool) {
	var order []writtenTerm
	targets := make(map[writtenTerm][]define.Vector)
	for _, legs := range list {
		t, ok := termOf(legs)
		if !ok {
			return "", false
		}
		if targets[t] == nil {
			order = append(order, t)
		}
		targets[t] = append(targets[t], legs[0].Vector)
	}
	var terms []string
	for _, t := range order {
		for _, word := range t.words(targets[t]) {
			terms = append(terms, word+t.marks+t.atom)
		}
	}
	text = betza.Join(terms)
	read, err := readBetza(text)
	return text, err == nil && sameMoves(read, list)
}

// KindOf returns the built-in kind that moves as a list says and has no rule of its own, "" if there
// is none.
func KindOf(list moves.List) string {
	for _, w := range words("piece") {
		if slices.Contains(ruledKinds, w.key) {
			continue
		}
		if read, err := readBetza(w.value); err == nil && sameMoves(read, list) {
			return w.key
		}
	}
	return ""
}

// ruledKinds are the kinds with rules that their notation does not say.
var ruledKinds = []string{pawnKind, kingKind, customKind, "soldier", janggiCannon, "immobile", "clobber", "breakthrough"}

// sameMoves reports whether two lists are the same moves, whatever their parts in en passant: the
// notation alone does not say these.
func sameMoves(a, b moves.List) bool { return a.WithoutPassing().Key() == b.WithoutPassing().Key() }

// writtenTerm is a term without its directions.
type writtenTerm struct{ marks, atom string }

// termOf writes a chain in one direction; ok is false if no term says it.
func termOf(legs define.Chain) (t writtenTerm, ok bool) {
	step, last := legs[0], legs[len(legs)-1]
	letter := atomOf(step.Vector)
	if letter == 0 || step.From != nil || step.To != nil || step.OutOfCheck || step.Wrap || last.Victims != 0 || last.Hurdles != 0 {
		return t, false
	}
	t.marks = map[define.Mode]string{define.MayMove: "m", define.MayCapture: "c"}[last.Mode]
	if step.EnPassant == define.EnPassantCaptures {
		t.marks += "e"
	}
	if step.Unmoved {
		t.marks += "i"
	}
	if len(step.Path) > 0 {
		t.marks += "n"
	}
	t.atom = string(letter)
	switch {
	case len(legs) == 2 && last.Hop == define.OverAny && last.Vector == step.Vector && step.Range == 0 && last.Range <= 1:
		t.marks += [2]string{"p", "g"}[last.Range]
		t.atom = riding[letter]
	case len(legs) > 1:
		return t, false
	case step.Range == 0:
		t.atom = riding[letter]
	case step.Range > 1:
		t.atom += strconv.Itoa(step.Range)
	}
	return t, t.atom != ""
}

// riding are the atoms that ride, by the letter of one step.
var riding = map[byte]string{'W': "R", 'F': "B", 'N': "NN"}

// atomOf returns the letter of a vector, 0 if there is none.
func atomOf(v define.Vector) byte {
	long, short := max(v.Right, -v.Right), max(v.Up, -v.Up)
	if long < short {
		long, short = short, long
	}
	for _, letter := range []byte("WFDNAHCZG") {
		if atoms[letter][0] == [2]int8{long, short} {
			return letter
		}
	}
	return 0
}

// directionWords are the directions that the writer names, the widest first.
var directionWords = strings.Fields("v s f b l r vv ss fs bs fh bh rh lh hl hr ff bb ll rr fl fr bl br lf lb rf rb")

// words returns directions that together have just the vectors of a term.
func (t writtenTerm) words(targets []define.Vector) (list []string) {
	atom := t.atom[:1]
	for _, word := range append([]string{""}, directionWords...) {
		read, err := readBetza(word + atom)
		if err != nil || len(read) == 0 || slices.ContainsFunc(read, func(legs define.Chain) bool { return !slices.Contains(targets, legs[0].Vector) }) {
			continue
		}
		list = append(list, word)
		for _, legs := range read {
			targets = slices.DeleteFunc(slices.Clone(targets), func(v define.Vector) bool { return v == legs[0].Vector })
		}
		if len(targets) == 0 {
			break
		}
	}
	return list
}
