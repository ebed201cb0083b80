package fen_test

import (
	"strings"
	"testing"

	"fairymax/engine/testgames"
	"fairymax/internal/fen"
)

// Each row is a FEN that XBoard sends, and the same position in our FEN.
func TestReadForeignFEN(t *testing.T) {
	const kings = "4k3/8/8/8/8/8/8/4K3"
	for _, test := range []struct {
		name, variant, fen, want string
	}{
		{"empty hands", "crazyhouse", kings + "[-] w - - 0 1", kings + "[] w - - 0 1"},
		{"no hands", "crazyhouse", kings + " w - - 0 1", kings + "[] w - - 0 1"},
		{"full hands", "crazyhouse", kings + "[PQnnp] w - - 0 1", kings + "[PQpnn] w - - 0 1"},
		{"hands in a game without", "normal", kings + "[Pq] w - - 0 1", kings + " w - - 0 1"},
		{"captured pieces in a game without gains", "pocketknight", kings + "[NNPn] w - - 0 1", kings + "[Nn] w - - 0 1"},
		{"captured pawns, which cannot come back here", "grand", "4k5/10/10/10/10/10/10/10/10/4K5[PPQp] w - 0 1", "4k5/10/10/10/10/10/10/10/10/4K5[Q] w - - 0 1"},
		{"a promoted piece", "crazyhouse", "4k3/8/8/8/8/8/8/Q~3K3[] b 0 1", "4k3/8/8/8/8/8/8/Q~3K3[] b - - 0 1"},
		{"a promoted piece in a game without that distinction", "loop", "4k3/8/8/8/8/8/8/Q~3K3[] b 0 1", "4k3/8/8/8/8/8/8/Q3K3[] b - - 0 1"},
		{"promoted forms", "shogi", "4k4/9/9/9/9/2+R6/9/9/4K4[-] b 0 1", "4k4/9/9/9/9/2+R6/9/9/4K4[] b - - 0 1"},
		{"a promoted piece with another letter here", "makruk", "4k3/8/+P7/8/8/8/+p7/4K3 w 0 1", "4k3/8/M7/8/8/8/m7/4K3 w - - 0 1"},
		{"neither castling nor en passant", "makruk", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w 3 2", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 3 2"},
		{"files of partners", "fischerandom", "1r1k3r/8/8/8/8/8/8/1R1K3R w HBhb - 0 1", "1r1k3r/8/8/8/8/8/8/1R1K3R w KQkq - 0 1"},
		{"castling from other squares", "atomic", "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ w KQkq - 0 1", "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ w KQkq - 0 1"},
		{"files of partners in crazyhouse", "crazyhouse", "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ[] w CAca - 0 1", "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ[] w KQkq - 0 1"},
		{"files of partners that stand as usual", "normal", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
		{"an inner partner", "capablanca", "r4k3r/10/10/10/10/10/10/R1R2K3R w C - 0 1", "r4k3r/10/10/10/10/10/10/R1R2K3R w C - 0 1"},
		{"files of unmoved pieces", "seirawan", "4k1n1/8/8/8/8/8/8/4K1N1[HEhe] w Gg - 0 1", "4k1n1/8/8/8/8/8/8/4K1N1[HEhe] w Gg - 0 1"},
		{"checks still to be given", "3check", kings + " w - - 1+3 0 9", kings + " w - - 0 9 +2+0"},
		{"checks given", "3check", kings + " w - - 0 9 +1+2", kings + " w - - 0 9 +1+2"},
		{"checks in a game that does not count them", "normal", kings + " w - - 1+3 0 9", kings + " w - - 0 9"},
	} {
		read, err := fen.Read(testgames.Shipped(t, test.variant), test.fen)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := read.Position.FEN(); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

// A right that cannot be is left out, and that is told.
func TestImpossibleRights(t *testing.T) {
	for _, test := range []struct{ variant, fen, rights, told string }{
		{"normal", "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", "Q", "K left out"},
		{"atomic", "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/1KRBBNNQ w KQkq - 0 1", "Kkq", "Q left out"},
		{"normal", "4k3/8/8/8/4K3/8/8/R6R w HA - 0 1", "-", "HA left out"},
		{"normal", "4k3/8/8/8/8/8/8/RR2K3 w BA - 0 1", "B", "A left out"},
		{"normal", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "Q", ""},
	} {
		read, err := fen.Read(testgames.Shipped(t, test.variant), test.fen)
		if err != nil {
			t.Errorf("%s: %v", test.fen, err)
			continue
		}
		told := strings.Join(read.Words(), "; ")
		if rights := strings.Fields(read.Position.FEN())[2]; rights != test.rights || !strings.Contains(told, test.told) || told != "" && test.told == "" {
			t.Errorf("%s: rights %s, told %q; want %s, %q", test.fen, rights, told, test.rights, test.told)
		}
	}
}

// Long texts are answered at once: a reader that goes through them again for each of their
// parts takes minutes for these.
func TestLongTexts(t *testing.T) {
	const n = 1 << 18
	for _, variant := range []string{"normal", "seirawan", "shogi"} {
		r := testgames.Shipped(t, variant)
		head := strings.Fields(r.Start().FEN())[0]
		for _, text := range []string{
			strings.Repeat("a ", n), head + " w K " + strings.Repeat("a ", n), head + " w " + strings.Repeat("K", n),
			head + " w " + strings.Repeat("H", n), head + " w " + strings.Repeat("é", n), head + " w A" + strings.Repeat("1", n),
			head + strings.Repeat("P", n), head + " w K " + strings.Repeat("e3", n), strings.Repeat("+~", n),
		} {
			fen.Read(r, text)
			r.ParseFEN(text)
		}
	}
}

// What is no piece is named as it was written.
func TestNoPiece(t *testing.T) {
	_, err := fen.Read(testgames.Shipped(t, "normal"), "4k3/8/8/8/8/8/8/4♔3 w - - 0 1")
	if err == nil || !strings.Contains(err.Error(), `"♔" is not a piece`) {
		t.Error(err)
	}
}

// In an SFEN the attacker of a problem may have no king; one side must have it, and the attacker
// is never in check.
func TestTsume(t *testing.T) {
	r := testgames.Shipped(t, "shogi")
	for text, want := range map[string]string{
		"4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1": "",
		"9/9/4p4/9/9/9/9/9/4K4 w g 1":                "",
		"9/9/4P4/9/9/9/9/9/9 b G 1":                  "Black has no royal piece",
		"4k4/4R4/9/9/9/9/9/9/9 b G 1":                "Black is in check",
	} {
		read, err := fen.ReadSFEN(r, text)
		switch {
		case err != nil && (want == "" || !strings.Contains(err.Error(), want)), err == nil && want != "":
			t.Errorf("%s: %v, want %q", text, err, want)
		case err == nil && (read.Position.InCheck() || !read.Position.HasLegalMove()):
			t.Errorf("%s: in check, or no moves", text)
		}
		if _, err := fen.Read(r, strings.TrimSuffix(text, " 1")+" 0 1"); err == nil && want == "" {
			t.Errorf("%s: as a FEN it was read too", text)
		}
	}
}
