package notation_test

import (
	"testing"

	"fairymax/engine/testgames"
	"fairymax/internal/notation"
)

// Marks with letters that change their length in capitals, or with bytes that are no text,
// are no promotions.
func TestStrangeMarks(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	p := testgames.Position(t, r, "7k/P7/8/8/8/8/8/K7 w - - 0 1")
	for _, mark := range []string{"\xff", "=\xff\xfe", "=q\xff", "ı", "=ŉ", "ßß", "=ſ", "ɐ", "=ɐ", "+ȿ", "qɐ"} {
		for _, text := range []string{"a8" + mark, "a7a8" + mark} {
			if m, err := notation.ParseSAN(p, text, 1); err == nil {
				t.Errorf("%q is taken for %v", text, m)
			}
		}
	}
}
