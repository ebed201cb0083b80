package sheet_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"fairymax/internal/sheet"
	"fairymax/internal/testfiles"
	"fairymax/variants"
)

// said is what a sheet says of a game, its lines joined.
func said(t *testing.T, text string) string {
	t.Helper()
	own := fstest.MapFS{"own.toml": {Data: []byte(text)}}
	v, err := variants.NewCatalogue(testfiles.Files).With(own, "").Load("own")
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	s := sheet.Sheet{Def: v.Rules.Def, Start: v.Rules.Start(), Betza: v.Betza, ResetsMoveRule: v.Rules.Renews, Values: make([]int, v.Rules.Types()+1)}
	var b strings.Builder
	s.Pieces(&b)
	s.Rules(&b)
	return strings.Join(strings.Fields(b.String()), " ")
}

const (
	chess   = "title = \"Own\"\nextends = \"normal\"\n"
	drops   = "title = \"Own\"\nextends = \"crazyhouse\"\n"
	noRooks = chess + "without = [\"castling.rook.left\", \"castling.rook.right\"]\n"
	noCheck = chess + "walls = { place = \"behind\" }\nroyal.check = \"off\"\n"
	zed     = chess + "pieces = [\"pawn\", \"knight\", \"bishop\", \"rook\", \"queen\", \"king\", \"zed\"]\nstart = \"rzbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RZBQKBNR w KQkq - 0 1\"\n[piece.zed]\nletter = \"Z\"\nmoves = "
)

// Each sheet says what the rules are, where they differ from what is usual, and in good English.
func TestSaid(t *testing.T) {
	for _, test := range []struct{ text, has, hasNot string }{
		{chess + "promotion.knight = { zone = \"last 3 ranks\", by = [\"leaving\"], to = [\"rook\"] }\n", "It must promote if the move ends there; otherwise it may stay as it is.", ""},
		{chess + "promotion.knight = { zone = \"last 3 ranks\", to = [\"rook\"] }\n", "A knight promotes on the last 3 ranks, with a move that ends there", ""},
		{chess + "promotion.pawn = { to = [], otherwise = \"stay\" }\n", "A pawn does not promote.", "may not move"},
		{chess + "promotion.pawn = { to = [], must = [], otherwise = \"forbid\" }\n", "A pawn does not promote.", "nowhere"},
		{chess + "promotion.pawn = { to = [], otherwise = \"queen\" }\n", "It becomes a queen.", "becomes nothing"},
		{noRooks + "start = \"1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w Kk - 0 1\"\ncastling.rook.distance = 3\n", "White: c1–f1 with h1–e1. Black: c8–f8 with h8–e8.", "c1–h"},
		{noRooks + "castling.rook.distance = 1\n", "goes 1 square towards", "1 squares"},
		{chess + "start = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qq - 0 1\"\ngrid = { size = \"4x4\" }\n", "White: e1–c1 with a1–d1.", "e1–g1"},
		{chess + "start = \"rnbqkbnr/pppppppp/8/8/2K5/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"\nroyal.check = \"last\"\n", "may be attacked if it is the one that counts for check.", ""},
		{chess + "start = \"rnbqkknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKKNR w KQkq - 0 1\"\nroyal.check = \"leftmost\"\n", "the one nearest to White's first rank.", "own first rank"},
		{zed + "[{ leap = [1, 2], only = \"passing\", then = { leap = [1, 2], dirs = \"any\", only = \"move\" } }]\n", "then a leap [1, 2] in any direction", ""},
		{zed + "[{ leap = [1, 2], only = \"passing\", then = { leap = [1, 2], only = \"move\" } }]\n", "then a leap [1, 2]", "in any direction then"},
		{zed + "[{ leap = [0, 2], path = [0, 1], only = \"passing\", victims = \"pawn\", then = { after = \"capture\", leap = [0, -2], path = [0, -1], victims = \"rook\" } }]\n", "only a pawn", "pawna"},
		{zed + "[{ slide = [0, 1], only = \"passing\", then = { over = \"enemy\", hurdles = [\"pawn\", \"knight\"], leap = [0, 1], only = \"move\" } }]\n", "Z zed", "(approximately)"},
		{chess + "after_capture.capturer.becomes = \"enemy\"\n", "changes sides, unless it is royal", ""},
		{chess + "start = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qq - 0 1\"\nzones.x = [\"a1-d4\", \"e5-h8\"]\nzones.y = [\"a5-d8\", \"e1-h4\"]\ngrid.cells = [\"x\", \"y\"]\n", "divided into cells: {a1–d4", "Lines"},
		{noCheck, "counts as a piece to jump over", "A pass places none"},
		{noCheck + "pass = true\n", "A pass places none.", ""},
		{drops + "endings.move_rule = 2\n", "after 2 moves by each side without a capture, a drop or a move of a pawn", ""},
		{chess + "endings.move_rule = 1\n", "after 1 move by each side", "1 moves"},
		{chess + "pass = true\nendings.facing = \"draw\"\n", "but not while it is in check, unless the royal pieces face each other", ""},
		{drops + "drop.knight.captured = \"queen\"\n", "In the hand, any other promoted piece is", ""},
		{drops + "drop.queen = { zone = [], per_file = 1 }\n", "A queen may not be dropped.", "on a file"},
		{drops + "endings.points.pieces = { queen = 9 }\n", "Pieces in hand do not count.", ""},
		{chess + "[promotion.pawn.by_place]\na = \"king\"\nb = \"king\"\nc = \"king\"\nd = \"king\"\ne = \"king\"\nf = \"king\"\ng = \"king\"\nh = \"king\"\n", "or any of them if it has several", ""},
		{chess + "endings.impasse = { zone = \"last rank\", pieces = 1, win = 1 }\n", "and so does at least 1 of its other pieces. It wins with 1 point.", ""},
		{chess + "endings.mating_checks = { never = \"rook\" }\n", "if only a rook gives check", ""},
		{strings.Replace(zed, "[piece.zed]", "endings.mating_checks = { needs = \"zed\" }\n[piece.zed]\ntitle = \"Archer\"", 1) + "[{ leap = [1, 2] }]\n", "unless an Archer has given check", ""},
		{"title = \"Own\"\nextends = \"chu\"\n", "any move that ends on the last rank", "or with any"},
	} {
		got := said(t, test.text)
		if !strings.Contains(got, test.has) || test.hasNot != "" && strings.Contains(got, test.hasNot) {
			t.Errorf("%s\nsays\n%s\nwant %q, not %q", test.text, got, test.has, test.hasNot)
		}
	}
}
