package spelling

import (
	"strings"
	"testing"
)

func TestNearest(t *testing.T) {
	for _, n := range []int{60, 30_000} {
		word := strings.Repeat("a", n)
		if got := Nearest(word+"b", []string{word + "c"}); (got != "") != (n < 100) {
			t.Errorf("%d letters: %.80q", n, got)
		}
	}
	known := []string{"knight", "king", "bishop", "rook", "castling", "promotion", "gate", "cannon", "entering", "modern", "kingofthehill", "pawn"}
	for word, want := range map[string]string{
		"knigth": "knight", "Bishop": "bishop", "rok": "rook", "queen": "", "x": "", "castle": "castling", "enter": "entering", "gating": "gate", "candle": "", "promote": "promotion",
		"losers": "", "king-of-the-hill": "kingofthehill", "kings": "king", "lion": "", "bird": "", "horse": "", "mastodon": "", "paw": "pawn", "bihsop": "bishop",
	} {
		if got := Nearest(word, known); got != want {
			t.Errorf("nearest to %q is %q, want %q", word, got, want)
		}
	}
}

func TestQuoted(t *testing.T) {
	if got := Quoted([]string{"a", "b", "c"}); got != `"a", "b" or "c"` {
		t.Error(got)
	}
}

func TestListed(t *testing.T) {
	if got := Listed([]string{"a", "b", "c"}) + Listed([]string{"d"}) + Listed(nil); got != "a, b and cd" {
		t.Error(got)
	}
}

// A single game of many is neither nothing nor left out of all.
func TestPercent(t *testing.T) {
	for share, want := range map[float64]string{
		0: "0.0 %", 1. / 3000: "< 0.1 %", 0.0005: "0.1 %", 0.25: "25.0 %", 0.9994: "99.9 %", 2999. / 3000: "> 99.9 %", 1: "100.0 %",
	} {
		if got := Percent(share); got != want {
			t.Errorf("%v: %s, want %s", share, got, want)
		}
	}
}

func TestWithArticle(t *testing.T) {
	for name, want := range map[string]string{"rook": "a rook", "archbishop": "an archbishop", "unicorn": "a unicorn"} {
		if got := WithArticle(name); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
