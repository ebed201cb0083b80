package worth

import (
	"encoding/json"
	"fmt"
	"math"
)

// Ending is that of a file with measured values, after the name of the game.
const Ending = ".values.json"

// Table has what was measured in a game.
type Table struct {
	Key  string `json:"key"` // of the rules
	Made struct {
		Games int `json:"games"`
		Left  int `json:"left"` // percentage of the pieces with which games began, 0 for all
	} `json:"made"`
	Scale struct {
		Piece string  `json:"piece"`
		Value float64 `json:"value"`
	} `json:"scale"`
	Values []Value `json:"values"`
}

// Value is what a piece is worth, with the half-width of the 95 % interval: 0 for the piece of
// the scale.
type Value struct {
	Piece string  `json:"piece"`
	Kind  string  `json:"kind"` // board, hand, pair or edge
	Value float64 `json:"value"`
	Half  float64 `json:"half"`
	Known bool    `json:"known"`
}

// most is more than any value or half-width can be.
const most = 1e6

// Read reads a table. The error says why the text is none.
func Read(text string) (*Table, error) {
	t := new(Table)
	if err := json.Unmarshal([]byte(text), t); err != nil {
		return nil, fmt.Errorf("it is not what \"fairymax value -o\" writes: %w", err)
	}
	if t.Key == "" || len(t.Values) == 0 {
		return nil, fmt.Errorf("it is not what \"fairymax value -o\" writes: it has no key or no values")
	}
	for _, v := range t.Values {
		if math.Abs(v.Value) > most || v.Half < 0 || v.Half > most {
			return nil, fmt.Errorf("the value of %s, %g ± %g, cannot be", v.Piece, v.Value, v.Half)
		}
	}
	return t, nil
}

// Of is what a piece on the board was measured to be worth, if games told it.
func (t *Table) Of(piece string) (Value, bool) {
	for _, v := range t.Values {
		if v.Piece == piece && v.Kind == "board" && v.Known {
			return v, true
		}
	}
	return Value{}, false
}
