package fairymax

import (
	_ "embed"
	"path/filepath"
	"strings"

	"fairymax/internal/foreign/game"
)

//go:embed extras.txt
var extrasText string

// extra returns what the data say behind the name of a game and a word, or "".
func extra(name, word string) string {
	for line := range strings.SplitSeq(extrasText, "\n") {
		if rest, ok := strings.CutPrefix(line, name+" "+word+" "); ok {
			return rest
		}
	}
	return ""
}

// fairymaxRead imports an ini file of Fairy-Max. With any, pawns become whatever
// Fairy-Max accepts from its user, and not only what it takes itself.
func Read(in *game.Run, any bool) {
	for _, n := range games(in.Source) {
		name, _ := nameOf(in.Source, n)
		if !in.Wanted(name) {
			continue
		}
		before := in.Faults()
		ini := readGame(in.Source, n)
		if in.Faults() > before {
			continue
		}
		if ini.onItsSide() {
			in.Fail(n, "%s: the board lies on its side, as in files for MaxQi, which are not read; xiangqi is built in", name)
			continue
		}
		k := newConverter(ini, any)
		if ini.check(in.Source) && k.sound(in.Source) {
			in.Finish(k.convert(in.Library, filepath.Base(in.Name)))
		}
	}
}
