package betza

import "fairymax/board"

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
func image(atom board.Vector, dir int) board.Vector {
	a, b := atom.Right, atom.Up
	return [8]board.Vector{{Right: a, Up: b}, {Right: b, Up: a}, {Right: b, Up: -a}, {Right: a, Up: -b},
		{Right: -a, Up: -b}, {Right: -b, Up: -a}, {Right: -b, Up: a}, {Right: -a, Up: b}}[dir]
}
