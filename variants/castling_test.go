package variants

import "testing"

// The letter of a wing is the first one's that castles there; the file of the partner is then the
// name of the next one's right, and no other name of the first.
func TestRightsOfTwoRoyals(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
	v := load(t, `title = "Two"
extends = "normal"
royal.types = ["king", "queen"]
castling.rook.king = ["queen", "king"]
start = "`+start+`KQkqHAha - 0 1"
`)
	for _, rights := range []string{"KQHAkqha", "KA", "h", "-"} {
		p, err := v.Rules.ParseFEN(start + rights + " - 0 1")
		if err != nil {
			t.Errorf("%s: %v", rights, err)
		} else if want := start + rights + " - 0 1"; p.FEN() != want {
			t.Errorf("%s became %s", want, p.FEN())
		}
	}
}
