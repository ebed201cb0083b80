package webplay

import (
	"strings"
	"testing"

	"fairymax/engine/testgames"
	"fairymax/internal/nets"
)

// TestEnded holds that a game that its players ended is over, and that its record says so until it goes on.
func TestEnded(t *testing.T) {
	for _, test := range []struct{ text, state, tail, termination string }{
		{"1. d4 d5 2. c4 1-0", "The players ended this game: 1-0.", "2. c4 1-0", ""},
		{"[Termination \"abandoned\"]\n\n1. d4 d5 1/2-1/2", "The players ended this game: 1/2-1/2 (abandoned).", "d5 1/2-1/2", "abandoned"},
		{"[Termination \"Normal\"]\n\n1. d4 0-1", "The players ended this game: 0-1.", "d4 0-1", "Normal"},
		{"[Termination \"time forfeit\"]\n\n1. d4 1-0", "White wins: time is up.", "d4 1-0", "time forfeit"},
		{"[Termination \"time forfeit\"]\n\n1. d4 0-1", "The players ended this game: 0-1 (time forfeit).", "d4 0-1", "time forfeit"},
		{"[Termination \"Normal\"]\n\n1. f3 e5 2. g4 Qh4# 0-1", "Black wins: checkmate.", "Qh4# 0-1", "Normal"},
		{"0-1", "The players ended this game: 0-1.", "0-1", ""},
	} {
		s, _ := loaded(t, "normal")
		v := ask[view](t, s, question{Do: "pgn", Text: "[White \"Anna\"]\n" + test.text})
		if !v.Over || v.State != test.state {
			t.Errorf("%s: over %v, %q", test.text, v.Over, v.State)
		}
		record := ask[struct{ Text string }](t, s, question{Do: "record"}).Text
		if !strings.HasSuffix(strings.TrimSpace(record), test.tail) || tagIn(record, "Termination") != test.termination {
			t.Errorf("%s: written as\n%s", test.text, record)
		}
	}
}

// tagIn is the value of a tag in a record, "" if it has none.
func tagIn(record, name string) string {
	_, after, _ := strings.Cut(record, "["+name+" \"")
	value, _, _ := strings.Cut(after, "\"]")
	return value
}

// TestReopened holds that a game that its players ended goes on when that is taken back.
func TestReopened(t *testing.T) {
	s, _ := loaded(t, "normal")
	ask[view](t, s, question{Do: "pgn", Text: "[Termination \"abandoned\"]\n\n1. d4 d5 2. c4 1-0"})
	v := ask[view](t, s, question{Do: "undo", Count: 2})
	if v.Over || v.Agreed || len(v.Played) != 3 {
		t.Errorf("taken back: over %v, after %v", v.Over, v.Played)
	}
	ask[view](t, s, question{Do: "play", Text: "e6"})
	record := ask[struct{ Text string }](t, s, question{Do: "record"}).Text
	if !strings.Contains(record, "2. c4 e6 *") || strings.Contains(record, "Termination") {
		t.Errorf("gone on:\n%s", record)
	}
}

// TestOtherGame holds that a page says that a record is of another game than its own.
func TestOtherGame(t *testing.T) {
	rules := testgames.Shipped(t, "normal")
	s := new(Session)
	ask[layout](t, s, question{Do: "load", Text: SetupOf(rules, []string{"standard"}, nets.Choice{}).Text()})
	for name, want := range map[string]string{
		"xiangqi":  `In this record the tag Variant is "xiangqi"; its moves are read as those of normal`,
		"standard": "", "Chess": "", "Normal": "", "Chess 960": "",
	} {
		v := ask[view](t, s, question{Do: "pgn", Text: "[Variant \"" + name + "\"]\n\n1. e4 e5 1-0"})
		if got := strings.Join(v.Notes, "; "); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
