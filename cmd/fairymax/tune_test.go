package main

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// randomGames writes games of a variant into a file.
func randomGames(t *testing.T, path, variant string, n int) {
	t.Helper()
	v, err := variants.NewCatalogue(fairymax.Files).Load(variant)
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	random := rand.New(rand.NewPCG(1, 1))
	for i := range n {
		g := board.NewGame(v.Rules.Start())
		for range 60 {
			var list board.MoveList
			if g.Position().Legal(&list); list.Len() == 0 {
				break
			}
			g.Play(list.Moves()[random.IntN(list.Len())])
		}
		if err := notation.NewRecord(g, []string{"1-0", "0-1", "1/2-1/2", "*"}[i%4]).Write(file); err != nil {
			t.Fatal(err)
		}
	}
}

func TestTune(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.pgn")
	randomGames(t, path, "gardner", 24)
	randomGames(t, path, "normal", 12)
	status, out, progress := typed(t, "", "tune", "-rounds", "1", path)
	if status != 0 || !strings.Contains(out, "threat-by-pawn ") || !strings.Contains(progress, "gardner        learnt from ") || !strings.Contains(progress, "normal  ") {
		t.Errorf("status %d\n%s%s", status, out, progress)
	}
	again := filepath.Join(t.TempDir(), "other.pgn")
	write(t, again, "[Variant \"nonsense\"]\n\n1. e4 1-0\n")
	chess := filepath.Join(t.TempDir(), "chess.pgn")
	write(t, chess, "[Event \"no variant is chess\"]\n\n1. e4 e5 1-0\n")
	for arguments, want := range map[string]string{
		"tune":                         "argument is missing",
		"tune -rounds 0 " + path:       "-rounds",
		"tune /nowhere.pgn":            "nowhere.pgn",
		"tune " + again:                "other.pgn: game 1: ",
		"tune " + chess:                "too few positions",
		"tune -hold x " + path:         "-hold",
		"tune -positions 0 " + path:    "-positions",
		"bench -threads 0":             "-threads",
		"bench -deeper -1":             "-deeper",
		"eval e4":                      "one argument too many",
		"eval -variant nonsense":       "nonsense",
		"eval -variant normal -fen 8/": "FEN",
	} {
		if status, _, got := typed(t, "", strings.Fields(arguments)...); status == 0 || !strings.Contains(got, want) {
			t.Errorf("%s: status %d, %q, want %q", arguments, status, got, want)
		}
	}
}

func TestEval(t *testing.T) {
	status, out, _ := typed(t, "", "eval", "-variant", "shatranj", "-fen", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
	if status != 0 || !strings.Contains(out, "mobility") || !strings.Contains(out, "total") {
		t.Errorf("status %d\n%s", status, out)
	}
}
