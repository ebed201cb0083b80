package variants

import (
	"os"
	"slices"
	"testing"
	"testing/fstest"

	"fairymax/board/define"
)

// Pieces of a game's own file need not be listed.
func TestOwnPieces(t *testing.T) {
	const wizard = "piece.wizard = { letter = \"W\", moves = { leap = [1, 3] } }\n"
	files := fstest.MapFS{}
	for name, lines := range map[string]string{
		"parent": "extends = \"normal\"\n" + wizard,
		"child":  "extends = \"parent\"\npiece.stag = { letter = \"S\", like = \"wizard\" }\n",
		"other":  "extends = \"parent\"\npieces = [\"pawn\", \"knight\", \"bishop\", \"rook\", \"queen\", \"king\"]\npiece.camel.title = \"Camel\"\n",
		"listed": "extends = \"normal\"\npieces = [\"wizard\", \"pawn\", \"knight\", \"bishop\", \"rook\", \"queen\", \"king\"]\n" + wizard,
		"sides":  "extends = \"normal\"\npieces = { white = [\"pawn\", \"rook\", \"wizard\", \"king\"], black = [\"pawn\", \"rook\", \"king\"] }\nstart = \"r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1\"\npromotion.pawn.to = \"rook\"\n" + wizard + "piece.hart = { letter = \"H\", like = \"wizard\" }\n",
		"alone":  "board = \"3x3\"\nstart = \"1w1/3/1W1 w - - 0 1\"\nroyal.types = \"wizard\"\npiece.wizard = { letter = \"W\", like = \"model\" }\npiece.model.moves = { leap = [1, 1] }\n",
	} {
		files[name+".toml"] = &fstest.MapFile{Data: []byte("title = \"Test\"\n" + lines)}
	}
	chess := []string{"pawn", "knight", "bishop", "rook", "queen", "king"}
	catalogue := NewCatalogue(os.DirFS("..")).With(files, "files")
	for name, want := range map[string][2][]string{
		"parent": {append(slices.Clone(chess), "wizard"), append(slices.Clone(chess), "wizard")},
		"child":  {append(slices.Clone(chess), "wizard", "stag"), append(slices.Clone(chess), "wizard", "stag")},
		"other":  {append(slices.Clone(chess), "camel"), append(slices.Clone(chess), "camel")},
		"listed": {append([]string{"wizard"}, chess...), append([]string{"wizard"}, chess...)},
		"sides":  {{"pawn", "rook", "wizard", "king", "hart"}, {"pawn", "rook", "king", "hart"}},
		"alone":  {{"wizard"}, {"wizard"}},
	} {
		v, err := catalogue.Load(name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		var got [2][]string
		for _, kind := range v.Rules.Def.Types {
			for side := range got {
				if kind.Owners[define.Color(side)] {
					got[side] = append(got[side], kind.Name)
				}
			}
		}
		if !slices.Equal(got[0], want[0]) || !slices.Equal(got[1], want[1]) {
			t.Errorf("%s has %v, want %v", name, got, want)
		}
	}
}
