package script

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"
)

// TestShuffled holds that the starts of Chess960 come about as often as each other, and soon, even
// if the numbers that choose them are alike.
func TestShuffled(t *testing.T) {
	const starts, each = 960, 20
	s, times, began := New(), map[string]int{}, time.Now()
	for i := range starts * each {
		b := ask[begun](t, s, fmt.Sprintf(`{"do":"board","variant":"chess960","shuffle":%g}`, float64(i)/(starts*each)))
		times[s.boards[b.Board].FEN()]++
		s.free(&question{Board: b.Board})
	}
	if took := time.Since(began) / (starts * each); took > 20*time.Millisecond {
		t.Errorf("a start takes %v", took)
	}
	// A start that comes 20 times on average comes more than 50 times in one case of 100 million.
	if most := slices.Max(slices.Collect(maps.Values(times))); len(times) != starts || most > 50 {
		t.Errorf("there are %d starts, one of them %d times", len(times), most)
	}
}

// TestStep holds that one move is played, or nothing.
func TestStep(t *testing.T) {
	for text, legal := range map[string]bool{
		"e2e4": true, "e4": true, "e2 e4": true, "": false, " ": false, "g1f3 b8c6": false, "e2e4 garbage": false, "e4 e5": false, "e2e5": false, "1.": false,
	} {
		s := New()
		b := s.boards[ask[begun](t, s, `{"do":"board"}`).Board]
		if got := ask[bool](t, s, `{"do":"step","board":1,"text":"`+text+`"}`); got != legal || (len(b.Moves()) == 1) != legal {
			t.Errorf("%q: legal is %v, and %v was played", text, got, b.Moves())
		}
		s.boards[1] = b.Game().Start()
		if said := ask[any](t, s, `{"do":"write","one":true,"notation":"san","board":1,"text":"`+text+`"}`); (fmt.Sprint(said) == "[e4]") != legal {
			t.Errorf("%q is written as %v", text, said)
		}
	}
	refused(t, New(), `{"do":"step","board":1,"text":"e2e4"}`)
}
