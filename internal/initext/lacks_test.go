package initext

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fairymax"
	"fairymax/internal/testfiles"
	"fairymax/variants"
)

// No rule that is left out hides another: what two rules leave out each, both together do. Without
// FAIRYMAX_LONG, one pair in four is tried.
func TestLacksAreNamed(t *testing.T) {
	catalogue := variants.NewCatalogue(fairymax.Files)
	file := filepath.Join(t.TempDir(), "chess.toml")
	lacks := func(rules ...string) (list []string, ok bool) {
		if err := os.WriteFile(file, []byte(testfiles.Chess(rules...)), 0o600); err != nil {
			t.Fatal(err)
		}
		v, err := catalogue.Load(file)
		if err != nil {
			return nil, false
		}
		return Write("chess-with-rules", v.Rules).Lacks, true
	}
	pairs := 0
	for i, a := range testfiles.Rules {
		ofA, ok := lacks(a)
		if !ok {
			t.Errorf("no game: %s", a)
		}
		for j, b := range testfiles.Rules[:i] {
			if (i+j)%4 != 0 && os.Getenv("FAIRYMAX_LONG") == "" {
				continue
			}
			ofB, _ := lacks(b)
			both, ok := lacks(a, b)
			if !ok {
				continue
			}
			pairs++
			for _, rule := range slices.Concat(ofA, ofB) {
				if slices.Contains(ofA, rule) != slices.Contains(ofB, rule) && !slices.Contains(both, rule) {
					t.Errorf("%q is not named with\n%s%s, only %q", rule, a, b, both)
				}
			}
		}
	}
	if pairs < len(testfiles.Rules)*len(testfiles.Rules)/12 {
		t.Errorf("only %d pairs", pairs)
	}
}
