package link

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/variants"
)

// most is how long nine links of ten may be, in bytes.
const most = 2048

// moves are those of a game of usual length.
var moves = slices.Repeat(strings.Fields("e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6"), 8)

// TestLengths holds that links of the catalogue, with the moves of a game, are short, and
// hold what was written.
func TestLengths(t *testing.T) {
	games := variants.NewCatalogue(fairymax.Files)
	var lengths []int
	for _, name := range games.Names() {
		text, err := games.Text(name)
		if err != nil {
			t.Fatal(err)
		}
		want := Game{name, text, "", moves}
		written, err := Write(want)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := Read(written); err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %v", name, err)
		}
		lengths = append(lengths, len(written))
	}
	slices.Sort(lengths)
	n := len(lengths)
	t.Logf("%d links: half have up to %d bytes, nine of ten up to %d, the longest has %d", n, lengths[n/2], lengths[n*9/10], lengths[n-1])
	if lengths[n*9/10] > most {
		t.Errorf("nine of ten have up to %d bytes", lengths[n*9/10])
	}
}

// TestDictionary holds that the dictionary stays what it is: links need it.
func TestDictionary(t *testing.T) {
	const want = "566be8c505a0967a"
	if sum := fmt.Sprintf("%.8x", sha256.Sum256(dictionary1)); sum != want {
		t.Errorf("the dictionary has the sum %s; links that were sent cannot be read any more", sum)
	}
	const old = "112Hoys3MS-XiSjVKNVFINU81RaxY8M3MS8VqICAAAP__"
	if g, err := Read(old); err != nil || g.Name != "mine" || g.Text != "title = \"Mine\"\nextends = \"normal\"\n" || g.Start != "" || fmt.Sprint(g.Moves) != "[e2e4 e7e5]" {
		g, _ := Write(Game{"mine", "title = \"Mine\"\nextends = \"normal\"\n", "", []string{"e2e4", "e7e5"}})
		t.Errorf("%v: an old link is not read; now it is %s", err, g)
	}
}

// TestRefused holds which links and games are refused.
func TestRefused(t *testing.T) {
	good, err := Write(Game{Name: "mine", Text: "title = 1"})
	if err != nil {
		t.Fatal(err)
	}
	large, err := Write(Game{Name: "mine", Text: strings.Repeat("#", mostContent-100)})
	if err != nil || len(large) > most {
		t.Fatal(len(large), err)
	}
	for text, want := range map[string]string{
		"":                       "not a game link",
		"2abc":                   "not a game link",
		"1":                      "cut off",
		"1####":                  "damaged",
		good[:len(good)-3]:       "damaged",
		good + "AAAA":            "",
		"1AAAA" + good[5:]:       "damaged",
		bomb(t):                  "more than a game",
		packed(t, "mine"):        "no game",
		packed(t, "../x\n\n\n"):  "cannot be the name",
		packed(t, "x\n\x01\n\n"): "neither a position",
		packed(t, "x\n\n\n\xff"): "UTF-8",
		packed(t, "x\n\n"+strings.Repeat("a ", mostMoves+1)+"\n"): "more than 2000 moves",
	} {
		if g, err := Read(text); want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%.40q: %v, %v", text, g.Name, err)
		}
	}
	for _, g := range []Game{{Name: ""}, {Name: "a/b"}, {Name: strings.Repeat("a", 101)}, {Name: "a", Moves: []string{"a\nb"}}, {Name: "a", Text: strings.Repeat("#", mostContent)}} {
		if _, err := Write(g); err == nil {
			t.Errorf("%.20v is written", g)
		}
	}
}
