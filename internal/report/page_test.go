package report

import (
	"slices"
	"strings"
	"testing"

	"fairymax/engine/testgames"
)

// The page shows the figures of the report, fetches nothing, and escapes every text.
func TestPage(t *testing.T) {
	rules := testgames.Shipped(t, "losalamos")
	r := made(t, small(t, rules, t.TempDir()))
	r.Title = "<script>alert(1)</script>"
	other := *r
	other.Name, other.Title = "other", "Other"
	known := *r
	known.Name, known.Title, known.Length.Mean = "known", "Known", Estimate{1, 1, 1, 9}
	var b strings.Builder
	if err := WriteHTML(&b, []Subject{{r, rules}, {&other, rules}}, []*Report{&known}, "fairymax report <x>"); err != nil {
		t.Fatal(err)
	}
	page := b.String()
	var want []string
	for _, f := range figures() {
		want = append(want, "<td>"+f.text(r)+"</td>")
	}
	for _, p := range r.Pieces {
		want = append(want, "<td>"+numberText(p.Moves)+"</td>")
	}
	want = append(want, percentText(r.Endings[0].Share), r.Opening.Moves[0].Move, "than Known (1)", "fairymax report &lt;x&gt;")
	for _, text := range want {
		if !strings.Contains(page, text) {
			t.Errorf("%q is not on the page", text)
		}
	}
	many := *r
	many.Opening.Moves = slices.Repeat(r.Opening.Moves, 2)
	var long strings.Builder
	err := WriteHTML(&long, []Subject{{&many, rules}}, nil, "")
	if left := "The best 12 are shown."; err != nil || strings.Contains(page, left) || !strings.Contains(long.String(), left) {
		t.Errorf("the page does not say how many first moves it shows: %v", err)
	}
	for _, text := range []string{"<script", "http:", "https:", "src=", "url("} {
		if strings.Contains(page, text) {
			t.Errorf("the page has %q", text)
		}
	}
	if n := strings.Count(page, `class="chart"`); n != 4 {
		t.Errorf("%d charts of two games", n)
	}
}

// The reports that come with the program can be read and have all figures, but those of
// draws where there were none.
func TestKnown(t *testing.T) {
	known, err := Known()
	if err != nil || len(known) == 0 {
		t.Fatal(err, len(known))
	}
	for _, k := range known {
		for _, f := range figures() {
			if e := f.of(k); e.N == 0 && (k.Draws.Value > 0 || f.name != "Draws with a fight") {
				t.Errorf("%s has no figure %q", k.Name, f.name)
			}
		}
		testgames.Shipped(t, k.Name)
	}
}
