package piecevalue

import (
	"strings"
	"testing"

	"fairymax/variants/source"
)

// Values find their place in files of all shapes, and nothing else changes.
func TestRewrite(t *testing.T) {
	for name, test := range map[string]struct{ text, want string }{
		"a value that is there": {
			"# my game\npiece.knight.value = 325 # as ever\nextends = \"normal\"\n",
			"# my game\npiece.knight.value = 301 # as ever\nextends = \"normal\"\n",
		},
		"a number of an inline table": {
			"piece.knight = { letter = \"N\", value = 1_0, like = \"knight\" } # é\n",
			"piece.knight = { letter = \"N\", value = 301, like = \"knight\" } # é\n",
		},
		"an inline table": {
			"title = \"x\"\npiece.knight = { letter = \"N\" }\n",
			"title = \"x\"\npiece.knight = { value = 301, letter = \"N\" }\n",
		},
		"an empty inline table": {"piece.knight = {}\n", "piece.knight = { value = 301}\n"},
		"a table with a header": {
			"title = \"x\"\n\n[piece.knight] # jumps\nletter = \"N\"\n",
			"title = \"x\"\n\n[piece.knight] # jumps\nvalue = 301\nletter = \"N\"\n",
		},
		"dotted keys": {
			"piece.knight.letter = \"H\"\ntitle = \"x\"\n",
			"piece.knight.value = 301\npiece.knight.letter = \"H\"\ntitle = \"x\"\n",
		},
		"no word of the piece":        {"title = \"x\"\n", "title = \"x\"\npiece.knight.value = 301\n"},
		"no last line end":            {"title = \"x\"", "title = \"x\"\npiece.knight.value = 301\n"},
		"no word, tables below":       {"title = \"x\"\n\n# ends\n[endings]\nmove_rule = 5\n", "title = \"x\"\npiece.knight.value = 301\n\n# ends\n[endings]\nmove_rule = 5\n"},
		"a table of all pieces":       {"[piece]\nbishop.value = 3\n", "[piece]\nknight.value = 301\nbishop.value = 3\n"},
		"the value that it has":       {"piece.knight.value = 301\n", "piece.knight.value = 301\n"},
		"a mark at the beginning":     {"\ufefftitle = \"x\"\n", "\ufefftitle = \"x\"\npiece.knight.value = 301\n"},
		"a mark before the value":     {"\ufeffpiece.knight.value = 5\n", "\ufeffpiece.knight.value = 301\n"},
		"lines of Windows":            {"title = \"x\"\r\n\r\n[endings]\r\n", "title = \"x\"\r\npiece.knight.value = 301\r\n\r\n[endings]\r\n"},
		"the last line of Windows":    {"title = \"x\"\r\n", "title = \"x\"\r\npiece.knight.value = 301\r\n"},
		"no line end on Windows":      {"# x\r\ntitle = \"x\"", "# x\r\ntitle = \"x\"\r\npiece.knight.value = 301\r\n"},
		"the first line of Windows":   {"[piece]\r\nbishop.value = 3\r\n", "[piece]\r\nknight.value = 301\r\nbishop.value = 3\r\n"},
		"a value on Windows":          {"piece.knight.value = 5 # old\r\n", "piece.knight.value = 301 # old\r\n"},
		"a table with the value only": {"[piece.knight]\nvalue = 5\n", "[piece.knight]\nvalue = 301\n"},
	} {
		got, err := Rewrite("x.toml", test.text, []Value{
			{Piece: "knight", Kind: "board", Known: true, Value: 500.6, Written: 301},
			{Piece: "knight", Kind: "hand", Known: true, Value: 7}, {Piece: "rook", Kind: "board"},
		})
		if err != nil || got != test.want {
			t.Errorf("%s: %v\n%s\nwant\n%s", name, err, got, test.want)
		}
		root, err := source.Parse("x.toml", strings.TrimPrefix(got, byteOrderMark))
		if err != nil || root.Get("piece", "knight", "value").Number() != 301 {
			t.Errorf("%s: %v, %s", name, err, got)
		}
	}
}

func TestDifference(t *testing.T) {
	got := Difference("a\nb\nc\nd\n", "a\nx\nc\ny\nd\n")
	if want := "    2 - b\n    2 + x\n    4 + y\n"; got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	got = Difference("\ufeffa\r\nb\r\n", "\ufeffx\r\nb\r\n")
	if want := "    1 - a\n    1 + x\n"; got != want {
		t.Errorf("on Windows, got\n%q\nwant\n%q", got, want)
	}
	if got := Difference(strings.Repeat("a\n", 3), strings.Repeat("a\n", 3)); got != "" {
		t.Errorf("equal texts differ:\n%s", got)
	}
}
