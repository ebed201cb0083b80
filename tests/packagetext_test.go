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

// names reports whether a text has a word.
func names(text, word string) bool {
	return regexp.MustCompile(`(^|[^a-z0-9_])` + regexp.QuoteMeta(word)).MatchString(text)
}
