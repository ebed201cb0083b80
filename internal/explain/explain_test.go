package explain

import (
	"strings"
	"testing"
	"testing/fstest"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/testfiles"
	"fairymax/variants"
)

// loaded keeps the rules that tests have loaded.
var loaded = map[string]*board.Rules{}

func position(t *testing.T, variant, fen string) *board.Position {
	t.Helper()
	if loaded[variant] == nil {
		v, err := variants.NewCatalogue(testfiles.Files).Load(variant)
		if err != nil {
			t.Fatal(err)
		}
		loaded[variant] = v.Rules
	}
	if fen == "" {
		return loaded[variant].Start()
	}
	p, err := loaded[variant].ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// refusal is a text that is not a legal move, and a part of its explanation.
type refusal struct{ variant, fen, text, want string }

func checkRefusals(t *testing.T, refusals []refusal) {
	t.Helper()
	for _, test := range refusals {
		is, said := Answer(board.NewGame(position(t, test.variant, test.fen)), test.text)
		if is != Wrong || !strings.Contains(strings.Join(said, " "), test.want) {
			t.Errorf("%s %s %q: %q, want %q", test.variant, test.fen, test.text, said, test.want)
		}
	}
}

func TestRefusedInChess(t *testing.T) {
	const checked = "4r1k1/8/8/8/8/8/4N3/4K2R w K - 0 1"
	checkRefusals(t, []refusal{
		{"normal", "", "z", `"z" is neither a move, such as b1c3 or Nc3, nor a square or piece of this game.`},
		{"normal", "", "bihsop", `nor a square or piece of this game (did you mean "bishop"?).`},
		{"normal", "", "e2 e5", "e2 e5 is not legal. The pawn on e2 cannot go to e5: "},
		{"normal", "", "Pe2", "Pe2 is not legal. White's pawn on e2 is on that square."},
		{"normal", "", "e9e1", "the board goes from a1 to h8"},
		{"normal", "", "e4e5", "There is no piece on e4."},
		{"normal", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4", "White has no such piece to move."},
		{"normal", "", "e7e5", "The pawn on e7 is not yours: White is to move."},
		{"normal", "", "d1d2", "The queen on d1 cannot go to d2: White's own pawn is there."},
		{"normal", "", "Nd2", "The knight on b1 cannot go to d2: White's own pawn is there."}, // that on g1 could not anyway
		{"normal", "", "a1a4", "The rook on a1 cannot go to a4: the pawn on a2 is in the way."},
		{"normal", "3qk3/8/3b4/8/3p4/8/3R4/4K3 w - - 0 1", "d2d8", "the pawn on d4 and the bishop on d6 are in the way"},
		{"normal", "", "b1b3", "it does not move like that. How a knight moves: a leap [1, 2]."},
		{"normal", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1b1", "it does not move like that; in castling it goes to c1. How a king moves: "},
		{"normal", "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1b1", "it does not move like that. How a king moves: "},
		{"normal", "", "e2d3", "it may only capture there, and there is nothing to capture, not even en passant"},
		{"normal", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e3", "it cannot capture with this move, and Black's pawn on e3 is in the way"},
		{"normal", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e6", "it may do this only as its first move"},
		{"normal", "", "nd4", "White has no knight that can go to d4."},
		{"normal", "4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1", "bxc3", "White has no such piece to move. If you mean the bishop, write Bxc3."},
		{"normal", "", "Nd4", "White has no knight that can go to d4."},
		{"normal", checked, "e2g3", "The knight on e2 cannot go to g3: the rook on e8 would attack the king on e1."},
		{"normal", "4r1k1/8/8/8/8/8/N7/4K3 w - - 0 1", "Nc3", "the rook on e8 would still attack the king on e1."},
		{"normal", "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1", "the rook on d8 would attack the king on d1"},
		{"normal", "", "O-O", "White cannot castle e1–g1 with h1–f1: the bishop on f1 and the knight on g1 are in the way."},
		{"normal", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "the king would cross f1, which is attacked by the rook on f8."},
		{"normal", "6r1/1k6/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "the rook on g8 would attack the king on g1."},
		{"normal", "4r3/1k6/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O", "the king on e1 is attacked by the rook on e8."},
		{"normal", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "O-O", "the king or the rook on h1 has already moved."},
		{"normal", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O", "there is no unmoved rook on h1."},
		{"normal", "4k3/8/8/8/8/8/8/3K3R w - - 0 1", "O-O", "the king is not on e1."},
		{"shatranj", "", "O-O", "There is no castling in this game."},
		{"horde", "", "O-O", "White cannot castle that way in this game."},
		{"normal", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", "it can only become a queen, rook, bishop or knight."},
		{"normal", "4k3/8/8/2N5/8/2N5/8/2N1K3 w - - 0 1", "Nd3", "That fits several moves: N1d3 and N5d3."},
	})
}

func TestRefusedInVariants(t *testing.T) {
	const (
		gates  = "r3k2r/8/8/8/8/8/8/R3K2R[H] w KQkq - 0 1"
		placed = "8/pppppppp/8/8/8/8/PPPPPPPP/B7[KQRRBNNkqrrbbnn] w - - 0 1"
		drops  = "4k4/9/9/9/2P6/9/9/9/4K4[PL] w - - 0 1"
	)
	checkRefusals(t, []refusal{
		{"grand", "4k5/P9/10/10/10/10/10/10/10/4K5[] w - - 0 1", "a9a10", "there is no piece left that it could become: White has no such piece in hand."},
		{"duck", "", "b1c3", "Say where the wall goes, such as b1c3,c3"},
		{"kingofthehill", "4k3/8/8/8/4K3/8/8/8 b - - 0 1", "e8e7", "The game is over: White wins, "},
		{"xiangqi", "", "b3b8", "there must be a piece on b4, b5, b6 or b7"},
		{"xiangqi", "", "b3b9", "the cannon on b8 is in the way."},
		{"xiangqi", "3k5/9/1r7/9/9/1p7/9/1P7/9/1C2K4 w - - 0 1", "b1b8",
			"the soldier on b5 and the soldier on b3 are in the way, one piece too many to jump over"},
		{"grasshopper", "4k3/8/8/8/p7/8/8/G3K3 w - - 0 1", "a1a6", "the shatranj pawn on a4 is in the way; there must be a piece on a5"},
		{"grasshopper", "4k3/8/8/p7/p7/8/8/G3K3 w - - 0 1", "a1a6", "is in the way, one piece too many to jump over"},
		{"grasshopper", "4k3/8/8/8/8/8/8/G3K3 w - - 0 1", "a1a6", "to a6: there must be a piece on a5."},
		{"xiangqi", "", "e1e3", "it does not move like that"},
		{"xiangqi", "4k4/9/9/9/9/9/9/3K5/9/9 w - - 0 1", "d3d4", "this move must end on d1–f3"},
		{"xiangqi", "4k4/9/9/9/9/9/9/1P7/1H7/3K5 w - - 0 1", "b2c4", "the soldier on b3 is in the way"},
		{"xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "d1e1", "the General on e10 would attack the General on e1"},
		{"crazyhouse", "4r1k1/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@a4", "White cannot drop a pawn on a4: the rook on e8 would still attack the king on e1."},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "N@a4", "White has no knight in hand, only 1 pawn."},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@e1", "A piece cannot be dropped on e1: White's king is there."},
		{"normal", "", "P@e4", "This game has no pieces in hand."},
		{"shogi", drops, "P@c2", "A shogi pawn may not be dropped on c2: White already has one on the c-file, on c5."},
		{"shogi", drops, "L@d9", ", not on d9."},
		{"shogi", "3rkr3/3p1p3/3G5/9/9/9/9/9/4K4[P] w - - 0 1", "P@e8", "may not be dropped to give mate, as it would on e8."},
		{"placement", placed, "a2a3", "White must first place all pieces in hand: 2 knights, 1 bishop, 2 rooks, 1 queen and 1 king."},
		{"placement", placed, "B@c1", "it must go to the other square colour, because the bishop on a1 is on the same colour as c1."},
		{"seirawan", gates, "e1e2q", "the king on e1 can bring in only a Hawk."},
		{"seirawan", gates, "H@e4", "they come in on the square that a piece leaves with its first move."},
	})
}

// Each row is a legal move, and a part of its description.
func TestLegal(t *testing.T) {
	for _, test := range []struct{ variant, fen, text, want string }{
		{"normal", "", "e2e4", "e2e4 is legal. The pawn on e2 moves to e4."},
		{"normal", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e4", "The pawn on e2 moves to e4. The pawn on e4 may then be captured en passant."},
		{"normal", "", "e2xe4", "e2xe4 (e2e4) is legal. The pawn on e2 moves to e4. It captures nothing."},
		{"normal", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "The pawn on e5 moves to d6 and captures the pawn on d5 en passant."},
		{"normal", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8r", "It becomes a rook; it could also become a queen, bishop or knight. The rook on a8 gives check."},
		{"normal", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "The rook on a8 gives check. The game is then over: White wins, checkmate."},
		{"normal", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", "The king on e1 castles: it goes to c1, and the rook on a1 to d1."},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@e4", "White drops a pawn on e4."},
		{"shogi", "4k4/9/9/2P6/9/9/9/9/4K4[] w - - 0 1", "c6c7+", "It becomes a tokin; it could also stay as it is."},
		{"seirawan", "r3k2r/8/8/8/8/8/8/R3K2R[H] w KQkq - 0 1", "h1e1h", "A Hawk comes from the hand to h1."},
		{"normal", "8/8/8/3k4/8/8/8/K7 w - - 0 1", "a1a2", "a1a2 is legal. The game is over already: drawn, dead material. The king on a1 moves to a2."},
		{"normal", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 100 90", "a1a8", "The game is over already: drawn, move rule. The rook on a1 moves to a8. The rook on a8 gives check. The game is then over: White wins, checkmate."},
		{"rifle", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "The pawn on e5 captures the pawn on d5 and stays where it is."},
		{"sittuyin", "4k3/8/8/3P4/8/8/8/4K3[] w - - 0 1", "d5d5f", "The shatranj pawn on d5 stays where it is. It becomes"},
	} {
		is, said := Answer(board.NewGame(position(t, test.variant, test.fen)), test.text)
		got := strings.Join(said, " ")
		again := strings.Contains(test.want, "already") && strings.Count(got, "drawn") > 1
		if is != Move || again || !strings.Contains(got, test.want) {
			t.Errorf("%s %s %q: %q, want %q", test.variant, test.fen, test.text, said, test.want)
		}
	}
}

// A game with rules that no shipped variant has.
const zooFile = `
title  = "Zoo"
board  = "8x8"
start  = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
pieces = ["king", "lion", "rook", "frog", "archer", "otter"]
pass   = true

[piece.king]
letter = "K"
moves  = [{ leap = [[0, 1], [1, 1]] }, { leap = [0, 2], only = "move", when = "not in check" }]

[piece.rook]
letter = "R"
moves  = [{ slide = [0, 1] }]

[piece.lion]
letter = "L"
moves  = [{ leap = [[0, 1], [1, 1]], then = { after = "capture", leap = [[0, 1], [1, 1]], dirs = "any" } }]

[piece.frog]
letter = "F"
moves  = [{ slide = [0, 1], then = { over = "friend", leap = [0, 1] } }]

[piece.archer]
letter = "A"
moves  = [{ leap = [0, 2], path = [0, 1], only = "passing", then = { after = "capture", leap = [0, -2] } }]

[piece.otter]
letter = "O"
moves  = [{ leap = [1, 1], only = "passing", then = { after = "capture", leap = [1, 1], only = "move" } }]
`

// What shoots and what jumps is told by its legs, in any way that the text names them.
func TestLegs(t *testing.T) {
	files := fstest.MapFS{"pieces.toml": {Data: nil}, "variants/zoo.toml": {Data: []byte(zooFile)}}
	v, err := variants.NewCatalogue(files).Load("zoo")
	if err != nil {
		t.Fatal(err)
	}
	p, err := v.Rules.ParseFEN("4k3/8/2r5/8/2A2r2/4O3/8/A1R1K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	const shot = "The archer on c4 shoots the rook on c6 and stays where it is."
	for text, want := range map[string]string{
		"c4c6":      "c4c6 (c4c6,c6c4) is legal. " + shot,
		"c4c6,c6c4": "c4c6,c6c4 is legal. " + shot,
		"c6":        "One legal move goes to c6 or captures there. c4c6,c6c4 (Ac4xc6-c4): " + shot,
		"a1c1":      "White's own rook is there.",
		"c4e4":      "The archer on c4 cannot go to e4: there must be an enemy piece that it may capture on e4.",
		"e3f4":      "e3f4 is not a whole move. The move continues: write e3f4,f4g5.",
		"e3g5":      "The otter on e3 moves to g5 and captures the rook on f4.",
		"archer":    "How an archer moves: shoots without moving: a leap [0, 2] if nothing is in the way.",
		"otter":     "How an otter moves: one step diagonally, then moves after a capture there: one step on in the same direction.",
	} {
		if _, said := Answer(board.NewGame(p), text); !strings.Contains(strings.Join(said, " "), want) {
			t.Errorf("%q: %q, want %q", text, said, want)
		}
	}
}

func TestRefusedInJanggi(t *testing.T) {
	const facing = "4k4/9/9/9/9/9/9/9/9/P3K4 w - - 0 1"
	checkRefusals(t, []refusal{
		{"janggi", facing, "a1a2", "The General on e1 and the General on e10 face each other, and if the Soldier on a1 goes to a2 they still do. White must end that, or pass."},
		{"janggi", facing, "e1e2", "if the General on e1 goes to e2 they still do."},
		{"janggi", "4r4/9/4k4/9/9/9/9/9/9/4K4 w - - 0 1 @", "a1a2", "The game is over: "},
		{"janggi", "3k5/9/9/9/9/9/9/c8/9/C4K3 w - - 0 1", "a1a5", "the Cannon on a3 is not a hurdle for it."},
		{"janggi", "3k5/9/9/9/9/9/c8/p8/9/C4K3 w - - 0 1", "a1a4", "it may capture only a Soldier, Guard, Elephant, Horse, Chariot or General there"},
		{"janggi", "3k5/9/9/9/9/9/9/9/9/C4K3 w - - 0 1", "a1a4", "there must be a piece on a2 or a3"},
		{"janggi", "3k1r3/9/9/9/9/9/9/9/9/5K3 w - - 0 1", "@@@@", "White is in check from the Chariot on f10 and may not pass."},
	})
}

func TestRefusedInTheZoo(t *testing.T) {
	for _, test := range []struct{ extra, fen, text, want string }{
		{"", "4k3/8/8/8/2L5/8/8/4K3 w - - 0 1", "c4d5,d5e6", "there must be an enemy piece that it may capture on d5"},
		{"", "4k3/8/8/8/8/2r5/2F5/4K3 w - - 0 1", "c2c4", "there must be a piece of its own side on c3"},
		{"", "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1c1", "White is in check from the rook on e8, and this move is not allowed in check."},
		{"", "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "--", "White is in check from the rook on e8 and may not pass."},
		{"captures = \"must\"\n", "4k3/8/8/3r4/2L5/8/8/K7 w - - 0 1", "a1a2", "A side that can capture must capture; it may choose among several captures. White can play Lxd5"},
		{"grid = { size = \"4x4\", moves = \"stay\" }\n", "4r1k1/8/8/8/8/8/8/3K4 w - - 0 1", "d1e2", "it must end in the cell where it began, and cannot cross a line of the grid"},
		{"royal = { types = \"king\", stays = true }\n", "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1", "in check from the rook on e8, it may not step away"},
	} {
		files := fstest.MapFS{"pieces.toml": {Data: nil}, "variants/zoo.toml": {Data: []byte(test.extra + zooFile)}}
		v, err := variants.NewCatalogue(files).Load("zoo")
		if err != nil {
			t.Error(err)
			continue
		}
		p, err := v.Rules.ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		if is, said := Answer(board.NewGame(p), test.text); is != Wrong || !strings.Contains(strings.Join(said[1:], " "), test.want) {
			t.Errorf("%s %q: %q, want %q", test.fen, test.text, said, test.want)
		}
	}
}

func TestRefusedTrades(t *testing.T) {
	checkRefusals(t, []refusal{
		{"lion", "r3k3/l7/8/L7/8/8/8/4K3 w - - 0 1", "a5a7",
			"The lion on a5 cannot capture the lion on a7: the rook on a8 could recapture. A lion may not capture a lion of the enemy if it could be recaptured where its move ends, except by a king;"},
		{"chu", "k11/12/l11/12/12/12/n11/p11/N11/12/12/11K w - - 0 1", "a4a5,a5a6", "The lion on a4 cannot go via a5 to a6"},
		{"elven", "5k4/10/10/l9/10/10/10/10/9L/R8K w - - 0 1 xb2", "a1a7",
			"The rook on a1 cannot capture the Warlock on a7 right after the capture on b2. Right after a Warlock was captured by a piece of another kind, its side may not capture a Warlock, except where that capture ended."},
	})
}

// Every reason has an explanation.
func TestEveryReasonIsTold(t *testing.T) {
	for reason := notation.NotAMove; reason <= notation.NoCounterstrike; reason++ {
		if explanations[reason] == nil {
			t.Errorf("%v has no explanation", reason)
		}
	}
}

// How the game has gone tells whether a move repeats a position, and what that means.
func TestRepetitionIsTold(t *testing.T) {
	ends := map[int]string{3: "The position then occurs for the 2nd time.", 7: "The game is then over: drawn, repetition."}
	g := board.NewGame(position(t, "normal", ""))
	for i, text := range strings.Fields("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8") {
		m, err := notation.Read(g.Position(), text, 1)
		if err != nil {
			t.Fatal(err)
		}
		_, said := Answer(g, text)
		if all := strings.Join(said, " "); !strings.HasSuffix(all, ends[i]) || i < 3 && strings.Contains(all, "then") {
			t.Errorf("move %d: %q does not end with %q", i, all, ends[i])
		}
		g.Play(m)
	}
}
