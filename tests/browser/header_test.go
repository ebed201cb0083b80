//go:build browser

package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestHeaderStays holds that text and board of the workbench stay in place whatever is said, that what has
// been done is not said for ever, and that warnings do not look like mistakes.
func TestHeaderStays(t *testing.T) {
	p := workbench(t, chromium(t))
	texts := []struct{ text, class, marked string }{
		{"", "right", "0 0"}, {stagHunt, "right", "0 0"}, {strings.Replace(stagHunt, "Hunt", "Hunt\"\nzones.hill = \"d4", 1), "doubtful", "0 1"}, {"title = 3\n", "wrong", "2 0"},
	}
	for _, size := range [][2]int{{1400, 900}, {800, 1000}, {390, 844}} {
		p.MustSetViewport(size[0], size[1], 1, size[0] < 500)
		const top = `document.querySelector("main").getBoundingClientRect().top`
		want := read[float64](p, top)
		stays := func(when string) {
			t.Helper()
			if got := read[float64](p, top); got != want {
				t.Errorf("%d pixels, %s: text and board begin at %v instead of %v", size[0], when, got, want)
			}
			if folder := os.Getenv("FAIRYMAX_SHOTS"); folder != "" {
				p.MustScreenshot(filepath.Join(folder, fmt.Sprintf("header-%d-%s.png", size[0], when)))
			}
		}
		for _, test := range texts {
			p.do(fmt.Sprintf(`fairymaxDesk.begin("x", %q)`, test.text))
			p.wait(fmt.Sprintf(`fairymaxDesk.text.get() === fairymaxDesk.checked && document.getElementById("count").className === %q`, test.class))
			stays(test.class)
			if got := read[string](p, `CSS.highlights.get("wrong").size + " " + CSS.highlights.get("doubtful").size`); got != test.marked {
				t.Errorf("%s: marked are %s", test.class, got)
			}
		}
		p.click("#copy-link")
		p.wait(`!document.getElementById("done").hidden`)
		stays("link")
	}
	p.wait(`document.getElementById("done").hidden`)
	p.silent()
}

// TestNarrowBegins holds that a phone shows first what one can do here.
func TestNarrowBegins(t *testing.T) {
	p := listened(t, chromium(t))
	p.MustSetViewport(390, 844, 1, true)
	p.path = bench(t)
	p.MustNavigate("file://" + p.path)
	p.wait(`window.fairymaxDesk && document.getElementById("begin-game").checkVisibility()`)
	p.click("#begin-game")
	p.wait(`document.getElementById("text").checkVisibility()`)
	p.silent()
}

// TestWholeBoard holds that board and hands are in the window of a small laptop, at the start and with
// as many pieces in hand as one often has.
func TestWholeBoard(t *testing.T) {
	b := chromium(t)
	for name, fen := range map[string]string{
		"normal":     "",
		"capablanca": "",
		"crazyhouse": "rnb1k2r/ppp2ppp/8/8/8/8/PPP2PPP/RNB1K2R[QNPPPqnppp] w KQkq - 0 1",
		"shogi":      "lnsgkgsnl/9/p1ppppppp/9/9/9/P1PPPPPPP/9/LNSGKGSNL[RBGSNLPrbp] w 0 1",
		"xiangqi":    "",
	} {
		p := open(t, b, name)
		p.MustSetViewport(1366, 657, 1, false)
		if fen != "" {
			p.do(fmt.Sprintf(`document.getElementById("fen").value = %q; document.getElementById("set-fen").click()`, fen))
			p.wait(`document.querySelectorAll(".held").length > 3`)
		}
		if folder := os.Getenv("FAIRYMAX_SHOTS"); folder != "" {
			p.MustScreenshot(filepath.Join(folder, "whole-"+name+".png"))
		}
		got := read[[]float64](p, `(() => { const box = document.getElementById("table").getBoundingClientRect(), cell = document.querySelector(".cell").getBoundingClientRect(); return [box.bottom + scrollY, cell.width]; })()`)
		if got[0] > 657 || got[1] < 36 {
			t.Errorf("%s: the board ends at %v of 657, with squares of %v", name, got[0], got[1])
		}
		p.silent()
	}
}
