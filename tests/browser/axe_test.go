//go:build browser

package browser

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/go-rod/rod"
)

// judge runs axe-core, which is in the page, and lists the faults that it calls serious
// or critical: rule, element, and what is wrong. Pages in frames are judged by themselves.
const judge = `axe.run({ resultTypes: ["violations"], iframes: false }).then(({ violations }) => JSON.stringify(violations
	.filter((v) => v.impact === "serious" || v.impact === "critical")
	.flatMap((v) => v.nodes.map((n) => v.id + ": " + n.target.join(" ") + ": " + n.failureSummary.replace(/\s+/g, " ")))))`

// axe is the text of axe-core, which "npm ci" in the folder axe installs.
func axe(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("axe", "node_modules", "axe-core", "axe.min.js"))
	if errors.Is(err, fs.ErrNotExist) && os.Getenv("FAIRYMAX_CI") == "" {
		t.Skip("axe-core is not installed: npm ci --prefix tests/browser/axe")
	}
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// accessible fails for each serious fault that axe-core finds in a page, as it is now,
// in light and dark, on a phone and on a desk.
func (p *page) accessible(name string) {
	p.t.Helper()
	text := axe(p.t)
	for _, width := range []int{360, 1400} {
		for _, scheme := range []string{"light", "dark"} {
			p.screen(width, scheme)
			if _, err := p.Eval("() => {" + text + "}"); err != nil {
				p.t.Fatal(err)
			}
			for _, fault := range read[[]string](p, "JSON.parse(await "+judge+")") {
				p.t.Errorf("%s, %d pixels, %s: %s", name, width, scheme, fault)
			}
		}
	}
}

// accessibleModes holds the same of an analysis, with its lines and its curve, of a position that
// is set up, and of the list of keys.
func accessibleModes(t *testing.T, b *rod.Browser) {
	t.Helper()
	p := open(t, b, "crazyhouse")
	p.choose("clock", "5+3")
	p.readGame("1. e4 {[%eval 0.3] good} e5 $2 {[%eval 1.3]} (1... c5) 2. Nf3 {[%eval 1.2]} *")
	p.mode("analyse")
	p.wait(`document.querySelectorAll("#lines li").length === 3`)
	p.accessible("analysis")
	p.click(".variation .move")
	p.wait(`document.querySelector(".variation .move[aria-current]")`)
	p.accessible("analysis of a variation")
	p.click("#engine-on")
	p.click("#help")
	p.accessible("keys")
	p.click("#keys-close")
	p.mode("setup")
	p.accessible("setup")
	p.silent()
}

// TestAccessible holds pages of games, the gallery and the editor against the rules of
// accessibility: names of controls, roles, contrast, order, languages.
func TestAccessible(t *testing.T) {
	axe(t)
	b := chromium(t)
	for _, test := range []struct{ name, fen, clicks string }{
		{"normal", "", "e2"},
		{"crazyhouse", "r1bqkb1r/ppp2ppp/2n2n2/3P4/8/8/PPPP1PPP/RNBQKBNR[PPNb] w KQkq - 0 5", "hand:knight"},
		{"capablanca", "10/P8k/10/10/10/10/10/K9 w - - 0 1", "a7 a8"},
		{"xiangqi", "", "b3"},
		{"duck", "", "e2 e4"},
	} {
		p := open(t, b, test.name)
		p.do(`for (const folded of document.querySelectorAll("details")) folded.open = true`)
		p.setUp(test.fen)
		p.stops(test.clicks)
		p.accessible(test.name)
		p.silent()
	}
	accessibleModes(t, b)
	p := show(t, b, filepath.Join(gallery(t), "index.html"))
	p.accessible("gallery")
	edit, _ := edited(t, b, map[string]string{"hunt.toml": strings.Replace(stagHunt, "letter =", "leter =", 1)})
	edit.finding(9, "did you mean")
	edit.accessible("editor")
}
