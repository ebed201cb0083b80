package source

import (
	"strings"
	"testing"
)

// A mistake of syntax names the cure, and where a list or table begins that is not
// closed.
func TestAdvice(t *testing.T) {
	for _, test := range []struct{ text, says string }{
		{"pieces = [\"pawn\", \"king\"\ncastling.rook = { left = \"c\" }\n", "x.toml:1:25: the list that begins at 1:10 is not closed: is a ] missing here?"},
		{"moves = [\n  { leap = [1, 2], then = { slide = [0, 1] },\n  { leap = [1, 1] },\n]\n", "x.toml:2:45: the table that begins at 2:3 is not closed: is a } missing here?"},
		{"pieces = [\"pawn\", # [\n  \"ki]ng\",\n", "the list that begins at 1:10 is not closed"},
		{"moves = [\n { leap = [1, 2] } # one\n { leap = [0, 1] },\n]\n", "x.toml:2:19: a comma is missing here"},
		{"pieces = [\"pawn\" \"king\"]\n", "x.toml:1:17: a comma is missing here"},
		{"piece.x.moves = [{ leap = [1, 2] }\n\n# more\n[piece.y]\n", "x.toml:1:35: the list that begins at 1:17 is not closed"},
		{"moves = [{ leap = [0, 1], [1, 1] }]\n", "several vectors need brackets around them: leap = [[0, 1], [1, 1]]"},
		{"title = \"x\"\nextends = chess\n", `a word needs quotes: "chess"`},
		{"moves = { leap = (1,2) }\n", "write [1,2] instead of (1,2)"},
		{"moves = { leap = 1, 2 }\n", "several numbers need brackets: leap = [1, 2]"},
		{"pass = True\n", "; write true"},
		{"pass = [off]\n", "; write false"},
		{"title = “x”\n", "text needs straight quotes"},
		{"title = \"x\" // a game\n", "a comment begins with #"},
		{"title = \"x\"; a game\n", "a comment begins with #"},
		{"moves = [{ leap = [1, 2]; only = \"move\" }]\n", "; write , instead of ;"},
		{"move_rule = 99999999999999999999\n", "x.toml:1:13: 99999999999999999999 is too large a number [FM001]"},
		{"pieces = [\"pawn\"]\n[pieces.toad]\nletter = \"T\"\n", "x.toml:2:2: Key 'pieces' already has a value (did you mean \"piece\"?)"},
		{"drop.pawn: \"x\"\nchecks: 3 x\n", "x.toml:1:10: expected '.' or '=', but got ':' instead; write = instead of : [FM001]"},
		{"piece.frog:\n  letter: \"F\"\n", "; write [piece.frog] for a table, and its keys in the lines below"},
		{"piece frog = \"F\"\nboard : \"8x8\"\n", "; a line is a key, then =, then a value: piece = …"},
		{"{\n  \"title\": \"T\"\n}\n", "; this looks like JSON"},
		{"endings.goal = { piece = \"king\" }\nendings.goal = { piece = \"queen\" }\n", "x.toml:2:18: Key 'endings.goal.piece' has already been defined; the first is in line 1; leave out one of the two, or give both in one list where the key takes a list: endings.goal = [{ … }, { … }] [FM001]"},
		{"[endings]\ngoal = { piece = \"king\" }\ngoal = { zone = \"e4\" }\n", "; leave out one of the two, or give both in one list"},
		{"title = \"A\xff\"\n", "x.toml:1:11: invalid UTF-8 byte: 0xff; save the file as UTF-8 [FM001]"},
		{"title = \"é\x01\"\n", "x.toml:1:11: TOML files cannot contain control characters: '0x01'; remove it [FM001]"},
		{"title = \"a\"\rextends = \"normal\"\n", "x.toml:1:12: a carriage return ends no line in TOML; save the file with the line ends of Unix or Windows [FM001]"},
		{"title = \"a\"\n\x00x = 1\n", "x.toml:2:1: TOML files cannot contain control characters: '0x00'; remove it [FM001]"},
		{"title = \"T\" extends = \"normal\"\n", "x.toml:1:12: a new line is missing here, between a value and the next key"},
		{"title = \"T\", extends = \"normal\"\n", "x.toml:1:12: a new line is missing here"},
		{"wrap = true pass = true trade.beside = true\n", "x.toml:1:12: a new line is missing here"},
		{"moves = [{ leap = [1, 2] }, then = { slide = [0, 1] }]\n", "x.toml:1:25: then belongs to the table before it, which ends too early"},
		{"moves = [\n  { leap = [1, 2] }, only = \"move\",\n  { leap = [1, 1] },\n]\n", "x.toml:2:18: only belongs to the table before it"},
		{"title = 'it's'\n", "a text with quotes inside needs the other kind of quotes: \""},
		{"title = \"C:\\Users\"\n", `; write \\ for a backslash in a text`},
		{"title = \"C:\\games\"\n", `; write \\ for a backslash in a text`},
		{"\u00a0title\u00a0= \"T\"\n", "x.toml:1:1: here is a no-break space or the like; write a blank"},
		{"leap = 1, 2\n", "several numbers need brackets: leap = [1, 2]"},
	} {
		_, err := Parse("x.toml", test.text)
		if err == nil || !strings.Contains(err.Error(), test.says) || !strings.Contains(err.Error(), "[FM001]") {
			t.Errorf("%q: %v, want %q", test.text, err, test.says)
		}
	}
	if _, err := Parse("x.toml", "a = [1, 2\nb = 3 3\n"); err == nil || strings.Count(err.Error(), "\n") > 0 {
		t.Errorf("%v", err)
	}
}
