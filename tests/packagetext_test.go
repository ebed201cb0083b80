package tests

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestPackageTexts holds that the text of every package names each of its files, so
// that a reader learns where to look.
func TestPackageTexts(t *testing.T) {
	for folder := range arrows {
		files, err := filepath.Glob(filepath.Join("..", filepath.FromSlash(folder), "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		files = slices.DeleteFunc(files, func(file string) bool { return strings.HasSuffix(file, "_test.go") })
		if len(files) < 2 {
			continue // its only file has the text
		}
		text, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(folder), "doc.go"))
		if err != nil {
			t.Errorf("%s has no package text in doc.go", folder)
			continue
		}
		for _, file := range files {
			if name := filepath.Base(file); name != "doc.go" && !names(string(text), name) {
				t.Errorf("the text of %s does not name %s", folder, name)
			}
		}
	}
}

// names reports whether a text has the name of a file, or a pattern of names such as
// ending_*.go.
func names(text, file string) bool {
	return slices.ContainsFunc(fileNames.FindAllString(text, -1), func(pattern string) bool {
		ok, err := filepath.Match(pattern, file)
		return ok && err == nil
	})
}

var fileNames = regexp.MustCompile(`[a-z0-9_]+(\*[a-z0-9_]*)?\.(go|s)\b`)
