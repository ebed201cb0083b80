package notation_test

import (
	"testing"

	"fairymax/board"
	"fairymax/internal/notation"
)

// Each legal move of a game with walls is read back from both notations.
func TestWallsAreReadBack(t *testing.T) {
	for variant, fens := range map[string][]string{
		"duck":       {"rnbqkbnr/pppppppp/8/8/8/4*3/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "r3k2r/P1P5/8/8/8/8/8/R3K2R w KQkq - 0 1"},
		"snailtrail": {"6p/7/7/7/7/7/P6 w - - 0 1"},
	} {
		rules := rulesOf(t, variant)
		for _, fen := range fens {
			p, err := rules.ParseFEN(fen)
			if err != nil {
				t.Fatal(err)
			}
			var list board.MoveList
			p.Legal(&list)
			for i, m := range list.Moves() {
				if i%7 > 0 && list.Len() > 100 {
					continue
				}
				text := notation.Coordinate(rules, m, 1)
				if got, err := notation.ParseCoordinate(p, text, 1); err != nil || got != m {
					t.Errorf("%s: %s is read as %s, %v", fen, text, notation.Coordinate(rules, got, 1), err)
				}
				text = notation.SAN(p, m, 1)
				if got, err := notation.ParseSAN(p, text, 1); err != nil || got != m {
					t.Errorf("%s: %s is read as %s, %v", fen, text, notation.Coordinate(rules, got, 1), err)
				}
			}
		}
	}
}

func TestWallTexts(t *testing.T) {
	rules := rulesOf(t, "duck")
	p, err := rules.ParseFEN("4k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ coordinate, san string }{
		{"a7a8q,a8d5", "a8=Q,a8d5"},
		{"e1g1,g1d5", "O-O,g1d5"},
		{"a1b1,b1a1", "Rb1,b1a1"},
	} {
		m, err := notation.ParseCoordinate(p, test.coordinate, 1)
		if got := notation.SAN(p, m, 1); err != nil || got != test.san {
			t.Errorf("%s: %s, %v, want %s", test.coordinate, got, err, test.san)
		}
	}
}
