package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/internal/endgame"
)

// endgames runs the command in a folder of its own and returns the output.
func endgames(t *testing.T, want int, arguments ...string) (out, errs string) {
	t.Helper()
	status, out, errs := typed(t, "", append([]string{"endgame"}, arguments...)...)
	if status != want {
		t.Fatalf("%q: status %d, %s%s", arguments, status, out, errs)
	}
	return out, errs
}

// All pieces of a game, then from what is kept; an example has a line that mates.
func TestEndgame(t *testing.T) {
	folder := t.TempDir()
	first, errs := endgames(t, 0, "-dir", folder, "-verify", "gardner")
	for _, want := range []string{"KQvK   100.0 %           76.4 %      6 moves", "KBBvK B as on a1, B as on b1 ", "queen: wins every position when it is to move", "knight and bishop: B as on a1, it wins; B as on b1, it hardly ever wins", "knight: never wins"} {
		if !strings.Contains(first, want) {
			t.Errorf("%q is missing in\n%s", want, first)
		}
	}
	if again, _ := endgames(t, 0, "-dir", folder, "gardner"); again != first || errs != "" {
		t.Errorf("%s\n%s\n%s", errs, first, again)
	}
	var p endgame.Potential
	out, _ := endgames(t, 0, "-dir", folder, "-json", "gardner", "KRvK", "KvKR")
	if err := json.Unmarshal([]byte(out), &p); err != nil || len(p.Answers) != 2 {
		t.Fatalf("%v\n%s", err, out)
	}
	white, black := p.Answers[0], p.Answers[1]
	if white.Side != "white" || black.Side != "black" || white.Parts[0].White != black.Parts[0].Black || white.Parts[0].Black != black.Parts[0].White {
		t.Errorf("the sides differ: %+v, %+v", white, black)
	}
	for _, a := range p.Answers {
		example := a.Parts[0].Example
		if example == nil || example.Plies != len(example.Moves) || example.Plies != max(a.Parts[0].White.Longest, a.Parts[0].Black.Longest)-1 {
			t.Errorf("%+v", a)
		}
	}
	out, _ = endgames(t, 0, "-dir", folder, "gardner", "rook")
	if line := p.Answers[0].Parts[0].Example; !strings.Contains(out, line.FEN+"\n1. "+line.Moves[0]+" "+line.Moves[1]+" 2. ") {
		t.Errorf("%s", out)
	}
}

// A position: its value and all moves, the best first.
func TestEndgamePosition(t *testing.T) {
	folder := t.TempDir()
	out, _ := endgames(t, 0, "-dir", folder, "-fen", "4k/5/4K/5/R4 w - - 0 1", "gardner")
	if !strings.Contains(out, "White to move: win in 1 move\n\na1a5    win in 1 move\n") || !strings.Contains(out, "Not judged: ") {
		t.Errorf("%s", out)
	}
	var v endgameJSON
	out, _ = endgames(t, 0, "-dir", folder, "-json", "-fen", "R3k/5/4K/5/5 b - - 0 1", "gardner")
	if err := json.Unmarshal([]byte(out), &v); err != nil || v.Value != (endgameValue{"loss", 0}) || v.Moves == nil || len(v.Moves) != 0 {
		t.Errorf("%v\n%s", err, out)
	}
	out, _ = endgames(t, 0, "-dir", folder, "-json", "-fen", "r3k/5/5/K4/5 w - - 0 1", "gardner")
	if err := json.Unmarshal([]byte(out), &v); err != nil || v.Value.Outcome != "loss" || v.Value.Plies == 0 || v.Moves[0].Plies != v.Value.Plies {
		t.Errorf("%v\n%s", err, out)
	}
}

// Mistakes are told, and nothing is computed.
func TestEndgameRefuses(t *testing.T) {
	game := filepath.Join(t.TempDir(), "game.toml")
	write(t, game, "title = \"Own\"\nextends = \"gardner\"\nendings.checks = 3\n")
	for arguments, want := range map[string]string{
		"":                                     "2 an argument is missing",
		"-memory 0 gardner":                    "2 -memory",
		"-fen x gardner KQvK":                  "2 -fen is about one position",
		"-fen x gardner":                       "1 FEN",
		"crazyhouse":                           "1 there are no endgame tables for crazyhouse: it has pieces in hand",
		game:                                   "1 it has checks that count",
		"antichess":                            "1 name the material",
		"gardner KXvK":                         "1 \"X\" does not begin with the letter of a piece of ",
		"gardner KQRBNvKQ":                     "1 at most 6",
		"-memory 1 gardner KQvKR":              "1 needs 2 MB, and the limit is 1 MB",
		"nosuchgame":                           "1 nosuchgame",
		"-fen 5/5/5/5/5_w_-_-_0_1 gardner":     "1 FEN",
		"-memory 100 normal KQRvKRB":           "1 and the limit is 100 MB",
		"-fen k4/5/K4/5/5_w_-_-_0_1 capahouse": "1 pieces in hand",
	} {
		var list []string
		for _, word := range strings.Fields(arguments) {
			list = append(list, strings.ReplaceAll(word, "_", " "))
		}
		status, text, _ := strings.Cut(want, " ")
		_, errs := endgames(t, int(status[0]-'0'), append([]string{"-dir", t.TempDir()}, list...)...)
		if !strings.Contains(errs, text) {
			t.Errorf("%q: %s, want %s", arguments, errs, text)
		}
	}
}

// Where the armies differ, the example of material has pieces of the game, a side that has lost from
// the start is named, and so is what else may win; what needs too much memory is one line.
func TestEndgameOfArmies(t *testing.T) {
	game := filepath.Join(t.TempDir(), "village.toml")
	write(t, game, `title = "Village"
board = "5x5"
start = "bbbbb/5/5/5/1SV2 w - - 0 1"
pieces = { white = ["samurai", "village"], black = "bandit" }
royal.types = []
endings.extinct.types = ["village", "bandit"]
endings.goal = { piece = "bandit", zone = "last rank" }
[piece.samurai]
letter = "S"
moves = [ { leap = [[0, 1], [1, 1]] } ]
[piece.village]
letter = "V"
moves = []
[piece.bandit]
letter = "B"
moves = [ { leap = [0, 1], dirs = "forward" } ]
`)
	folder := t.TempDir()
	if _, errs := endgames(t, 1, "-dir", folder, game); !strings.Contains(errs, "name the material, as in SVvB\n") {
		t.Error(errs)
	}
	out, errs := endgames(t, 0, "-dir", folder, game, "SvB", "SVvB")
	if !strings.Contains(errs, "SvB: White has already lost at the start, because it has no village\n") || strings.Contains(errs, "SVvB: ") {
		t.Error(errs)
	}
	if !strings.Contains(out, "\nA win here may also be one by a goal or extinction.\n") {
		t.Error(out)
	}
	_, errs = endgames(t, 0, "-dir", folder, "-memory", "1", "gardner")
	if strings.Count(errs, "left out") != 1 || !strings.Contains(errs, "-memory") || !strings.Contains(errs, ", KNRvK") {
		t.Error(errs)
	}
	if out, _ := endgames(t, 0, "-dir", folder, "gardner", "KQvK"); strings.Contains(out, "A win here") {
		t.Error(out)
	}
}

// What is known about single pieces stands in the rule sheet in the terminal: for a game of one's
// own once it is computed, for those of the catalogue at once.
func TestShowEndgames(t *testing.T) {
	game := filepath.Join(t.TempDir(), "own.toml")
	write(t, game, "title = \"Own\"\nextends = \"gardner\"\nendings.move_rule = 20\n")
	if _, out, _ := typed(t, "", "show", game); !strings.Contains(out, "\nEndgames     \"fairymax endgame "+game[:3]) {
		t.Errorf("%s", out)
	}
	for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"} {
		t.Setenv(name, t.TempDir())
	}
	var out, errs strings.Builder
	page := filepath.Join(t.TempDir(), "rules.html")
	for _, line := range []string{"endgame -single " + game, "show -html " + page + " " + game, "show " + game} {
		out.Reset()
		if status := run(strings.Fields(line), console{strings.NewReader(""), &out, &errs}); status != 0 {
			t.Fatal(errs.String())
		}
	}
	if want := "\n             White's knight: never wins.\n"; !strings.Contains(out.String(), want) {
		t.Errorf("%s", out.String())
	}
	if text, err := os.ReadFile(page); err != nil || !strings.Contains(string(text), "knight: never wins.") {
		t.Errorf("the page does not have it: %v", err)
	}
	_, text, _ := typed(t, "", "show", "-json", "gardner")
	var shown struct {
		Endgames []struct {
			Material, Side, Piece, Text string
			Share                       float64
			Longest                     int
		}
	}
	if err := json.Unmarshal([]byte(text), &shown); err != nil || len(shown.Endgames) != 5 {
		t.Fatalf("%v\n%s", err, text)
	}
	if queen := shown.Endgames[4]; queen.Piece != "queen" || queen.Material != "KQvK" || queen.Side != "white" || queen.Share != 1 || queen.Longest != 6 || !strings.Contains(queen.Text, "at most 6 moves") {
		t.Errorf("%+v", queen)
	}
	answered := &endgame.Answer{Side: "white", Pieces: []string{"rook"}, Parts: []endgame.Part{{White: endgame.Counts{Positions: 2, Won: 2, Longest: 31}}}}
	if text := answered.Sentence(); text != "White's rook: wins every position when it is to move, in at most 16 moves." {
		t.Error(text)
	}
	if _, out, _ := typed(t, "", "show", "crazyhouse"); strings.Contains(out, "Endgames") {
		t.Errorf("%s", out)
	}
}
