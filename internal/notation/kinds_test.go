package notation_test

import (
	"testing"
	"testing/fstest"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// A game with rules that no shipped variant has: captures on the way, and passing.
const zooFile = `
title  = "Zoo"
board  = "8x8"
start  = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
pieces = ["king", "lion", "rook"]
pass   = true

[piece.king]
letter = "K"
moves  = [{ leap = [[0, 1], [1, 1]] }]

[piece.rook]
letter = "R"
moves  = [{ slide = [0, 1] }]

[piece.lion]
letter = "L"
moves  = [{ leap = [[0, 1], [1, 1]], then = { after = "capture", leap = [[0, 1], [1, 1]], dirs = "any" } }]
`

// zoo returns the game; extra keys come before its own.
func zoo(t *testing.T, extra string) *board.Rules {
	t.Helper()
	return rulesFrom(t, extra+zooFile)
}

// rulesFrom returns the game of a definition.
func rulesFrom(t *testing.T, definition string) *board.Rules {
	t.Helper()
	files := fstest.MapFS{
		"pieces.toml":       {Data: nil},
		"variants/zoo.toml": {Data: []byte(definition)},
	}
	v, err := variants.NewCatalogue(files).Load("zoo")
	if err != nil {
		t.Fatal(err)
	}
	return v.Rules
}

// Each row is a move of the zoo in both notations.
func TestWriteZoo(t *testing.T) {
	rules := zoo(t, "")
	for _, test := range []struct{ fen, coordinate, san string }{
		{"4k3/8/8/3r4/2L5/8/8/4K3 w - - 0 1", "c4d5", "Lxd5"},
		{"4k3/8/8/3r4/2L5/8/8/4K3 w - - 0 1", "c4d5,d5c4", "Lc4xd5-c4"},
		{"4k3/8/8/3rr3/2L5/8/8/4K3 w - - 0 1", "c4d5,d5e5", "Lc4xd5xe5"},
		{"4k3/8/8/3r4/2L5/8/8/4K3 w - - 0 1", "c4d5,d5e6", "Lc4xd5-e6"},
		{"4k3/8/8/8/2L5/8/8/4K3 w - - 0 1", "@@@@", "--"},
	} {
		p, err := rules.ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		checkNotations(t, p, test.coordinate, test.san)
	}
}

// Texts of the zoo that are accepted but never written.
func TestReadZoo(t *testing.T) {
	p, err := zoo(t, "").ParseFEN("4k3/8/8/3rr3/2L5/8/8/K7 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"Lxd5xe5": "c4d5,d5e5", "Lc4xd5-e5": "c4d5,d5e5", "C4-D5,D5-E5": "c4d5,d5e5", "c4d5,d5c4!?": "c4d5,d5c4",
		"pass": "@@@@", "--": "@@@@", "@@@@": "@@@@",
	} {
		m, err := notation.ParseSAN(p, text, 1)
		if got := notation.Coordinate(p.Rules(), m, 1); got != want {
			t.Errorf("%q is read as %s, want %s: %v", text, got, want, err)
		}
	}
}

// Each row is a move as both notations write it.
func TestWriteKinds(t *testing.T) {
	for _, test := range []struct{ variant, fen, coordinate, san string }{
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[PQnp] w - - 0 1", "P@e4", "P@e4"},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[PQnp] w - - 0 1", "Q@e7", "Q@e7+"},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[PQnp] b - - 0 1", "N@f3", "N@f3+"},
		{"crazyhouse", "4k3/P7/8/8/8/8/8/4K3[] w - - 0 1", "a7a8q", "a8=Q+"},
		{"crazyhouse", "6k1/8/8/8/Q~7/8/8/4K2Q[] w - - 0 1", "a4e4", "Qae4"},
		{"crazyhouse", "6k1/8/8/8/Q~7/8/8/4K3[] w - - 0 1", "a4a8", "Qa8+"},
		{"shogi", "4k4/9/9/2P6/2S6/9/9/9/4K4[] w - - 0 1", "c6c7", "c7"},
		{"shogi", "4k4/9/9/2P6/2S6/9/9/9/4K4[] w - - 0 1", "c6c7+", "c7+"},
		{"shogi", "4k4/9/2S6/9/9/9/9/9/4K4[] w - - 0 1", "c7d8", "Sd8"}, // check
		{"shogi", "4k4/9/2S6/9/9/9/9/9/4K4[] w - - 0 1", "c7d8+", "Sd8+"},
		{"shogi", "4k4/9/3G1G3/9/9/9/9/9/4K4[G] w - - 0 1", "G@e8", "G@e8#"},
		{"shogi", "4k4/9/9/9/9/2+R6/9/9/4K4[] w - - 0 1", "c4d5", "+Rd5"},
		{"seirawan", "", "b1c3h", "Nc3/H"},
		{"seirawan", "r3k2r/8/8/8/8/8/8/R3K2R[HEhe] w KQkq - 0 1", "e1g1", "O-O"},
		{"seirawan", "r3k2r/8/8/8/8/8/8/R3K2R[HEhe] w KQkq - 0 1", "e1g1h", "O-O/H"},
		{"seirawan", "r3k2r/8/8/8/8/8/8/R3K2R[HEhe] b KQkq - 0 1", "e8c8e", "O-O-O/E+"},
		{"seirawan", "r3k2r/8/8/8/8/8/8/R3K2R[HEhe] w KQkq - 0 1", "h1e1h", "Rh1xe1/H"},
		{"seirawan", "r3k2r/8/8/8/8/8/8/R3K2R[HEhe] b KQkq - 0 1", "a8e8e", "Ra8xe8/E"},
		{"fischerandom", "1r1k3r/8/8/8/8/8/8/1R1K3R w HBhb - 0 1", "d1h1", "O-O"},
		{"fischerandom", "1r1k3r/8/8/8/8/8/8/1R1K3R w HBhb - 0 1", "d1b1", "O-O-O+"},
		{"wildebeest", "5k5/11/11/11/11/11/11/11/11/R4K5 w Q - 0 1", "f1d1", "Kd1"},
		{"wildebeest", "5k5/11/11/11/11/11/11/11/11/R4K5 w Q - 0 1", "f1e1", "Ke1"},
		{"wildebeest", "5k5/11/11/11/11/11/11/11/11/R4K5 w Q - 0 1", "f1a1,a1e1", "f1a1,a1e1+"},
		{"sittuyin", "4k3/8/8/3P4/8/8/8/4K3[] w - - 0 1", "d5d5f", "d5=F"},
		{"sittuyin", "4k3/8/8/3P4/8/8/8/4K3[] w - - 0 1", "d5e6f", "e6=F"},
		{"sittuyin", "4k3/8/8/3P4/8/8/8/4K3[] w - - 0 1", "d5d6", "d6"},
	} {
		checkNotations(t, position(t, test.variant, test.fen), test.coordinate, test.san)
	}
}

// Texts that are accepted but never written.
func TestReadKinds(t *testing.T) {
	const (
		gates   = "r3k2r/8/8/8/8/8/8/R3K2R[HEhe] w KQkq - 0 1"
		drops   = "4k3/8/8/8/8/8/8/4K3[PQ] w - - 0 1"
		charged = "4k4/9/2S6/9/9/9/9/9/4K4[] w - - 0 1"
	)
	for _, test := range []struct{ variant, fen, text, want string }{
		{"crazyhouse", drops, "p@E4", "P@e4"},
		{"crazyhouse", drops, "@e4", "P@e4"},
		{"crazyhouse", drops, "Q@e7+!", "Q@e7"},
		{"seirawan", gates, "O-O/Hh1", "h1e1h"},
		{"seirawan", gates, "O-O-O/Ea1+", "a1e1e"},
		{"seirawan", gates, "0-0/He1", "e1g1h"},
		{"seirawan", gates, "Rhxe1/H", "h1e1h"},
		{"seirawan", gates, "e1h1", "e1g1"},
		{"shogi", charged, "c7d8=", "c7d8"},
		{"shogi", charged, "Sd8=", "c7d8"},
		{"shogi", charged, "Sd8+!", "c7d8+"},
		{"fischerandom", "4k3/8/8/8/8/8/8/4K2R w H - 0 1", "e1g1", "e1h1"},
		{"wildebeest", "5k5/11/11/11/11/11/11/11/11/R4K5 w Q - 0 1", "f1a1,a1d1", "f1d1"},
	} {
		p := position(t, test.variant, test.fen)
		m, err := notation.ParseCoordinate(p, test.text, 1)
		if err != nil {
			m, err = notation.ParseSAN(p, test.text, 1)
		}
		if got := notation.Coordinate(p.Rules(), m, 1); got != test.want {
			t.Errorf("%q in %s is read as %s, want %s: %v", test.text, p.FEN(), got, test.want, err)
		}
	}
}

func checkNotations(t *testing.T, p *board.Position, coordinate, san string) {
	t.Helper()
	m, err := notation.ParseCoordinate(p, coordinate, 1)
	if err != nil {
		t.Errorf("%s in %s: %v", coordinate, p.FEN(), err)
		return
	}
	if got := notation.Coordinate(p.Rules(), m, 1); got != coordinate {
		t.Errorf("%s is written %s", coordinate, got)
	}
	if got := notation.SAN(p, m, 1); got != san {
		t.Errorf("%s in %s is written %s, want %s", coordinate, p.FEN(), got, san)
	}
	if got, err := notation.ParseSAN(p, san, 1); got != m {
		t.Errorf("%s in %s is read as %x, want %s: %v", san, p.FEN(), got, coordinate, err)
	}
}

// refusal is a text that is not a legal move, and the reason.
type refusal struct {
	variant, fen, text string
	want               notation.Reason
}

func checkReasons(t *testing.T, refusals []refusal) {
	t.Helper()
	for _, test := range refusals {
		_, err := notation.ParseCoordinate(position(t, test.variant, test.fen), test.text, 1)
		checkReason(t, test.text, err, test.want)
	}
}

func TestReasonsOfDrops(t *testing.T) {
	const (
		drops  = "4k3/8/8/8/8/8/8/4K3[PQ] w - - 0 1"
		shogi  = "4k4/9/9/9/9/2P6/9/9/4K4[PL] w - - 0 1"
		placed = "8/pppppppp/8/8/8/8/PPPPPPPP/B7[KQRRBNNkqrrbbnn] w - - 0 1"
	)
	checkReasons(t, []refusal{
		{"crazyhouse", drops, "R@e4", notation.NoneInHand},
		{"crazyhouse", drops, "Q@e1", notation.Occupied},
		{"crazyhouse", drops, "P@e8", notation.Occupied},
		{"crazyhouse", drops, "P@d8", notation.CannotDropThere},
		{"crazyhouse", drops, "P@k4", notation.NoSuchSquare},
		{"crazyhouse", drops, "P@", notation.NotAMove},
		{"crazyhouse", drops, "P@e4q", notation.NotAMove},
		{"crazyhouse", "4r1k1/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@a4", notation.InCheck},
		{"crazyhouse", drops, "@@@@", notation.NotAMove},
		{"shogi", shogi, "P@c2", notation.FileFull},
		{"shogi", shogi, "L@e9", notation.Occupied},
		{"shogi", shogi, "L@d9", notation.CannotDropThere},
		{"shogi", "3rkr3/3p1p3/3G5/9/9/9/9/9/4K4[P] w - - 0 1", "P@e8", notation.DropMates},
		{"atomic", "4k3/8/8/8/8/8/3p4/4K1N1 w - - 0 1", "e1d2", notation.LosesRoyal},
		{"atomic", "4k3/8/8/8/8/8/3p4/1N2K3 w - - 0 1", "b1d2", notation.LosesRoyal},
		{"lion", "r3k3/l7/8/L7/8/8/8/4K3 w - - 0 1", "a5a7", notation.HardToTrade},
		{"elven", "5k4/10/10/l9/10/10/10/10/9L/R8K w - - 0 1 xb2", "a1a7", notation.NoCounterstrike},
		{"racingkings", "8/8/8/8/3k4/8/8/R6K w - - 0 1", "a1a4", notation.GivesCheck},
		{"placement", placed, "a2a3", notation.MustPlace},
		{"placement", placed, "--", notation.MustPlace},
		{"placement", placed, "K@e2", notation.Occupied},
		{"placement", placed, "K@e3", notation.CannotDropThere},
		{"placement", placed, "B@c1", notation.WrongShade},
	})
}

func TestReasonsOfGatingCastlingAndPromotion(t *testing.T) {
	const gates = "r3k2r/8/8/8/8/8/8/R3K2R[H] w KQkq - 0 1"
	checkReasons(t, []refusal{
		{"seirawan", gates, "e1e2q", notation.NoneInHand},
		{"seirawan", gates, "h1e1", notation.OwnPiece},
		{"seirawan", gates, "H@e4", notation.CannotDropThere},
		{"fischerandom", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1h1", notation.NoCastling},
		{"fischerandom", "", "e1e3", notation.CannotReach},
		{"grand", "4k5/P9/10/10/10/10/10/10/10/4K5[] w - - 0 1", "a9a10", notation.BadPromotion},
		{"sittuyin", "4k3/8/8/8/3P4/P7/8/4K3[] w - - 0 1", "d4d4f", notation.BadPromotion},
		{"kingofthehill", "4k3/8/8/8/4K3/8/8/8 b - - 0 1", "e8e7", notation.GameOver},
	})
}

func TestMustCapture(t *testing.T) {
	rules := zoo(t, "captures = \"must\"\n")
	p, err := rules.ParseFEN("4k3/8/8/3r4/2L5/8/8/K7 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]notation.Reason{"a1a2": notation.MustCapture, "--": notation.MustCapture, "a1a3": notation.CannotReach} {
		_, err := notation.ParseCoordinate(p, text, 1)
		checkReason(t, text, err, want)
	}
}
