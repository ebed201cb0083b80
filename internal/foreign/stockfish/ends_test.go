package stockfish

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/internal/foreign/game"
	"fairymax/internal/notation"
	"fairymax/internal/testfiles"
	_ "fairymax/internal/testheap"
)

// TestEnds holds positions of imported games against what Fairy-Stockfish says of them:
// few pieces, promoted ones, ends of games.
func TestEnds(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "ends.txt"))
	if err != nil {
		t.Fatal(err)
	}
	games := importAll(t, filepath.Join("testdata", "ends.ini"))
	for name, g := range games {
		if len(g.notes) > 0 {
			t.Errorf("%s has notes: %v", name, g.notes)
		}
	}
	held := make(map[string]bool)
	for line := range strings.Lines(string(text)) {
		fields := strings.Split(strings.TrimSpace(line), " | ")
		if len(fields) != 5 {
			continue
		}
		held[fields[0]] = true
		if got := playedOut(t, games[fields[0]].rules, fields[1], fields[2]); got != fields[3]+" "+fields[4] {
			t.Errorf("%s: %s %s gives %s, want %s %s", fields[0], fields[1], fields[2], got, fields[3], fields[4])
		}
	}
	for name := range games {
		if !held[name] {
			t.Errorf("%s has no positions", name)
		}
	}
}

// playedOut returns how many moves are legal after a move, and the result.
func playedOut(t *testing.T, rules *board.Rules, fen, move string) string {
	t.Helper()
	p, err := rules.ParseFEN(fen)
	if err != nil {
		t.Errorf("%s: %v", fen, err)
		return ""
	}
	m, err := notation.ParseCoordinate(p, move, 1)
	if err != nil {
		t.Errorf("%s %s: %v", fen, move, err)
		return ""
	}
	next := after(p, m)
	var list board.MoveList
	next.Legal(&list)
	result := "*"
	switch r := board.NewGame(next).Result(); {
	case r.Over && r.Draw:
		result = "1/2-1/2"
	case r.Over:
		result = [2]string{"1-0", "0-1"}[r.Winner]
	}
	return fmt.Sprintf("%d %s", len(list.Moves()), result)
}

// TestKeys holds that the table has every key that Fairy-Stockfish reads, and that no
// value is taken for something else without a word.
func TestKeys(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "parser-keys.txt"))
	if err != nil {
		t.Fatal(err)
	}
	known, err := builtinGames()
	if err != nil {
		t.Fatal(err)
	}
	for name := range strings.Lines(string(text)) {
		name = strings.TrimSpace(name)
		if strings.HasPrefix(name, "#") {
			continue
		}
		row, ok := keyOf(name)
		if !ok {
			t.Errorf("%s is in no row of keys.txt", name)
		}
		if row.fate == keyNone || row.form == "text" {
			continue
		}
		source := game.NewSource("x.ini", "[a:chess]\n"+name+" = ?7\n")
		inherit(source, sections(source)[0], known)
		if err := source.Problems(); err == nil || !strings.HasPrefix(err.Error(), "x.ini:2: "+name) {
			t.Errorf("%s = ?7: %v", name, err)
		}
	}
}

// What cannot be read is one mistake, and its game has no others.
func TestMisread(t *testing.T) {
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	for name, row := range keys() {
		want, ok := map[string]string{
			"number": name + " = ten: expected a number", "file": name + " = ten: expected a number",
			"flag":    name + ` must be true or false, not "ten"`,
			"squares": name + `: "ten" is not a square, a rank *N or a file X*`,
		}[row.form]
		if words := strings.Split(row.form, "|"); len(words) > 1 {
			want, ok = name+" must be "+strings.Join(words, " or ")+`, not "ten"`, true
		}
		_, err := read(builtin, "x.ini", "[a:chess]\n"+name+" = ten\n", "a")
		if got := strings.TrimSuffix(fmt.Sprint(err), ` (did you mean "none"?)`); ok && got != "x.ini:2: "+want {
			t.Errorf("%s: %v, want %s", name, err, want)
		}
	}
}

// A section with a head that cannot be read costs no other section its rules.
func TestNamelessSection(t *testing.T) {
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	results, err := read(builtin, "x.ini", "[a:chess]\nmustCapture = true\n[:chess]\npass = treu\n[d:a]\nnMoveRule = 9\n", "")
	if want := `x.ini:3: "[:chess]" is not [name] or [name:parent], and its section is skipped`; fmt.Sprint(err) != want || len(results) != 2 {
		t.Errorf("%d games, %v, want %s", len(results), err, want)
	}
}

// TestReading holds how lines are read: what Fairy-Stockfish skips is skipped and told,
// and what it would not read as it was meant is an error.
func TestReading(t *testing.T) {
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ ini, want string }{
		{"# one\r\n; two\r\n[a:chess]\r\nmustCapture = true\r\n; x = y\r\n", "captures = must"},
		{"[b:chess]\nmustCapture = true\n[c:b]\npass = true\n[a:c]\nnMoveRule = 9", "captures = must"},
		{"# Title: My game: 2-a\n[a:chess]\nmustCapture = true", "title = My game: 2-a "},
		{"# Title: Mine\n\n[a:chess]\nmustCapture = true", "title = A "},
		{"# Title: \n[a:chess]\nmustCapture = true", "title = A "},
		{"# Title: Parent\n[b:chess]\nmustCapture = true\n[a:b]\npass = true", "title = A "},
		{"[b c:chess]\nmustCapture = true\n[a:b c]\npass = true", "captures = must"},
		{"[a:chess]\nmustCapture = true # always", `variants.ini:2: mustCapture must be true or false, not "true # always"`},
		{"[a:chess]\nmustCapture = true ", "variants.ini:2: mustCapture = true: a space follows"},
		{"[a:chess]\n  mustCapture = true", "variants.ini:2: a: mustCapture is skipped, as in Fairy-Stockfish: its line begins with a space"},
		{"[a:chess]\nmustCapture =", "variants.ini:2: a: mustCapture is skipped, as in Fairy-Stockfish: it has no value"},
		{"[a:chess]\nmustcapture = true", `mustcapture = true: Fairy-Stockfish has no such key (did you mean "mustCapture"?)`},
		{"[a:chess]\nmobilityRegionWhiteTower = *1", "mobilityRegionWhiteTower = *1: Fairy-Stockfish has no such key"},
		{"[a:chess]\nmobilityRegionWhiteGold = *1", "extends = normal"},
		{"[a:chess]\ncustomPiece1 = m:\nstartFen = mnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w - - 0 1", "piece.piece-m = { letter = M, moves = [] }"},
		{"[a:chess]\ncustomPiece1 = a:pR\ncustomPiece2 = a:mBcN", "variants.ini:2: a: customPiece1 is not in the game, as in Fairy-Stockfish: in line 3, customPiece2 takes the letter A"},
		{"[a:chess]\nstartFen = rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "startFen: ppppppp has 7 of 8 squares; the others are empty"},
		{"[a:chess]\nstartFen = 4k3/8/4K3 w - - 0 1", "startFen has 3 of 8 ranks; the others are empty"},
		{"[a:chess]\ncustompiece1 = j:mWcF\nstartFen = j3k3/8/8/8/8/8/8/4K3 w - - 0 1", `variants.ini:2: custompiece1 = j:mWcF: Fairy-Stockfish has no such key (did you mean "customPiece"?)`},
		{"[b:chess]\nmustCapture = maybe\n[a:b]\nnMoveRule = 9", "a: its parent b could not be imported"},
		{"[a:chess]\nknight = n:NN", "knight = n:NN: Fairy-Stockfish reads the letter only"},
		{"[a:chess]\npass = true\n[a:chess]\npass = false", "variants.ini:3: a is already in line 1"},
		{"[atomic:chess]\npass = true\n[a:atomic]\nnMoveRule = 9", "becomes = nothing"},
		{"[a:atomic]\ncapturesToHand = true\npieceDrops = true\ncastling = false", "all that explodes goes into the hand"},
		{"[a:kingofthehill]\nsittuyinPromotion = true", "not carried over: sittuyinPromotion"},
		{"[a:shogi]\nmustDrop = true", "not carried over: mustDrop"},
		{"[a:extinction]\ncustomPiece1 = p:mW", "White starts with too few pieces of the kind pawn"},
		{"[a:atomic]\nbikjangRule = true\ncastling = false", "royal.types = [mann] promotion"},
		{"[a:chess]\nking = k:nN", "there the move of a king never does"},
		{"[a:giveaway]\nblastOnCapture = true\nextinctionOpponentPieceCount = 1", "extinctionOpponentPieceCount = 1: what the other side has"},
	} {
		results, err := read(builtin, "variants.ini", c.ini, "a")
		text := fmt.Sprint(err)
		for _, r := range results {
			text += fmt.Sprint(unspaced(r.Text), r.Notes)
		}
		if !strings.Contains(strings.ReplaceAll(text, `"`, ""), strings.ReplaceAll(c.want, `"`, "")) {
			t.Errorf("%s\ngives %s\nwithout %s", c.ini, text, c.want)
		}
	}
}
