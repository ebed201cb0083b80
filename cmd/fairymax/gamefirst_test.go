package main

import (
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/internal/cookbook"
	"fairymax/variants"
	"fairymax/variants/vocabulary"

	"github.com/BurntSushi/toml"
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
		"book own.toml":               "own.book yet; fairymax book own.toml GAMES.pgn makes one",
		"show -variant gothic":        "Gothic",
	} {
		if status, out, err := typed(t, "", strings.Fields(line)...); status != 0 || !strings.Contains(out+err, want) {
			t.Errorf("%s: status %d, %s%s", line, status, out, err)
		}
	}
	for line, want := range map[string]string{
		"perft capablanca":     "an argument is missing: [VARIANT] DEPTH",
		"perft gothic 2":       "one argument too many: 2; gothic is a file here, and -variant gothic means the game",
		"perft own 2":          `no variant "own", but there is a file own.toml: write own.toml; or one argument too many: 2`,
		"match chess more":     "one argument too many: more\n",
		"match chesss":         `no variant "chesss" (did you mean "chess"?); or one argument too many: chesss`,
		"show own":             `no variant "own", but there is a file own.toml: write own.toml`,
		"explain normal chess": `"chess" is neither a move`,
	} {
		if status, out, err := typed(t, "", strings.Fields(line)...); status == 0 || !strings.Contains(out+err, want) {
			t.Errorf("%s: status %d, %s%s, want %q", line, status, out, err, want)
		}
	}
}

// Every command, topic, key, section, term, message, piece and recipe has its help.
func TestHelpOfWords(t *testing.T) {
	for word, want := range map[string]string{"castling": "In castling, the partner lands", "capturing": "by: one or more", "zebra": "Z  zebra,", "gryphon": "G  griffon,", "pieces in hand": "Keys of the table hand:", "letter": "A to Z", "stalemate": "endings"} {
		if status, out, err := typed(t, "", "help", word); status != 0 || !strings.Contains(out, want) {
			t.Errorf("help %s: status %d, %s%s", word, status, out, err)
		}
	}
	words := slices.Concat(commandNames(commands()), vocabulary.HelpWords(), slices.Sorted(maps.Keys(topics())), slices.Sorted(maps.Keys(libraryPieces(t))))
	for _, e := range variants.Explanations() {
		words = append(words, string(e.Code))
	}
	for _, c := range cookbook.Read(fairymax.Cookbook) {
		for _, r := range c.Recipes {
			words = append(words, r.Title)
		}
	}
	words = append(words, "gothic", "Chess", "bent", "bent rider", "rider", "leaper", "hopper", "lame", "atomar")
	for _, word := range words {
		if status, out, err := typed(t, "", "help", word); status != 0 || len(out) < len(word) {
			t.Errorf("help %s: status %d, %s", word, status, err)
		}
	}
	if status, _, err := typed(t, "", "help", "castlin"); status == 0 || !strings.Contains(err, `did you mean "castling"?`) {
		t.Errorf("status %d, %s", status, err)
	}
}

// libraryPieces are the tables of the file with the pieces of the program.
func libraryPieces(t *testing.T) map[string]any {
	text, err := fs.ReadFile(fairymax.Files, "pieces.toml")
	if err != nil {
		t.Fatal(err)
	}
	pieces := map[string]any{}
	if err := toml.Unmarshal(text, &pieces); err != nil || len(pieces) < 50 {
		t.Fatalf("%d pieces, %v", len(pieces), err)
	}
	return pieces
}
