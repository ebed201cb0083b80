package xboard

import (
	"maps"

	"fairymax/board/define"
)

// stride is a vector and how often it may be repeated: 1, or 0 for a slide.
type stride struct {
	vector define.Vector
	reach  int
}

// atoms are the moves that namedSlots are made of, in Betza's letters; n is the nightrider.
var atoms = map[rune]stride{
	'W': {define.Vector{Up: 1}, 1}, 'F': {define.Vector{Right: 1, Up: 1}, 1},
	'D': {define.Vector{Up: 2}, 1}, 'N': {define.Vector{Right: 1, Up: 2}, 1}, 'A': {define.Vector{Right: 2, Up: 2}, 1},
	'C': {define.Vector{Right: 1, Up: 3}, 1}, 'Z': {define.Vector{Right: 2, Up: 3}, 1},
	'R': {define.Vector{Up: 1}, 0}, 'B': {define.Vector{Right: 1, Up: 1}, 0}, 'n': {define.Vector{Right: 1, Up: 2}, 0},
}

// movesAs reports whether a step table is exactly that of several atoms: plain
// leaps and slides in all their directions.
func movesAs(steps []define.Step, letters string) bool {
	set := make(map[stride]bool)
	for _, step := range steps {
		if !plainStep(step) {
			return false
		}
		set[stride{step.Vector, step.Range}] = true
	}
	return maps.Equal(set, compound(letters))
}

// plainStep reports whether a step is a leap or a slide without any condition.
func plainStep(step define.Step) bool {
	free := step.Range <= 1 && len(step.Path) == 0 && step.From == nil && step.To == nil && !step.Wrap && !step.Unmoved
	single := step.Hop == define.None && !step.Then && step.EnPassant == define.EnPassantNone
	return free && single && step.Mode == define.MayMove|define.MayCapture
}

// compound lists the strides of several atoms in all their directions.
func compound(letters string) map[stride]bool {
	set := make(map[stride]bool)
	for _, letter := range letters {
		atom := atoms[letter]
		for _, v := range atom.vector.Images() {
			set[stride{v, atom.reach}] = true
		}
	}
	return set
}
