package variants_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"fairymax"
	"fairymax/variants"
	"fairymax/variants/picture"
)

const triangle = `<svg viewBox="0 0 45 45"><path d="M5 40L22 5L40 40Z"/></svg>`

// folderWith writes a game with these lines, and pictures, into a folder.
func folderWith(t *testing.T, lines string, pictures map[string]string) string {
	t.Helper()
	folder := t.TempDir()
	pictures["game.toml"] = "title = \"Game\"\nextends = \"normal\"\n" + lines
	for name, text := range pictures {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// A picture is a figure, a file beside the game, or SVG; a table has one for each side.
func TestPictures(t *testing.T) {
	folder := folderWith(t, `piece.pawn.picture = "wolf"
piece.knight.picture = "horse.svg"
piece.bishop.picture = { white = "bishop", black = "horse.svg" }
piece.rook.picture = "`+strings.ReplaceAll(triangle, `"`, `'`)+"\"\n", map[string]string{"horse.svg": triangle})
	child := "title = \"Child\"\nextends = \"game\"\npiece.pawn.picture = \"bear\"\n"
	if err := os.WriteFile(filepath.Join(folder, "child.toml"), []byte(child), 0o666); err != nil {
		t.Fatal(err)
	}
	for name, pawn := range map[string]string{"game": "wolf", "child": "bear"} {
		v, err := variants.NewCatalogue(fairymax.Files).Load(filepath.Join(folder, name+".toml"))
		if err != nil {
			t.Fatal(err)
		}
		own := func(i int) int { return len(v.Symbols[i].Own[0].Shapes) + len(v.Symbols[i].Own[1].Shapes) }
		if v.Symbols[0].Figure != [2]string{pawn, pawn} || own(1) != 2 || v.Symbols[2].Figure != [2]string{"bishop", ""} || own(2) != 1 || own(3) != 2 {
			t.Errorf("%s: %+v", name, v.Symbols)
		}
		for i, look := range []string{pawn, "of its own", "bishop and of its own", "of its own", "", ""} {
			if got := v.Symbols[i].Look(); got != look || v.Symbols[i].IsChosen() != (look != "") {
				t.Errorf("%s: piece %d has the picture %q, want %q", name, i, got, look)
			}
		}
		if kind := v.Symbols[2].Own[1].Shapes[0].Fill.Kind; kind != picture.Coloured {
			t.Errorf("%s: the picture of one side has not its own colours", name)
		}
	}
}

// Mistakes name the file in which they are, and what was probably meant.
func TestPictureMistakes(t *testing.T) {
	for value, want := range map[string]string{
		`"wulf"`:             `game.toml:3:24: knight: there is no figure "wulf" (did you mean "wolf"?)`,
		`"hrse.svg"`:         `game.toml:3:24: knight: picture "hrse.svg": there is no such file beside game.toml (did you mean "horse.svg"?)`,
		`"../horse.svg"`:     `must be the name of a file in the folder of the game`,
		`"bad.svg"`:          `bad.svg:2:3: picture of knight: <script>: a picture does nothing by itself`,
		`"folder.svg"`:       `picture "folder.svg" cannot be read: it is a folder, not a file`,
		`{ white = "wolf" }`: `black is missing`,
		`"<svg><a/></svg>"`:  `game.toml:3:24: knight: picture: line 1, column 6 of it: <a>`,
		`7`:                  `picture must be a string`,
	} {
		folder := folderWith(t, "piece.knight.picture = "+value+"\n", map[string]string{"horse.svg": triangle, "bad.svg": "<svg>\n  <script/></svg>"})
		if err := os.Mkdir(filepath.Join(folder, "folder.svg"), 0o777); err != nil {
			t.Fatal(err)
		}
		_, err := variants.NewCatalogue(fairymax.Files).Load(filepath.Join(folder, "game.toml"))
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %s", value, err, want)
		}
	}
}

// Games of any folder find their pictures there, those without a folder have none.
func TestPicturesInMemory(t *testing.T) {
	game := "title = \"Game\"\nextends = \"normal\"\npiece.knight.picture = \"horse.svg\"\n"
	files := fstest.MapFS{"game.toml": {Data: []byte(game)}, "horse.svg": {Data: []byte(triangle)}}
	v, err := variants.NewCatalogue(fairymax.Files).With(files, "memory").Load("game")
	if err != nil || len(v.Symbols[1].Own[0].Shapes) != 1 {
		t.Errorf("%v", err)
	}
	delete(files, "horse.svg")
	if _, err := variants.NewCatalogue(fairymax.Files).With(files, "memory").Load("game"); err == nil {
		t.Error("a picture that is not there is read")
	}
}
