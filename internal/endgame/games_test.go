package endgame

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/variants"

	_ "fairymax/internal/testheap"
)

// long skips a test that takes long, unless it is asked for.
func long(t *testing.T) {
	t.Helper()
	if os.Getenv("FAIRYMAX_LONG") == "" {
		t.Skip("FAIRYMAX_LONG=1 runs it")
	}
}

// load loads a game of the catalogue, or one that is given as text.
func load(t testing.TB, game string) *board.Rules {
	t.Helper()
	if strings.Contains(game, "\n") {
		path := filepath.Join(t.TempDir(), "game.toml")
		if err := os.WriteFile(path, []byte(game), 0o666); err != nil {
			t.Fatal(err)
		}
		game = path
	}
	v, err := variants.NewCatalogue(fairymax.Files).Load(game)
	if err != nil {
		t.Fatal(err)
	}
	return v.Rules
}

// betza has the pieces of published figures that are not in pieces.toml as they are.
var betza = map[string]string{
	"Ama": "QN", "Zeb": "Z", "Fer": "F", "HFD": "HFD", "WD": "WD", "WN": "WN", "FN": "FN", "Carp": "ND", "Elephant": "KAD",
	"Hawk": "ADHG", "Unicorn": "NC", "Dragon": "QN", "BW": "BW", "Five": "vrWfF", "CannonM": "KDsN", "M": "K", "Wilde": "NC", "Buffalo": "NCZ",
	"Bison": "CZ", "Cha": "RN", "FAD": "FAD", "Waz": "W", "Fibnif": "FvN", "WA": "WA",
	"Q": "Q", "R": "R", "B": "B", "N": "N",
}

// orthodox is a game with the king and some other pieces on a board, where mate wins and
// stalemate draws.
func orthodox(size string, pieces ...string) string {
	var files, ranks int
	fmt.Sscanf(size, "%dx%d", &files, &ranks)
	var b strings.Builder
	start, names := "K", []string{`"king"`}
	for i, name := range pieces {
		if slices.Contains(pieces[:i], name) {
			continue
		}
		letter := string(rune('S' + i))
		if len(name) == 1 {
			letter = name
		}
		start += letter
		names = append(names, fmt.Sprintf("%q", "piece-"+strings.ToLower(name)))
		fmt.Fprintf(&b, "piece.piece-%s = { letter = %q, betza = %q }\n", strings.ToLower(name), letter, betza[name])
	}
	row := func(text string) string {
		if n := files - len(text); n > 0 {
			return fmt.Sprintf("%s%d", text, n)
		}
		return text
	}
	top := fmt.Sprintf("%dk", files-1)
	middle := strings.Repeat(fmt.Sprintf("%d/", files), ranks-2)
	head := fmt.Sprintf("title = \"Test\"\nboard = %q\nstart = \"%s/%s%s w - - 0 1\"\npieces = [%s]\n", size, top, middle, row(start), strings.Join(names, ", "))
	return head + b.String()
}

// everywhere lets the pieces of material stand on every square, and both sides have them.
func everywhere(t *testing.T, tables *Tables, pieces ...define.Piece) {
	t.Helper()
	rules := tables.rules
	for _, piece := range pieces {
		for s := range rules.Squares {
			if !rules.IsHole(define.Square(s)) {
				tables.reach.add(piece, define.Square(s))
			}
		}
	}
	tables.flip = tables.prove.flip()
}

// tablesOf prepares tables in memory.
func tablesOf(t testing.TB, rules *board.Rules) *Tables {
	t.Helper()
	tables, err := New(rules, Options{})
	if err != nil {
		t.Fatal(err)
	}
	return tables
}

// get makes a table.
func get(t testing.TB, tables *Tables, m Material) (*Table, bool) {
	t.Helper()
	table, flipped, err := tables.Get(context.Background(), m)
	if err != nil {
		t.Fatal(err)
	}
	return table, flipped
}

// lines are the rows of a file of figures, cut into their columns.
func lines(t *testing.T, file string) [][]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", file))
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		var row []string
		for _, cell := range strings.Split(line, "|") {
			row = append(row, strings.TrimSpace(cell))
		}
		rows = append(rows, row)
	}
	return rows
}
