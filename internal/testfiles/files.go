package testfiles

import (
	"io/fs"
	"os"
	"path/filepath"
)

// Files are those of fairymax.Files, read from the source tree in which a test runs.
var Files fs.FS = os.DirFS(root())

// root is the folder with go.mod, above the folder of the test.
func root() string {
	dir, err := os.Getwd()
	if err != nil {
		panic(err) // a test has a folder
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		if filepath.Dir(dir) == dir {
			panic("there is no go.mod above the folder of the test")
		}
		dir = filepath.Dir(dir)
	}
}
