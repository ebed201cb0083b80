package fairymax_test

import (
	"strings"
	"testing"

	"fairymax"
)

// TestReadOtherGame holds that a game does not read records of others as its own.
func TestReadOtherGame(t *testing.T) {
	for tag, want := range map[string]string{
		"": "", "Chess": "", "From Position": "", "normal": "", "One of my own": "",
		"Crazyhouse": `tag Variant: "Crazyhouse" is another game than normal`,
		"chess960":   `tag Variant: "chess960" is another game than normal`,
	} {
		for b, err := range load("normal").ReadPGN(strings.NewReader("[Variant \"" + tag + "\"]\n\n1. e4 *\n")) {
			said := ""
			if err != nil {
				said = err.Error()
			}
			if said != want || (b == nil) != (want != "") {
				t.Errorf("%q: %v", tag, err)
			}
		}
	}
}

// TestReadResult holds that the result of a record is kept until the game goes on.
func TestReadResult(t *testing.T) {
	for b, err := range load("normal").ReadPGN(strings.NewReader("1. e4 e5 1-0\n")) {
		if err != nil {
			t.Fatal(err)
		}
		for _, step := range []struct {
			act  func()
			want string
		}{{func() {}, "1-0"}, {func() { b = b.Clone() }, "1-0"}, {func() { b.Undo() }, "*"}, {func() { b.Push("e5") }, "*"}} {
			step.act()
			if text := written(t, b); !strings.HasSuffix(strings.TrimSpace(text), step.want) || !strings.Contains(text, `[Result "`+step.want+`"]`) {
				t.Errorf("not %s, but %s", step.want, text)
			}
		}
	}
}

// written is a board as PGN.
func written(t *testing.T, b *fairymax.Board, tags ...fairymax.Tag) string {
	t.Helper()
	var text strings.Builder
	if err := b.WritePGN(&text, tags...); err != nil {
		t.Error(err)
	}
	return text.String()
}
