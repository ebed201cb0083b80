package xboard

import (
	"strings"
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
	for name, want := range map[string]string{
		"duck":       "in XBoard, click the piece, the square of the wall, then the target",
		"kyotoshogi": "in XBoard, a piece that turns over keeps the picture of the side that was up at first",
	} {
		v := testgames.Variant(t, name)
		if got := Hints(Variant{Name: name, Rules: v.Rules, Betza: v.Betza}); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// Boards of 16 ranks need an option of XBoard's, and one of ours.
func TestOptions(t *testing.T) {
	for name, want := range map[string]string{
		"normal": "-ruleMoves 51",
		"forty":  "-ruleMoves 51 -rankOffset 1 -firstOptions RankOffset=1 -secondOptions RankOffset=1",
	} {
		v := testgames.Variant(t, name)
		if got := strings.Join(Options(Variant{Name: name, Rules: v.Rules, Betza: v.Betza}), " "); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}
