package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The result after the moves replaces another one in the tags, and is taken from there if it is missing.
func TestAnnotateResult(t *testing.T) {
	games := filepath.Join(t.TempDir(), "games.pgn")
	for text, want := range map[string][2]string{
		"[Result \"1-0\"]\n\n1. e4 0-1\n": {"0-1", `game 1: the tag Result is "1-0", but 0-1 follows the moves and counts (the PGN standard`},
		"[Result \"1-0\"]\n\n1. e4\n":     {"1-0", "game 1: no result follows the moves; that of the tags, 1-0, counts (the PGN standard"},
		"[Result \"0-1\"]\n\n1. e4 0-1\n": {"0-1", ""},
		"[Result \"?\"]\n\n1. e4 *\n":     {"*", `the tag Result is "?", but * follows`},
	} {
		write(t, games, text)
		status, out, err := typed(t, "", "annotate", "-nodes", "200", games)
		if status != 0 || !strings.Contains(out, "[Result \""+want[0]+"\"]") || !strings.HasSuffix(out, " "+want[0]+"\n\n") || !strings.Contains(err, want[1]) || want[1] == "" && strings.Contains(err, "counts") {
			t.Errorf("%q: status %d, output %q, errors %q", text, status, out, err)
		}
	}
}

// Games of several variants come out as PGN, as JSON and as a page; what cannot be
// read has a word and a status.
func TestAnnotate(t *testing.T) {
	folder := t.TempDir()
	games, page := filepath.Join(folder, "games.pgn"), filepath.Join(folder, "page.html")
	write(t, games, "1. e4 e5 *\n\n[Variant \"gardner\"]\n\n1. a3 *\n")
	status, out, err := typed(t, "", "annotate", "-nodes", "200", "-html", page, games)
	if status != 0 || strings.Count(out, "*") != 2 || !strings.Contains(out, "e4 {") || !strings.Contains(err, "game 2: 1 of 1") {
		t.Errorf("status %d, output %q, errors %q", status, out, err)
	}
	if text, failed := os.ReadFile(page); failed != nil || strings.Count(string(text), "<h2>") != 2 {
		t.Errorf("the page: %v", failed)
	}
	status, out, err = typed(t, "", "annotate", "-nodes", "200", "-json", games)
	var list []struct {
		Variant string
		Moves   []struct{ Move string }
	}
	if failed := json.Unmarshal([]byte(out), &list); status != 0 || failed != nil || len(list) != 2 || list[1].Variant != "gardner" || len(list[0].Moves) != 2 {
		t.Errorf("status %d, %v, output %q, errors %q", status, failed, out, err)
	}
	mixed := filepath.Join(folder, "mixed.pgn")
	write(t, mixed, "1. e4 *\n\n1. e5 *\n\n[Variant \"Nonsense\"]\n\n1. e4 *\n\n[Variant \"Three-check\"]\n\n1. d4 *\n\n1. c4 {\n")
	status, out, err = typed(t, "", "annotate", "-nodes", "200", mixed)
	if status != 1 || !regexp.MustCompile(`e4 (\$\d+ )?\{`).MatchString(out) || !regexp.MustCompile(`d4 (\$\d+ )?\{`).MatchString(out) {
		t.Errorf("status %d, output %q", status, out)
	}
	for _, want := range []string{"game 2: ply 1: e5", "game 3: no variant", "mixed.pgn, game 5: line 13: a comment is not closed"} {
		if !strings.Contains(err, want) {
			t.Errorf("no %q in %q", want, err)
		}
	}
	priv := filepath.Join(folder, "priv.toml")
	write(t, priv, "title = \"Private\"\nextends = \"gardner\"\nsecret = 1\n")
	write(t, mixed, "[Variant \""+priv+"\"]\n\n1. a3 *\n")
	if status, out, err := typed(t, "", "annotate", "-nodes", "200", mixed); status != 1 || out != "" || !strings.Contains(err, "is not the name of a game") || strings.Contains(err, "secret") {
		t.Errorf("a tag chose a file: status %d, output %q, errors %q", status, out, err)
	}
	empty, illegal := filepath.Join(folder, "empty.pgn"), filepath.Join(folder, "illegal.pgn")
	write(t, empty, "\n")
	write(t, illegal, "1. e4 e5 2. e5 *\n")
	for arguments, want := range map[string]string{
		"annotate":                           "missing",
		"annotate " + folder + "/x":          "x",
		"annotate " + empty:                  "no games",
		"annotate " + illegal:                "illegal.pgn, game 1: ply 3",
		"annotate -variant nothing " + games: "nothing",
		"annotate -nodes 0 " + games:         "positive",
	} {
		if status, out, err := typed(t, "", strings.Fields(arguments)...); status == 0 || out != "" || !strings.Contains(err, want) {
			t.Errorf("%s: status %d, output %q, errors %q", arguments, status, out, err)
		}
	}
}

// A game that begins at a position of another program keeps its move numbers, and how the
// position was read is said.
func TestAnnotateFromPosition(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.pgn")
	write(t, file, `[Variant "Crazyhouse960"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/4P3/4K3/NBn b KQ - 3 57"]

57... Kd7 58. N@e5+ *
`)
	status, out, errors := typed(t, "", "annotate", "-nodes", "200", file)
	note := "FEN: rights: KQ left out"
	if status != 0 || !strings.Contains(out, "57... Kd7") || !strings.Contains(out, "58. N@e5+") || !strings.Contains(out, "{"+note) || !strings.Contains(errors, "game 1: "+note) {
		t.Errorf("status %d, output %q, errors %q", status, out, errors)
	}
	_, out, _ = typed(t, "", "annotate", "-nodes", "200", "-json", file)
	if !strings.Contains(out, `"number": 57`) || !strings.Contains(out, `"notes": [`) {
		t.Errorf("JSON: %s", out)
	}
}

// Shuffled starts of any game castle both ways, from whatever squares their rights mean.
func TestAnnotateCastlings960(t *testing.T) {
	const moves = "1. e4 e5 2. Ng3 Be7 3. Nf3 d6 4. Be2 Rd8 5. d3 Rd7 6. Bd2 "
	file := filepath.Join(t.TempDir(), "games.pgn")
	for _, test := range []struct{ variant, rights, castlings, note string }{
		{"Crazyhouse960", "KQkq", "O-O-O 7. O-O", ""},
		{"Crazyhouse960", "CAca", "O-O-O 7. O-O", ""}, // files, as in Shredder-FEN
		{"Crazyhouse960", "KQkq", "b8a8 7. b1c1", ""}, // king takes rook, as engines write it
		{"Atomic960", "KQkq", "O-O-O 7. O-O", ""},
		{"Crazyhouse960", "KQaHd", "O-O-O 7. O-O", "{FEN: rights: Hd left out"},
	} {
		hand := "[]"
		if test.variant == "Atomic960" {
			hand = ""
		}
		write(t, file, "[Variant \""+test.variant+"\"]\n[SetUp \"1\"]\n[FEN \"rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ"+hand+" w "+test.rights+" - 0 1\"]\n\n"+
			moves+test.castlings+" *\n")
		status, out, errors := typed(t, "", "annotate", "-nodes", "1", file)
		if words := strings.Fields(out); status != 0 || !slices.Contains(words, "O-O-O") || !slices.Contains(words, "O-O") {
			t.Errorf("%+v: status %d, output %q, errors %q", test, status, out, errors)
		}
		if told := strings.Contains(out, "FEN:"); told != (test.note != "") || !strings.Contains(out, test.note) {
			t.Errorf("%+v: output %q", test, out)
		}
	}
	write(t, file, "[Variant \"Crazyhouse960\"]\n[FEN \"rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ[] w KQ - 0 1\"]\n\n"+moves+"O-O-O *\n")
	if status, _, errors := typed(t, "", "annotate", "-nodes", "1", file); status != 1 || !strings.Contains(errors, "O-O-O: castling is not possible") {
		t.Errorf("castling without the right: status %d, errors %q", status, errors)
	}
}

// Ranks come out counted from 1, however they were counted, and the tag says so: read again,
// the moves are the same.
func TestAnnotateCountsFromOne(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.pgn")
	for _, tags := range []string{"[Event \"Computer Chess Game\"]\n", "[Ranks \"0\"]\n"} {
		write(t, file, "[Variant \"grand\"]\n"+tags+"\n1. e4 *\n")
		for range 2 {
			_, out, errors := typed(t, "", "annotate", "-nodes", "1", file)
			if !strings.Contains(out, "1. e5 ") || strings.Count(out, "[Ranks ") != 1 || !strings.Contains(out, "[Ranks \"1\"]") {
				t.Errorf("%s: output %q, errors %q", tags, out, errors)
			}
			write(t, file, out)
		}
	}
}

// Every command reads the positions of other programs, and says on standard error how.
func TestForeignPositions(t *testing.T) {
	sfen := "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
	status, out, errors := typed(t, "", "perft", "-variant", "shogi", "-fen", sfen, "1")
	if status != 0 || out != "perft(1) = 30\n" || errors != "FEN: side: read as an SFEN: b is the side that moves first\n" {
		t.Errorf("status %d, output %q, errors %q", status, out, errors)
	}
	if _, out, _ = typed(t, "", "perft", "-json", "-variant", "shogi", "-fen", sfen, "1"); !strings.Contains(out, `"notes": [`) {
		t.Errorf("JSON: %s", out)
	}
	if status, _, errors = typed(t, "", "eval", "-fen", "8/8/8/8/8/8/8/8 w - - 0 1"); status != 1 || !strings.Contains(errors, "FEN: White has no royal piece") {
		t.Errorf("status %d, errors %q", status, errors)
	}
}
