package lint

import (
	"testing"

	"fairymax"
	"fairymax/engine/traits"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// TestShippedAreFreeOfWarnings looks at the whole catalogue.
func TestShippedAreFreeOfWarnings(t *testing.T) {
	c := variants.NewCatalogue(fairymax.Files)
	for _, name := range c.Names() {
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
	seen := map[string][]*variants.Variant{} // by start
	for _, name := range c.Names() {
		v, err := c.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		start := v.Rules.Def.Start
		for _, other := range seen[start] {
			if sameRules(v.Rules.Def, other.Rules.Def) {
				t.Errorf("%s has the rules of %s", name, other.Name)
			}
		}
		seen[start] = append(seen[start], v)
	}
}
