package notation_test

import (
	"strings"
	"testing"

	"fairymax/engine/testgames"
	"fairymax/internal/notation"
)

const (
	chessStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	passant    = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
	promoting  = "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1"
	castles    = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	ducks      = "4k3/8/8/8/8/8/4P3/R3K2R w KQ - 0 1"
	shogi      = "4k4/9/9/9/9/2P6/7R1/1B7/4K4[] w - - 0 1"
	silvers    = "4k4/9/9/4p4/9/3S1S3/9/9/4K4[P] w - - 0 1"
	chariots   = "3k5/9/9/9/4R4/9/4R4/9/9/4K4 w - - 0 1"
	janggi     = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"
)

// Each row is a move as another program or a book writes it, and the same move in our
// coordinates.
func TestForeignMoves(t *testing.T) {
	for _, test := range []struct{ source, variant, fen, text, want string }{
		{"CCRL and many engines: coordinates in PGN", "normal", "", "g1f3", "g1f3"},
		{"Arena: long notation", "normal", "", "Ng1-f3", "g1f3"},
		{"Arena: long notation", "normal", promoting, "a7xb8=N", "a7b8n"},
		{"UCI", "normal", promoting, "a7a8n", "a7a8n"},
		{"PGN standard 8.2.3", "normal", promoting, "a8=N", "a7a8n"},
		{"ChessBase, FIDE C.11: no equals sign", "normal", promoting, "axb8R", "a7b8r"},
		{"some GUIs", "normal", promoting, "a7a8=N", "a7a8n"},
		{"FIDE C.11", "normal", passant, "exd6 e.p.", "e5d6"},
		{"books", "normal", passant, "exd6ep", "e5d6"},
		{"books", "normal", passant, "exd6e.p.+!", "e5d6"},
		{"Informant, in UTF-8", "normal", "", "Nf3∓", "g1f3"},
		{"Informant, in UTF-8", "normal", "", "Nf3!?±", "g1f3"},
		{"Informant, in ASCII", "normal", "", "Nf3+-", "g1f3"},
		{"Informant, in ASCII", "normal", "", "Nf3-/+", "g1f3"},
		{"Informant, in ASCII", "normal", "", "e4+=", "e2e4"},
		{"Informant", "normal", "", "e4 N", "e2e4"},
		{"PGN: a glyph without a blank", "normal", "", "Nf3$14", "g1f3"},
		{"print", "normal", "", "Ng1–f3", "g1f3"},
		{"print", "normal", castles, "Rh1×h8+", "h1h8"},
		{"print", "normal", castles, "O−O", "e1g1"},
		{"ICC, books", "normal", castles, "0-0-0", "e1c1"},
		{"typed", "normal", castles, "000", "e1c1"},
		{"print", "normal", castles, "♔d1", "e1d1"},
		{"Chess960 engines", "normal", castles, "e1h1", "e1g1"},
		{"Chess960 engines", "normal", castles, "e1a1", "e1c1"},
		{"XBoard's two legs", "normal", castles, "e1h1,h1g1", "e1g1"},
		{"old books: ++ is mate", "normal", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8++", "a1a8"},
		{"old books", "normal", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8 mate", "a1a8"},
		{"a piece, not a file", "normal", "4k3/8/8/8/8/8/8/1N2BK2 w - - 0 1", "B1c3", "e1c3"},

		{"Fairy-Stockfish, janggi: a pass", "janggi", janggi, "e2e2", "@@@@"},
		{"XBoard: a pass", "janggi", janggi, "@@@@", "@@@@"},
		{"UCI: a null move", "janggi", janggi, "0000", "@@@@"},
		{"ChessBase: a null move", "janggi", janggi, "--", "@@@@"},
		{"ChessBase: a null move", "janggi", janggi, "Z0", "@@@@"},
		{"people", "janggi", janggi, "pass", "@@@@"},
		{"janggi.pl", "janggi", janggi, "71-72", "a4b4"},
		{"janggi.pl, without the dash", "janggi", janggi, "7172", "a4b4"},
		{"Fairy-Stockfish, NOTATION_JANGGI", "janggi", janggi, "P71-72", "a4b4"},
		{"Fairy-Stockfish, NOTATION_JANGGI", "janggi", janggi, "R01-91", "a1a2"},

		{"Fairy-Stockfish: turning over", "kyotoshogi", "", "d1d2-", "d1d2"},
		{"Fairy-Stockfish: turning over", "kyotoshogi", "", "e1e2+", "e1e2"},
		{"Fairy-Stockfish: a drop turned over", "kyotoshogi", "p+nks+l/5/5/5/+LSK+NP[N] w - - 0 1", "+N@b3", "+N@b3"},
		{"USI: a drop turned over", "kyotoshogi", "p+nks+l/5/5/5/+LSK+NP[N] w - - 0 1", "+N*4c", "+N@b3"},
		{"UCI: a drop", "crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "N@b3", "N@b3"},
		{"Lichess: a drop", "crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "@b3", "P@b3"},

		{"XBoard, Fairy-Stockfish: duck", "duck", ducks, "e2e4,e4e6", "e2e4,e4e6"},
		{"pychess: duck", "duck", ducks, "e4,e6", "e2e4,e4e6"},
		{"duck with a letter", "duck", ducks, "e4,Pe6", "e2e4,e4e6"},
		{"Fairy-Stockfish: duck and castling", "duck", ducks, "e1g1,g1h1", "e1g1,g1h1"},
		{"pychess: duck and castling", "duck", ducks, "O-O,h1", "e1g1,g1h1"},
		{"duck and castling as king takes rook", "duck", ducks, "e1h1,h1e6", "e1g1,g1e6"},

		{"XBoard: a gate", "seirawan", "", "b1c3h", "b1c3h"},
		{"SMIRF: a gate", "seirawan", "", "b1c3/H", "b1c3h"},
		{"pychess: a gate", "seirawan", "", "Nc3/H", "b1c3h"},
		{"pychess: castling and a gate", "seirawan", "4k3/8/8/8/8/8/8/R3K2R[EH] w KQ - 0 1", "O-O/Hh1", "h1e1h"},
	} {
		checkRead(t, test.source, test.variant, test.fen, test.text, test.want)
	}
}

// The same for games with a notation of their own.
func TestRegionalMoves(t *testing.T) {
	for _, test := range []struct{ source, variant, fen, text, want string }{
		{"USI", "shogi", shogi, "7f7e", "c4c5"},
		{"USI", "shogi", "4k4/9/2P6/9/9/9/9/9/4K4[] w - - 0 1", "7c7b+", "c7c8+"},
		{"USI", "shogi", "4k4/9/2P6/9/9/9/9/9/4K4[] w - - 0 1", "7c7b", "c7c8"},
		{"USI", "shogi", silvers, "P*5e", "P@e5"},
		{"USI", "chu", "", "5i5h", "h4h5"},
		{"Hodges", "shogi", shogi, "P-7e", "c4c5"},
		{"Hodges", "shogi", shogi, "R-5g", "h3e3"},
		{"Hodges: declined", "shogi", "4k4/9/2P6/9/9/9/9/9/4K4[] w - - 0 1", "P-7b=", "c7c8"},
		{"Hodges: promoted", "shogi", "4k4/9/2P6/9/9/9/9/9/4K4[] w - - 0 1", "P-7b+", "c7c8+"},
		{"Hodges: a capture", "shogi", "4k4/9/6p2/9/9/9/9/1B7/4K4[] w - - 0 1", "Bx3c+", "b2g7+"},
		{"Hodges: a drop", "shogi", silvers, "P*5e", "P@e5"},
		{"Hodges: from", "shogi", silvers, "S4f-5e", "f4e5"},
		{"Hodges: promoted piece", "shogi", "4k4/9/9/9/9/2+R6/9/9/4K4[] w - - 0 1", "+R-6g", "c4d3"},
		{"Hodges with numbers (pychess)", "shogi", shogi, "P-75", "c4c5"},
		{"Hodges with numbers (pychess)", "shogi", silvers, "S46-55", "f4e5"},
		{"Hodges with numbers (pychess)", "shogi", silvers, "P*55", "P@e5"},
		{"Hosking", "shogi", shogi, "P75", "c4c5"},
		{"Hosking: a drop", "shogi", silvers, "P’55", "P@e5"},
		{"USI", "minishogi", "", "1e1d", "e1e2"},

		{"WXF", "xiangqi", "", "C2=5", "h3e3"},
		{"WXF", "xiangqi", "", "C2.5", "h3e3"},
		{"WXF", "xiangqi", "", "c2=5", "h3e3"},
		{"WXF: Black counts from the other side", "xiangqi", "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR b - - 0 1", "H8+7", "h10g8"},
		{"WXF: horse", "xiangqi", "", "H2+3", "h1g3"},
		{"pychess, Fairy-Stockfish: knight", "xiangqi", "", "N2+3", "h1g3"},
		{"WXF: elephant", "xiangqi", "", "E3+5", "g1e3"},
		{"pychess, Fairy-Stockfish: bishop", "xiangqi", "", "B3+5", "g1e3"},
		{"WXF", "xiangqi", "", "P3+1", "g4g5"},
		{"WXF: general", "xiangqi", "", "G5+1", "e1e2"},
		{"WXF: the front one", "xiangqi", chariots, "+R+1", "e6e7"},
		{"WXF: the rear one", "xiangqi", chariots, "-R-2", "e4e2"},
		{"Fairy-Stockfish: the front one", "xiangqi", chariots, "R++2", "e6e8"},
		{"Fairy-Stockfish: the rear one", "xiangqi", chariots, "R-=3", "e4g4"},
		{"Fairy-Stockfish: three soldiers", "xiangqi", "3k5/9/4P4/4P4/4P4/9/9/9/9/4K4 w - - 0 1", "25=4", "e7f7"},
		{"UCCI, pychess: coordinates", "xiangqi", "", "h3e3", "h3e3"},
		{"our SAN still", "xiangqi", "", "Hg3", "h1g3"},
	} {
		checkRead(t, test.source, test.variant, test.fen, test.text, test.want)
	}
}

func checkRead(t *testing.T, source, variant, fen, text, want string) {
	t.Helper()
	r := testgames.Shipped(t, variant)
	p := r.Start()
	if fen != "" {
		p = testgames.Position(t, r, fen)
	}
	m, err := notation.Read(p, text, 1)
	if got := notation.Coordinate(r, m, 1); err != nil || got != want {
		t.Errorf("%s: %q in %s is read as %s, want %s: %v", source, text, p.FEN(), got, want, err)
	}
}

// A small letter may be that of a piece, where the text is no move as it is written.
func TestSmallLetters(t *testing.T) {
	const pinnedPawn = "rnbqkbnr/pppppppp/8/8/8/2n5/PP1PPPPP/R1BQKBNR w KQkq - 0 1"
	for _, test := range []struct{ variant, fen, text, want string }{
		{"normal", "", "nf3", "g1f3"},
		{"normal", "", "ng1f3", "g1f3"},
		{"normal", "", "1. nf3!?", "g1f3"},
		{"normal", "4k3/8/8/8/8/8/1P6/2B1K3 w - - 0 1", "bf4", "c1f4"},
		{"normal", "4k3/8/8/8/8/8/1P6/2B1K3 w - - 0 1", "kd2+", "e1d2"},
		{"normal", "", "pe4", "e2e4"},
		{"normal", pinnedPawn, "bxc3", "b2c3"}, // a pawn's move, as it is written
		{"capablanca", "", "ci3", "h1i3"},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "n@f3", "N@f3"},
	} {
		checkRead(t, "small letters", test.variant, test.fen, test.text, test.want)
	}
}

// Text that people write around moves.
func TestLenientText(t *testing.T) {
	const promotes = "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1"
	for _, test := range []struct{ variant, fen, text, want string }{
		{"normal", "", "e4.", "e2e4"},
		{"normal", "", "Nf3.", "g1f3"},
		{"normal", "", "1. e4 .", "e2e4"},
		{"normal", "", "e2 - e4", "e2e4"},
		{"normal", "", "e2- e4", "e2e4"},
		{"normal", "", "Ng1 – f3 !", "g1f3"},
		{"normal", promotes, "axb8(N)", "a7b8n"},
		{"normal", promotes, "a7xb8 (R)+", "a7b8r"},
		{"normal", promotes, "a8(=Q)", "a7a8q"},
		{"normal", promotes, "a7 x b8=N", "a7b8n"},
		{"normal", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O - O", "e1g1"},
	} {
		checkRead(t, "people", test.variant, test.fen, test.text, test.want)
	}
}

// What several moves fit is refused, with their names; and what only looks like a move of
// another notation.
func TestForeignMovesRefused(t *testing.T) {
	for _, test := range []struct{ variant, fen, text, want string }{
		{"normal", "4k3/8/8/2N5/8/2N5/8/2N1K3 w - - 0 1", "Ne4", "Ne4: several moves fit: c3e4, c5e4"},
		{"shogi", silvers, "S-5e", "S-5e: several moves fit: d4e5, f4e5"},
		{"xiangqi", chariots, "R5+1", "R5+1: several moves fit: e4e5, e6e7"},
		{"duck", ducks, "e1a1,d5e6", "e1a1,d5e6: the wall may not be placed there"},
		{"normal", chessStart, "C2=5", "C2=5: no such move"},
		{"normal", chessStart, "7g7f", "7g7f: no such piece to move"},
		{"normal", chessStart, "P-7f", "P-7f: no such move"},
		{"normal", chessStart, "--", "--: no such move"},
		{"normal", chessStart, "e1e1", "e1e1: the piece cannot go there"},
		{"kyotoshogi", "", "e1e2-", "e1e2-: no such promotion"},
		{"normal", promoting, "a8=K", "a8=K: no such promotion"},
		{"shogi", shogi, "1a1b", "1a1b: that square is empty"},
		{"shogi", shogi, "P*5e", "P*5e: no such piece in hand"},
		{"normal", "", "nf5", "nf5: the piece cannot go there"},
		{"normal", "", "mf3", "mf3: no such move"},
		{"normal", "", "e5.", "e5.: the piece cannot go there"},
		{"normal", "4k3/8/8/8/8/8/1P6/2B1K3 w - - 0 1", "b2f4", "b2f4: the piece cannot go there"},
		{"normal", "4k3/8/8/8/5B2/4P3/3P4/4K3 w - - 0 1", "b2c1", "b2c1: that square is empty"},
		{"normal", "4k3/8/8/8/8/1n6/2P5/1B2K3 w - - 0 1", "b1c2", "b1c2: your own piece is in the way"},
		{"normal", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "b1d2", "b1d2: that square is empty"}, // not the bishop on the first rank
		{"normal", "4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1", "bxc3", "bxc3: no such piece to move; a piece has a capital letter: Bxc3"},
	} {
		r := testgames.Shipped(t, test.variant)
		p := r.Start()
		if test.fen != "" {
			p = testgames.Position(t, r, test.fen)
		}
		m, err := notation.Read(p, test.text, 1)
		if err == nil || err.Error() != test.want {
			t.Errorf("%s: %q is read as %s, %v, want %s", test.variant, test.text, notation.Coordinate(r, m, 1), err, test.want)
		}
	}
}

// A text of very many signs is no move, and is not tried without each of them.
func TestManySigns(t *testing.T) {
	p := testgames.Shipped(t, "normal").Start()
	for _, sign := range []string{"†", "$1", "e.p.", " N"} {
		if m, err := notation.Read(p, "e4"+strings.Repeat(sign, 1<<16), 1); err == nil {
			t.Errorf("many %q: %v", sign, m)
		}
	}
	if _, err := notation.Read(p, "e4!?+- $14 N", 1); err != nil {
		t.Error(err)
	}
}
