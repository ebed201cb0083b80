package main

import (
	"path/filepath"
	"strings"
	"testing"
	"unicode"
)

// hostile is a title that would clear the screen, turn the direction and ring.
const hostile = "\x1b[2JGame\u202e\u009b31m\a\r"

// Control characters and directional marks of a definition never reach the terminal.
func TestHostileText(t *testing.T) {
	folder := t.TempDir()
	game, broken, ini := filepath.Join(folder, "game.toml"), filepath.Join(folder, "broken.toml"), filepath.Join(folder, "games.ini")
	inTOML := strings.NewReplacer("\x1b", `\u001b`, "\u202e", "\u202e", "\u009b", `\u009b`, "\a", `\u0007`, "\r", `\r`)
	write(t, game, `title = "`+inTOML.Replace(hostile)+"\"\nextends = \"gardner\"\nsource = \"\u202e\"\n")
	write(t, broken, "title = 7 # \u202e\u202e\nextends = \"gar\u202edner\"\nnon\u202esense = 1\n")
	write(t, ini, "Game: "+hostile+" # "+hostile+"\n8x8\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n"+hostile+"\n")
	write(t, filepath.Join(folder, "stock.ini"), "["+hostile+"]\nmaxRank = x"+hostile+"\n")
	for _, test := range []struct {
		input     string
		arguments []string
	}{
		{"", []string{"check", game}},
		{"", []string{"check", broken}},
		{"", []string{"check", "-json", game, broken}},
		{"", []string{"show", game}},
		{"", []string{"show", broken}},
		{"", []string{"list", "-variants", folder}},
		{"a2a9" + hostile + "\nhelp\nnew\nquit\n", []string{"play", "-text", "-st", "1ms", game}},
		{"", []string{"import", ini}},
		{"", []string{"import", filepath.Join(folder, "stock.ini")}},
		{"", []string{"diff", game, "normal"}},
		{"", []string{"match", "-variant", game, "-first", "/no" + hostile}},
		{"", []string{hostile}},
		{"", []string{"explain", "-variant", game, hostile}},
	} {
		_, out, errs := typed(t, test.input, test.arguments...)
		harmful := func(c rune) bool {
			return unicode.IsControl(c) && c != '\n' && c != '\t' || unicode.Is(unicode.Bidi_Control, c)
		}
		if at := strings.IndexFunc(out+errs, harmful); at >= 0 {
			t.Errorf("%q: %q", test.arguments, (out + errs)[at:])
		}
		if out+errs == "" {
			t.Errorf("%q says nothing", test.arguments)
		}
	}
}

// The mark below a mistake stands below it, also behind characters that are escaped.
func TestMarkBehindEscapes(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x.toml")
	write(t, file, "title = \"\u202eX\"; nonsense = 1\n")
	_, _, errs := typed(t, "", "check", file)
	lines := strings.Split(errs, "\n")
	if len(lines) < 3 || strings.IndexByte(lines[2], '^') != strings.IndexByte(lines[1], ';') || !strings.Contains(lines[1], `\u202EX`) {
		t.Errorf("%s", errs)
	}
}
