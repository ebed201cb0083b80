package betza

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"fairymax/board"
)

// atom is what a capital letter of the notation stands for.
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

// otherAtoms says what to write instead of letters with no single meaning.
var otherAtoms = map[byte]string{
	'J': "J is a camel in XBoard and a zebra elsewhere; write C or Z",
	'L': "L is a zebra in XBoard and a camel elsewhere; write Z or C",
	'O': "castling is not a move of a piece; write it as castling.PARTNER in the game",
}

// modifiers are the letters after the directions, in the order that XBoard needs.
const modifiers = "mcdetpgoyn"

// term is one atom with its prefix and its range.
type term struct {
	unmoved bool
	legs    []leg
	atom    atom
	reach   int // how many steps it makes at most, 0 for no limit
}

// leg is the part of a prefix up to an a: directions, then modifiers.
type leg struct {
	dirs  dirs // 0 if not given
	marks string
}

func (l leg) has(mark string) bool { return strings.Contains(l.marks, mark) }

// Read returns the chains of a text, as White's pieces move. In a text with an e
// the first moves over several squares leave them open to en passant. An error
// is an [*Error].
func Read(text string) ([]board.Chain, error) {
	var chains []board.Chain
	passant := false
	for rest := text; rest != ""; {
		term, n, err := readTerm(rest)
		var more []board.Chain
		if err == nil {
			more, err = term.chains()
		}
		if wrong := (*Error)(nil); errors.As(err, &wrong) {
			wrong.Term, wrong.Offset = rest[:n], len(text)-len(rest)
			return nil, wrong
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

// Error is a mistake in a text.
type Error struct {
	Code   string // its number among the messages of the language, such as FM139
	Reason string // what is wrong, and what to write instead
	Term   string // the term that is wrong, as far as it was read
	Offset int    // of the term in the text, in bytes
}

func (e *Error) Error() string { return fmt.Sprintf("%q: %s", e.Term, e.Reason) }

func mistake(code, format string, args ...any) error {
	return &Error{Code: code, Reason: fmt.Sprintf(format, args...)}
}

// readTerm reads the term that text starts with and returns its length.
func readTerm(text string) (t term, n int, err error) {
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

// doubled is the mistake of writing a capital twice.
func doubled(capital byte, a atom) error {
	if a.slides {
		return mistake("FM141", "%[1]c already slides; write %[1]c", capital)
	}
	return mistake("FM142", "elsewhere this is a rider, but XBoard reads two equal pieces; write %c0", capital)
}

// reach reads the number after an atom.
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

// readPrefix reads what stands before the atom: i, then directions and modifiers
// for each leg, with an a between legs.
func (t *term) readPrefix(prefix string) error {
	if t.unmoved = strings.HasPrefix(prefix, "i"); t.unmoved {
		prefix = prefix[1:]
	}
	system := t.atom.system
	for {
		var leg leg
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

// readMarks reads the modifiers of a leg, which stand in a fixed order.
func readMarks(text string) (marks, rest string) {
	n := 0
	for i := 0; i < len(modifiers) && n < len(text); i++ {
		if text[n] == modifiers[i] {
			n++
		}
	}
	return text[:n], text[n:]
}

// misplaced is the mistake of a letter for which a prefix has no place.
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
