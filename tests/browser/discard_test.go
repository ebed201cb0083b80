//go:build browser

package browser

import (
	"fmt"
	"testing"
)

// TestDiscard holds that a page asks before another game takes the place of an analysis, and only then.
func TestDiscard(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.choose("engine", "none")
	p.stops("e2 e4")
	p.after(1)
	p.click("#new-game") // moves alone are not worth a question
	p.after(0)
	p.mode("analyse")
	p.stops("e2 e4")
	p.wait(`fairymaxGame.view.played.length === 1 && !fairymaxGame.asking`)
	p.do(`document.querySelector("details").open = true; document.getElementById("pgn").value = "1. d4 *"`)
	const asked, moves = `document.getElementById("discard").open`, `document.getElementById("moves").textContent`
	keep := func(button string) {
		t.Helper()
		p.click(button)
		p.wait(asked)
		p.click(`#discard button`)
		p.wait("!" + asked)
		if got := read[string](p, moves); got != "1.e4good" {
			t.Errorf("%s: the analysis is %s", button, got)
		}
	}
	p.MustElement("#comment").MustInput("good")
	keep("#set-fen")
	keep("#read-pgn")
	p.mode("setup")
	keep("#setup-play")
	p.mode("play")
	keep("#practise")
	keep("#new-game")
	p.click("#new-game")
	p.wait(asked)
	p.click(`#discard [value="discard"]`)
	p.after(0)
	if got := read[string](p, moves); got != "No moves yet." {
		t.Errorf("the new game has the moves %s", got)
	}
	p.silent()
}

// TestBenchDiscard holds that the workbench asks before an analysis that was not copied is lost with the
// text, which is saved.
func TestBenchDiscard(t *testing.T) {
	p := workbench(t, chromium(t))
	p.openGame("gardner")
	asks := func(want bool) {
		t.Helper()
		if got := read[bool](p, `!dispatchEvent(new Event("beforeunload", { cancelable: true }))`); got != want {
			t.Errorf("it asks: %v", got)
		}
	}
	const loses = `document.querySelector("#stage iframe").dataset.loses === "true"`
	g := p.game()
	g.do(`fairymaxGame.enter("analyse"); fairymaxGame.play("a2a3")`)
	g.wait("fairymaxGame.view.played.length === 1 && !fairymaxGame.asking")
	asks(false)
	g.do(`fairymaxGame.remark({ do: "comment", node: 1, text: "quiet" })`)
	p.wait(loses)
	asks(true)
	p.changes("Gardner", "!") // the game goes on
	p.game()
	p.wait(loses)
	p.do(`fairymaxDesk.save()`)
	p.do(`fairymaxDesk.text.takes("title = 7")`)
	p.asks("The pasted text would replace the analysis on the board, which has not been copied.")
	p.click(`#leave button[value=""]`)
	p.wait(`fairymaxDesk.name === "gardner" && !document.getElementById("leave").open`)
	p.game().do(`Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.resolve() } });
		document.getElementById("copy-pgn").click()`)
	p.wait("!(" + loses + ")")
	asks(false)
	p.do(fmt.Sprintf(`fairymaxDesk.text.takes(%q)`, stagHunt)) // nothing is lost
	p.checked("hunt")
	p.silent()
}
