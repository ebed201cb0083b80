package match

import (
	"reflect"
	"testing"
)

func TestEndings(t *testing.T) {
	s := Summarize([]Record{
		{Number: 1, Result: "1-0", Reason: "checkmate", Moves: "a b c"},
		{Number: 2, Result: "0-1", Reason: "White resigns", Moves: "a b,c d e f g"},
		{Number: 3, Result: "1-0", Reason: "Black resigns", Moves: "a b c d"},
		{Number: 4, Result: "1-0", Reason: "Black: time forfeit"},
		{Number: 5, Result: "1/2-1/2", Reason: "stalemate", Moves: "a"},
	})
	want := []Ending{
		{Reason: "resignation", White: 1, Black: 1}, {Reason: "checkmate", White: 1}, {Reason: "stalemate", Draws: 1}, {Reason: "time forfeit", White: 1},
	}
	if got := s.Endings(); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if want := (Ending{White: 3, Black: 1, Draws: 1}); s.Colours != want || s.Lengths != (Lengths{5, 8, 0, 3}) {
		t.Errorf("%+v, %+v", s.Colours, s.Lengths)
	}
}
