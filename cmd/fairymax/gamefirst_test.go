package main

import (
	"strings"
	"testing"
)

// A game is the first argument of every command about one, and -variant names it too.
func TestGameFirst(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "own.toml", "title = \"Own\"\nextends = \"losalamos\"\n")
	write(t, "gothic", "1. e2e4 *\n") // a file hides a game
	for line, want := range map[string]string{
		"perft capablanca 2":          "perft(2) = 784",
		"perft -variant capablanca 2": "perft(2) = 784",
		"perft own.toml 1":            "perft(1) = 10",
		"perft Chess 1":               "perft(1) = 20",
		"explain xiangqi h3e3":        "is legal",
		"eval makruk":                 "material",
		"book own.toml":               "0 positions",
	} {
		if status, out, err := typed(t, "", strings.Fields(line)...); status != 0 || !strings.Contains(out+err, want) {
			t.Errorf("%s: status %d, %s%s", line, status, out, err)
		}
	}
	for line, want := range map[string]string{
		"perft capablanca":     "the depth is a number",
		"perft gothic 2":       "one argument too many",
		"perft own 2":          "own.toml",
		"show own":             `no variant "own", but there is a file own.toml: write own.toml`,
		"show -variant gothic":        "Gothic",
		"explain normal chess": "one argument too many",
	} {
		if status, out, err := typed(t, "", strings.Fields(line)...); status == 0 {
			t.Errorf("%s: status %d, %s%s, want %q", line, status, out, err, want)
		}
	}
}

// Every key and section of the language has its help.
func TestHelpOfWords(t *testing.T) {
	for word, want := range map[string]string{"castling": "In castling, the partner lands", "pieces in hand": "Keys of the table hand:", "letter": "A to Z", "stalemate": "endings"} {
		if status, out, err := typed(t, "", "help", word); status != 0 || !strings.Contains(out, want) {
			t.Errorf("help %s: status %d, %s%s", word, status, out, err)
		}
	}
	if status, _, err := typed(t, "", "help", "castlin"); status == 0 || !strings.Contains(err, `did you mean "castling"?`) {
		t.Errorf("status %d, %s", status, err)
	}
}
