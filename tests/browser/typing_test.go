//go:build browser

package browser

import (
	"testing"

	"github.com/go-rod/rod/lib/input"
)

// typeInto types into a field and stays there.
func (p *page) typeInto(id, text string) {
	p.t.Helper()
	p.do(`document.getElementById("` + id + `").focus()`)
	if err := p.InsertText(text); err != nil {
		p.t.Fatal(err)
	}
}

// comment is the text in the field of comments, and what the move that is shown has.
const comment = `document.getElementById("comment").value + "; " + (fairymaxGame.tree.get(fairymaxGame.view.node).comment ?? "")`

// TestCommentStays holds that a comment that is being typed stays whatever comes meanwhile, and that
// to save it stops nothing.
func TestCommentStays(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.readGame(aGame)
	p.mode("analyse")
	p.click("#analyse-game")
	p.wait(`fairymaxGame.thinking === "game"`)
	p.typeInto("comment", "one")
	p.click(`[data-glyph="1"]`)
	p.wait(comment + ` === "one; one" && fairymaxGame.tree.get(fairymaxGame.view.node).glyphs`)
	if doing := read[string](p, "fairymaxGame.thinking"); doing != "game" {
		t.Errorf("after a comment and a glyph the engine does %q", doing)
	}
	p.do(`document.getElementById("comment").setSelectionRange(3, 3)`)
	p.typeInto("comment", " two")
	p.wait(`document.getElementById("told").textContent.startsWith("White: ")`)
	p.wait(comment + ` === "one two; one"`)
	p.drawOn("d2", "d4")
	p.wait(comment + ` === "one two; one"`)
	p.do(`fairymaxGame.moves.step("Home")`)
	p.at("")
	p.wait(comment + ` === "one two; "`)
	p.do(`document.activeElement.blur()`) // it belongs to the move where it was begun
	p.wait(comment + ` === "; "`)
	p.do(`fairymaxGame.moves.step("End")`)
	p.wait(comment + ` === "one two; one two"`)
	p.silent()
}

// TestPositionStays holds that a position that is being typed stays while the engine moves.
func TestPositionStays(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.choose("time", "3000")
	p.choose("level", "20")
	const typed = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
	p.do(`document.querySelector("details").open = true`)
	p.stops("e2 e4")
	p.wait(`fairymaxGame.thinking === "move"`)
	p.do(`document.getElementById("fen").select()`)
	p.typeInto("fen", typed)
	p.key("Tab")
	p.after(2)
	if got := read[string](p, `document.getElementById("fen").value`); got != typed {
		t.Errorf("after the engine's move the field has %s", got)
	}
	p.quick()
	p.key("Enter")
	p.wait(`fairymaxGame.view.fen === "` + typed + `" && document.getElementById("fen").value === "` + typed + `"`)
	p.stops("h1 g1")
	p.after(2)
	if got, fen := read[string](p, `document.getElementById("fen").value`), read[string](p, "fairymaxGame.view.fen"); got != fen {
		t.Errorf("later the field has %s, want %s", got, fen)
	}
	p.silent()
}

// TestLinesFocus holds that a move of the engine's lines keeps the focus while the search goes on.
func TestLinesFocus(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.choose("engine", "none")
	p.mode("analyse")
	const deeper = `fairymaxGame.analysis.lines.best && fairymaxGame.analysis.lines.best.depth > `
	p.wait(deeper + "3")
	p.do(`document.querySelector("#lines li:first-child button").focus()`)
	p.wait(deeper + "8")
	if at := read[string](p, `document.activeElement.closest("#lines")?.id ?? document.activeElement.tagName`); at != "lines" {
		t.Errorf("the focus is on %s", at)
	}
	p.Keyboard.MustType(input.Enter)
	p.wait(`fairymaxGame.view.played.length === 1`)
	p.silent()
}

// TestFlipFocus holds that the board is turned under the focus, on a square and on a piece in hand.
func TestFlipFocus(t *testing.T) {
	p := open(t, chromium(t), "crazyhouse")
	p.choose("engine", "none")
	p.setUp("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[PNp] w KQkq - 0 1")
	p.walk("b7")
	focused := func(want string) {
		t.Helper()
		p.Keyboard.MustType(input.Key('f'))
		if got := read[string](p, `[document.activeElement, ...document.querySelectorAll(".cell[tabindex='0']")].map((at) => at.dataset.stop).join(" ")`); got != want {
			t.Errorf("the focus and the way by Tab: %s, want %s", got, want)
		}
	}
	focused("b7 b7")
	p.do(`document.querySelector('[data-stop="hand:knight"]').focus()`)
	focused("hand:knight b7")
	p.silent()
}

// TestNotCopied holds that the page says when there is nothing in the clipboard.
func TestNotCopied(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.do(`document.querySelector("details").open = true; document.execCommand = () => false;
		Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } })`)
	p.click("#copy-fen")
	p.wait(`document.getElementById("told").textContent === "Press Ctrl-C to copy."`)
	if got := read[string](p, `getSelection().toString()`); got != read[string](p, "fairymaxGame.view.fen") {
		t.Errorf("selected: %q", got)
	}
	p.silent()
}

// TestUnsaved holds that a page asks before an analysis is lost, but not for moves alone.
func TestUnsaved(t *testing.T) {
	p := open(t, chromium(t), "normal")
	asks := func(want bool) {
		t.Helper()
		if got := read[bool](p, `!dispatchEvent(new Event("beforeunload", { cancelable: true }))`); got != want {
			t.Errorf("it asks: %v", got)
		}
	}
	p.readGame(aGame)
	p.do(`document.querySelector("details").open = true`)
	p.mode("analyse")
	p.do(`fairymaxGame.moves.step("Home")`)
	p.at("")
	asks(false)
	p.drawOn("d2", "d4")
	asks(true)
	p.click("#copy-pgn")
	p.wait(`document.getElementById("told").textContent === "Copied."`)
	asks(false)
	p.typeInto("comment", "x")
	asks(true)
	p.do(`document.getElementById("comment").value = ""`)
	asks(false)
	p.stops("d2 d4")
	p.at("d4")
	asks(true)
	p.mode("play")
	p.click("#new-game")
	p.wait(`document.getElementById("discard").open`)
	p.click(`#discard [value="discard"]`)
	p.after(0)
	asks(false)
	p.mode("analyse")
	p.stops("d2 d4")
	p.at("d4")
	asks(false)
	p.silent()
}
