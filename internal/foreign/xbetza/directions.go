package xbetza

import (
	"math/bits"
	"strings"
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

// sense is what a direction letter means: for leaps such as the knight's, the half of the
// board and the two farthest of its leaps; for a king's steps, three of them and one.
type sense struct{ half, farthest, three, one directions }

var senses = map[byte]sense{
	'f': {setOf(6, 7, 0, 1), setOf(7, 0), setOf(7, 0, 1), setOf(0)},
	'r': {setOf(0, 1, 2, 3), setOf(1, 2), setOf(1, 2, 3), setOf(2)},
	'b': {setOf(2, 3, 4, 5), setOf(3, 4), setOf(3, 4, 5), setOf(4)},
	'l': {setOf(4, 5, 6, 7), setOf(5, 6), setOf(5, 6, 7), setOf(6)},
	's': {everywhere, setOf(1, 2, 5, 6), setOf(1, 2, 3, 5, 6, 7), setOf(2, 6)},
	'v': {everywhere, setOf(0, 3, 4, 7), setOf(7, 0, 1, 3, 4, 5), setOf(0, 4)},
}

// directionLetters are those of senses, and h.
const directionLetters = "fblrvsh"

// across reports whether one letter is f, b or v and the other l, r or s.
func across(a, b byte) bool {
	return strings.IndexByte("fbv", a) >= 0 && strings.IndexByte("lrs", b) >= 0 ||
		strings.IndexByte("lrs", a) >= 0 && strings.IndexByte("fbv", b) >= 0
}

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

// pair reads one letter, or two that belong together, and returns how many it read.
func (s system) pair(a, b byte) (d directions, letters int, err error) {
	one, two := senses[a], senses[b]
	switch {
	case a == 'h':
		return 0, 0, mistake("h belongs behind f, b, l or r, and only before leaps such as N")
	case b == 'h' && s != oblique:
		return 0, 0, mistake("h is only for leaps such as N")
	case s == straight:
		return one.one, 1, nil
	case s == diagonal && across(a, b):
		return one.three & two.three & slanted, 2, nil
	case s == diagonal:
		return one.three & slanted, 1, nil
	case s == oblique && (a == 's' || a == 'v') && b != 0:
		return 0, 0, gap("which leaps %c%c chooses is not clear; %[2]c%[1]c would be", a, b)
	case s == oblique && b == 'h':
		return one.half, 2, nil
	case s == oblique && (a == b || across(a, b)):
		return one.half & two.farthest, 2, nil
	case s == oblique:
		return one.farthest, 1, nil
	case a == b:
		return one.one, 1, nil
	case a != 's' && a != 'v' && across(a, b):
		return one.three & two.three, 2, nil
	}
	return one.one, 1, nil
}

// all returns the directions of a first leg without direction letters.
func (s system) all() directions {
	return [...]directions{upright, slanted, everywhere, everywhere}[s]
}

// onward returns the directions of a later leg without direction letters: not back for
// steps in all eight directions, straight on or to a side for the others.
func (s system) onward() directions {
	if s == royal || s == oblique {
		return everywhere &^ setOf(4)
	}
	return setOf(0, 2, 6)
}
