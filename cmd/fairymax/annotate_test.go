package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Games of several variants come out as PGN, as JSON and as a page; what cannot be
// read has a word and a status.
func TestAnnotate(t *testing.T) {
	folder := t.TempDir()
	games, page := filepath.Join(folder, "games.pgn"), filepath.Join(folder, "page.html")
	write(t, games, "1. e4 e5 *\n\n[Variant \"gardner\"]\n\n1. a3 *\n")
	status, out, err := typed(t, "", "annotate", "-nodes", "200", "-html", page, games)
	if status != 0 || strings.Count(out, "*") != 2 || !strings.Contains(out, "e4 {") || !strings.Contains(err, "game 2: 1 of 1") {
		t.Errorf("status %d, output %q, errors %q", status, out, err)
	}
	if text, failed := os.ReadFile(page); failed != nil || strings.Count(string(text), "<h2>") != 2 {
		t.Errorf("the page: %v", failed)
	}
	status, out, err = typed(t, "", "annotate", "-nodes", "200", "-json", games)
	var list []struct {
		Variant string
		Moves   []struct{ Move string }
	}
	if failed := json.Unmarshal([]byte(out), &list); status != 0 || failed != nil || len(list) != 2 || list[1].Variant != "gardner" || len(list[0].Moves) != 2 {
		t.Errorf("status %d, %v, output %q, errors %q", status, failed, out, err)
	}
	mixed := filepath.Join(folder, "mixed.pgn")
	write(t, mixed, "1. e4 *\n\n1. e5 *\n\n[Variant \"Nonsense\"]\n\n1. e4 *\n\n[Variant \"Three-check\"]\n\n1. d4 *\n\n1. c4 {\n")
	status, out, err = typed(t, "", "annotate", "-nodes", "200", mixed)
	if status != 1 || !strings.Contains(out, "e4 {") || !strings.Contains(out, "d4 {") {
		t.Errorf("status %d, output %q", status, out)
	}
	for _, want := range []string{"game 2: ply 1: e5", "game 3: no variant", "mixed.pgn: line 13: a comment is not closed"} {
		if !strings.Contains(err, want) {
			t.Errorf("no %q in %q", want, err)
		}
	}
	priv := filepath.Join(folder, "priv.toml")
	write(t, priv, "title = \"Private\"\nextends = \"gardner\"\nsecret = 1\n")
	write(t, mixed, "[Variant \""+priv+"\"]\n\n1. a3 *\n")
	if status, out, err := typed(t, "", "annotate", "-nodes", "200", mixed); status != 1 || out != "" || !strings.Contains(err, "no variant") || strings.Contains(err, "secret") {
		t.Errorf("a tag chose a file: status %d, output %q, errors %q", status, out, err)
	}
	empty, illegal := filepath.Join(folder, "empty.pgn"), filepath.Join(folder, "illegal.pgn")
	write(t, empty, "\n")
	write(t, illegal, "1. e4 e5 2. e5 *\n")
	for arguments, want := range map[string]string{
		"annotate":                           "missing",
		"annotate " + folder + "/x":          "x",
		"annotate " + empty:                  "no games",
		"annotate " + illegal:                "illegal.pgn, game 1: ply 3",
		"annotate -variant nothing " + games: "nothing",
		"annotate -nodes 0 " + games:         "positive",
	} {
		if status, out, err := typed(t, "", strings.Fields(arguments)...); status == 0 || out != "" || !strings.Contains(err, want) {
			t.Errorf("%s: status %d, output %q, errors %q", arguments, status, out, err)
		}
	}
}
