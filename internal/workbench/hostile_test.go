package workbench

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"fairymax/internal/workbench/link"
)

// parts are what hostile texts are made of besides what good ones have.
var parts = []string{"\"", "[", "]", "{", "}", "=", "\n", "[piece.x]\n", "moves = [{ slide = [1, 0] }]\n", "extends = \"hostile\"\n", "16x16", "9999999999", "-1", "\x00", "\u202e", "</script>",
	"board = \"16x16\"\n", "start = \"8/8/8/8/8/8/8/8 w - - 0 1\"\n", "pieces = []\n", "then = { ", "leap = [15, 15]", "<engine>", "'sha256-x'"}

// TestHostileLinks follows 10,000 links, 1,000 without FAIRYMAX_LONG, with changed texts: each is
// answered in time, with its mistakes or a page, and no text brings a script into a page.
func TestHostileLinks(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	s, count := New(), 1000
	if os.Getenv("FAIRYMAX_LONG") != "" {
		count = 10_000
	}
	bases := []string{good}
	for _, name := range []string{"stag-hunt", "seirawan", "duck", "dobutsu"} {
		text, err := s.games.Text(name)
		if err != nil {
			t.Fatal(err)
		}
		bases = append(bases, text)
	}
	pages, slowest := 0, time.Duration(0)
	for range count {
		text := bases[random.IntN(len(bases))]
		for range 1 + random.IntN(3) {
			at, end := random.IntN(len(text)+1), 0
			end = min(len(text), at+random.IntN(6))
			text = text[:at] + parts[random.IntN(len(parts))] + text[end:]
		}
		written, err := link.Write(link.Game{Name: "hostile", Text: strings.ToValidUTF8(text, "?")})
		if err != nil {
			t.Fatal(err)
		}
		var d definition
		if failed := ask(t, s, question{Do: "follow", Text: written}, &d); failed != "" {
			t.Fatalf("%q: %s", text, failed)
		}
		begin := time.Now()
		v := judged(t, s, d.Name, d.Text)
		slowest = max(slowest, time.Since(begin))
		if (v.Page == "") == (len(v.Findings) == 0) {
			t.Errorf("%q: %+v", d.Text, v.Findings)
		}
		if v.Page != "" {
			pages++
			if n := strings.Count(v.Page, "<script"); n != 3 || strings.Count(v.Page, "<engine>") != 1 {
				t.Errorf("%q: the page has %d scripts", d.Text, n)
			}
		}
	}
	t.Logf("%d of %d play; the slowest took %v", pages, count, slowest)
	if slowest > 20*time.Second {
		t.Errorf("a text took %v", slowest)
	}
}
