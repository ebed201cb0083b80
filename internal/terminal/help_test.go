package terminal

import (
	"strings"
	"testing"
)

// TestHelpFitsTheGame holds that help tells of passing and of an impasse only where there is such a
// thing: the griffon of Grande Acedrex never comes back in one move, the lion of chu shogi does.
func TestHelpFitsTheGame(t *testing.T) {
	for _, test := range []struct {
		variant          string
		passing, impasse bool
	}{
		{"normal", false, false}, {"shogi", false, true}, {"grande-acedrex", false, false}, {"chu", true, false}, {"janggi", true, false},
	} {
		said := typed(t, settings(t, test.variant), "help\nquit\n")
		if strings.Contains(said, "Passing the turn") != test.passing || strings.Contains(said, "declare") != test.impasse {
			t.Errorf("%s: %s", test.variant, said)
		}
	}
}

func TestQuestionsInTheGame(t *testing.T) {
	for _, test := range []struct{ line, want string }{
		{"why e2e5", "The pawn on e2 cannot go to e5"},
		{"why e5", "No piece of White reaches e5"},
		{"e5", "No piece of White reaches e5"},
		{"why N", "How a knight moves: a leap [1, 2]."},
		{"why", "Ask about a move, such as b1c3 or Nc3"},
		{"explain e5", "No piece of White reaches e5"},
		{"rules", "Royal        A side is in check when its king is attacked"},
		{"pieces", "How a bishop moves: any distance diagonally."},
	} {
		if said := typed(t, settings(t, "normal"), test.line+"\nquit\n"); !strings.Contains(said, test.want) {
			t.Errorf("%s: %s", test.line, said)
		}
	}
}
