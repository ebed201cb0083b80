package explain

import (
	"strings"
	"testing"
	"testing/fstest"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/variants"
)

func position(t *testing.T, variant, fen string) *board.Position {
	t.Helper()
	v, err := variants.NewCatalogue(fairymax.Files).Load(variant)
	if err != nil {
		t.Fatal(err)
	}
	if fen == "" {
		return v.Rules.Start()
	}
	p, err := v.Rules.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Each row is a text that is not legal, and what must be said of it.
func TestRefused(t *testing.T) {
	const (
		checked = "4r1k1/8/8/8/8/8/4N3/4K2R w K - 0 1"
		gates   = "r3k2r/8/8/8/8/8/8/R3K2R[H] w KQkq - 0 1"
		placed  = "8/pppppppp/8/8/8/8/PPPPPPPP/B7[KQRRBNNkqrrbbnn] w - - 0 1"
		drops   = "4k4/9/9/9/2P6/9/9/9/4K4[PL] w - - 0 1"
	)
	for _, test := range []struct{ variant, fen, text, want string }{
		{"normal", "", "z", `"z" does not look like a move, such as b1c3 or Nc3.`},
		{"normal", "", "e9e1", "the board goes from a1 to h8"},
		{"normal", "", "e4e5", "There is no piece on e4."},
		{"normal", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4", "White has no such piece that could make that move."},
		{"normal", "", "e7e5", "The pawn on e7 is not yours: White is to move."},
		{"normal", "", "d1d2", "The queen on d1 cannot go to d2: White's own pawn stands there."},
		{"normal", "", "a1a4", "The rook on a1 cannot go to a4: the pawn on a2 is in the way."},
		{"normal", "3qk3/8/3b4/8/3p4/8/3R4/4K3 w - - 0 1", "d2d8", "the pawn on d4 and the bishop on d6 are in the way"},
		{"normal", "", "b1b3", "it does not move like that. The moves of a knight: a leap [1, 2]."},
		{"normal", "", "e2d3", "it may only capture there, and there is nobody, nor has anybody just passed"},
		{"normal", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e3", "it does not capture like that, and Black's pawn on e3 stands there"},
		{"normal", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e6", "it could only with its first move"},
		{"normal", "", "Nd4", "No knight of White's can go to d4."},
		{"normal", checked, "e2g3", "The knight on e2 cannot go to g3: the rook on e8 would attack the king on e1."},
		{"normal", "4r1k1/8/8/8/8/8/N7/4K3 w - - 0 1", "Nc3", "the rook on e8 would still attack the king on e1."},
		{"normal", "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1", "the rook on d8 would attack the king on d1"},
		{"normal", "", "O-O", "White cannot castle e1–g1 with h1–f1: the bishop on f1 and the knight on g1 are in the way."},
		{"normal", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "f1, which he crosses, is attacked by the rook on f8."},
		{"normal", "6r1/1k6/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "the rook on g8 would attack him on g1."},
		{"normal", "4r3/1k6/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O", "the king on e1 is attacked by the rook on e8."},
		{"normal", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "O-O", "the king or the rook on h1 has moved before."},
		{"normal", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O", "no rook that has not moved stands on h1."},
		{"normal", "4k3/8/8/8/8/8/8/3K3R w - - 0 1", "O-O", "the king does not stand on e1."},
		{"shatranj", "", "O-O", "White cannot castle that way in this game."},
		{"normal", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", "it becomes a queen, rook, bishop or knight."},
		{"normal", "4k3/8/8/2N5/8/2N5/8/2N1K3 w - - 0 1", "Nd3", "That fits several moves: N1d3 and N5d3."},
		{"grand", "4k5/P9/10/10/10/10/10/10/10/4K5[] w - - 0 1", "a9a10", "there is nothing that it could become"},
		{"kingofthehill", "4k3/8/8/8/4K3/8/8/8 b - - 0 1", "e8e7", "The game is over: White wins, "},
		{"xiangqi", "", "b3b8", "it needs a man on b4, b5, b6 or b7, and nobody stands there"},
		{"xiangqi", "", "b3b9", "the cannon on b8 is in the way."},
		{"xiangqi", "3k5/9/1r7/9/9/1p7/9/1P7/9/1C2K4 w - - 0 1", "b1b8",
			"the soldier on b5 and the soldier on b3 are in the way, one man too many to jump over"},
		{"xiangqi", "", "e1e3", "it does not move like that"},
		{"xiangqi", "4k4/9/9/9/9/9/9/3K5/9/9 w - - 0 1", "d3d4", "such a move has to end on d1–f3"},
		{"xiangqi", "4k4/9/9/9/9/9/9/1P7/1H7/3K5 w - - 0 1", "b2c4", "the soldier on b3 is in the way"},
		{"xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "d1e1", "the General on e10 would attack the General on e1"},
		{"crazyhouse", "4r1k1/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@a4", "White cannot drop a pawn on a4: the rook on e8 would still attack the king on e1."},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "N@a4", "White has no knight in hand, but 1 pawn."},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@e1", "Nobody can be dropped on e1: White's king on e1 stands there."},
		{"normal", "", "P@e4", "Nobody is ever in hand in this game."},
		{"shogi", drops, "P@c2", "White's own shogi pawn on c5 stands on the c-file already."},
		{"shogi", drops, "L@d9", "and d9 does not belong to it."},
		{"shogi", "3rkr3/3p1p3/3G5/9/9/9/9/9/4K4[P] w - - 0 1", "P@e8", "may not give mate by being dropped, as it would on e8."},
		{"placement", placed, "a2a3", "in hand: 2 knights, 1 bishop, 2 rooks, 1 queen and 1 king."},
		{"placement", placed, "B@c1", "the other colour than c1, where the bishop on a1 stands."},
		{"seirawan", gates, "e1e2q", "the king on e1 can let nobody in but Hawk."},
		{"seirawan", gates, "H@e4", "they come in on the square that a man leaves with his first move."},
	} {
		legal, said := Answer(position(t, test.variant, test.fen), test.text)
		if legal || !strings.Contains(strings.Join(said[1:], " "), test.want) {
			t.Errorf("%s %s %q: %q, want %q", test.variant, test.fen, test.text, said, test.want)
		}
	}
}

// Each row is a legal move, and what must be said of it.
func TestLegal(t *testing.T) {
	for _, test := range []struct{ variant, fen, text, want string }{
		{"normal", "", "e2e4", "e2e4 (e4) is legal. The pawn on e2 goes to e4. It may then be captured en passant."},
		{"normal", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "The pawn on e5 goes to d6 and takes the pawn on d5 en passant."},
		{"normal", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8r", "It becomes a rook; otherwise it becomes a queen, bishop or knight. That gives check from the rook on a8."},
		{"normal", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "That gives check from the rook on a8. The game is over then: White wins, checkmate."},
		{"normal", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", "The king on e1 castles: it goes to c1, and the rook on a1 to d1."},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@e4", "White drops a pawn on e4."},
		{"shogi", "4k4/9/9/2P6/9/9/9/9/4K4[] w - - 0 1", "c6c7+", "It becomes a tokin; otherwise it stays what it is."},
		{"seirawan", "r3k2r/8/8/8/8/8/8/R3K2R[H] w KQkq - 0 1", "h1e1h", "A Hawk comes in from the hand on h1."},
		{"sittuyin", "4k3/8/8/3P4/8/8/8/4K3[] w - - 0 1", "d5d5f", "The shatranj pawn on d5 stays where it is. It becomes"},
	} {
		legal, said := Answer(position(t, test.variant, test.fen), test.text)
		if !legal || !strings.Contains(strings.Join(said, " "), test.want) {
			t.Errorf("%s %s %q: %q, want %q", test.variant, test.fen, test.text, said, test.want)
		}
	}
}

// A game for rules that no shipped variant has.
const zooFile = `
title  = "Zoo"
board  = "8x8"
start  = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
pieces = ["king", "lion", "rook", "frog"]
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
`

func TestRefusedInTheZoo(t *testing.T) {
	for _, test := range []struct{ extra, fen, text, want string }{
		{"", "4k3/8/8/8/2L5/8/8/4K3 w - - 0 1", "c4d5,d5e6", "it needs an enemy whom it may take on d5"},
		{"", "4k3/8/8/8/8/2r5/2F5/4K3 w - - 0 1", "c2c4", "it needs a man of its own side on c3"},
		{"", "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1c1", "White is in check from the rook on e8, and that is only possible while it is not."},
		{"", "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "--", "White is in check from the rook on e8, and may not pass its turn then."},
		{"captures = \"must\"\n", "4k3/8/8/3r4/2L5/8/8/K7 w - - 0 1", "a1a2", "Whoever can capture has to capture, and White can: Lxd5"},
		{"royal = { types = \"king\", stays = true }\n", "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1", "in check from the rook on e8 it may not step away"},
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
		if legal, said := Answer(p, test.text); legal || !strings.Contains(strings.Join(said[1:], " "), test.want) {
			t.Errorf("%s %q: %q, want %q", test.fen, test.text, said, test.want)
		}
	}
}

// Every reason has somebody who tells it.
func TestEveryReasonIsTold(t *testing.T) {
	for reason := notation.NotAMove; reason <= notation.DropMates; reason++ {
		if explanations[reason] == nil {
			t.Errorf("nobody tells why %v", reason)
		}
	}
}
