package notation_test

import (
	"testing"

	"fairymax/internal/notation"
)

// What XBoard sends where men are held in hand or marked, and what it means.
func TestReadForeignFEN(t *testing.T) {
	const kings = "4k3/8/8/8/8/8/8/4K3"
	for _, test := range []struct {
		name, variant, fen, want string
	}{
		{"empty hands", "crazyhouse", kings + "[-] w - - 0 1", kings + "[] w - - 0 1"},
		{"no hands", "crazyhouse", kings + " w - - 0 1", kings + "[] w - - 0 1"},
		{"full hands", "crazyhouse", kings + "[PQnnp] w - - 0 1", kings + "[PQpnn] w - - 0 1"},
		{"strange men in hand", "crazyhouse", kings + "[PXz] w - - 0 1", kings + "[P] w - - 0 1"},
		{"hands in a game without", "normal", kings + "[Pq] w - - 0 1", kings + " w - - 0 1"},
		{"captured men where nobody gains them", "pocketknight", kings + "[NNPn] w - - 0 1", kings + "[Nn] w - - 0 1"},
		{"captured pawns where only others come back", "grand", "4k5/10/10/10/10/10/10/10/10/4K5[PPQp] w - 0 1", "4k5/10/10/10/10/10/10/10/10/4K5[Q] w - - 0 1"},
		{"a man who was promoted", "crazyhouse", "4k3/8/8/8/8/8/8/Q~3K3[] b 0 1", "4k3/8/8/8/8/8/8/Q~3K3[] b - - 0 1"},
		{"the same where it makes no difference", "loop", "4k3/8/8/8/8/8/8/Q~3K3[] b 0 1", "4k3/8/8/8/8/8/8/Q3K3[] b - - 0 1"},
		{"promoted forms", "shogi", "4k4/9/9/9/9/2+R6/9/9/4K4[-] b 0 1", "4k4/9/9/9/9/2+R6/9/9/4K4[] b - - 0 1"},
		{"a form that we write otherwise", "makruk", "4k3/8/+P7/8/8/8/+p7/4K3 w 0 1", "4k3/8/M7/8/8/8/m7/4K3 w - - 0 1"},
		{"neither castling nor en passant", "makruk", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w 3 2", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 3 2"},
		{"files of partners", "fischerandom", "1r1k3r/8/8/8/8/8/8/1R1K3R w HBhb - 0 1", "1r1k3r/8/8/8/8/8/8/1R1K3R w KQkq - 0 1"},
		{"files of unmoved men", "seirawan", "4k1n1/8/8/8/8/8/8/4K1N1[HEhe] w Gg - 0 1", "4k1n1/8/8/8/8/8/8/4K1N1[HEhe] w Gg - 0 1"},
		{"checks still to be given", "3check", kings + " w - - 1+3 0 9", kings + " w - - 0 9 +2+0"},
		{"checks given", "3check", kings + " w - - 0 9 +1+2", kings + " w - - 0 9 +1+2"},
		{"checks where they do not count", "normal", kings + " w - - 1+3 0 9", kings + " w - - 0 9"},
	} {
		p, err := notation.ReadFEN(position(t, test.variant, "").Rules(), test.fen)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := p.FEN(); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}
