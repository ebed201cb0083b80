//go:build browser

package browser

import (
	"fmt"
	"strings"
	"testing"
)

// TestPractice wins an ending with hints alone against the best defence, in as many moves as the
// page says, and chooses another one; one that is refused changes nothing.
func TestPractice(t *testing.T) {
	p := open(t, chromium(t), "gardner")
	p.choose("time", "200")
	p.click("#practise")
	p.wait(`fairymaxGame.view.ending && fairymaxGame.view.ending.startsWith("White wins in ") && !fairymaxGame.asking`)
	if pieces := read[int](p, "fairymaxGame.view.pieces.length"); pieces != 3 {
		t.Errorf("%d pieces", pieces)
	}
	for plies := 0; !read[bool](p, "fairymaxGame.view.over"); plies += 2 {
		p.click("#hint")
		p.wait("fairymaxGame.hint.length === 2")
		for _, stop := range read[[]string](p, "[...fairymaxGame.hint]") {
			p.click(fmt.Sprintf("[data-stop=%q]", stop))
		}
		p.wait(fmt.Sprintf("!fairymaxGame.asking && (fairymaxGame.view.over || fairymaxGame.view.played.length === %d)", plies+2))
	}
	if told := p.told(); !strings.HasPrefix(told, "The best: White has won in ") {
		t.Errorf("at the end: %s", told)
	}
	p.choose("ending", "rook")
	p.wait(`fairymaxGame.view.played.length === 0 && fairymaxGame.view.pieces.some((p) => p.piece === "rook") && !fairymaxGame.asking`)
	p.choose("engine", "none")
	p.choose("ending", "knight")
	p.wait(`document.getElementById("told").textContent.includes("The knight never wins")`)
	if engine := read[string](p, `document.getElementById("engine").value`); engine != "none" {
		t.Errorf("after a refusal, the engine plays %s", engine)
	}
	p.click("#new-game")
	p.wait(`fairymaxGame.view.pieces.length === 20 && !fairymaxGame.asking`)
	p.silent()
}

// TestPracticeDrawing holds that the defence comes though one draws while it is looked for.
func TestPracticeDrawing(t *testing.T) {
	p := openLate(t, chromium(t), "gardner")
	p.click("#practise")
	p.wait(`fairymaxGame.view.ending && !fairymaxGame.asking`)
	p.do(`fairymaxGame.play(fairymaxGame.view.moves[0].text); fairymaxGame.drawing.put("G", "c3")`)
	p.wait(`fairymaxGame.view.over || fairymaxGame.view.played.length === 2`)
	p.silent()
}
