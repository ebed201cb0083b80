package page

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// inGallery writes a game into a gallery and returns what the index has of it.
func inGallery(t *testing.T, folder, name, engine string) IndexEntry {
	t.Helper()
	a, err := NewGallery(byPage, folder)
	if err == nil {
		err = a.SaveEngine(engine)
	}
	if err != nil {
		t.Fatal(err)
	}
	e, err := a.Save(gameOf(load(t, name)), "setup", "LINK")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := a.SaveIndex([]IndexGroup{{"Some <games>", []IndexEntry{e}}}); err != nil {
		t.Fatal(err)
	}
	return e
}

func readText(t *testing.T, parts ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(parts...))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestGallery holds that a game of a gallery leaves its engine to a file beside it, is
// found by its pieces, and leads back to the index.
func TestGallery(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "new", "folder")
	e := inGallery(t, folder, "shogi", "const one = 1;\n")
	page, board := strings.ReplaceAll(readText(t, folder, e.Page), "&#39;", "'"), readText(t, folder, e.Board)
	for _, part := range []string{`<script src="engine.js?`, `<script src="player.js?`, `<a href="../index.html">`, `<a href="../workbench.html#LINK">Change this game</a>`, `script-src 'self' file: 'wasm-unsafe-eval'; worker-src`} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %s", part)
		}
	}
	if strings.Contains(page, "const one") || readText(t, folder, "games", "engine.js") != "// fairymax page\nconst one = 1;\n" {
		t.Error("the engine is not in a file of its own")
	}
	if !strings.HasPrefix(board, "<svg") || !strings.Contains(board, `data-square="e1"`) {
		t.Errorf("the board is %.100s", board)
	}
	index := readText(t, folder, "index.html")
	for _, part := range []string{`<a href="games/shogi.html"><img src="games/shogi.svg"`, "<h2>Some &lt;games&gt;</h2>", `<a href="workbench.html">`, "Dragon King", "9×9"} {
		if !strings.Contains(strings.ToLower(index), strings.ToLower(part)) {
			t.Errorf("the index lacks %s", part)
		}
	}
}

// TestGalleryAgain holds that what stays the same is not written again, and that pages
// ask for the engine of their own time.
func TestGalleryAgain(t *testing.T) {
	folder := t.TempDir()
	e := inGallery(t, folder, "gardner", "const one = 1;\n")
	page := filepath.Join(folder, e.Page)
	before, old := readText(t, page), time.Unix(1e9, 0)
	if err := os.Chtimes(page, old, old); err != nil {
		t.Fatal(err)
	}
	inGallery(t, folder, "gardner", "const one = 1;\n")
	if info, err := os.Stat(page); err != nil || !info.ModTime().Equal(old) {
		t.Errorf("the same page was written again: %v", err)
	}
	inGallery(t, folder, "gardner", "const two = 2;\n")
	if after := readText(t, page); after == before {
		t.Error("the page of another engine is the same")
	}
	if err := os.WriteFile(page, []byte(before[:100]), 0o666); err != nil {
		t.Fatal(err)
	}
	inGallery(t, folder, "gardner", "const one = 1;\n")
	if readText(t, page) != before {
		t.Error("a part of a page was not made whole")
	}
}

// TestGalleryNowhere holds that a folder that cannot be is refused.
func TestGalleryNowhere(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for _, folder := range []string{file, filepath.Join(file, "x")} {
		if _, err := NewGallery(byPage, folder); err == nil || !strings.Contains(err.Error(), file) {
			t.Errorf("%s: %v", folder, err)
		}
	}
}

// TestFileAddress holds that no name of a file is anything else in an address.
func TestFileAddress(t *testing.T) {
	for name, want := range map[string]string{
		"a b.html": "games/a%20b.html", "x#y?z%.svg": "games/x%23y%3Fz%25.svg", "javascript:alert.html": "games/javascript:alert.html",
	} {
		if got := fileAddress(name); got != want {
			t.Errorf("%s is at %s, want %s", name, got, want)
		}
	}
}
