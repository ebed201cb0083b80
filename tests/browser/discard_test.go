//go:build browser

package browser

import "testing"

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
