package betza

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"fairymax/board/define"
)

// modifiers are the letters after the directions, in the order that XBoard needs.
const modifiers = "mcdetpgoyn"

// The bounds of a text: the legs of a move, and the single moves of a piece. Each leg
// without directions makes up to eight times as many.
const (
	maxLegs   = 16
	maxChains = 1000
)

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
			first, size := utf8.DecodeRuneInString(text[n-1:])
			n += size - 1
			hint = fmt.Sprintf("XBoard has no atom %q; the atoms are W F D N A H C Z G, R B Q and K", first)
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
	if err != nil || n >= define.MaxSide {
		return 0, mistake("FM143", "a range is at most %d; 0 means unlimited", define.MaxSide-1)
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
		if len(t.legs) == maxLegs {
			return mistake("FM167", "a move has at most %d legs", maxLegs)
		}
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
