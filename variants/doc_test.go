package variants

import (
	"os"
	"strings"
	"testing"
)

// section returns the indented lines of a part of the manual.
func section(t *testing.T, from, to string) string {
	t.Helper()
	data, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(data), from)
	part, _, ended := strings.Cut(rest, to)
	if !found || !ended {
		t.Fatalf("the manual has nothing from %q to %q", from, to)
	}
	var b strings.Builder
	for line := range strings.Lines(part) {
		if text, ok := strings.CutPrefix(line, "//\t"); ok {
			b.WriteString(text)
		}
	}
	return b.String()
}

// TestManual holds that what the manual shows can be copied and works.
func TestManual(t *testing.T) {
	if v := load(t, section(t, "# A first game", "# Pieces")); v.Title != "Stag Hunt" {
		t.Errorf("the first game is %q", v.Title)
	}
	rows := strings.Split(section(t, "Some moves written out", "# Games"), "moves = ")[1:]
	if len(rows) < 4 {
		t.Fatalf("%d moves written out", len(rows))
	}
	for _, row := range rows {
		load(t, lone+"moves = "+row)
	}
	for zone := range strings.FieldsFuncSeq(section(t, "# Zones", "# Not yet"), func(r rune) bool { return r == '"' || r == '\n' }) {
		if strings.TrimSpace(zone) == "" {
			continue
		}
		load(t, strings.ReplaceAll(lone, "yard", "palace")+"moves = { leap = [0, 1], to = \""+zone+"\" }")
	}
}
