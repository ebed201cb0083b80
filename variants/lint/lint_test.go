package lint

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

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

// TestTwins holds that a game of the catalogue under another name is no other game, unless its title is
// another one too.
func TestTwins(t *testing.T) {
	c := variants.NewCatalogue(fairymax.Files)
	for title, want := range map[string]string{"Gothic Chess": "", "My Gothic": "the same rules as gothic"} {
		files := fstest.MapFS{"mine.toml": {Data: fmt.Appendf(nil, "title = %q\nextends = \"gothic\"\n", title)}}
		_, warnings, err := Check(c.With(files, ""), "mine", Options{})
		if said := fmt.Sprint(warnings); err != nil || (want == "") != (len(warnings) == 0) || !strings.Contains(said, want) {
			t.Errorf("%s: %s, %v", title, said, err)
		}
	}
}

// TestManyMoves holds that the rows of a piece are looked at by themselves, however many moves all
// pieces have together.
func TestManyMoves(t *testing.T) {
	var names, pieces strings.Builder
	for i := range 15 {
		fmt.Fprintf(&names, ", \"x%d\"", i)
		fmt.Fprintf(&pieces, "[piece.x%d]\nletter = \"%c!\"\nmoves = [{ leap = [1, 2], then = { leap = [%d, %d], dirs = \"any\", then = { leap = [1, 0], dirs = \"any\" } } }, { leap = [6, 5] }]\n",
			i, 'A'+i, 1+i%6, 1+i/6)
	}
	text := "title = \"Many\"\nextends = \"normal\"\npieces = [\"pawn\", \"knight\", \"bishop\", \"rook\", \"queen\", \"king\"" + names.String() + "]\n" +
		"promotion.pawn.to = [\"queen\"" + names.String() + "]\n" + pieces.String()
	file := filepath.Join(t.TempDir(), "many.toml")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, warnings, err := Check(variants.NewCatalogue(fairymax.Files), file, Options{Values: traits.Values, Promoted: xboard.Promoted, Confusing: xboard.Confusing}); err != nil || strings.Contains(fmt.Sprint(warnings), "can never be played") {
		t.Errorf("%v\n%v", warnings, err)
	}
}
