package main

import (
	"html"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"fairymax"
	"fairymax/internal/pageengine"
	"fairymax/variants"
)

// pageOf writes the page of a game with a text for its engine.
func pageOf(t *testing.T, name, engine string) string {
	t.Helper()
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		t.Fatal(err)
	}
	k := &call{}
	k.evaluations.on = true
	g := k.playedPage(v, []byte(engine))
	var b strings.Builder
	if err := g.WriteHTML(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestPage holds that a page has the rules, the game with its network, and the engine.
func TestPage(t *testing.T) {
	const engine = "const fairymaxStart = 1;\n"
	text := pageOf(t, "crazyhouse", engine)
	for _, part := range []string{"<h2>Pieces</h2>", engine, `id="board"`} {
		if !strings.Contains(text, part) {
			t.Errorf("the page lacks %q", part)
		}
	}
	text = html.UnescapeString(text) // the hash of the scripts may have a +
	if bare := html.UnescapeString(pageOf(t, "crazyhouse", "")); len(text) != len(bare)+len(engine) {
		t.Errorf("the engine is there %d bytes long, not %d", len(text)-len(bare), len(engine))
	}
}

// TestPageNet holds that a page has the network of its game, unless it shall not.
func TestPageNet(t *testing.T) {
	with, without := &call{}, &call{}
	with.evaluations.on = true
	for name, want := range map[string]bool{"crazyhouse": true, "gardner": false} {
		v, err := variants.NewCatalogue(fairymax.Files).Load(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := with.setup(v); (len(got.Net) > 0) != want {
			t.Errorf("%s has a network of %d bytes", name, len(got.Net))
		}
		if got := without.setup(v); got.Net != nil {
			t.Errorf("%s has a network with -net=false", name)
		}
	}
}

// TestPageMisuse holds what is said before any work.
func TestPageMisuse(t *testing.T) {
	for _, test := range []struct {
		words  string
		status int
		want   string
	}{
		{"page", 2, "an argument is missing: VARIANT|FILE"},
		{"page normal gothic", 2, "one argument too many: gothic"},
		{"page gothik", 1, "gothic"},
		{"page there/is/none.toml", 1, "there is no file there/is/none.toml"},
	} {
		if status, _, errors := typed(t, "", strings.Fields(test.words)...); status != test.status || !strings.Contains(errors, test.want) {
			t.Errorf("%s: status %d, %s", test.words, status, errors)
		}
	}
}

// TestPageSizes holds that the pages of all games can be sent by mail.
func TestPageSizes(t *testing.T) {
	if os.Getenv("FAIRYMAX_LONG") == "" {
		t.Skip("compiles the engine for pages; FAIRYMAX_LONG runs it")
	}
	const most = 3_200_000
	compiled, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOCACHE", strings.TrimSpace(string(compiled))) // typed changes the home
	path := filepath.Join(t.TempDir(), "own.html")
	if status, out, errors := typed(t, "", "page", "gardner", "-o", path); status != 0 || out != path+"\n" {
		t.Fatalf("status %d, %q, %q", status, out, errors)
	}
	if text, err := os.ReadFile(path); err != nil || !strings.Contains(string(text), "const fairymaxProgram = ") {
		t.Errorf("the page has no engine: %v", err)
	}
	engine, err := pageengine.Player.Find(t.Context(), func(string) { t.Error("the engine is not kept") })
	if err != nil {
		t.Fatal(err)
	}
	largest, its := 0, ""
	for _, name := range variants.NewCatalogue(fairymax.Files).Names() {
		size := len(pageOf(t, name, "")) + len(engine)
		if size > most {
			t.Errorf("%s: %d bytes", name, size)
		}
		if size > largest {
			largest, its = size, name
		}
	}
	t.Logf("the largest has %d bytes: %s", largest, its)
}
