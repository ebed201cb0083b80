package fairymax

import (
	_ "embed"

	"fairymax/internal/foreign/game"
)

// Read imports an ini file of Fairy-Max. With anyPiece, pawns become whatever
// Fairy-Max accepts from its user, and not only what it takes itself.
func Read(in *game.Run, anyPiece bool) {
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
		k := newConverter(in, ini, anyPiece)
		if ini.check(in.Source) && k.sound() {
			k.convert()
			in.Finish(k.game)
		}
	}
}
