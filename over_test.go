package fairymax_test

import (
	"errors"
	"strings"
	"testing"

	"fairymax"
)

// TestOver holds that no move can be read, pushed or called legal where the game is over, also where pieces
// could still move; and what a player has to claim ends no game that goes on without claims.
func TestOver(t *testing.T) {
	for _, test := range []struct {
		fen, move, reason string
		claimed           bool
	}{
		{"8/8/8/3k4/8/8/8/K7 w - - 0 1", "a1a2", "dead material", false},
		{"7k/8/8/8/8/8/8/R3K3 w - - 100 90", "a1a8", "move rule", true},
		{"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "h8g8", "checkmate", false},
	} {
		b, _, err := load("normal").SetUp(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		_, read := b.Read(test.move)
		for _, err := range []error{read, b.Push(test.move)} {
			if !errors.Is(err, fairymax.ErrOver) || err.Error() != "the game is over: "+test.reason {
				t.Errorf("%s: %v", test.fen, err)
			}
		}
		if legal, said := b.Explain(test.move); legal || len(b.Legal()) > 0 || len(b.Moves()) > 0 {
			t.Errorf("%s: legal is %t %v, %v", test.fen, legal, b.Legal(), said)
		}
		b.IgnoreClaims(true)
		legal, _ := b.Explain(test.move)
		if err := b.Push(test.move); legal != test.claimed || (err == nil) != test.claimed {
			t.Errorf("%s, without claims: legal is %t, %v", test.fen, legal, err)
		}
	}
}

// TestPlayedOn holds that the outcome is that of the position where a game was played on after a draw.
func TestPlayedOn(t *testing.T) {
	b := load("normal").Start()
	e4, err := b.Read("e4")
	if err != nil {
		t.Fatal(err)
	}
	for _, move := range strings.Fields("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8") {
		if err := b.Push(move); err != nil {
			t.Fatal(err)
		}
	}
	if o := b.Outcome(); !o.Over || o.Reason != "repetition" {
		t.Fatal(o)
	}
	b.Play(e4)
	if o := b.Outcome(); o.Over || len(b.Legal()) != 20 {
		t.Errorf("after another move: %v", o)
	}
	if b.Undo(); !b.Outcome().Over {
		t.Error("after the move was taken back, the game is not over")
	}
}
