package foreign

import (
	"strings"
	"testing"

	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
)

// TestProblems holds that what cannot be understood is told with its place, all
// at once, and that its game is not written.
func TestProblems(t *testing.T) {
	b, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text string
		want []string
	}{
		{"hello", []string{"x.ini:1: this is neither"}},
		{"Game: a\n8y8\n1 2 x 4\n1 2 3 77\np:1 -16,6\np:1 16,6\n", []string{`x.ini:2: "8y8" is not a size`, `x.ini:3:5: "x" is not a type`, `x.ini:4:7: "77" is not a type`}},
		{"Game: a\n4x8\n3 3 3 3\n3 3 3\np:1 -16,6\np:1 16,zz 16,6,q\nk:-1 1,7 7\n", []string{"x.ini:4: 3 types for the 4 files"}},
		{"Game: a\n4x8\n3 3 3 3\n3 3 3 3\np:1 -16,6\np:1 16,zz 16,6,q\nk:-1 1,7 7\n", []string{`x.ini:6:5: the mode "zz"`, `x.ini:6:11: the step "q"`, `x.ini:7:10: "7" is not a ray`}},
		{"Game: a\n", []string{"x.ini:1: the file ends"}},
		{"Game: a\n6x4\n3 3 3 3\n3 3 3 3\np:1 -16,6\np:1 16,6\n", []string{"x.ini:1: a: the board lies on its side"}},
		{"[a:nonsense]\n[b:a]\n", []string{"x.ini:1: a: its parent nonsense", "x.ini:2: b: its parent a"}},
		{"[a:chess]\nhello\nmustCapture = 7\npromotionPieceTypes = zq\nflagRegion = q77\n",
			[]string{`x.ini:2: "hello"`, "x.ini:4: promotionPieceTypes: no piece has the letter z", "x.ini:3: mustCapture must be true", `x.ini:5: flagRegion: "q77"`}},
		{"[a:chess]\ncustomPiece1 = a:NxyN\n", []string{"x.ini:2: customPiece1 = a:NxyN: "}},
		{"setup nonsense\npiece A& B N\n", []string{"x.ini:1: ", "x.ini:2: "}},
		{"setup (P..K) 8x8+0_fairy 8\n", []string{"x.ini:1: "}},
	} {
		results, err := ImportWith(b, "x.ini", c.text, Options{})
		if err == nil || len(results) > 0 {
			t.Errorf("%q gives %v, error %v", c.text, results, err)
			continue
		}
		for _, want := range c.want {
			if !strings.Contains("\n"+err.Error(), "\n"+want) {
				t.Errorf("%q gives\n%v\nwithout %s", c.text, err, want)
			}
		}
	}
}

// TestWanted holds that one game of a file is found by any of its names, and that the faults of others
// do not hide that there is none.
func TestWanted(t *testing.T) {
	b, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	const text = "[Mine:chess]\nmustCapture = true\n[wrong:chess]\nmustCapture = 7\n"
	for _, name := range []string{"Mine", "mine", "MINE", "x-mine"} {
		if results, err := ImportWith(b, "x.ini", text, Options{Variant: name}); len(results) != 1 || results[0].Given != "Mine" {
			t.Errorf("%s gives %v, %v", name, results, err)
		}
	}
	results, err := ImportWith(b, "x.ini", text, Options{Variant: "other"})
	if want := `x.ini:1: no game here is called "other"; the games are: Mine, wrong`; len(results) > 0 || err == nil || err.Error() != want {
		t.Errorf("%v, %v, want %s", results, err, want)
	}
}

// Windows begins a file with a byte order mark, also where the first line decides the form.
func TestByteOrderMark(t *testing.T) {
	b, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]struct{ form, name, problem string }{
		"[bx:chess]\n":              {"a variants.ini of Fairy-Stockfish", "bx", ""},
		"[bx:chess]\r\npass = true": {"a variants.ini of Fairy-Stockfish", "bx", ""},
		"setup () 8x8+0_normal rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n": {"what an engine sends to XBoard", "x", ""},
		"Game: few\n":                        {"an ini file of Fairy-Max", "", "x.ini:1: the file ends"},
		"king:K:K::e1":                       {"an Interactive Diagram", "", "x.ini:1: x: "},
		"[Event \"a\"]\n":                    {"", "", "x.ini:1: this is PGN"},
		"title = \"Chess\"\n[piece]\n":       {"", "", "x.ini:1: title stands before"},
		"start = \"8\"\n[bx:chess]\n":        {"", "", "x.ini:1: start stands before"},
		"<title>a</title><p class=idiagram>": {"an Interactive Diagram", "", "x.ini:1: the <p> of this diagram is never closed"},
	} {
		marked := "\ufeff" + text
		if form := FormOf(marked); form != want.form {
			t.Errorf("%q is %q, want %q", marked, form, want.form)
		}
		results, err := ImportWith(b, "x.ini", marked, Options{})
		if want.name != "" && (err != nil || len(results) != 1 || results[0].Given != want.name) {
			t.Errorf("%q gives %v, error %v", marked, results, err)
		}
		if want.problem != "" && (err == nil || !strings.HasPrefix(err.Error(), want.problem)) {
			t.Errorf("%q gives the error %v, want %s", marked, err, want.problem)
		}
	}
}
