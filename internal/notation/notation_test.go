package notation_test

import (
	"errors"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/internal/notation"
	"fairymax/variants"
)

func position(t testing.TB, variant, fen string) *board.Position {
	t.Helper()
	rules := rulesOf(t, variant)
	if fen == "" {
		return rules.Start()
	}
	p, err := rules.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// shipped caches the rules of shipped variants.
var shipped = map[string]*board.Rules{}

func rulesOf(t testing.TB, variant string) *board.Rules {
	t.Helper()
	if shipped[variant] == nil {
		v, err := variants.NewCatalogue(fairymax.Files).Load(variant)
		if err != nil {
			t.Fatal(err)
		}
		shipped[variant] = v.Rules
	}
	return shipped[variant]
}

const castlingFEN = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"

// Each row is a move as both notations write it.
func TestWrite(t *testing.T) {
	for _, test := range []struct{ variant, fen, coordinate, san string }{
		{"normal", "", "e2e4", "e4"},
		{"normal", "", "g1f3", "Nf3"},
		{"normal", castlingFEN, "e1g1", "O-O"},
		{"normal", castlingFEN, "e1c1", "O-O-O"},
		{"normal", castlingFEN, "h1h8", "Rxh8+"},
		{"normal", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "a8=Q+"},
		{"normal", "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8n", "axb8=N"},
		{"normal", "4k3/8/8/8/8/N7/8/N3K3 w - - 0 1", "a1c2", "N1c2"},
		{"normal", "4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1", "a1c2", "Nc2"},
		{"normal", "4k3/8/8/8/8/8/8/RN2K2R w K - 0 1", "h1f1", "Rf1"},
		{"normal", "4k3/8/8/2N5/8/2N5/8/2N1K3 w - - 0 1", "c3e4", "N3e4"},
		{"normal", "4k3/8/8/8/2N5/8/N3K3/2N5 w - - 0 1", "c1b3", "Nb3"},
		{"normal", "4k3/8/8/2N5/8/2N1N3/8/4K3 w - - 0 1", "c3d5", "Ncd5"},
		{"normal", "k7/8/8/2Q1Q3/8/8/8/2Q1K3 w - - 0 1", "c5e3", "Qc5e3"},
		{"normal", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8#"},
		{"normal", "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 2", "d4e3", "dxe3"},
		{"capablanca", "", "b1a3", "Na3"},
		{"capablanca", "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1", "f1i1", "O-O"},
		{"capablanca", "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1", "f1c1", "O-O-O"},
		{"capablanca", "5k4/A9/10/10/10/10/10/5K4 w - - 0 1", "a7c8", "Ac8"},
		{"berolina", "", "e2d3", "ed3"},
	} {
		checkNotations(t, position(t, test.variant, test.fen), test.coordinate, test.san)
	}
}

// Texts that are accepted but never written.
func TestReadLiberally(t *testing.T) {
	const promotion = "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1"
	for _, test := range []struct{ fen, text, want string }{
		{"", "E2E4", "e2e4"},
		{"", "e2-e4", "e2e4"},
		{"", " e2e4+ ", "e2e4"},
		{"", "Pe4", "e2e4"},
		{"", "Ng1f3", "g1f3"},
		{"", "N1f3!?", "g1f3"},
		{promotion, "a7a8=Q", "a7a8q"},
		{promotion, "a7a8R+", "a7a8r"},
		{promotion, "a7a8", "a7a8q"},
		{promotion, "a8Q", "a7a8q"},
		{promotion, "ab8=N", "a7b8n"},
		{castlingFEN, "0-0", "e1g1"},
		{castlingFEN, "o-o-o+", "e1c1"},
		{castlingFEN, "e1h1", "e1g1"},
		{castlingFEN, "Kg1", "e1g1"},
	} {
		p := position(t, "normal", test.fen)
		m, err := notation.ParseCoordinate(p, test.text, 1)
		if err != nil {
			m, err = notation.ParseSAN(p, test.text, 1)
		}
		if got := notation.Coordinate(p.Rules(), m, 1); got != test.want {
			t.Errorf("%q in %s is read as %s, want %s: %v", test.text, p.FEN(), got, test.want, err)
		}
	}
}

// Squares that stand apart are a move.
func TestSquaresApart(t *testing.T) {
	p := position(t, "normal", "")
	for _, text := range []string{"e2 e4", " e2  e4 ", "E2 E4", "1. e2 e4"} {
		if m, err := notation.Read(p, text, 1); notation.Coordinate(p.Rules(), m, 1) != "e2e4" {
			t.Errorf("%q is read as %s: %v", text, notation.Coordinate(p.Rules(), m, 1), err)
		}
	}
}

func TestReasons(t *testing.T) {
	const pinned = "4r1k1/8/8/8/8/8/4N3/4K2R w - - 0 1"
	for _, test := range []struct {
		fen, coordinate, san string
		want                 notation.Reason
	}{
		{"", "hello", "hello", notation.NotAMove},
		{"", "", "", notation.NotAMove},
		{"", "e2e9", "Ne9", notation.NoSuchSquare},
		{"", "k2k4", "k4", notation.NoSuchSquare},
		{"", "b1z9", "Nz9", notation.NoSuchSquare},
		{"", "e4e5", "", notation.NothingThere},
		{"1k6/8/8/8/8/8/8/R6K w - - 0 1", "", "a4", notation.NoSuchPiece},
		{"1k6/8/8/8/8/8/8/R6K w - - 0 1", "", "Rba4", notation.NoSuchPiece},
		{"", "e7e5", "", notation.NotYours},
		{"", "d1d2", "Qd2", notation.OwnPiece},
		{"", "b1b3", "Nb3", notation.CannotReach},
		{"", "e2d3", "dxe3", notation.CannotReach},
		{"", "", "O-O", notation.NoCastling},
		{pinned, "e2g3", "Ng3", notation.InCheck},
		{"", "e1g1", "", notation.NoCastling},
		{"", "e1c1", "", notation.NoCastling},
		{"5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "O-O", notation.NoCastling},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", "O-O", notation.NoCastling},
		{castlingFEN, "e1e3", "Ke3", notation.CannotReach},
		{"4k3/8/8/8/8/8/8/N3K2N w - - 0 1", "", "Nf3", notation.CannotReach},
		{"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", "a8=K", notation.BadPromotion},
		{"4k3/8/8/2N5/8/2N5/8/2N1K3 w - - 0 1", "", "Ne4", notation.NotUnique},
	} {
		p := position(t, "normal", test.fen)
		if test.coordinate != "" {
			_, err := notation.ParseCoordinate(p, test.coordinate, 1)
			checkReason(t, test.coordinate, err, test.want)
		}
		if test.san != "" {
			_, err := notation.ParseSAN(p, test.san, 1)
			checkReason(t, test.san, err, test.want)
		}
	}
}

// The reason comes from the notation that the text looks like.
func TestParse(t *testing.T) {
	p := position(t, "normal", "")
	for text, want := range map[string]notation.Reason{
		"e2e5": notation.CannotReach, "Nd4": notation.CannotReach, "Nf9": notation.NoSuchSquare, "O-O": notation.NoCastling, "hop": notation.NotAMove,
	} {
		_, err := notation.Read(p, text, 1)
		checkReason(t, text, err, want)
	}
	for text, want := range map[string]string{"e2e4": "e2e4", "Nf3": "g1f3", "e4": "e2e4"} {
		m, err := notation.Read(p, text, 1)
		if got := notation.Coordinate(p.Rules(), m, 1); got != want {
			t.Errorf("%q is read as %s, want %s: %v", text, got, want, err)
		}
	}
}

func checkReason(t *testing.T, text string, err error, want notation.Reason) {
	t.Helper()
	var move *notation.MoveError
	if !errors.As(err, &move) || move.Reason != want || move.Text != text {
		t.Errorf("%q: %v, want %v", text, err, want)
	}
}

// Every legal move of many positions comes back from both notations, in every variant, or
// in one of four without FAIRYMAX_LONG.
func TestRoundTrip(t *testing.T) {
	for _, name := range testgames.SomeNames(4) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v := testgames.Variant(t, name)
			g := board.NewGame(v.Rules.Start())
			for ply := 0; ply < 72 && !g.Result().Over; ply++ {
				var list board.MoveList
				p := g.Position()
				p.Legal(&list)
				if ply%12 == 11 {
					checkMoves(t, p, list.Moves())
				}
				g.Play(list.Moves()[(ply*37+11)%list.Len()])
			}
		})
	}
}

func checkMoves(t *testing.T, p *board.Position, moves []board.Move) {
	t.Helper()
	seen := map[string]bool{}
	for _, m := range moves {
		checkRoundTrip(t, p, m, seen)
	}
}

func checkRoundTrip(t *testing.T, p *board.Position, m board.Move, seen map[string]bool) {
	t.Helper()
	for origin := range 2 {
		san, coordinate := notation.SAN(p, m, origin), notation.Coordinate(p.Rules(), m, origin)
		if got, err := notation.ParseSAN(p, san, origin); got != m {
			t.Fatalf("%s: %s (%s) comes back as %v: %v", p.FEN(), san, coordinate, got, err)
		}
		if got, err := notation.ParseCoordinate(p, coordinate, origin); got != m {
			t.Fatalf("%s: %s comes back as %v: %v", p.FEN(), coordinate, got, err)
		}
		if origin == 1 && (seen[san] || seen[coordinate]) {
			t.Fatalf("%s: %s or %s is written twice", p.FEN(), san, coordinate)
		}
		if origin == 1 {
			seen[san], seen[coordinate] = true, true
		}
	}
}
