//go:build browser

package browser

import (
	"os"
	"testing"
)

// TestPictures takes the pictures of the documents into the folder FAIRYMAX_SHOTS.
func TestPictures(t *testing.T) {
	if os.Getenv("FAIRYMAX_SHOTS") == "" {
		t.Skip("FAIRYMAX_SHOTS is a folder for pictures")
	}
	b := chromium(t)
	p := open(t, b, "normal")
	p.readGame(aGame)
	p.screen(1100, "light")
	p.MustSetViewport(1100, 720, 1, false)
	p.mode("analyse")
	p.do(`fairymaxGame.moves.step("ArrowLeft")`)
	p.wait(`fairymaxGame.view.played.length === 9`)
	p.do(`fairymaxGame.moves.step("ArrowLeft")`)
	p.wait(`fairymaxGame.view.played.length === 8 && fairymaxGame.analysis.lines.best && fairymaxGame.analysis.lines.best.depth > 11`)
	p.do(`scrollTo(0, 0)`)
	p.shoot("analysis.png")
	q := open(t, b, "crazyhouse")
	q.screen(360, "dark")
	q.MustSetViewport(360, 720, 2, true)
	q.setUp("r1bqkb1r/ppp2ppp/2n2n2/3P4/8/8/PPPP1PPP/RNBQKBNR[PPNb] w KQkq - 0 5")
	q.mode("analyse")
	q.wait(`fairymaxGame.analysis.lines.best && fairymaxGame.analysis.lines.best.depth > 7`)
	q.do(`scrollTo(0, 0)`)
	q.shoot("phone.png")
}
