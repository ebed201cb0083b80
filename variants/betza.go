package variants

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"fairymax/board"
)

// This file reads Betza's notation as XBoard does, in its order and with its
// meanings. What XBoard cannot read, what it reads otherwise than people mean,
// and what the machine cannot do is an error that says what to write instead.

// atom is a capital letter of the notation.
type atom struct {
	vector board.Vector
	slides bool
	system system
}

var atoms = map[byte]atom{
	'W': {board.Vector{Up: 1}, false, straight},
	'D': {board.Vector{Up: 2}, false, straight},
	'H': {board.Vector{Up: 3}, false, straight},
	'R': {board.Vector{Up: 1}, true, straight},
	'F': {board.Vector{Right: 1, Up: 1}, false, diagonal},
	'A': {board.Vector{Right: 2, Up: 2}, false, diagonal},
	'G': {board.Vector{Right: 3, Up: 3}, false, diagonal},
	'B': {board.Vector{Right: 1, Up: 1}, true, diagonal},
	'N': {board.Vector{Right: 1, Up: 2}, false, oblique},
	'C': {board.Vector{Right: 1, Up: 3}, false, oblique},
	'Z': {board.Vector{Right: 2, Up: 3}, false, oblique},
	'K': {board.Vector{Up: 1}, false, royal},
	'Q': {board.Vector{Up: 1}, true, royal},
}

// otherAtoms says what to write instead of letters that do not belong here.
var otherAtoms = map[byte]string{
	'J': "J is a camel in XBoard and a zebra elsewhere; write C or Z",
	'L': "L is a zebra in XBoard and a camel elsewhere; write Z or C",
	'O': "castling is not a move of a piece; write it as castling.PARTNER in the game",
}

// modifiers are the letters behind the directions, in the order that XBoard needs.
const modifiers = "mcdetpgoyn"

// betzaTerm is one atom with all that stands before and behind it.
type betzaTerm struct {
	unmoved bool
	legs    []betzaLeg
	atom    atom
	reach   int // how often a leap may be repeated, 0 for as often as it can
}

type betzaLeg struct {
	dirs  dirs // 0: not given
	marks string
}

func (l betzaLeg) has(mark string) bool { return strings.Contains(l.marks, mark) }

// readBetza returns the chains of a whole text, as White's men move. A text with
// an e plays en passant: its first moves over several squares leave them behind.
func readBetza(text string) ([]chain, error) {
	var chains []chain
	passant := false
	for rest := text; rest != ""; {
		term, n, err := readTerm(rest)
		var more []chain
		if err == nil {
			more, err = term.chains()
		}
		if wrong := (*betzaError)(nil); errors.As(err, &wrong) {
			wrong.offset = len(text) - len(rest)
			return nil, fmt.Errorf("%q: %w", rest[:n], wrong)
		}
		chains = append(chains, more...)
		passant = passant || term.legs[len(term.legs)-1].has("e")
		rest = rest[n:]
	}
	for _, legs := range chains {
		long := len(legs[0].Path) > 0 || legs[0].Range > 1
		if passant && len(legs) == 1 && legs[0].Unmoved && legs[0].Mode == board.MayMove && long {
			legs[0].EnPassant = board.EnPassantLeaves
		}
	}
	return chains, nil
}

// betzaError is a mistake in a text in Betza's notation.
type betzaError struct {
	code   Code
	text   string
	offset int // of the term
}

func (e *betzaError) Error() string { return e.text }

func mistake(code Code, format string, args ...any) error {
	return &betzaError{code: code, text: fmt.Sprintf(format, args...)}
}

// readTerm reads the term that text starts with and returns its length.
func readTerm(text string) (t betzaTerm, n int, err error) {
	for n < len(text) && text[n] >= 'a' && text[n] <= 'z' {
		n++
	}
	if n == len(text) {
		return t, n, mistake("FM140", "the capital letter of the atom is missing after these letters")
	}
	prefix, capital := text[:n], text[n]
	n++
	known := false
	if t.atom, known = atoms[capital]; !known {
		hint := otherAtoms[capital]
		if hint == "" {
			hint = fmt.Sprintf("XBoard has no atom %q; the atoms are W F D N A H C Z G, R B Q and K", capital)
		}
		return t, n, mistake("FM139", "%s", hint)
	}
	if n < len(text) && text[n] == capital {
		return t, n + 1, doubled(capital, t.atom)
	}
	digits := n
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	if t.reach, err = reach(text[digits:n], t.atom); err != nil {
		return t, n, err
	}
	err = t.readPrefix(prefix)
	return t, n, err
}

func doubled(capital byte, a atom) error {
	if a.slides {
		return mistake("FM141", "%[1]c already slides; write %[1]c", capital)
	}
	return mistake("FM142", "elsewhere this is a rider, but XBoard reads two equal pieces; write %c0", capital)
}

func reach(digits string, a atom) (int, error) {
	if digits == "" {
		if a.slides {
			return 0, nil
		}
		return 1, nil
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n >= board.MaxSide {
		return 0, mistake("FM143", "a range is at most %d; 0 means unlimited", board.MaxSide-1)
	}
	return n, nil
}

// readPrefix reads what stands before the atom: i, and for each leg directions
// and modifiers, with an a between legs.
func (t *betzaTerm) readPrefix(prefix string) error {
	if t.unmoved = strings.HasPrefix(prefix, "i"); t.unmoved {
		prefix = prefix[1:]
	}
	system := t.atom.system
	for {
		var leg betzaLeg
		var err error
		if leg.dirs, prefix, err = readDirs(system, prefix); err != nil {
			return err
		}
		leg.marks, prefix = readMarks(prefix)
		t.legs = append(t.legs, leg)
		if prefix == "" {
			return nil
		}
		if prefix[0] != 'a' {
			return misplaced(prefix[0])
		}
		prefix, system = prefix[1:], royal
	}
}

// readMarks reads modifiers in their order.
func readMarks(text string) (marks, rest string) {
	n := 0
	for i := 0; i < len(modifiers) && n < len(text); i++ {
		if text[n] == modifiers[i] {
			n++
		}
	}
	return text[:n], text[n:]
}

func misplaced(letter byte) error {
	switch {
	case letter == 'i':
		return mistake("FM144", "i comes first, and only once")
	case letter == 'j':
		return mistake("FM145", "programs disagree about j; write the piece as rows, with over or path")
	case strings.IndexByte(modifiers, letter) >= 0:
		return mistake("FM146", "%c comes too late or twice; the order is i, directions, %s, a",
			letter, strings.Join(strings.Split(modifiers, ""), " "))
	case senses[letter] != sense{}:
		return mistake("FM147", "%c comes too late; the order is i, directions, modifiers such as m or c", letter)
	}
	return mistake("FM148", "XBoard has no modifier %c", letter)
}

// betza adds what the key betza says.
func (e *expander) betza(text *node) {
	chains, err := readBetza(text.text())
	if err != nil {
		var wrong *betzaError
		errors.As(err, &wrong)
		e.add(e.near(e.piece, e.inside(text, wrong.offset)), wrong.code, "%s: betza %v", e.piece.name, err)
		e.failed = true
		return
	}
	fits := false
	for _, legs := range chains {
		fits = fits || e.fits(legs[0].Vector, text)
		for i := range legs {
			legs[i].Vector = e.view(legs[i].Vector)
			for j, v := range legs[i].Path {
				legs[i].Path[j] = e.view(v)
			}
		}
		legs[0].Wrap = legs[0].Wrap || e.wraps(text)
		legs[0].To = e.zone(e.piece.node.get("within"), e.side)
		e.addChain(legs, text.at)
	}
	if !fits {
		e.add(e.near(e.piece, text.at), "FM105", "%s: no move of %q fits on the %dx%d board", e.piece.name, text.text(), e.width, e.height)
		e.failed = true
	}
}
