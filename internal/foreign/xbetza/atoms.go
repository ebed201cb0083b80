package xbetza

import (
	"fairymax/board/define"
)

// atom is what a capital letter stands for.
type atom struct {
	vector define.Vector
	slides bool
	system system
}

// system is how an atom reads direction letters.
type system uint8

const (
	straight system = iota // along ranks and files
	diagonal
	oblique
	royal // K and Q, and every later leg
)

// leapers are the atoms of a single step.
var leapers = map[byte]define.Vector{
	'W': {Up: 1}, 'F': {Right: 1, Up: 1}, 'D': {Up: 2}, 'N': {Right: 1, Up: 2}, 'A': {Right: 2, Up: 2},
	'H': {Up: 3}, 'C': {Right: 1, Up: 3}, 'L': {Right: 1, Up: 3}, 'Z': {Right: 2, Up: 3}, 'J': {Right: 2, Up: 3}, 'G': {Right: 3, Up: 3},
	'K': {Up: 1},
}

// sliders are the atoms of repeated steps, and the atom of one step.
var sliders = map[byte]byte{'R': 'W', 'B': 'F', 'Q': 'K'}

// stretch is what X and Y after an atom add to its shorter and its longer part.
var stretch = map[byte]struct {
	atoms       string
	short, long int8
}{
	'X': {"WFDNAHCZG", 0, 3},
	'Y': {"DNACZ", 2, 2},
}

// atomOf returns the atom of a letter with X, Y or nothing after it.
func atomOf(letter, behind byte) atom {
	a := atom{vector: leapers[letter]}
	if step, ok := sliders[letter]; ok {
		a.vector, a.slides = leapers[step], true
	}
	a.vector = a.vector.Add(define.Vector{Right: stretch[behind].short, Up: stretch[behind].long})
	switch v := a.vector; {
	case letter == 'K' || letter == 'Q':
		a.system = royal
	case v.Right == 0:
		a.system = straight
	case v.Right == v.Up:
		a.system = diagonal
	default:
		a.system = oblique
	}
	return a
}

// length is how many squares a step along a rank, a file or a diagonal goes.
func (a atom) length() int8 { return a.vector.Up }

// image returns the step of an atom in one of eight directions, counted clockwise from
// straight ahead; for a knight's leap and the like, from the steep one to the right.
func (a atom) image(direction int) define.Vector {
	short, long := a.vector.Right, a.vector.Up
	if a.system != oblique {
		short = 0
		if direction%2 == 1 {
			short = long
		}
		direction &^= 1 // the turn of a diagonal step is that of the straight one before it
	}
	return [8]define.Vector{{Right: short, Up: long}, {Right: long, Up: short}, {Right: long, Up: -short}, {Right: short, Up: -long},
		{Right: -short, Up: -long}, {Right: -long, Up: -short}, {Right: -long, Up: short}, {Right: -short, Up: long}}[direction]
}
