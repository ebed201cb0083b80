package webplay

import (
	"fmt"
	"strings"
	"testing"
)

// endingsOf lists the pieces that can be practised.
func endingsOf(t *testing.T, s *Session) (names []string) {
	t.Helper()
	list := ask[struct{ Endings []ending }](t, s, question{Do: "endings"})
	for _, e := range list.Endings {
		names = append(names, e.Piece)
	}
	return names
}

// bestMove is the best move of the position.
func bestMove(t *testing.T, s *Session) string {
	t.Helper()
	return ask[struct{ Move string }](t, s, question{Do: "best"}).Move
}

// An ending is won by the best moves of both sides, in as many as was said.
func TestPractise(t *testing.T) {
	s, _ := loaded(t, "gardner")
	if names := endingsOf(t, s); len(names) != 5 || names[0] != "queen" {
		t.Errorf("%q", names)
	}
	for range 10 {
		v := ask[view](t, s, question{Do: "practise", Text: "rook"})
		wins := 0
		if _, err := fmt.Sscanf(v.Ending, "White wins in %d moves.", &wins); err != nil || wins < 3 || len(v.Pieces) != 3 || v.Turn != "white" {
			t.Fatalf("%s: %q", v.FEN, v.Ending)
		}
		for !v.Over {
			if v = ask[view](t, s, question{Do: "play", Text: bestMove(t, s)}); !v.Over && !strings.HasPrefix(v.Ending, "The best so far: White wins in ") {
				t.Fatalf("%s: %q", v.FEN, v.Ending)
			}
		}
		if want := fmt.Sprintf("The best: White has won in %d moves, and %d moves was possible.", wins, wins); v.Ending != want {
			t.Errorf("%q, want %q", v.Ending, want)
		}
		if got := refusal(s.Answer(t.Context(), []byte(`{"do":"best"}`))); got != "the game is over" {
			t.Errorf("the best move after mate: %q", got)
		}
	}
}

// A slow move is told, and so is one that gives the win away; another game ends the practice.
func TestPractiseBadly(t *testing.T) {
	s, _ := loaded(t, "gardner")
	slow, gone := false, false
	for range 40 {
		v := ask[view](t, s, question{Do: "practise", Text: "rook"})
		for _, m := range v.Moves {
			after := ask[view](t, s, question{Do: "play", Text: m.Text})
			slow = slow || strings.HasPrefix(after.Ending, "Too slow by ")
			if after.Ending == "The win is gone." {
				gone = true
			}
			ask[view](t, s, question{Do: "undo", Count: 1})
		}
	}
	if !slow || !gone {
		t.Errorf("slow: %v, gone: %v", slow, gone)
	}
	if v := ask[view](t, s, question{Do: "new"}); v.Ending != "" {
		t.Errorf("a new game: %q", v.Ending)
	}
	if got := refusal(s.Answer(t.Context(), []byte(`{"do":"best"}`))); got != "there is no ending to practise" {
		t.Errorf("the best move of a game: %q", got)
	}
}

// What cannot be practised is told.
func TestPractiseNothing(t *testing.T) {
	for _, test := range []struct{ game, piece, want string }{
		{"gardner", "knight", "the knight never wins against a bare king"},
		{"gardner", "elk", `there is no piece "elk"`},
		{"gardner", "king", "one royal piece"},
		{"crazyhouse", "queen", "pieces in hand"},
		{"antichess", "queen", "no royal piece"},
		{"forty", "queen", "too large for a page"},
	} {
		s, _ := loaded(t, test.game)
		if got := refusal(s.Answer(t.Context(), []byte(`{"do":"practise","text":"`+test.piece+`"}`))); !strings.Contains(got, test.want) {
			t.Errorf("%s in %s: %q, want %q", test.piece, test.game, got, test.want)
		}
	}
}
