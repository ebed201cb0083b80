//go:build browser

package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/go-rod/rod/lib/proto"
)

// low lists the controls that a finger may miss: less than 40 pixels high. Squares are as large as
// the board lets them be, and links in running text as high as its lines.
const low = `(() => {
	const found = [];
	for (const e of document.querySelectorAll("button:not(.cell), select, summary, textarea, input:not([type=checkbox]), label:has(> input[type=checkbox])")) {
		const { width, height } = e.getBoundingClientRect();
		if (e.checkVisibility() && height < 40) found.push((e.id || e.className || e.textContent.trim().slice(0, 20)) + " " + Math.round(width) + "x" + Math.round(height));
	}
	return found;
})()`

// phone makes a tab one of a phone: narrow, and touched.
func (p *page) phone() {
	p.t.Helper()
	p.screen(360, "light")
	if err := (proto.EmulationSetTouchEmulationEnabled{Enabled: true}).Call(p); err != nil {
		p.t.Fatal(err)
	}
	p.wait(`matchMedia("(pointer: coarse)").matches`)
}

// touchable fails for each control that a finger may miss.
func (p *page) touchable(name string) {
	p.t.Helper()
	for _, found := range read[[]string](p, low) {
		p.t.Errorf("%s: %s", name, found)
	}
}

// TestTouch holds that fingers hit the controls of a page and of the workbench on a phone.
func TestTouch(t *testing.T) {
	b := chromium(t)
	p := open(t, b, "crazyhouse")
	p.phone()
	p.do(`for (const folded of document.querySelectorAll("details")) folded.open = true`)
	p.setUp("r1bqkb1r/ppp2ppp/2n2n2/3P4/8/8/PPPP1PPP/RNBQKBNR[PPNb] w KQkq - 0 5")
	p.touchable("play")
	p.readGame("1. e4 e5 (1... c5) 2. Nf3 *")
	p.mode("analyse")
	p.wait(`document.querySelectorAll("#lines li").length === 3`)
	p.touchable("analyse")
	p.click("#help")
	p.touchable("keys")
	p.click("#keys-close")
	p.mode("setup")
	p.touchable("set up")
	w := workbench(t, b)
	w.phone()
	w.click(`[data-shows="text"]`)
	w.paste(texts[0].text)
	w.game()
	for pane := range strings.FieldsSeq("text game cookbook-pane examples-pane") {
		w.click(fmt.Sprintf("[data-shows=%q]", pane))
		w.touchable(pane)
	}
	w.click("#new")
	w.touchable("a dialog")
}
