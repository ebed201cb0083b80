package game

import (
	"strings"
	"testing"

	"fairymax/board/define"
	"fairymax/internal/testfiles"
)

// TestShorter holds that a game is written as what differs from a built-in one.
func TestShorter(t *testing.T) {
	builtin, err := NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	in := NewRun(builtin, "games.ini", "one\ntwo\n", "")
	for i, to := range []string{"queen", "rook"} {
		g := chessGame(t, in, "game "+to, i+1)
		g.SetText("promotion.pawn.to", to)
		g.Note(i+1, "a note")
		in.Finish(g)
	}
	results, err := in.Outcome()
	if err != nil || len(results) != 2 {
		t.Fatalf("%d games: %v", len(results), err)
	}
	want := "# From games.ini, line 2.\n# - a note\ntitle   = \"Game rook\"\nextends = \"normal\"\n\npromotion.pawn.to = \"rook\"\n"
	if r := results[1]; r.Text != want || r.Name != "game-rook" || r.Notes[0].Error() != "games.ini:2: game rook: a note" {
		t.Errorf("%s %v is\n%s\nwant\n%s", r.Name, r.Notes, r.Text, want)
	}
}

// chessGame begins a game that is chess but for what pawns become.
func chessGame(t *testing.T, in *Run, name string, line int) *Game {
	t.Helper()
	chess, err := in.Base("normal")
	if err != nil {
		t.Fatal(err)
	}
	g := in.NewGame(name, line, "")
	for i, p := range chess.Def.Types {
		royal := chess.Def.Royal.Types.Has(define.PieceType(i + 1))
		g.Pieces = append(g.Pieces, &Piece{Name: p.Name, Letter: p.Letter, Owners: p.Owners, Royal: royal, Shared: p.Name})
	}
	g.Files, g.Ranks, g.Start = 8, 8, chess.Def.Start
	g.Set("castling.rook", `{ left = "c", right = "g" }`)
	return g
}

// TestProof holds that a game is not imported if its text says something else.
func TestProof(t *testing.T) {
	builtin, err := NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	in := NewRun(builtin, "games.ini", "one\n", "")
	g := in.NewGame("one", 1, "normal")
	g.Set("promotion.pawn.to", "%q", "nothing")
	in.Finish(g)
	results, err := in.Outcome()
	if err == nil || len(results) > 0 || !strings.HasPrefix(err.Error(), "games.ini:1: one: ") {
		t.Errorf("%d games: %v", len(results), err)
	}
}

// Titles and comments may hold characters that TOML forbids, or writes otherwise than Go.
func TestControlCharacters(t *testing.T) {
	builtin, err := NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	in := NewRun(builtin, "games.ini", "one\n", "")
	const title = "a \"b\" \\ \x1b[2J \a\x7f\u009b\u202e"
	g := chessGame(t, in, title, 1)
	g.SetText("promotion.pawn.to", "queen")
	g.Comment("%s", title)
	g.Note(1, "%s", title)
	in.Finish(g)
	results, err := in.Outcome()
	if err != nil || len(results) != 1 {
		t.Fatal(err)
	}
	want := `"A \"b\" \\ [2J \u202E"`
	if text := results[0].Text; !strings.Contains(text, want) || strings.ContainsAny(text, "\x1b\a\x7f\u009b\u202e") {
		t.Errorf("%q lacks %s", text, want)
	}
}

// Of the problems in a file, those that concern a wanted game are kept, and those before all parts; where
// every game is wanted, all are.
func TestKeepProblems(t *testing.T) {
	for variant, want := range map[string]string{"": "1 2 3 4 5 6 7", "b": "1 4 5"} {
		in := NewRun(nil, "games.ini", "", variant)
		for line := 1; line <= 7; line++ {
			in.Fail(line, "%d", line)
		}
		in.KeepProblems([]int{2, 4, 6}, func(part int) bool { return in.IsWanted([]string{"a", "b", "c"}[part]) })
		var kept []string
		for _, p := range in.problems {
			kept = append(kept, p.Message)
		}
		if got := strings.Join(kept, " "); got != want {
			t.Errorf("%q keeps the problems of lines %s, want %s", variant, got, want)
		}
	}
}
