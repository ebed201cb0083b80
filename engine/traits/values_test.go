package traits

import (
	"testing"

	"fairymax/engine/testgames"
)

func TestValuesOfKnownPieces(t *testing.T) {
	chess, capablanca := testgames.Compile(t, testgames.Chess()), testgames.Compile(t, testgames.Capablanca())
	for _, row := range []struct {
		game      string
		values    []int
		letter    string
		low, high int
	}{
		{"chess", Values(chess), "P", 95, 105},
		{"chess", Values(chess), "N", 300, 325},
		{"chess", Values(chess), "B", 320, 345},
		{"chess", Values(chess), "R", 480, 515},
		{"chess", Values(chess), "Q", 935, 975},
		{"chess", Values(chess), "K", 0, 0},
		{"capablanca", Values(capablanca), "A", 820, 875},
		{"capablanca", Values(capablanca), "C", 870, 920},
		{"capablanca", Values(capablanca), "Q", 935, 975},
	} {
		rules := chess
		if row.game == "capablanca" {
			rules = capablanca
		}
		got := row.values[rules.TypeByLetter(row.letter)]
		t.Logf("%s %s %d", row.game, row.letter, got)
		if got < row.low || got > row.high {
			t.Errorf("%s: %s is worth %d, want %d to %d", row.game, row.letter, got, row.low, row.high)
		}
	}
}

func TestGivenValueIsKept(t *testing.T) {
	def := testgames.Chess()
	def.Types[2].Value = 444
	r := testgames.Compile(t, def)
	if got := Values(r)[r.TypeByLetter("R")]; got != 444 {
		t.Errorf("a rook given as 444 is worth %d", got)
	}
}
