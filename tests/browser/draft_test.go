//go:build browser

package browser

import (
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
