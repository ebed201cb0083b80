//go:build browser

package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/go-rod/rod/lib/proto"
)

// overlaps lists what is cut off or lies over something else: the page is never wider
// than the window, and no two controls share a point.
const overlaps = `(() => {
	const found = [];
	if (document.documentElement.scrollWidth > innerWidth) found.push("the page is " + document.documentElement.scrollWidth + " wide");
	const all = [...document.querySelectorAll("#table, #play button:not(.cell), #play select, #play input, #play textarea, #state, #told, #moves, #lines, #curve, #search-form, .start p, article, .games li")];
	const layer = (e) => e.closest("dialog"); // an open one lies over all else
	const boxes = all.filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => [e, e.getBoundingClientRect()]);
	for (const [a, p] of boxes) {
		for (const [b, q] of boxes) {
			if (a !== b && layer(a) === layer(b) && !a.contains(b) && !b.contains(a) && p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1) {
				found.push((a.id || a.className) + " and " + (b.id || b.className));
			}
		}
	}
	return found;
})()`

// faint lists texts that differ too little from what is behind them: less than 4.5 to 1.
const faint = `(() => {
	const parse = (c) => { const n = c.match(/[\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
	const light = (c) => { const [r, g, b] = c.map((v) => { v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
	const behind = (e) => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor); if (c[3] > 0) return c; } return [255, 255, 255, 1]; };
	const found = [];
	const look = (e, text, color, back) => {
		const a = light(parse(color)), b = light(back);
		const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
		if (ratio < 4.5) found.push((e.id || e.className || e.tagName) + " " + ratio.toFixed(2) + " " + text.slice(0, 30));
	};
	for (const e of document.querySelectorAll("body *")) {
		if (e.closest("svg, script, style, :disabled") || !e.checkVisibility()) continue;
		if ([...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) look(e, e.textContent, getComputedStyle(e).color, behind(e));
		if (e.value && e.matches("input, textarea, select")) look(e, e.value, getComputedStyle(e).color, behind(e));
		for (const label of ["::before", "::after"]) {
			const style = getComputedStyle(e, label), own = parse(style.backgroundColor);
			if (!/^["']./.test(style.content) && !style.content.startsWith("attr")) continue;
			const outside = e.matches(".cell") ? e.closest(".board") : e; // coordinates are beside the board
			look(e, style.content, style.color, own[3] > 0 ? own : behind(outside));
		}
	}
	return found;
})()`

// TestLooks holds that nothing overlaps and nothing is wider than the page, on phones
// and on desks, and that texts are easy to read in light and dark.
func TestLooks(t *testing.T) {
	p := open(t, chromium(t), "crazyhouse")
	p.MustEval(`() => { document.querySelector("details").open = true; document.getElementById("fen").value =
		"r1bqkb1r/ppp2ppp/2n2n2/3P4/8/8/PPPP1PPP/RNBQKBNR[PPNb] w KQkq - 0 5"; }`)
	p.click("#set-fen")
	p.wait(`fairymaxGame.view.hands[0].length === 2`)
	p.click("#show-score")
	p.wait(`document.getElementById("score-text").textContent && !fairymaxGame.thinking`)
	p.click(`[data-stop="hand:knight"]`)
	p.wait(`fairymaxGame.picked.length === 1`)
	p.MustEval(`() => scrollTo(0, 0)`)
	p.looks("page")
	p.silent()
}

// TestLooksOfBoards holds the same of large boards, of walls, and of promotion choices.
func TestLooksOfBoards(t *testing.T) {
	b := chromium(t)
	for _, test := range []struct{ name, fen, clicks string }{
		{"chu", "", "f3"},
		{"xiangqi", "", "b3"},
		{"duck", "", "e2 e4"},
		{"shogi", "8k/4P4/9/9/9/9/9/9/4K4[PPPPLNSGGBRpppplllnnssgbr] w - - 0 1", "hand:rook"},
		{"capablanca", "10/P8k/10/10/10/10/10/K9 w - - 0 1", "a7 a8"},
	} {
		p := open(t, b, test.name)
		p.setUp(test.fen)
		p.stops(test.clicks)
		p.do(`document.activeElement.blur(); scrollTo(0, 0)`)
		p.looks(test.name)
		p.silent()
	}
}

// stops clicks on squares and pieces in hand, by name.
func (p *page) stops(names string) {
	p.t.Helper()
	for stop := range strings.FieldsSeq(names) {
		p.click(fmt.Sprintf("[data-stop=%q]", stop))
	}
}

// looks checks how a page looks on all screens: no check may find anything, [overlaps] and
// [faint] if none is given. FAIRYMAX_SHOTS is a folder for pictures of it.
func (p *page) looks(name string, checks ...string) {
	p.t.Helper()
	if len(checks) == 0 {
		checks = []string{overlaps, faint}
	}
	for _, width := range []int{360, 768, 1400} {
		for _, scheme := range []string{"light", "dark"} {
			p.screen(width, scheme)
			for _, check := range checks {
				if found := read[[]string](p, check); len(found) > 0 {
					p.t.Errorf("%d pixels, %s: %q", width, scheme, found)
				}
			}
			if folder := os.Getenv("FAIRYMAX_SHOTS"); folder != "" {
				p.MustScreenshotFullPage(filepath.Join(folder, fmt.Sprintf("%s-%d-%s.png", name, width, scheme)))
			}
		}
	}
}

// screen is a screen of a width in pixels, light or dark.
func (p *page) screen(width int, scheme string) {
	p.t.Helper()
	p.MustSetViewport(width, 900, 1, width < 500)
	media := proto.EmulationSetEmulatedMedia{Features: []*proto.EmulationMediaFeature{{Name: "prefers-color-scheme", Value: scheme}}}
	if err := media.Call(p); err != nil {
		p.t.Fatal(err)
	}
}
