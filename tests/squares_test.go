package tests

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

var squaresAsOne = regexp.MustCompile(`range (define\.)?Square\(`)

// TestSquaresAreCounted holds that no loop runs over the number of squares as a square: that of the
// largest board, 256, is 0 as one.
func TestSquaresAreCounted(t *testing.T) {
	for _, path := range textPaths(t) {
		if filepath.Ext(path) != ".go" || path == "tests/squares_test.go" {
			continue
		}
		text, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(path)))
		if err != nil {
			t.Fatal(err)
		}
		if found := squaresAsOne.Find(text); found != nil {
			t.Errorf("%s: %s", path, found)
		}
	}
}
