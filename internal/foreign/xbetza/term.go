package xbetza

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"fairymax/board/define"
	"fairymax/variants/spelling"
)

// The bounds of a text.
const (
	maxText   = 500  // bytes
	maxLegs   = 16   // of a move
	maxChains = 1000 // of a piece
)

// term is the legs of one move.
type term struct {
	unmoved bool
	legs    []leg
}

// leg is one step or slide.
type leg struct {
	atom  atom
	reach int    // how many steps it makes at most, 0 for no limit
	dirs  string // direction letters
	side  byte   // z or q, 0 for none
	marks string // all other letters
	same  bool   // it goes as far as the leg before
	join  byte   // what follows it: a, ? or -, 0 for the last leg
	ends  bool   // the move may end here although a leg follows
}

func (l leg) has(mark byte) bool { return strings.IndexByte(l.marks, mark) >= 0 }

// slides reports whether a leg repeats its step.
func (l leg) slides() bool { return l.reach != 1 }

// scanner reads a text from left to right.
type scanner struct {
	text string
	at   int
}

func (s *scanner) rest() string { return s.text[s.at:] }

// run reads the characters that are in a set.
func (s *scanner) run(set string) string {
	rest := s.rest()
	n := len(rest) - len(strings.TrimLeft(rest, set))
	s.at += n
	return rest[:n]
}

const (
	small = "abcdefghijklmnopqrstuvwxyz"
	digit = "0123456789"
)

// terms reads the next terms: one, or several that parentheses stand for.
func (s *scanner) terms() ([]term, error) {
	prefix := s.run(small + digit + "()")
	if strings.HasPrefix(s.rest(), "[") {
		t, err := s.bracket()
		if prefix != "" && err == nil {
			err = gap("letters before brackets, which would be for all legs")
		}
		return []term{t}, err
	}
	a, reach, err := s.atom()
	if err != nil {
		return nil, err
	}
	plain, err := writeOut(prefix)
	if err != nil {
		return nil, err
	}
	var all []term
	for _, letters := range plain {
		t, err := prefixed(letters, a, reach)
		if err != nil {
			return nil, err
		}
		all = append(all, t)
	}
	return all, nil
}

// prefixed makes a term of an atom and the letters before it.
func prefixed(letters string, a atom, reach int) (term, error) {
	var t term
	parts := strings.Split(letters, "a")
	if len(parts) > maxLegs {
		return t, gap("a move of more than %d legs", maxLegs)
	}
	for i, part := range parts {
		l := leg{atom: a, reach: reach, join: 'a'}
		if i == len(parts)-1 {
			l.join = 0
		}
		if err := t.letters(&l, part, i == 0); err != nil {
			return t, err
		}
		t.legs = append(t.legs, l)
	}
	return t, nil
}

// letters sorts the letters of a leg, which stand in any order.
func (t *term) letters(l *leg, part string, first bool) error {
	last := -1
	for i, r := range part {
		c := byte(r)
		switch {
		case strings.IndexByte(directionLetters, c) >= 0 && l.dirs != "" && i != last+1:
			return mistake("write the direction letters %s and %c together", l.dirs, c)
		case strings.IndexByte(directionLetters, c) >= 0:
			l.dirs, last = l.dirs+string(r), i
		case c == 'i' && first:
			t.unmoved = true
		case c == 'i':
			l.same = true
		case c == 'z' || c == 'q':
			l.side = c
		case meanings[c] == "":
			return mistake("XBetza has no letter %c here", c)
		case l.has(c) && !(c == 'n' && !strings.Contains(l.marks, "nn")):
			return mistake("%c is given twice", c)
		default:
			l.marks += string(r)
		}
	}
	return nil
}

// atom reads a capital letter and what follows it.
func (s *scanner) atom() (a atom, reach int, err error) {
	if s.rest() == "" {
		return a, 0, mistake("a capital letter is missing after these letters")
	}
	first, size := utf8.DecodeRuneInString(s.rest())
	s.at += size
	letter := byte(first)
	_, slider := sliders[letter]
	_, known := leapers[letter]
	switch {
	case first == 'I':
		return a, 0, gap("I, the imitator, moves like the piece that moved last")
	case first == 'U' || first == 'O':
		return a, 0, mistake("no letters may come before %c", first)
	case first > unicodeSelf || !known && !slider:
		return a, 0, mistake("XBetza has no atom %q; it has W F D N A H C Z G, R B Q K, U and O", first)
	}
	behind := byte(0)
	if rest := s.rest(); rest != "" && strings.IndexByte(stretch[rest[0]].atoms, letter) >= 0 {
		behind = rest[0]
		s.at++
	}
	a = atomOf(letter, behind)
	if rest := s.rest(); rest != "" && rest[0] == letter && behind == 0 {
		s.at++
		if a.slides {
			return a, 0, mistake("%c already slides", letter)
		}
		a.slides = true
	}
	reach, err = s.reach(a)
	return a, reach, err
}

// unicodeSelf is the last character of one byte.
const unicodeSelf = utf8.RuneSelf - 1

// reach reads the number after an atom.
func (s *scanner) reach(a atom) (int, error) {
	if strings.HasPrefix(s.rest(), "*") {
		s.at++
		return 0, gap("the range *, up to the middle of the board")
	}
	digits := s.run(digit)
	n, err := strconv.Atoi(digits)
	switch {
	case digits == "" && a.slides:
		return 0, nil
	case digits == "":
		return 1, nil
	case err != nil || n > 1000:
		return 0, mistake("%s is too large for a range", spelling.Shortened(digits))
	case n >= define.MaxSide:
		return 0, nil
	}
	return n, nil
}

// bracket reads legs in brackets, each with an atom of its own.
func (s *scanner) bracket() (t term, err error) {
	s.at++
	for {
		prefix := s.run(small)
		l := leg{}
		if strings.Contains(prefix, "a") {
			return t, mistake("in brackets, legs are separated by - and ?, not by a")
		}
		if l.atom, l.reach, err = s.atom(); err != nil {
			return t, err
		}
		if err := t.letters(&l, prefix, len(t.legs) == 0); err != nil {
			return t, err
		}
		if s.rest() == "" {
			return t, mistake("the bracket [ has no ]")
		}
		if l.join = s.rest()[0]; strings.IndexByte("?-]", l.join) < 0 {
			return t, mistake("in brackets ?, - or ] must follow the atom, as in [F?fsR], the griffon")
		}
		s.at++
		l.ends = l.join == '?'
		t.legs = append(t.legs, l)
		if l.join == ']' {
			t.legs[len(t.legs)-1].join = 0
			break
		}
		if len(t.legs) == maxLegs {
			return t, gap("a move of more than %d legs", maxLegs)
		}
	}
	if s.run(digit+"*?-") != "" {
		return t, gap("anything after a bracket")
	}
	return t, nil
}

// Problem is a part of a text that cannot be used.
type Problem struct {
	Gap    bool   // XBetza allows it, but our language cannot say it
	Reason string // what is wrong
	Term   string // the term, as far as it was read
	Offset int    // of the term in the text, in bytes
}

func (p *Problem) Error() string { return fmt.Sprintf("%s: %s", spelling.Shortened(p.Term), p.Reason) }

func mistake(format string, args ...any) error {
	return &Problem{Reason: fmt.Sprintf(format, args...)}
}

func gap(format string, args ...any) error {
	return &Problem{Gap: true, Reason: fmt.Sprintf(format, args...)}
}
