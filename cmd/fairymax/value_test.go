package main

import (
	"encoding/json"
	"encoding/xml"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax/engine/net"
	"fairymax/internal/piecevalue"
)

// Mistakes in a command line have a word and a status.
func TestValueMistakes(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for arguments, want := range map[string]string{
		"value":                            "2 missing",
		"value gardner -games 0":           "2 positive",
		"value gardner -nodes 0":           "2 positive",
		"value gardner -time 1m -games 3":  "2 either",
		"value gardner -random -1":         "2 from 0 to 100",
		"value gardner -shard 1":           "2 K/N",
		"value gardner -shard 1/2 -write":  "2 only plays",
		"value gardner -shard 1/2 -time 1": "2 time",
		"value gardner -write":             "1 built in",
		"value gardner king":               "1 royal",
		"value gardner knigth":             "1 did you mean \"knight\"",
		"value gardner -unit dragon":       "1 no piece",
		"value gardner -left 0":            "2 from 1 to 100",
		"value gardner -scale dragon=3":    "1 no piece",
		"value gardner -scale king=3":      "1 royal",
		"value gardner -scale knight":      "2 PIECE=VALUE",
		"value gardner -scale knight=NaN":  "2 PIECE=VALUE",
		"value gardner -scale knight=0":    "2 PIECE=VALUE",
		"value gardener":                   "1 gardner",
	} {
		status, out, err := typed(t, "", strings.Fields(arguments)...)
		code, word, _ := strings.Cut(want, " ")
		if status != int(code[0]-'0') || !strings.Contains(err, word) || out != "" {
			t.Errorf("%s: status %d, output %q, errors %q, want %q", arguments, status, out, err, want)
		}
	}
}

// Values of a user's own game: a table, figures for programs, a picture; parts give the
// same, and another definition has other games.
func TestValueOwn(t *testing.T) {
	folder := t.TempDir()
	game, picture := filepath.Join(folder, "own.toml"), filepath.Join(folder, "values.svg")
	write(t, game, "title = \"Own & Game\"\nextends = \"gardner\"\nendings.move_rule = 5\n")
	t.Setenv("XDG_CONFIG_HOME", folder)
	whole := []string{"value", "-games", "6", "-nodes", "5", "-threads", "1", game}
	part := append(append([]string(nil), whole...), "-shard", "2/2", "-dir", folder)
	status, out, err := typed(t, "", part...)
	if status != 0 || !strings.Contains(out, "shard 2/2 of round 1") {
		t.Errorf("status %d, output %q, errors %q", status, out, err)
	}
	show := append(append([]string(nil), whole...), "-json", "-svg", picture)
	status, out, err = typed(t, "", show...)
	var r piecevalue.Result
	if failed := json.Unmarshal([]byte(out), &r); status != 0 || failed != nil || r.Made.Games != 6 || r.Unit != "shatranj-pawn" || len(r.Values) == 0 {
		t.Fatalf("status %d, %v, output %q, errors %q", status, failed, out, err)
	}
	if _, again, _ := typed(t, "", append(show, "-dir", folder)...); again != out {
		t.Error("with a part from elsewhere the values are others")
	}
	text, failed := os.ReadFile(picture)
	if failed == nil {
		failed = xml.Unmarshal(text, new(struct{ XMLName xml.Name }))
	}
	if failed != nil || !strings.Contains(string(text), "Own &amp; Game") {
		t.Errorf("the picture: %v\n%s", failed, text)
	}
	if _, out, _ = typed(t, "", whole...); !strings.Contains(out, "queen") || !strings.Contains(out, "6 games are few") || !strings.Contains(out, "values of \"show\", where shatranj-pawn = ") {
		t.Errorf("the table is\n%s", out)
	}
	write(t, game, "title = \"Own\"\nextends = \"gardner\"\nendings.move_rule = 6\n")
	typed(t, "", whole...)
	if files, _ := filepath.Glob(filepath.Join(folder, "own.value", "*", "games-1.play")); len(files) != 2 {
		t.Errorf("the games are in %q", files)
	}
}

// What is written into a file is shown, and leaves the game as it is.
func TestValueWrite(t *testing.T) {
	folder := t.TempDir()
	game := filepath.Join(folder, "own.toml")
	const text = "# mine\ntitle = \"Own\"\nextends = \"gardner\"\n\n[piece.rook] # straight\nvalue = 480\n"
	write(t, game, text)
	k := newCall(console{strings.NewReader(""), &strings.Builder{}, &strings.Builder{}}, commands(), *findCommand(commands(), "value"), nil)
	v, err := k.catalogue().Load(game)
	if err != nil {
		t.Fatal(err)
	}
	r := &piecevalue.Result{Values: []piecevalue.Value{
		{Piece: "rook", Kind: "board", Known: true, Value: 512, Written: 512}, {Piece: "knight", Kind: "board", Known: true, Value: 300, Written: 287},
		{Piece: "bishop", Kind: "pair", Known: true, Value: 50}, {Piece: "queen", Kind: "board"},
	}}
	if err := k.writeValues(v, r); err != nil {
		t.Fatal(err)
	}
	want := strings.Replace(strings.Replace(text, "480", "512", 1), "\n\n", "\npiece.knight.value = 287\n\n", 1)
	if now, _ := os.ReadFile(game); string(now) != want {
		t.Errorf("the file is\n%s", now)
	}
	said := k.err.(*strings.Builder).String()
	for _, line := range []string{" - value = 480", " + value = 512", " + piece.knight.value = 287", "would begin new games"} {
		if !strings.Contains(said, line) {
			t.Errorf("%q is not shown in\n%s", line, said)
		}
	}
	now, err := k.catalogue().Load(game)
	if err != nil || now.Rules.Def.Types[now.Rules.TypeByLetter("N")-1].Value != 287 {
		t.Errorf("the knight is not worth 287: %v", err)
	}
	if err := k.writeValues(now, r); err != nil || !strings.Contains(k.err.(*strings.Builder).String(), "already") {
		t.Errorf("again: %v", err)
	}
	checkBeside(t, k, game, r)
}

// A definition takes no values that the other terms of the evaluation drown.
func TestValueWriteOnAnotherScale(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "own.toml", "title = \"Own\"\nextends = \"normal\"\n")
	for _, scale := range []string{"pawn=1", "knight=10", "queen=9000"} {
		status, _, said := typed(t, "", "value", "own.toml", "-games", "2", "-nodes", "5", "-threads", "1", "-write", "-scale", scale)
		if status != 1 || !strings.Contains(said, "with all its other terms, takes it for 101; write values without a scale, or on that of pawn=") {
			t.Errorf("%s: status %d, %s", scale, status, said)
		}
	}
}

// checkBeside holds that the values with their intervals stand beside the game, where show finds
// them although the game has other values now; those of endgames do not, and a file of another
// kind stays.
func checkBeside(t *testing.T, k *call, game string, r *piecevalue.Result) {
	t.Helper()
	v, err := k.catalogue().Load(game)
	if err != nil {
		t.Fatal(err)
	}
	file := strings.TrimSuffix(game, ".toml") + ".values.json"
	r.Key, r.Values[0].Half, r.Made.Left = string(net.KeyOf(v.Rules)), 14, 45
	if err := k.saveBeside(v, r); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("values of endgames stand beside the game")
	}
	r.Made.Left = 100
	if err := k.saveBeside(v, r); err != nil {
		t.Fatal(err)
	}
	if status, out, _ := typed(t, "", "show", "-all", game); status != 0 || !strings.Contains(out, "rook, value 512 ± 14 (measured)") || !strings.Contains(out, "knight, value 300 (scale") {
		t.Errorf("status %d\n%s", status, out)
	}
	write(t, file, "mine")
	if err := k.saveBeside(v, r); err == nil || !strings.Contains(err.Error(), "; -f overwrites it") {
		t.Errorf("a file of another kind: %v", err)
	}
}

// A folder has a name that file systems take, whatever pieces are asked for: with and without
// the last of many it has two.
func TestValueFolderNames(t *testing.T) {
	many := slices.Repeat([]string{"crowned-rook", "a b/c"}, 40)
	names := map[string]bool{}
	for _, pieces := range [][]string{{"rook"}, {"rook", "bishop"}, many, many[1:]} {
		name := fileName(strings.Join(pieces, "-"))
		if len(name) > 100 || strings.ContainsAny(name, "/ ") {
			t.Errorf("%d pieces: %s", len(pieces), name)
		}
		names[name] = true
	}
	if len(names) != 4 || !names["rook-bishop"] {
		t.Errorf("got %v, want four names", names)
	}
}

// What a study that was stopped prints is for programs if they asked for it.
func TestValuePrinted(t *testing.T) {
	r := &piecevalue.Result{Title: "Own", Values: []piecevalue.Value{{Name: "rook"}}}
	for _, asJSON := range []bool{false, true} {
		var out strings.Builder
		k := newCall(console{strings.NewReader(""), &out, &strings.Builder{}}, commands(), *findCommand(commands(), "value"), nil)
		err := k.printValues(r, &valueFlags{asJSON: &asJSON})
		if isJSON := json.Valid([]byte(out.String())); err != nil || isJSON != asJSON || out.Len() == 0 {
			t.Errorf("-json=%v: %v, %s", asJSON, err, &out)
		}
	}
}

// What a stop left to play goes on with the same command.
func TestValueGoesOn(t *testing.T) {
	var out strings.Builder
	k := newCall(console{strings.NewReader(""), &out, &strings.Builder{}}, commands(), *findCommand(commands(), "value"), []string{"gardner", "-nodes", "5"})
	var f valueFlags
	f.declare(k)
	if err := k.parse(1, -1); err != nil {
		t.Fatal(err)
	}
	if err := k.printValues(&piecevalue.Result{Made: piecevalue.Made{Games: 73}}, &f); err != nil || !strings.HasSuffix(out.String(), "\nTo continue: fairymax value gardner -nodes 5\n") {
		t.Errorf("%v\n%s", err, out.String())
	}
}

// The games of docs/values.md have the pieces that it names, and can be measured.
func TestValueDocumented(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, board := range []string{"8x8", "10x8"} {
		game := filepath.Join("..", "..", "docs", "values", board+".toml")
		status, out, err := typed(t, "", "value", "-games", "4", "-nodes", "5", "-scale", "rook=500", "-dir", t.TempDir(), "-json", game, "squirrel", "grasshopper")
		var r piecevalue.Result
		if failed := json.Unmarshal([]byte(out), &r); status != 0 || failed != nil || r.Scale != (piecevalue.Scale{Piece: "rook", Value: 500}) || r.Made.Left != 100 {
			t.Errorf("%s: status %d, %v, output %q, errors %q", board, status, failed, out, err)
		}
	}
}

// A file without a place for a value is refused before any game is played for it.
func TestValueWriteNowhere(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "own.toml", "title = \"Own\"\nextends = \"gardner\"\npiece.knight.value = 0o500\n")
	status, out, said := typed(t, "", "value", "own.toml", "-games", "2", "-nodes", "5", "-threads", "1", "-write")
	if status != 1 || out != "" || !strings.Contains(said, "no place for the value of knight") || strings.Contains(said, "round 1") {
		t.Errorf("status %d, output %q, errors %q", status, out, said)
	}
}
