package stockfish

import (
	"strings"
	"testing"

	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
)

// The clock and the number of the move go into the start position; one that is too large is named.
func TestStartCounters(t *testing.T) {
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	for fields, want := range map[string][2]string{
		"b KQkq - 5 10":     {" b KQkq - 5 10\"", ""},
		"b KQkq - 7+7 5 10": {" b KQkq - 5 10\"", ""},
		"b KQkq - 0 0":      {" b KQkq - 0 1\"", ""},
		"b KQkq -":          {" b KQkq - 0 1\"", ""},
		"b KQkq - 5 99999":  {" b KQkq - 5 1\"", "startFen: 99999 is too large a number and left out"},
	} {
		run := game.NewRun(builtin, "variants.ini", "[a:chess]\ncheckCounting = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR "+fields, "a")
		results, err := outcome(run)
		if err != nil || len(results) != 1 {
			t.Errorf("%s: %d games: %v", fields, len(results), err)
			continue
		}
		var notes []string
		for _, n := range results[0].Notes {
			notes = append(notes, n.Error())
		}
		if text := strings.Join(notes, "\n"); !strings.Contains(results[0].Text, want[0]) || !strings.Contains(text, want[1]) || want[1] == "" && text != "" {
			t.Errorf("%s gives\n%s\nwith the notes %q, want %q", fields, results[0].Text, text, want)
		}
	}
}
