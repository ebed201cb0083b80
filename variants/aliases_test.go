package variants

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"fairymax/internal/testfiles"
)

// counted counts the definitions that are opened.
type counted struct {
	fs.FS
	opened int
}

func (c *counted) Open(name string) (fs.File, error) {
	if strings.HasSuffix(name, ".toml") {
		c.opened++
	}
	return c.FS.Open(name)
}

// TestBuiltinReadOnce holds that a name that is no file reads the built-in games only the first time: a file
// of records may have many such names.
func TestBuiltinReadOnce(t *testing.T) {
	files := &counted{FS: testfiles.Files}
	catalogue := NewCatalogue(files)
	if found := catalogue.Find("Standard"); found != "normal" || files.opened < 100 {
		t.Fatalf("found %s in %d files", found, files.opened)
	}
	for name, want := range map[string]string{"chess": "normal", "no such game": "no such game", "Crazyhouse": "crazyhouse"} {
		files.opened = 0
		if found := catalogue.Find(name); found != want || files.opened > 10 {
			t.Errorf("%s: found %s, %d files opened", name, found, files.opened)
		}
	}
}

// TestAliasesFollowFolder holds that the names of a folder are read again, and those of the built-in games are
// not.
func TestAliasesFollowFolder(t *testing.T) {
	files := &counted{FS: testfiles.Files}
	catalogue := NewCatalogue(files)
	catalogue.Find("Standard")
	files.opened = 0
	folder := fstest.MapFS{"own.toml": {Data: []byte("aliases = [\"First\"]\n")}}
	own := catalogue.With(folder, "folder")
	if found := own.Find("first"); found != "own" {
		t.Errorf("first is %s", found)
	}
	folder["own.toml"] = &fstest.MapFile{Data: []byte("aliases = [\"Second\"]\n")}
	if found := own.Find("second"); found != "own" || files.opened > 10 {
		t.Errorf("second is %s, %d files opened", found, files.opened)
	}
}
