package xboard

import (
	"os"
	"slices"
	"testing"

	"fairymax/internal/notation"
	"fairymax/variants"
)

// XBoard 4.9.1 lets only White castle in Elven chess, and no lion be captured right after
// a capture that forbids counterstrikes. A move that is the only one is played all the same.
func TestRejected(t *testing.T) {
	for _, test := range []struct {
		variant, fen string
		rejected     []string
	}{
		{"elven", "r3k4r/10/10/10/10/10/10/10/10/R4K3R b KQkq - 0 1", []string{"e10b10", "e10h10"}},
		{"elven", "r3k4r/10/10/10/10/10/10/10/10/R4K3R w KQkq - 0 1", nil},
		{"chu", "k11/12/12/12/4r7/12/12/12/9n2/4+o7/12/6B4K w - - 0 1 xe3", nil},
		{"chu", "11k/12/12/12/12/4r7/12/12/8Nn2/4+o7/12/6B4K w - - 0 1 xe3", []string{"i4j4"}},
		{"normal", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", nil},
	} {
		v, err := variants.NewCatalogue(os.DirFS("../..")).Load(test.variant)
		if err != nil {
			t.Fatal(err)
		}
		s := New(Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza}, 0)
		p, err := v.Rules.ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		var texts []string
		for _, m := range s.Rejected(p) {
			texts = append(texts, notation.Coordinate(v.Rules, m, 1))
		}
		slices.Sort(texts)
		if !slices.Equal(texts, test.rejected) {
			t.Errorf("%s %s: %v, want %v", test.variant, test.fen, texts, test.rejected)
		}
	}
}
