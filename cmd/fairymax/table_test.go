package main

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fairymax"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// conversation types lines into a game in the terminal, against an engine that
// hardly thinks, and looks for parts of the output in order.
func conversation(t *testing.T, variant, input string, want ...string) string {
	t.Helper()
	status, out, err := typed(t, input, "play", "-text", "-time", "1ms", variant)
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

func TestTableDrops(t *testing.T) {
	game := ownGame(t, `start = "4k3/8/8/8/8/8/8/4K3[NNq] w - - 0 1"`, `hand = { use = "drop", gains = "captures" }`,
		`without = "castling"`, `endings.material = "none"`)
	conversation(t, game, "help\nN@e3\nR@a1\nN@e1\nquit\n",
		"Black's hand: q\n", " 8  .", "White's hand: N×2\n", "Type a move",
		"Drops: the letter of the piece, @ and the square, such as N@", "White plays N@e3.", "White's hand: N\n",
		"You have no such piece in hand.", "Somebody stands there already.")
}

func TestTableLegs(t *testing.T) {
	game := ownGame(t, `start = "4k3/8/8/8/2p5/3p4/4L3/K7 w - - 0 1"`, `without = "castling"`,
		`pieces = ["pawn", "knight", "bishop", "rook", "queen", "king", "lion"]`, `[piece.lion]`, `letter = "L"`,
		`moves = [{ leap = [[0, 1], [1, 1]], then = { after = ["move", "capture"], leap = [[0, 1], [1, 1]], dirs = "any" } }]`)
	conversation(t, game, "help\nmoves e2\nmoves a9\ne2d3,d3c4\nquit\n",
		"Captures on the way: each leg by itself, with commas between, such as e2d3,d3", "Passing the turn: @@@@.",
		"Lxd3", "There is no square a9", "White plays Le2xd3xc4.")
	conversation(t, game, "e2d3,d3e2\nquit\n", "White plays Le2xd3-e2.")
	conversation(t, game, "@@@@\nquit\n", "White plays --.")
}

func TestTableHoles(t *testing.T) {
	game := ownGame(t, `start = "2bqkb2/pppppppp/8/8/8/8/PPPPPPPP/2BQKB2 w - - 0 1"`, `holes = ["d4-e5"]`, `without = "castling"`)
	conversation(t, game, "d2d4\nd2d3\nquit\n", "  5  . . . # # . . . 5", "  4  . . . # # . . . 4", "no such square", "White plays d3.")
}

func TestTableCounts(t *testing.T) {
	checks := ownGame(t, `start = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 +1+0"`, `without = "castling"`, `endings.checks = 3`, `endings.material = "none"`)
	conversation(t, checks, "Ra8\nquit\n", "Checks given, of 3: White 1, Black 0.", "Checks given, of 3: White 2, Black 0.")
	counting := ownGame(t, `start = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"`, `without = "castling"`, `[endings.counting]`, `bare = [{ moves = 64 }]`)
	conversation(t, counting, "Kd2\nquit\n", "Counting: ", " of 64 moves.")
}

func TestTableShuffles(t *testing.T) {
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

// Games on the largest board, with more types than there are letters.
func TestTableLargest(t *testing.T) {
	out := conversation(t, "forty", "a4a5\nmoves a5\nh4h6\nt'16t'15\nquit\n", "You play White.", " 16  ", "White plays a5.", "Black plays ", "White to move.")
	for line := range strings.Lines(out) {
		if strings.HasPrefix(line, " 16  ") && len(line) > 60 {
			t.Errorf("the board is too wide: %s", line)
		}
	}
}

// Every reason for which a move is refused has a sentence of its own.
func TestEveryReasonIsExplained(t *testing.T) {
	v, err := variants.NewCatalogue(fairymax.Files).Load("normal")
	if err != nil {
		t.Fatal(err)
	}
	for _, typed := range []string{"x", "e1e2"} {
		said := map[string]notation.Reason{}
		for reason := notation.NotAMove; reason <= notation.DropMates; reason++ {
			text := explainMove(v.Rules.Start(), &notation.MoveError{Text: typed, Reason: reason})
			if other, known := said[text]; known {
				t.Errorf("%v and %v: %s", reason, other, text)
			}
			if said[text] = reason; !strings.HasSuffix(text, ".") || strings.ContainsAny(text, "{}") {
				t.Errorf("%v is explained as %q", reason, text)
			}
		}
	}
}
