package tests

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/engine/traits"
	"fairymax/internal/notation"
	"fairymax/internal/xboard"
	"fairymax/variants"
	"fairymax/variants/lint"
)

const cookbook = "../docs/cookbook.md"

// expectation is what a recipe does on a board; an empty field expects nothing. The
// values are worked out by hand from the sentences of the cookbook.
type expectation struct {
	fen         string // "" for the start position
	play        string // moves before the checks
	from, to    string // a piece's square and all squares that it can reach; "-" for none
	count       int    // legal moves
	can, cannot string // moves
	result      string
	after       string // the FEN behind the moves
}

// recipe is a definition of the cookbook with its heading.
type recipe struct{ heading, text string }

// TestCookbook loads every definition of the cookbook as it stands there, without
// an error or a warning, and tries it.
func TestCookbook(t *testing.T) {
	t.Parallel()
	recipes := readRecipes(t)
	frame := recipes[0].text
	names := map[string]bool{}
	for i, r := range recipes {
		names[r.heading] = true
		if i%6 != 0 && !*long {
			continue
		}
		t.Run(r.heading, func(t *testing.T) {
			text := r.text
			if !strings.Contains(text, "title") { // the table of a piece, not a game
				text = inFrame(t, frame, text)
			}
			v := checked(t, text)
			if len(expectations[r.heading]) == 0 {
				t.Error("the test expects nothing of it")
			}
			for _, e := range expectations[r.heading] {
				e.check(t, v)
			}
		})
	}
	for heading := range expectations {
		if !names[heading] {
			t.Errorf("the cookbook has no recipe %q", heading)
		}
	}
	if len(recipes) < 31 {
		t.Errorf("%d recipes", len(recipes))
	}
}

// readRecipes returns the definitions of the cookbook, each with the heading above it.
func readRecipes(t *testing.T) []recipe {
	t.Helper()
	data, err := os.ReadFile(cookbook)
	if err != nil {
		t.Fatal(err)
	}
	var list []recipe
	heading, inside := "", false
	for line := range strings.Lines(string(data)) {
		switch {
		case strings.HasPrefix(line, "#") && !inside:
			heading = strings.TrimSpace(strings.TrimLeft(line, "#"))
		case line == "```toml\n":
			inside = true
			list = append(list, recipe{heading: heading})
		case line == "```\n":
			inside = false
		case inside:
			list[len(list)-1].text += line
		}
	}
	return list
}

// inFrame puts a piece in the place of the guest, as the cookbook tells.
func inFrame(t *testing.T, frame, piece string) string {
	t.Helper()
	frame, _, found := strings.Cut(frame, "[piece.guest]")
	_, rest, _ := strings.Cut(piece, "[piece.")
	name, _, _ := strings.Cut(rest, "]")
	_, rest, _ = strings.Cut(piece, "letter = \"")
	letter, _, _ := strings.Cut(rest, "\"")
	if !found || name == "" || letter == "" {
		t.Fatalf("%q cannot be put into %q", piece, frame)
	}
	return inStart(frame, name, letter) + piece
}

// inStart replaces the guest's name and letter by those of a piece.
func inStart(frame, name, letter string) string {
	var b strings.Builder
	for line := range strings.Lines(frame) {
		switch {
		case strings.HasPrefix(line, "start"):
			line = strings.NewReplacer("G", letter, "g", strings.ToLower(letter)).Replace(line)
		case strings.HasPrefix(line, "pieces"):
			line = strings.Replace(line, `"guest"`, `"`+name+`"`, 1)
		}
		b.WriteString(line)
	}
	return b.String()
}

// checked loads a definition that must have neither errors nor warnings.
func checked(t *testing.T, text string) *variants.Variant {
	t.Helper()
	path := filepath.Join(t.TempDir(), "recipe.toml")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	options := lint.Options{Values: traits.Values, Promoted: xboard.Promoted, Confusing: xboard.Confusing}
	v, list, err := lint.Check(variants.NewCatalogue(fairymax.Files), path, options)
	if err != nil || len(list) > 0 {
		errors.As(err, &list)
		t.Fatalf("%v\nin\n%s", list, text)
	}
	return v
}

// check compares the game of the moves with the expectation.
func (w expectation) check(t *testing.T, v *variants.Variant) {
	t.Helper()
	start := v.Rules.Start()
	if w.fen != "" {
		var err error
		if start, err = v.Rules.ParseFEN(w.fen); err != nil {
			t.Errorf("%s: %v", w.fen, err)
			return
		}
	}
	g := board.NewGame(start)
	for text := range strings.FieldsSeq(w.play) {
		m, err := notation.ParseCoordinate(g.Position(), text, 1)
		if err != nil {
			t.Errorf("%s: %s: %v", w.fen, text, err)
			return
		}
		g.Play(m)
	}
	w.moves(t, v.Rules, g)
	if got := resultText(g.Result()); w.result != "" && got != w.result {
		t.Errorf("%s, %s: %s, want %s", w.fen, w.play, got, w.result)
	}
	if got := g.Position().FEN(); w.after != "" && got != w.after {
		t.Errorf("%s, %s: %s, want %s", w.fen, w.play, got, w.after)
	}
}

// moves compares the legal moves with the expected ones.
func (w expectation) moves(t *testing.T, r *board.Rules, g *board.Game) {
	t.Helper()
	var list board.MoveList
	g.Position().Legal(&list)
	var texts, squares []string
	for _, m := range list.Moves() {
		texts = append(texts, notation.Coordinate(r, m, 1))
		if to := r.SquareName(m.To(), 1); !m.IsPass() && !m.IsDrop() && r.SquareName(m.From(), 1) == w.from && !slices.Contains(squares, to) {
			squares = append(squares, to)
		}
	}
	want := strings.Fields(strings.ReplaceAll(w.to, "-", ""))
	slices.Sort(want)
	slices.Sort(squares)
	if w.from != "" && !slices.Equal(squares, want) {
		t.Errorf("%s, %s: from %s to\n%v, want\n%v", w.fen, w.play, w.from, squares, want)
	}
	if w.count != 0 && len(texts) != w.count {
		t.Errorf("%s: %d moves, want %d: %v", w.fen, len(texts), w.count, texts)
	}
	for move := range strings.FieldsSeq(w.can) {
		if !slices.Contains(texts, move) {
			t.Errorf("%s, %s: %s is not legal; legal are %v", w.fen, w.play, move, texts)
		}
	}
	for move := range strings.FieldsSeq(w.cannot) {
		if slices.Contains(texts, move) {
			t.Errorf("%s, %s: %s is legal", w.fen, w.play, move)
		}
	}
}

// resultText says how a game stands.
func resultText(r board.Result) string {
	switch {
	case !r.Over:
		return "the game goes on"
	case r.Draw:
		return fmt.Sprintf("draw: %v", r.Reason)
	}
	return fmt.Sprintf("%v wins: %v", r.Winner, r.Reason)
}
