//go:build browser

package browser

import (
	"fmt"
	"testing"

	"github.com/go-rod/rod/lib/input"
)

// draft is the FEN of the position that is set up.
const draft = `document.getElementById("setup-fen").value`

// TestDraftKeeps holds that a draft keeps what a position has besides its pieces.
func TestDraftKeeps(t *testing.T) {
	p := open(t, chromium(t), "3check")
	p.choose("engine", "none")
	const fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 7 +2+0"
	p.setUp(fen)
	p.mode("setup")
	p.click("#setup-play")
	p.wait(`fairymaxGame.modeName === "play"`)
	if got := read[string](p, "fairymaxGame.view.fen"); got != fen {
		t.Errorf("without a change, %s becomes %s", fen, got)
	}
	p.mode("setup")
	p.MustElement("#setup-fen").MustSelectAllText().MustInput("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w Qq - 2+3 3 9").MustType(input.Enter)
	p.wait(draft + ` === "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w Qq - 3 9 +1+0"`)
	p.click(`[data-stop="a1"]`)
	p.wait(draft + ` === "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/1NBQKBNR w q - 3 9 +1+0"`)
	p.silent()
}

// TestDraftStays holds that a look at the game is not the end of a draft, but another game is.
func TestDraftStays(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.choose("engine", "none")
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	const changed = "rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1"
	isDraft := func(fen string) {
		t.Helper()
		p.mode("setup")
		p.do(`fairymaxGame.setup.settled().then(() => { window.isSettled = true; })`)
		p.wait(`window.isSettled && delete window.isSettled`)
		if got := read[string](p, draft); got != fen {
			t.Errorf("the draft is %s, want %s", got, fen)
		}
	}
	isDraft(start)
	p.click(`[data-stop="a2"]`)
	p.wait(draft + fmt.Sprintf(` === %q`, changed))
	p.mode("analyse")
	isDraft(changed)
	p.click("#setup-play")
	p.wait(`fairymaxGame.modeName === "play"`)
	isDraft(changed)
	p.click(`[data-stop="b2"]`)
	p.mode("play")
	p.click("#new-game")
	p.after(0)
	isDraft(start)
	p.silent()
}

// TestDraftKeys holds that letters do nothing to the game that a draft hides.
func TestDraftKeys(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.choose("engine", "none")
	p.stops("e2 e4")
	p.after(1)
	p.drawOn("d2", "d4")
	p.mode("setup")
	p.wait(canPlay)
	for _, key := range "xmcehtb," {
		p.Keyboard.MustType(input.Key(key))
	}
	p.do(`fairymaxGame.settled().then(() => fairymaxGame.ask({ do: "record" })).then(() => { window.isAnswered = true; })`)
	p.wait(`window.isAnswered`)
	if got := read[string](p, `fairymaxGame.view.played + " " + fairymaxGame.tree.get(1).shapes`); got != "e2e4 Gd2d4" {
		t.Errorf("the game and its drawings: %s", got)
	}
	p.Keyboard.MustType(input.Key('a'))
	p.wait(`fairymaxGame.modeName === "analyse"`)
	p.silent()
}

// TestDraftClock holds that another game has all its time wherever it begins.
func TestDraftClock(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.choose("engine", "none")
	p.choose("clock", "1+0")
	const rest = `Math.ceil(fairymaxGame.playing.clock.now("black") / 1000)`
	lose := func() {
		t.Helper()
		p.do(`fairymaxGame.playing.clock.rest.black = 0`)
		p.stops("e2 e4")
		p.wait(`fairymaxGame.view.over`)
	}
	lose()
	p.mode("setup")
	p.click("#setup-start")
	p.click("#setup-play")
	p.wait(`fairymaxGame.modeName === "play"`)
	if got := read[int](p, rest); got != 60 {
		t.Errorf("a game that was set up begins with %d s", got)
	}
	lose()
	p.mode("analyse")
	p.readGame("1. d4 *")
	p.mode("play")
	if got := read[int](p, rest); got < 50 || read[bool](p, `fairymaxGame.view.over`) {
		t.Errorf("a game that was read begins with %d s", got)
	}
	p.silent()
}
