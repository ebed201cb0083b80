package xboard

import (
	"testing"

	"fairymax/engine/testgames"
)

func TestHints(t *testing.T) {
	games := kinds()
	for name, want := range map[string]string{
		"striding": "in XBoard, to capture en passant, click the pawn, its victim, then the target",
		"wide":     "",
	} {
		if got := Hints(games[name]); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	duck := testgames.Variant(t, "duck")
	if duck := Hints(Variant{Name: "duck", Rules: duck.Rules, Betza: duck.Betza}); duck != "in XBoard, click the piece, the square of the wall, then the target" {
		t.Errorf("duck: %q", duck)
	}
}
