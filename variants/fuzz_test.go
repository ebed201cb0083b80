package variants_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"fairymax/variants"
	"fairymax/variants/lint"
	"fairymax/variants/source"
)

// FuzzDefinition checks for any text that nothing panics, that it gives either rules
// or mistakes with places in a file, and that the places are those of the keys that
// the TOML library finds.
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
	builtin[variants.PiecesFile] = &fstest.MapFile{Data: pieces}
	shipped, err := filepath.Glob("*.toml")
	if err != nil {
		f.Fatal(err)
	}
	for i, file := range append(files, shipped...) {
		if i%4 != 0 && os.Getenv("FAIRYMAX_LONG") == "" {
			continue
		}
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

// gameFile is the name of the text under test among the built-in files.
const gameFile = "variants/x.toml"

// checkVerdict loads a text as a game and reports whether it can be played.
func checkVerdict(t *testing.T, builtin fs.FS, text string) bool {
	t.Helper()
	files := overlay{builtin, fstest.MapFS{gameFile: &fstest.MapFile{Data: []byte(text)}}}
	v, list, err := lint.Check(variants.NewCatalogue(files), "x", lint.Options{})
	if err == nil {
		variants.CheckBetza(t, v)
	} else if !errors.As(err, &list) || len(list) == 0 {
		t.Fatalf("error %v is no list of mistakes", err)
	}
	texts := map[string]string{gameFile: strings.TrimPrefix(text, "\ufeff")}
	for _, e := range list {
		if data, err := fs.ReadFile(files, e.File); err == nil && e.File != gameFile {
			texts[e.File] = string(data)
		}
	}
	checkPlaces(t, list, texts)
	return err == nil
}

// overlay is a file system with some files added or replaced.
type overlay struct {
	fs.FS
	files fstest.MapFS
}

func (o overlay) Open(name string) (fs.File, error) {
	if o.files[name] != nil {
		return o.files.Open(name)
	}
	return o.FS.Open(name)
}

// checkPlaces checks that all mistakes lie in the texts. The text under test may cause
// one in a built-in file.
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

// checkKeys checks that the places found for a text are those of its keys.
func checkKeys(t *testing.T, text string) {
	t.Helper()
	if err := source.CheckKeys(text); err != nil {
		t.Errorf("%q: %v", text, err)
	}
}
