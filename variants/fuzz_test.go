package variants

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"fairymax/board"
	"fairymax/variants/betza"
	"fairymax/variants/source"
)

// FuzzDefinition demands of any text: no panic; either rules or mistakes that
// all lie in some file; and the same keys as the library finds.
func FuzzDefinition(f *testing.F) {
	builtin := fstest.MapFS{}
	files, err := filepath.Glob("testdata/errors/*.toml")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range []string{"normal", "capablanca"} {
		data, err := os.ReadFile(name + ".toml")
		if err != nil {
			f.Fatal(err)
		}
		builtin["variants/"+name+".toml"] = &fstest.MapFile{Data: data}
	}
	pieces, err := os.ReadFile("../pieces.toml")
	if err != nil {
		f.Fatal(err)
	}
	builtin[piecesFile] = &fstest.MapFile{Data: pieces}
	shipped, err := filepath.Glob("*.toml")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range append(files, shipped...) {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(data))
	}
	f.Fuzz(func(t *testing.T, text string) {
		checkKeys(t, text)
		checkVerdict(t, builtin, text)
	})
}

// checkVerdict loads a text as a game and reports whether it can be played.
func checkVerdict(t *testing.T, builtin fs.FS, text string) bool {
	t.Helper()
	user := layer{files: fstest.MapFS{"x.toml": &fstest.MapFile{Data: []byte(text)}}, variants: "."}
	l := loader{layers: []layer{user, {files: builtin, variants: "variants"}}}
	v, c, err := l.compiled("x", 0)
	var list source.ErrorList
	if err == nil {
		checkBetza(t, v)
		w := warner{Report: &source.Report{Texts: l.Texts}, c: c, v: v, rules: v.Rules, roads: newRoads(c, v.Rules)}
		w.look()
		list = w.List
	} else if !errors.As(err, &list) || len(list) == 0 {
		t.Fatalf("error %v is no list of mistakes", err)
	}
	l.Texts["x.toml"] = strings.TrimPrefix(text, "\ufeff")
	checkPlaces(t, list, l.Texts)
	return err == nil
}

// checkPlaces demands that all mistakes lie in the texts. One in a file that is
// built in is there only for what the text makes of it.
func checkPlaces(t *testing.T, list source.ErrorList, texts map[string]string) {
	t.Helper()
	for _, e := range list {
		text, known := texts[e.File]
		lines := strings.Split(text, "\n")
		switch {
		case e.Line < 1 || e.Column < 1 || e.Message == "":
			t.Errorf("no place or message: %v", e)
		case !known || e.Line > len(lines) || e.Column > utf8.RuneCountInString(lines[e.Line-1])+1:
			t.Errorf("outside the text: %v", e)
		}
	}
}

// checkBetza demands that a text that claims to be exact is.
func checkBetza(t *testing.T, v *Variant) {
	t.Helper()
	for i := range v.Rules.Def.Types {
		kind := board.PieceType(i + 1)
		text, exact := betza.Write(board.Chains(v.Rules.Steps(board.White, kind)))
		if !exact {
			continue
		}
		chains, err := betza.Read(text)
		if err != nil || !board.SameMoves(chains, board.Chains(v.Rules.Steps(board.White, kind))) {
			t.Errorf("%s: %s does not say its moves (%v)", v.Rules.Def.Types[i].Name, text, err)
		}
	}
}

// checkKeys demands that the places found for a text are those of its keys.
func checkKeys(t *testing.T, text string) {
	t.Helper()
	if err := source.CheckKeys(text); err != nil {
		t.Errorf("%q: %v", text, err)
	}
}
