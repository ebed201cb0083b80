package betza

import (
	"fairymax/board/define"
)

// atom is what a capital letter of the notation stands for.
type atom struct {
	vector define.Vector
	slides bool
	system system
}

var atoms = map[byte]atom{
	'W': {define.Vector{Up: 1}, false, straight},
	'D': {define.Vector{Up: 2}, false, straight},
	'H': {define.Vector{Up: 3}, false, straight},
	'R': {define.Vector{Up: 1}, true, straight},
	'F': {define.Vector{Right: 1, Up: 1}, false, diagonal},
	'A': {define.Vector{Right: 2, Up: 2}, false, diagonal},
	'G': {define.Vector{Right: 3, Up: 3}, false, diagonal},
	'B': {define.Vector{Right: 1, Up: 1}, true, diagonal},
	'N': {define.Vector{Right: 1, Up: 2}, false, oblique},
	'C': {define.Vector{Right: 1, Up: 3}, false, oblique},
	'Z': {define.Vector{Right: 2, Up: 3}, false, oblique},
	'K': {define.Vector{Up: 1}, false, royal},
	'Q': {define.Vector{Up: 1}, true, royal},
}

const brackets = "XBoard joins legs with a, not with brackets or dashes; write FyafsF for the griffon, which is t[FR], F-R or [F?fsR] elsewhere"

// otherAtoms says what to write instead of letters with no single meaning, and of signs between atoms.
var otherAtoms = map[byte]string{
	' ': "write the terms one after the other, without blanks",
	'[': brackets, ']': brackets, '-': brackets,
	'(': "XBoard has no brackets; write moves = [{ leap = [1, 4] }] for a leap by its coordinates, and join the legs of a move with a",
	'J': "J is a camel in XBoard and a zebra elsewhere; write C or Z",
	'L': "L is a zebra in XBoard and a camel elsewhere; write Z or C",
	'O': "castling is not a move of a piece; write it as castling.PARTNER in the game",
}

// system is one of the ways in which XBoard reads direction letters, by atom.
type system uint8

const (
	straight system = iota // W, D, H, R
	diagonal               // F, A, G, B
	oblique                // N, C, Z
	royal                  // K, Q, and every leg but the first
)

func (s system) all() dirs { return [...]dirs{straightDirs, diagonalDirs, allDirs, allDirs}[s] }

// image turns an atom into a direction.
func image(atom define.Vector, dir int) define.Vector {
	a, b := atom.Right, atom.Up
	return [8]define.Vector{{Right: a, Up: b}, {Right: b, Up: a}, {Right: b, Up: -a}, {Right: a, Up: -b},
		{Right: -a, Up: -b}, {Right: -b, Up: -a}, {Right: -b, Up: a}, {Right: -a, Up: b}}[dir]
}
