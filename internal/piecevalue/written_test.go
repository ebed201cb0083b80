package piecevalue

import (
	"math"
	"testing"

	"fairymax/engine/testgames"
)

// The evaluation keeps its pawn, and the sum of the other pieces. A scale that was asked for
// goes into the file as it is.
func TestForEvaluation(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	a, err := newArmy(r, nil, "", Scale{})
	if err != nil {
		t.Fatal(err)
	}
	dear := make([]float64, len(a.features))
	for i, v := range a.guess() {
		if dear[i] = 2 * v; a.label(a.features[i]) == "knight" {
			dear[i] = 3 * v
		}
	}
	list, before, after := a.forEvaluation(dear), 0, 0
	for i, f := range a.features {
		own := a.game.Values[f.piece]
		switch {
		case i == a.unit && list[i] != own, f.kind != onBoard && list[i] != 0:
			t.Errorf("the %s is worth %d, not %d", a.label(f), list[i], own)
		case i != a.unit && f.kind == onBoard:
			before, after = before+own, after+list[i]
			if a.label(f) == "knight" == (list[i] < own) {
				t.Errorf("the %s is worth %d, and was worth %d", a.label(f), list[i], own)
			}
		}
	}
	if math.Abs(float64(before-after)) > 2 {
		t.Errorf("the pieces are worth %d together, not %d", after, before)
	}

	values := make([]Value, len(dear))
	for i := range dear {
		values[i] = Value{Value: dear[i], Known: true}
	}
	a.setWritten(values, nil)
	if values[a.unit].Written != 0 {
		t.Errorf("the unit is written as %d", values[a.unit].Written)
	}
	if a, err = newArmy(r, nil, "", Scale{Piece: "rook", Value: 500}); err != nil {
		t.Fatal(err)
	}
	a.setWritten(values, nil)
	if got, want := values[a.anchor].Written, ofDefinition(dear[a.anchor]); got != want || values[a.unit].Written == 0 {
		t.Errorf("the rook is written as %d, not %d; the unit as %d", got, want, values[a.unit].Written)
	}
}

// A piece of which alone the games tell gets another value, beside the guesses of the others.
func TestWrittenAlone(t *testing.T) {
	a, err := newArmy(testgames.Shipped(t, "normal"), nil, "", Scale{})
	if err != nil {
		t.Fatal(err)
	}
	values, guess := make([]Value, len(a.features)), a.guess()
	var knight int
	for i, f := range a.features {
		if a.label(f) == "knight" {
			knight, values[i] = i, Value{Value: 2 * guess[i], Known: true}
		}
	}
	a.setWritten(values, nil)
	for i, v := range values {
		own := a.game.Values[a.features[i].piece]
		if i == knight && v.Written < own*3/2 || i != knight && v.Written != 0 {
			t.Errorf("the %s, %d, is written as %d", a.label(a.features[i]), own, v.Written)
		}
	}
}
