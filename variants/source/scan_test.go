package source

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
)

func TestIndexFindsWhatTheLibraryFinds(t *testing.T) {
	texts := []string{
		"",
		"a.b.c = 1\na.d = [1, [2, 3], { x = 1, y.z = [] }] # [no] = header\n",
		"[a.b]\nc = 1\n[a]\nd = 2\n[[l]]\nx = 1\n[[l]]\n[[l.m]]\ny = 1\n[l.n]\nz = 2\n",
		"a = \"\"\"\n[x]\ny = \\\"\"\" \"\"\"\"\"\nb = '''\n[z]''''\nc = 'its'\n",
		"a = \"\"\"\"two quotes\"\"\"\"\"\nb = [ # comment ]\n  'x]', # }\n\n  \"y\\\"]\", ]\n",
		"\"quoted key\".'lite.ral'.\"\\u00e9\" = 1\n[ spaced . \"key\" ]\n1 = 2\n-_ = 3\n",
		"d = 1979-05-27 07:32:00\nf = -1_000.5e3\nn = [1979-05-27 07:32:00, 2]\nx = { a = { b = { } } }\n",
		"\ufeffa = 1\r\nb = [1,\r\n 2]\r\n",
		"c = {\n  a = 1, # comment\n  b = 2,\n}\n",
	}
	files, err := filepath.Glob("../*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(files, "../../pieces.toml") {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, string(data))
	}
	for _, text := range texts {
		var tree map[string]any
		if _, err := toml.Decode(text, &tree); err != nil {
			t.Errorf("%q: %v", text, err)
		}
		if err := CheckKeys(text); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestIndexPlaces(t *testing.T) {
	const text = `title = "x"
# comment
[piece.own]
"letter" = 'é' # ü
moves = [
  { leap = [1, 2] }, { slide = [[0, 1],
    [1, 1]], then = { over = "any" } },
]
`
	root := indexOf("x.toml", text)
	moves := root.table["piece"].table["own"].table["moves"]
	slide := moves.list[1].table["slide"]
	for _, tt := range []struct {
		what         string
		at           Place
		line, column int
	}{
		{"title", root.table["title"].value, 1, 9},
		{"header", root.table["piece"].table["own"].key, 3, 1},
		{"quoted key", root.table["piece"].table["own"].table["letter"].key, 4, 1},
		{"moves", moves.value, 5, 9},
		{"first row", moves.list[0].value, 6, 3},
		{"vector", moves.list[0].table["leap"].value, 6, 12},
		{"second row", moves.list[1].value, 6, 22},
		{"second vector", slide.list[1].value, 7, 5},
		{"later leg", moves.list[1].table["then"].table["over"].value, 7, 30},
	} {
		if tt.at.Line != tt.line || tt.at.Column != tt.column {
			t.Errorf("%s: %d:%d, want %d:%d", tt.what, tt.at.Line, tt.at.Column, tt.line, tt.column)
		}
	}
}

// The library stops within a character that is the last of an open string.
func TestPlaceWithinCharacter(t *testing.T) {
	for _, last := range []string{"", "é", "\u0301", "\ufeff", "\U0001F40E"} {
		text := "a = 1\nb = \"c" + last
		_, err := Parse("x.toml", text)
		var list ErrorList
		if !errors.As(err, &list) {
			t.Fatalf("%q: error %v", text, err)
		}
		for _, e := range list {
			if e.Line != 2 || e.Column > utf8.RuneCountInString("b = \"c"+last)+1 {
				t.Errorf("%q: outside the text: %v", text, e)
			}
		}
	}
}
