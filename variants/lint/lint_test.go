package lint

import (
	"os"
	"testing"

	"fairymax"
	"fairymax/board/define"
	"fairymax/engine/traits"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// TestShippedAreFreeOfWarnings looks at the whole catalogue, or at one game in four
// without FAIRYMAX_LONG.
func TestShippedAreFreeOfWarnings(t *testing.T) {
	c := variants.NewCatalogue(fairymax.Files)
	for i, name := range c.Names() {
		if i%4 != 0 && os.Getenv("FAIRYMAX_LONG") == "" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			options := Options{Values: traits.Values, Promoted: xboard.Promoted, Confusing: xboard.Confusing}
			_, warnings, err := Check(c, name, options)
			if err != nil || len(warnings) > 0 {
				t.Errorf("%v\n%v", warnings, err)
			}
		})
	}
}

// TestShippedAreDifferent holds that no game of the catalogue is there twice.
func TestShippedAreDifferent(t *testing.T) {
	c := variants.NewCatalogue(fairymax.Files)
	seen := map[string][]*define.Game{} // by start
	for _, name := range c.Names() {
		def, err := c.Definition(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, other := range seen[def.Start] {
			if sameRules(def, other) {
				t.Errorf("%s has the rules of %s", name, other.Name)
			}
		}
		seen[def.Start] = append(seen[def.Start], def)
	}
}
