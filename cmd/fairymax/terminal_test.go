package main

import (
	"io"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// conversation types lines into a game in the terminal, against an engine with very
// little time, and looks for parts of the output in order.
func conversation(t *testing.T, variant, input string, want ...string) string {
	t.Helper()
	status, out, err := typed(t, input, "play", "-text", "-st", "1ms", variant)
	if status != 0 || err != "" {
		t.Errorf("status %d, errors %s", status, err)
	}
	rest := out
	for _, part := range want {
		_, after, found := strings.Cut(rest, part)
		if !found {
			t.Fatalf("%q is missing in\n%s", part, out)
		}
		rest = after
	}
	return out
}

// ownGame writes a variant that changes chess and returns its path.
func ownGame(t *testing.T, lines ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "own.toml")
	write(t, path, "title = \"Own\"\nextends = \"normal\"\n"+strings.Join(lines, "\n")+"\n")
	return path
}

func TestTerminalDrops(t *testing.T) {
	game := ownGame(t, `start = "4k3/8/8/8/8/8/8/4K3[NNq] w - - 0 1"`, `hand = { use = "drop", gains = "captures" }`,
		`without = "castling"`, `endings.material = "none"`)
	conversation(t, game, "help\nN@e3\nR@a1\nN@e1\nquit\n",
		"Black's hand: q\n", " 8  .", "White's hand: N×2\n", "Type a move",
		"Drops: the letter of the piece, @ and the square, such as N@", "White plays N@e3.", "White's hand: N\n",
		"White has no rook in hand, only 1 knight.", "A piece cannot be dropped on e1: ")
}

// The game begins at a FEN, with the engine if it is its turn.
func TestTerminalAtFEN(t *testing.T) {
	for fen, want := range map[string]string{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1": "White to move.", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1": "Black plays K"} {
		status, out, err := typed(t, "fen\nquit\n", "play", "-text", "-st", "1ms", "-fen", fen, "normal")
		if status != 0 || err != "" || !strings.Contains(out, "1  R . . . K . . . 1") || !strings.Contains(out, want) {
			t.Errorf("%s: status %d, errors %s\n%s", fen, status, err, out)
		}
	}
	if status, _, err := typed(t, "", "play", "-fen", "8/8", "normal"); status != 1 || !strings.Contains(err, "fairymax: FEN: ") {
		t.Errorf("status %d, errors %s", status, err)
	}
}

func TestTerminalLegs(t *testing.T) {
	game := ownGame(t, `start = "4k3/8/8/8/2p5/3p4/4L3/K7 w - - 0 1"`, `without = "castling"`,
		`pieces = ["pawn", "knight", "bishop", "rook", "queen", "king", "lion"]`, `[piece.lion]`, `letter = "L"`,
		`moves = [{ leap = [[0, 1], [1, 1]], then = { after = ["move", "capture"], leap = [[0, 1], [1, 1]], dirs = "any" } }]`)
	conversation(t, game, "help\nmoves e2\nmoves a9\ne2d3,d3c4\nquit\n",
		"Captures on the way: all legs of the move, separated by commas, such as", "e2d3,d3", "Passing the turn: @@@@.",
		"Lxd3", "a9 is neither a square of this board nor a piece of this game.", "White plays Le2xd3xc4.")
	conversation(t, game, "e2d3,d3e2\nquit\n", "White plays Le2xd3-e2.")
	conversation(t, game, "@@@@\nquit\n", "White plays --.")
}

func TestTerminalHoles(t *testing.T) {
	game := ownGame(t, `start = "2bqkb2/pppppppp/8/8/8/8/PPPPPPPP/2BQKB2 w - - 0 1"`, `holes = ["d4-e5"]`, `without = "castling"`)
	conversation(t, game, "d2d4\nd2d3\nquit\n", "  5  . . . # # . . . 5", "  4  . . . # # . . . 4", "no such square", "White plays d3.")
}

func TestTerminalCounts(t *testing.T) {
	checks := ownGame(t, `start = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 +1+0"`, `without = "castling"`, `endings.checks = 3`, `endings.material = "none"`)
	conversation(t, checks, "Ra8\nquit\n", "Checks given, of 3: White 1, Black 0.", "Checks given, of 3: White 2, Black 0.")
	counting := ownGame(t, `start = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"`, `without = "castling"`, `[endings.counting]`, `bare = [{ moves = 64 }]`)
	conversation(t, counting, "Kd2\nquit\n", "Counting: ", " of 64 moves.")
}

func TestTerminalShuffles(t *testing.T) {
	game := ownGame(t, `shuffle = "chess960"`)
	first := regexp.MustCompile(`  1  .*1\n`)
	starts := map[string]bool{}
	for _, line := range first.FindAllString(conversation(t, game, strings.Repeat("new\n", 20)), -1) {
		starts[line] = true
	}
	if len(starts) < 2 {
		t.Errorf("20 games begin with %v", starts)
	}
}

// A game on the largest board, with more types than letters.
func TestTerminalLargest(t *testing.T) {
	out := conversation(t, "forty", "a4a5\nmoves a5\nh4h6\nt'16t'15\nquit\n", "You play White.", " 16  ", "White plays a5.", "Black plays ", "White to move.")
	for line := range strings.Lines(out) {
		if strings.HasPrefix(line, " 16  ") && len(line) > 60 {
			t.Errorf("the board is too wide: %s", line)
		}
	}
}

// Every move that is not legal is explained.
func TestTerminalExplains(t *testing.T) {
	conversation(t, "normal", "hop\ne2e5\na1a4\nO-O\nNd4\nquit\n",
		"\"hop\" is neither a move nor a command", "How a pawn moves: ", "the pawn on a2 is in the way.",
		"the bishop on f1 and the knight on", "White has no knight that can go to d4.")
}

// A new game reads the variant file again. Its mistakes are shown, and the present
// game continues.
func TestTerminalReadsTheRulesAgain(t *testing.T) {
	game := ownGame(t, `start = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"`, `without = "castling"`)
	text := "title = \"Own\"\nextends = \"normal\"\nwithout = \"castling\"\n"
	edits := []string{
		text + "start = \"4k3/8/8/8/8/8/8/N3K3 w - - 0 1\"\nendings.stalemate = \"darw\"\n",
		text + "start = \"4k3/8/8/8/8/8/8/NN2K3 w - - 0 1\"\n",
	}
	input := &typist{lines: []string{"new\n", "Ra5\n", "new\n", "Nc3\n", "new\n", "quit\n"}}
	input.edit = func(n int) {
		if n == 0 || n == 2 {
			write(t, game, edits[n/2])
		}
	}
	var out, errors strings.Builder
	if status := run([]string{"play", "-text", "-st", "1ms", game}, console{input, &out, &errors}); status != 0 || errors.Len() > 0 {
		t.Errorf("status %d, errors %s", status, errors.String())
	}
	rest := out.String()
	for _, part := range []string{"own.toml:5:21: ", "did you mean \"draw\"", "    5 | endings.stalemate = \"darw\"\n", "^^^^^^",
		"The game continues with the old rules", "White plays Ra5", "The rules have changed; this is a new game of Own", "1  N N . . K", "White plays N", "1  N N . . K"} {
		_, after, found := strings.Cut(rest, part)
		if !found {
			t.Fatalf("%q is missing in\n%s", part, out.String())
		}
		rest = after
	}
	if strings.Count(out.String(), "rules have changed") != 1 {
		t.Errorf("the rules change more than once in\n%s", out.String())
	}
}

// typist types line by line, and edits files before each line.
type typist struct {
	lines []string
	next  int
	edit  func(line int)
}

func (k *typist) Read(b []byte) (int, error) {
	if k.next == len(k.lines) {
		return 0, io.EOF
	}
	k.edit(k.next)
	k.next++
	return copy(b, k.lines[k.next-1]), nil
}
