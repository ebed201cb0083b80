package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"fairymax"
	"fairymax/internal/ownfile"
	"fairymax/internal/page"
	"fairymax/variants"
)

// someFiles are the built-in files with some games only.
func someFiles(t *testing.T, games ...string) fs.FS {
	t.Helper()
	files := fstest.MapFS{}
	for _, name := range append(games, "../pieces", "order") {
		for _, path := range []string{"variants/" + name + ".toml", "variants/" + name + ".txt", strings.TrimPrefix(name, "../") + ".toml"} {
			if text, err := fs.ReadFile(fairymax.Files, path); err == nil {
				files[path] = &fstest.MapFile{Data: text}
			}
		}
	}
	return files
}

// TestSaveGames writes a few games, of which one is broken, and puts them into groups.
func TestSaveGames(t *testing.T) {
	own, folder := t.TempDir(), t.TempDir()
	for name, text := range map[string]string{"mine": "title = \"Mine & Yours\"\nextends = \"normal\"\n", "broken": "leep = 1\n"} {
		if err := os.WriteFile(filepath.Join(own, name+".toml"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	catalogue := variants.NewCatalogue(someFiles(t, "normal", "gardner", "breakthrough"), own)
	g, err := page.NewGallery(ownfile.Writer{Command: "page"}, folder)
	if err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	k := &call{console: console{err: &said}, screen: &said}
	k.evaluations.on = true
	entries, err := k.saveGames(catalogue, g)
	if err != errReported || !strings.Contains(said.String(), "broken.toml:1") {
		t.Errorf("%v, %s", err, &said)
	}
	var titles []string
	for _, group := range indexGroups(catalogue, entries) {
		for _, game := range group.Games {
			titles = append(titles, group.Title+": "+game.Title)
		}
	}
	want := []string{"Own games: Mine & Yours", "Chess, Capablanca Chess and their nearest: Chess", "Other ways to win or lose: Breakthrough", "Small boards: Gardner's Minichess"}
	if !slices.Equal(titles, want) {
		t.Errorf("the index has %q, want %q", titles, want)
	}
	pages, err := filepath.Glob(filepath.Join(folder, "games", "*.html"))
	if err != nil || len(pages) != len(want) {
		t.Errorf("%q, %v", pages, err)
	}
}

// TestGalleryMisuse holds what is said before any work.
func TestGalleryMisuse(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		words  []string
		status int
		want   string
	}{
		{[]string{"page", "-all", "x", "normal"}, 2, "-all writes the pages of all variants and excludes"},
		{[]string{"page", "-all", "x", "-o", "y"}, 2, "-all writes the pages of all variants and excludes"},
		{[]string{"page", "-all", file}, 1, file},
	} {
		if status, _, errors := typed(t, "", test.words...); status != test.status || !strings.Contains(errors, test.want) {
			t.Errorf("%s: status %d, %s", test.words, status, errors)
		}
	}
}
