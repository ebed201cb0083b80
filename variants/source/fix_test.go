package source

import (
	"errors"
	"testing"
)

// A fix makes of a text what was meant.
func TestFixes(t *testing.T) {
	for _, test := range []struct{ text, meant string }{
		{"extends = chess\n", "extends = \"chess\"\n"},
		{"board = 10x8\n", "board = \"10x8\"\n"},
		{"title = The Guest\n", "title = \"The Guest\"\n"},
		{"title = Guest\"\n", "title = \"Guest\"\n"},
		{"title = \"The Guest\nboard = \"8x8\"\n", "title = \"The Guest\"\nboard = \"8x8\"\n"},
		{"title = “Élan”\n", "title = \"Élan\"\n"},
		{"pieces = [\"é\", \"pawn', \"king\"]\n", "pieces = [\"é\", \"pawn\", \"king\"]\n"},
		{"pieces = [\"pawn, \"king\"]\n", "pieces = [\"pawn\", \"king\"]\n"},
		{"pieces = \"pawn\", \"king\"]\n", "pieces = [\"pawn\", \"king\"]\n"},
		{"pieces = [[\"pawn\", \"king\"]\n", "pieces = [\"pawn\", \"king\"]\n"},
		{"pieces = \"pawn\", \"king\"\n", "pieces = [\"pawn\", \"king\"]\n"},
		{"hand = use = \"drop\", gains = \"losses\" }\n", "hand = { use = \"drop\", gains = \"losses\" }\n"},
		{"hand = { use = \"drop\" gains = \"losses\" }\n", "hand = { use = \"drop\", gains = \"losses\" }\n"},
		{"moves = [{ leap = [1, 2], { leap = [0, 1] }]\n", "moves = [{ leap = [1, 2] }, { leap = [0, 1] }]\n"},
		{"moves = [\n  { leap = [1, 2] }},\n]\n", "moves = [\n  { leap = [1, 2] },\n]\n"},
		{"moves = [{ leap: [1, 2], range: 3 }]\n", "moves = [{ leap = [1, 2], range = 3 }]\n"},
		{"title : \"x\"\n", "title = \"x\"\n"},
		{"title == \"x\"\n", "title = \"x\"\n"},
		{"title \"x\"\n", "title = \"x\"\n"},
		{"title = \"x\",\n", "title = \"x\"\n"},
		{"title = \"x\"\ntitle = \"y\"\n", "title = \"x\"\n"},
		{"pass = yes\n", "pass = true\n"},
		{"[piece guest]\n", "[piece.guest]\n"},
		{"[piece.guest\nletter = \"G\"\n", "[piece.guest]\nletter = \"G\"\n"},
		{"pieces = [\"x\"]\n[pieces.x]\nletter = \"X\"\n", "pieces = [\"x\"]\n[piece.x]\nletter = \"X\"\n"},
		{"a remark of some words\ntitle = \"x\"\n", "# a remark of some words\ntitle = \"x\"\n"},
		{"a = )\n", "a = )\n"},
	} {
		_, err := Parse("x.toml", test.text)
		var list ErrorList
		if !errors.As(err, &list) {
			t.Errorf("%q: %v", test.text, err)
			continue
		}
		if mended := list[0].Fix.Apply(test.text); mended != test.meant {
			t.Errorf("%q: mended is %q, meant was %q: %v", test.text, mended, test.meant, err)
		}
	}
}

// A text that is long or hostile costs no trials.
func TestFixesAreBounded(t *testing.T) {
	for _, inner := range []string{"[", "{ a = ", "\"", "a, "} {
		text := "a = [1, 2"
		for range 4000 {
			text += inner
		}
		if _, err := Parse("x.toml", text); err == nil {
			t.Errorf("%.20q is read", text)
		}
	}
}
