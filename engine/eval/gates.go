package eval

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// findGates finds the squares of pieces that make room for a piece in hand with their
// first move, where pieces enter the game that way.
func (t *tables) findGates() {
	if !t.Rules.CanGate() {
		return
	}
	t.home = t.Rules.Start()
	for c := range t.gates {
		pieces := t.home.Pieces(define.Color(c))
		for s := range traits.Each(&pieces) {
			if !t.IsPawn[t.home.At(s)] {
				t.gates[c].Add(s)
			}
		}
	}
}

// enoughGates is how many pieces that can make room are enough.
const enoughGates = 4

// openGates counts the pieces that stand at home and can make room for a piece in
// hand, up to enoughGates.
func (t *tables) openGates(p *board.Position, c define.Color) int32 {
	n := int32(0)
	for s := range traits.Each(&t.gates[c]) {
		if p.At(s) == t.home.At(s) {
			n++
		}
	}
	return min(n, enoughGates)
}
