package xbetza

import (
	"math/bits"
)

// directions is a set of eight directions, counted clockwise. 0 is straight ahead, or
// the steep leap to the right.
type directions uint8

func setOf(list ...int) (d directions) {
	for _, i := range list {
		d |= 1 << i
	}
	return d
}

func (d directions) has(i int) bool { return d>>i&1 != 0 }

// turned rotates a set clockwise.
func (d directions) turned(by int) directions {
	return directions(bits.RotateLeft8(uint8(d), by))
}

const (
	everywhere directions = 0xFF
	upright    directions = 0x55
	slanted    directions = 0xAA
)

// sense is what a direction letter means: for leaps such as the knight's, those from which
// a second letter chooses, and those without one; for a king's steps, the same.
type sense struct{ half, farthest, three, one directions }

var senses = map[byte]sense{
	'f': {setOf(6, 7, 0, 1), setOf(7, 0), setOf(7, 0, 1), setOf(0)},
	'r': {setOf(0, 1, 2, 3), setOf(1, 2), setOf(1, 2, 3), setOf(2)},
	'b': {setOf(2, 3, 4, 5), setOf(3, 4), setOf(3, 4, 5), setOf(4)},
	'l': {setOf(4, 5, 6, 7), setOf(5, 6), setOf(5, 6, 7), setOf(6)},
	's': {setOf(1, 2, 5, 6), setOf(1, 2, 5, 6), setOf(1, 2, 3, 5, 6, 7), setOf(2, 6)},
	'v': {setOf(0, 3, 4, 7), setOf(0, 3, 4, 7), setOf(7, 0, 1, 3, 4, 5), setOf(0, 4)},
}

// directionLetters are those of senses, and h.
const directionLetters = "fblrvsh"

// read reads the direction letters of a leg.
func (s system) read(letters string) (directions, error) {
	var all directions
	if s == oblique && (letters == "hl" || letters == "hr") {
		return map[byte]directions{'r': upright, 'l': slanted}[letters[1]], nil
	}
	for letters != "" {
		second := byte(0)
		if len(letters) > 1 {
			second = letters[1]
		}
		d, n, err := s.pair(letters[0], second)
		if err != nil {
			return 0, err
		}
		all, letters = all|d, letters[n:]
	}
	return all, nil
}

// pair reads one letter, or two of which the second chooses from what the first allows,
// and returns how many it read.
func (s system) pair(a, b byte) (d directions, letters int, err error) {
	one, two := senses[a], senses[b]
	switch {
	case a == 'h':
		return 0, 0, mistake("h belongs behind another direction letter")
	case b == 'h' && s != oblique && s != royal:
		return 0, 0, mistake("h is only for leaps such as N, and for K and Q")
	case s == oblique:
		return one.leaps(two, b == 'h')
	case s == straight:
		return one.one, 1, nil
	}
	return one.steps(two, b == 'h', s == diagonal)
}

// leaps reads letters before a leap such as the knight's.
func (s sense) leaps(second sense, h bool) (d directions, letters int, err error) {
	switch {
	case h:
		return s.half, 2, nil
	case s.half&second.farthest != 0:
		return s.half & second.farthest, 2, nil
	}
	return s.farthest, 1, nil
}

// steps reads letters before diagonal steps, or before those of a king.
func (s sense) steps(second sense, h, slant bool) (d directions, letters int, err error) {
	d, both := s.one, s.three&second.three
	if slant {
		d = s.three & slanted
	}
	switch {
	case h:
		return s.three, 2, nil
	case both == 0:
		return d, 1, nil
	case slant:
		return both & slanted, 2, nil
	case s.one&second.three == 0:
		return both, 2, nil
	}
	return d, 2, nil
}

// all returns the directions of a first leg without direction letters.
func (s system) all() directions {
	return [...]directions{upright, slanted, everywhere, everywhere}[s]
}

// onward are the directions of a later leg without direction letters: all but back.
const onward = everywhere &^ (1 << 4)
