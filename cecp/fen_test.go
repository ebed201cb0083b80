package cecp

import (
	"testing"

	"fairymax/internal/fen"
	"fairymax/internal/xboard/testgames"
)

// XBoard sends incomplete positions, too.
func TestReadPosition(t *testing.T) {
	games := newShelf()
	const kings = "4k3/8/8/8/8/8/8/4K2R"
	for _, test := range []struct {
		name, variant, fen, want string // want is "" for an error
	}{
		{"complete", "normal", testgames.ChessStart, testgames.ChessStart},
		{"board only", "normal", kings, kings + " w - - 0 1"},
		{"no rights field", "normal", kings + " b - 7 31", kings + " b - - 7 31"},
		{"neither rights nor en passant", "normal", kings + " w 7 31", kings + " w - - 7 31"},
		{"no counters", "normal", kings + " w K", kings + " w K - 0 1"},
		{"unknown rights", "normal", kings + " w HKQAq - 0 1", kings + " w K - 0 1"},
		{"short ranks", "normal", "4k///////4K2R w - - 0 1", kings + " w - - 0 1"},
		{"hands", "normal", kings + "[PPq] w - - 0 1", kings + " w - - 0 1"},
		{"promoted piece", "normal", "4k3/8/8/8/8/8/8/4K2R~ w - - 0 1", kings + " w - - 0 1"},
		{"a hole where there is none", "normal", "*3k3/8/8/8/8/8/8/4K2R w - - 0 1", ""},
		{"useless en passant", "normal", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"},
		{"en passant", "normal", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"},
		{"en passant with a strange rank", "normal", "4k3/8/8/3Pp3/8/8/8/4K3 w - e: 0 1", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1"},
		{"en passant where no pawn passed", "normal", "4k3/8/3Pp3/8/8/8/8/4K3 w - e7 0 1", "4k3/8/3Pp3/8/8/8/8/4K3 w - - 0 1"},
		{"en passant on ten ranks", "tall", "5k4/10/10/10/10/10/1Pp7/10/10/5K4 b - b3 0 1", "5k4/10/10/10/10/10/1Pp7/10/10/5K4 b - b3 0 1"},
		{"two digits", "capablanca", "5k4/10/10/10/10/10/10/5K3R w K - 0 1", "5k4/10/10/10/10/10/10/5K3R w K - 0 1"},
		{"nothing", "normal", "", ""},
		{"too few ranks", "normal", "8/8 w - - 0 1", ""},
		{"too many files", "normal", "9k/8/8/8/8/8/8/4K3 w - - 0 1", ""},
		{"a huge run", "normal", "99999999999999999999k/8/8/8/8/8/8/4K3 w - - 0 1", ""},
		{"a strange letter", "normal", "4k3/8/8/8/8/8/8/4K2Z w - - 0 1", ""},
		{"no king", "normal", "8/8/8/8/8/8/8/4K3 w - - 0 1", ""},
	} {
		read, err := fen.Read(games[test.variant].Rules, test.fen)
		got := ""
		if err == nil {
			got = read.Position.FEN()
		}
		if got != test.want {
			t.Errorf("%s: got %q, want %q (error %v)", test.name, got, test.want, err)
		}
	}
}
