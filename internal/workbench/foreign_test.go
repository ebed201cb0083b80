package workbench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// openedText is what a text of any form becomes.
func openedText(t *testing.T, text string) (said imported) {
	t.Helper()
	if failed := ask(t, New(), question{Do: "open", Name: "pasted", Text: text}, &said); failed != "" {
		t.Fatal(failed)
	}
	return said
}

// read reads a file of the importers' tests.
func read(t *testing.T, parts ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(append([]string{"..", "foreign"}, parts...)...))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestOpen holds that each form is recognised, and that what it becomes has no mistakes.
func TestOpen(t *testing.T) {
	diagram := read(t, "diagram", "testdata", "elven-chess.txt")
	for _, test := range []struct {
		name, text, form string
		games            int
	}{
		{"variants.ini", "[wild:chess]\ncustomPiece1 = a:NB\nstartFen = rabqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RABQKBNR w KQkq - 0 1\n\n[small:losalamos]\n", "a variants.ini of Fairy-Stockfish", 2},
		{"fmax.ini", "Game: mine\n8x8\nR N B Q K B N R\nr n b q k b n r\np:74 -16,24 -16,6 -15,5 -17,5\np:74  16,14 16,6 15,5 17,5\nk:-1  1,34 -1,34 1,7 -1,7 16,7 -16,7 15,7 17,7 -15,7 -17,7\nn:259 14,7 31,7 33,7 18,7 -14,7 -31,7 -33,7 -18,7\nb:296 15,3 17,3 -15,3 -17,3\nR:444 1,3 16,3 -1,3 -16,3\nQ:851 1,3 16,3 15,3 17,3 -1,3 -16,3 -15,3 -17,3\n", "an ini file of Fairy-Max", -1},
		{"XBoard", "setup (PNBRQKpnbrqk) 8x8+0_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\npiece N& N\n", "what an engine sends to XBoard", 1},
		{"diagram", diagram, "an Interactive Diagram", 1},
		{"page", "<html><title>Elven</title><body><div class=\"idiagram\">\n" + diagram + "\n</div></body></html>", "an Interactive Diagram", 1},
		{"TOML", good, "", 0},
		{"TOML with a table", "title = \"T\"\nextends = \"normal\"\n\n[piece]\n[piece.stag]\nletter = \"S\"\n", "", 0},
		{"TOML with mistakes", "title = \"T\nextends = \"normal\"\n[piece.stag]\n", "", 0},
		{"prose", "Once upon a time there was a game.", "", 0},
		{"nothing", "", "", 0},
	} {
		said := openedText(t, test.text)
		if said.Form != test.form || test.games >= 0 && len(said.Games) != test.games {
			t.Errorf("%s: %q, %d games, %v", test.name, said.Form, len(said.Games), said.Problems)
		}
		for _, g := range said.Games {
			if v := judged(t, New(), g.Name, g.Text); v.Page == "" {
				t.Errorf("%s: %s: %+v", test.name, g.Name, v.Findings)
			}
		}
	}
}

// TestOpenPartly holds that what is not carried over is said, and that a text without any
// game has its mistakes under its lines.
func TestOpenPartly(t *testing.T) {
	said := openedText(t, "[odd:chess]\nnnueAlias = x\npromotionPawnTypesWhite = p\nflagRegionWhite = *8\nunheardOf = true\n")
	found := false
	for _, g := range said.Games {
		found = found || strings.Contains(strings.Join(g.Notes, "\n"), "unheardOf")
	}
	for _, p := range said.Problems {
		found = found || strings.Contains(p.Text, "unheardOf") && p.Line == 5
	}
	if !found {
		t.Errorf("%+v", said)
	}
	said = openedText(t, "Game: broken\n8x8\n")
	if len(said.Games) != 0 || len(said.Problems) == 0 || said.Problems[0].Line == 0 || !strings.HasPrefix(said.Problems[0].Text, "pasted:") {
		t.Errorf("%+v", said)
	}
	v := judged(t, New(), "x", "[odd:chess]\nx = 1\n")
	if v.Form != "a variants.ini of Fairy-Stockfish" || v.Page != "" {
		t.Errorf("%+v", v)
	}
	for _, f := range v.Findings {
		if f.Fix != nil {
			t.Errorf("a foreign text gets a fix: %+v", f)
		}
	}
}
