package stockfish

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
)

// TestPerftTables holds imported games against the counts of other engines for the
// built-in games of the same names.
func TestPerftTables(t *testing.T) {
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"janggi", "janggitraditional", "janggimodern", "janggicasual", "dobutsu", "jesonmor", "codrus", "armageddon"} {
		results, err := read(builtin, "variants.ini", "[a:"+name+"]\nmoveRepetitionIllegal = false", "a")
		if err != nil || len(results) != 1 {
			t.Errorf("%s: %d games: %v", name, len(results), err)
			continue
		}
		v, err := builtin.Compile(results[0].Text)
		if err != nil {
			t.Fatal(err)
		}
		table, err := os.ReadFile(filepath.Join("..", "..", "..", "tests", "perft", name+".perft"))
		if err != nil {
			t.Fatal(err)
		}
		if lines := holdTable(t, name, v.Rules, string(table)); lines < 4 {
			t.Errorf("%s: only %d lines", name, lines)
		}
	}
}

// holdTable compares the lines of a table that are not long, and counts them.
func holdTable(t *testing.T, name string, rules *board.Rules, table string) (lines int) {
	p := rules.Start()
	for line := range strings.Lines(table) {
		var depth int
		var nodes uint64
		if fen, found := strings.CutPrefix(strings.TrimSpace(line), "fen "); found {
			p = fromFEN(t, rules, fen)
		}
		if n, _ := fmt.Sscanf(line, "perft %d %d", &depth, &nodes); n != 2 || nodes > 40_000 {
			continue
		}
		lines++
		if got := p.Perft(depth); got != nodes {
			t.Errorf("%s: %s perft %d = %d, want %d", name, p.FEN(), depth, got, nodes)
		}
	}
	return lines
}

// fromFEN reads a FEN, or startpos for the start.
func fromFEN(t *testing.T, rules *board.Rules, fen string) *board.Position {
	t.Helper()
	if fen == "startpos" {
		return rules.Start()
	}
	p, err := rules.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
