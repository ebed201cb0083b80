package worth

import (
	"strings"
	"testing"
)

func TestRead(t *testing.T) {
	table, err := Read(`{"name": "own", "key": "k", "made": {"games": 900}, "scale": {"piece": "queen", "value": 950},
		"values": [{"piece": "queen", "kind": "board", "value": 950, "known": true}, {"piece": "rook", "kind": "pair", "value": 7, "half": 3, "known": true},
			{"piece": "rook", "kind": "board", "value": 451, "half": 14, "known": true}, {"piece": "pawn", "kind": "board", "known": false}]}`)
	if err != nil || table.Made.Games != 900 || table.Scale.Piece != "queen" {
		t.Fatalf("%v, %v", table, err)
	}
	if v, known := table.Of("rook"); !known || v.Value != 451 || v.Half != 14 {
		t.Errorf("the rook is %v, %v", v, known)
	}
	for _, unknown := range []string{"pawn", "king"} {
		if v, known := table.Of(unknown); known {
			t.Errorf("the %s is %v", unknown, v)
		}
	}
}

func TestReadMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"": "it is not what", "[]": "it is not what", `{"key": "k", "values": [{}]} {}`: "it is not what", `{"values": [{}]}`: "no key", `{"key": "k"}`: "no values",
		`{"key": "k", "values": [{"piece": "rook", "value": 1e9}]}`:           "the value of rook",
		`{"key": "k", "values": [{"piece": "rook", "value": 1, "half": -1}]}`: "cannot be",
	} {
		if _, err := Read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}
