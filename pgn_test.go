package fairymax_test

import (
	"io"
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

// TestWriteTags holds that the tags of a record contradict neither each other nor the game, and that what is
// written can be read.
func TestWriteTags(t *testing.T) {
	b := load("crazyhouse").Start()
	for tag, want := range map[fairymax.Tag]string{
		{Name: "Variant", Value: "shogi"}: "follows from the game", {Name: "FEN", Value: "zz"}: "follows from the game", {Name: "setup"}: "follows from the game",
		{Name: "bad tag"}: "cannot be called", {Name: ""}: "cannot be called", {Name: "A]\n["}: "cannot be called", {Name: "Größe"}: "cannot be called",
		{Name: "White"}: "given twice", {Name: "white"}: "given twice", {Name: "Result", Value: "won"}: "no result",
	} {
		if err := b.WritePGN(io.Discard, fairymax.Tag{Name: "White"}, tag); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v", tag, err)
		}
	}
	want := "[Event \"a \\\"b\\\" \\\\ c d\"]\n[Result \"0-1\"]\n[Variant \"crazyhouse\"]\n\n0-1\n\n"
	if got := written(t, b, fairymax.Tag{Name: "Result", Value: "0-1"}, fairymax.Tag{Name: "Event", Value: "a \"b\" \\ c\nd"}); got != want {
		t.Errorf("written is\n%swant\n%s", got, want)
	}
	mated, _, err := load("normal").SetUp("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	if err := mated.WritePGN(io.Discard, fairymax.Tag{Name: "Result", Value: "*"}); err == nil || !strings.Contains(err.Error(), "by the rules") {
		t.Errorf("a result against the rules: %v", err)
	}
}
