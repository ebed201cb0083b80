package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestShowDiagram holds that a game printed as a diagram can be imported, and that what a
// diagram leaves out is named.
func TestShowDiagram(t *testing.T) {
	status, out, errs := typed(t, "", "show", "-diagram", "gothic")
	if status != 0 || errs != "" || !strings.Contains(out, "king:K:KisO3::f1\n") {
		t.Errorf("status %d, errors %q, output\n%s", status, errs, out)
	}
	file := filepath.Join(t.TempDir(), "mine.html")
	write(t, file, out)
	status, out, errs = typed(t, "", "import", file)
	if status != 0 || !strings.Contains(out, `castling.rook = { left = "c", right = "i" }`) && !strings.Contains(out, "extends") {
		t.Errorf("import: status %d, errors %q, output\n%s", status, errs, out)
	}
	if _, _, errs = typed(t, "", "show", "-diagram", "crazyhouse"); !strings.Contains(errs, "crazyhouse: the diagram cannot express drops of pieces in hand\n") {
		t.Errorf("errors %q", errs)
	}
	if status, _, errs = typed(t, "", "show", "-diagram", "-json", "gothic"); status != 2 {
		t.Errorf("two forms at once: status %d, errors %q", status, errs)
	}
}

// TestShowINI holds that a game printed as a section of a variants.ini can be imported, under a name
// that Fairy-Stockfish does not have, and that what the section leaves out is named.
func TestShowINI(t *testing.T) {
	status, out, errs := typed(t, "", "show", "-ini", "gothic")
	if status != 0 || errs != "" || !strings.Contains(out, "\n[gothic-fairymax]\n") || !strings.Contains(out, "castlingKingsideFile = i\n") {
		t.Errorf("status %d, errors %q, output\n%s", status, errs, out)
	}
	file := filepath.Join(t.TempDir(), "variants.ini")
	write(t, file, out)
	if status, out, errs = typed(t, "", "import", file); status != 0 || !strings.Contains(out, `extends = "capablanca"`) {
		t.Errorf("import: status %d, errors %q, output\n%s", status, errs, out)
	}
	if _, _, errs = typed(t, "", "show", "-ini", "shogi"); errs != "shogi: the section cannot express another way to win or draw: endings.impasse\n" {
		t.Errorf("errors %q", errs)
	}
	for _, other := range []string{"-diagram", "-json", "-all"} {
		if status, _, errs = typed(t, "", "show", "-ini", other, "gothic"); status != 2 {
			t.Errorf("with %s: status %d, errors %q", other, status, errs)
		}
	}
}
