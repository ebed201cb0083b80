package endgame

import (
	"fmt"

	"fairymax/board/define"
)

// Value is what a position is worth to the side to move: Win, Loss or Draw, and in how many
// plies the game is over then. A mated side has lost in 0.
type Value struct {
	Outcome define.Outcome
	Plies   int
}

// before is the value of a position from which a move leads to this one.
func (v Value) before() Value {
	switch v.Outcome {
	case define.Win:
		return Value{define.Loss, v.Plies + 1}
	case define.Loss:
		return Value{define.Win, v.Plies + 1}
	}
	return v
}

// better reports whether a side prefers the value to another: it wins soon and loses late.
func (v Value) better(other Value) bool {
	if v.Outcome != other.Outcome {
		return v.Outcome > other.Outcome // Loss, Draw, Win
	}
	if v.Outcome == define.Loss {
		return v.Plies > other.Plies
	}
	return v.Outcome == define.Win && v.Plies < other.Plies
}

// Moves is the number of moves of the side that wins, the last one included.
func (v Value) Moves() int { return movesOf(v.Plies) }

// String is such as "win in 16 moves", "draw" or "loss in 3 moves".
func (v Value) String() string {
	word := map[define.Outcome]string{define.Win: "win", define.Loss: "loss", define.Draw: "draw"}[v.Outcome]
	switch {
	case v.Outcome == define.Draw:
		return word
	case v.Plies == 0:
		return word + ", the game is over"
	case v.Moves() == 1:
		return word + " in 1 move"
	}
	return fmt.Sprintf("%s in %d moves", word, v.Moves())
}

// cell is the value of a position in a table: a state and a number of plies.
type cell uint16

// The states of a cell.
const (
	drawn   cell = iota
	won          // by the side to move
	lost         // for the side to move
	nowhere      // no game can have the position, or another number stands for it
)

const (
	stateBits = 2
	stateMask = 1<<stateBits - 1
	mostPlies = 1<<12 - 2
)

func (c cell) state() cell { return c & stateMask }

func (c cell) plies() int { return int(c >> stateBits) }

// value turns a cell into a value; ok is false if there is no such position.
func (c cell) value() (v Value, ok bool) {
	switch c.state() {
	case won:
		return Value{define.Win, c.plies()}, true
	case lost:
		return Value{define.Loss, c.plies()}, true
	case nowhere:
		return Value{}, false
	}
	return Value{Outcome: define.Draw}, true
}
