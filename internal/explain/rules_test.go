package explain

import (
	"strings"
	"testing"
	"testing/fstest"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/testfiles"
	"fairymax/variants"
)

const (
	ownChess = "title = \"Own\"\nextends = \"normal\"\n"
	hopping  = "title = \"Own\"\nextends = \"duck\"\nwithout = \"castling\"\npieces = [\"pawn\", \"knight\", \"bishop\", \"rook\", \"queen\", \"king\", \"hopper\"]\n" +
		"start = \"hnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/HNBQKBNR w - - 0 1\"\n[piece.hopper]\nletter = \"H\"\nmoves = "
	before = "start = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RHBQKBNR w KQkq - 0 1\"\npieces = [\"pawn\", \"knight\", \"bishop\", \"rook\", \"queen\", \"king\", \"hopper\"]\n[piece.hopper]\nletter = \"H\"\n" +
		"moves = [{ slide = [0, 1], only = \"passing\", then = { over = \"enemy\", hurdles = \"pawn\", leap = [0, 1], only = \"capture\" } }, " +
		"{ slide = [1, 1], only = \"passing\", then = { before = \"friend\", slide = [1, 1], dirs = \"any\", only = \"move\" } }]\n"
	over = "[{ slide = [0, 1], only = \"passing\", then = { over = \"%\", slide = [0, 1] } }]\n"
)

// Each answer names the rule that refuses a move, or all that is legal, whatever the rules are.
func TestAnswersOfRules(t *testing.T) {
	const wallOnA2 = "7k/8/8/8/8/8/*7/H6K w - - 0 1"
	for _, test := range []answer{
		{ownChess + "captures = \"must\"\n", "4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1", "e1g1", "White can play exd5", "in check"},
		{ownChess + "captures = \"must\"\n", "4k3/8/p2ppppp/1p1p1p1p/2PPPPP1/8/8/R3K2R w KQ - 0 1", "a1a2", "exd5 or 2 more", ""},
		{ownChess + "endings.mating_checks = { never = \"rook\" }\n", "5k2/8/8/8/8/8/4R1R1/4K2R w K - 0 1", "e1g1", "checkmate by a rook alone", "in check"},
		{ownChess, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g8,g8g1", "", "in check"},
		{ownChess, "4r1k1/8/8/8/7b/8/5N2/4K3 w - - 0 1", "f2e4", "the bishop on h4 would attack the king on e1", "still"},
		{ownChess, "", "Qd1", "White's queen on d1 is there.", "like that"},
		{ownChess + "endings.facing = \"draw\"\n", "3k4/8/8/8/8/8/8/4K2R w K - 0 1", "@@@@", "that takes royal pieces that face each other", ""},
		{"title = \"Own\"\nextends = \"duck\"\n", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1,g1g1", "may not place a wall on g1", "in check"},
		{"title = \"Own\"\nextends = \"duck\"\n", "4k3/8/8/8/8/8/5*2/4K2R w K - 0 1", "g1", "e1g1 (O-O): The king on e1 castles: it goes to g1, and the rook on h1 to f1. A wall is placed on one of 60 squares.", "61"},
		{"title = \"Own\"\nextends = \"duck\"\n", "", "e4", "e2e4 (e4): The pawn on e2 moves to e4. A wall is placed on one of 32 squares.", "e4e2"},
		{"title = \"Own\"\nextends = \"duck\"\n", "rnbqkbnr/pppppppp/4*3/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "e1", "No piece of Black reaches e1", ""},
		{"title = \"Own\"\nextends = \"seirawan\"\n", "", "f3", "g1f3h (Nf3/H)", "2 legal"},
		{hopping + strings.Replace(over, "%", "enemy", 1), wallOnA2, "a1a4,a4b4", "there must be an enemy piece on", "cannot go there now"},
		{hopping + strings.Replace(over, "%", "friend", 1), wallOnA2, "a1a4,a4b4", "there must be a piece of its own side on", "cannot go there now"},
		{hopping + "[{ slide = [0, 1], only = \"passing\", then = { after = \"capture\", leap = [0, 1], only = \"move\" } }]\n", wallOnA2, "a1a3,a3b3", "", "cannot go there now"},
		{ownChess + before, "4k3/8/8/6P1/3p4/8/8/3H1K2 w - - 0 1", "d1f3", "there must be a piece of its own side on h5 or c2", ""},
		{ownChess + "without = \"castling\"\nstart = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\"\nroyal.types = [\"king\", \"queen\"]\npromotion.pawn.to = [\"rook\"]\nafter_capture.neighbours = { becomes = \"nothing\" }\n",
			"4k2q/8/8/8/8/8/4p3/3QK3 w - - 0 1", "e1e2", "remove White's own queen on d1.", "king on e1."},
	} {
		test.check(t)
	}
}

// answer is what an answer about a move, in a game of its own, must have and must not have.
type answer struct{ text, fen, ask, has, hasNot string }

func (test *answer) check(t *testing.T) {
	t.Helper()
	own := fstest.MapFS{"own.toml": {Data: []byte(test.text)}}
	v, err := variants.NewCatalogue(testfiles.Files).With(own, "").Load("own")
	if err != nil {
		t.Fatalf("%v in\n%s", err, test.text)
	}
	p := v.Rules.Start()
	if test.fen != "" {
		if p, err = v.Rules.ParseFEN(test.fen); err != nil {
			t.Fatal(err)
		}
	}
	_, said := Answer(board.NewGame(p), test.ask)
	if got := strings.Join(said, " "); !strings.Contains(got, test.has) || test.hasNot != "" && strings.Contains(got, test.hasNot) {
		t.Errorf("%s%s: %s\nsays %s\nwant %q, not %q", test.text, test.fen, test.ask, got, test.has, test.hasNot)
	}
}

// A square can be asked about whatever stands on the board, walls too.
func TestSquaresAnswered(t *testing.T) {
	for name, fen := range map[string]string{
		"petrified": "4k3/8/8/8/8/8/8/4K2* b - - 0 1", "amazons": "", "duck": "rnbqkbnr/pppppppp/4*3/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
	} {
		p := position(t, name, fen)
		for at := range p.Rules().Squares {
			if _, said := Answer(board.NewGame(p), p.Rules().SquareName(define.Square(at), 1)); len(said) == 0 {
				t.Errorf("%s: nothing is said of square %d", name, at)
			}
		}
	}
}
