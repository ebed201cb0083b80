package script

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

// quoted is a text in a question.
func quoted(text string) string {
	written, _ := json.Marshal(text) // a text can be written
	return string(written)
}

// TestReadBack holds that the games of all kinds are read back as they were written, without naming them.
func TestReadBack(t *testing.T) {
	s := New()
	ask[defined](t, s, `{"do":"define","name":"mine","text":"title = \"Mine\"\nextends = \"chess\"\n"}`)
	for variant, moves := range map[string]string{"chess": "e4 e5", "crazyhouse": "e4 d5 exd5 Qxd5 P@e4", "chess960": "e4", "3check": "e4", "shogi": "P-76", "mine": "d4"} {
		b := ask[begun](t, s, `{"do":"board","variant":"`+variant+`","shuffle":0.3}`)
		for move := range strings.FieldsSeq(moves) {
			if err := s.boards[b.Board].Push(move); err != nil {
				t.Fatal(variant, err)
			}
		}
		text := ask[string](t, s, fmt.Sprintf(`{"do":"pgn","board":%d}`, b.Board))
		read := ask[[]begun](t, s, `{"do":"read","text":`+quoted(text)+`}`)
		if len(read) != 1 || read[0].Variant != b.Variant || s.boards[read[0].Board].FEN() != s.boards[b.Board].FEN() {
			t.Errorf("%s is read as %+v:\n%s", variant, read, text)
		}
	}
}

// TestReadPGN holds what is said about records that cannot be read, and which game of a text it is.
func TestReadPGN(t *testing.T) {
	const house, fine = "[Variant \"Crazyhouse\"]\n\n1. e4 *\n\n", "1. e4 *\n\n"
	s := New()
	for _, c := range []struct{ text, rest, want string }{
		{"1. e5 *", ``, "ply 1: e5"},
		{fine + "1. e5 *", ``, "game 2: ply 1: e5"},
		{"1. e5 *\n\n" + fine, ``, "game 1: ply 1: e5"},
		{"1. e5 *\n\n" + fine, `,"one":true`, "ply 1: e5"},
		{"[Variant \"Nonsense\"]\n\n1. e4 *", ``, `tag Variant: no variant`},
		{fine + house, `,"variant":"chess"`, `game 2: tag Variant: "Crazyhouse" is another game than "chess"`},
		{house, `,"variant":"shogi"`, `tag Variant: "Crazyhouse" is another game than "shogi"`},
		{house, `,"variant":"nonsense"`, `no variant`},
	} {
		if said := refused(t, s, `{"do":"read","text":`+quoted(c.text)+c.rest+`}`); !strings.HasPrefix(said.Error, c.want) {
			t.Errorf("%q%s: %s", c.text, c.rest, said.Error)
		}
	}
	if len(s.boards) != 0 {
		t.Errorf("%d boards are left", len(s.boards))
	}
	for rest, want := range map[string]string{``: "chess crazyhouse", `,"one":true`: "chess"} {
		var names []string
		for _, b := range ask[[]begun](t, s, `{"do":"read","text":`+quoted(fine+house)+rest+`}`) {
			names = append(names, b.Variant)
		}
		if got := strings.Join(names, " "); got != want {
			t.Errorf("the games are %q, want %q", got, want)
		}
	}
}
