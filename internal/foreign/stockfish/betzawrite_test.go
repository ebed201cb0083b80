package stockfish

import "testing"

// In whatever order the moves come, no atom is written behind its like, as if it were a rider.
func TestTouchingAtoms(t *testing.T) {
	for _, text := range []string{"RpR", "NcnN", "BgB", "RpRBpB"} {
		list, err := readBetza(text)
		if err != nil {
			t.Fatal(text, err)
		}
		for range list {
			list = append(list[1:], list[0])
			if again, exact := WriteBetza(list); !exact {
				t.Errorf("%s is written as %s", text, again)
			}
		}
	}
}
