package terminal

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/notation"
	"fairymax/internal/opponent"
)

// showThinking shows the state of a search: depth, score and line. A score that is only a
// bound has no line.
func (t *game) showThinking(info engine.Info) {
	if info.Bound == engine.Exact && len(info.PV) > 0 && info.Line <= 1 {
		t.Console.Status(fmt.Sprintf("depth %d, %s: %s", info.Depth, opponent.ScoreText(t.position().Turn(), info.Score), t.lineText(info.PV)))
	}
}

// remark tells with a move what the engine thinks of it, where thinking is shown.
func (t *game) remark(result engine.Result) string {
	if !t.Console.Live || result.Depth == 0 {
		return ""
	}
	return fmt.Sprintf(" (depth %d, %s)", result.Depth, opponent.ScoreText(t.position().Turn(), result.Score))
}

// longestLine is how many moves of a line are shown.
const longestLine = 12

// lineText writes moves that follow the position.
func (t *game) lineText(moves []board.Move) string {
	var words []string
	for p := t.position(); len(words) < min(len(moves), longestLine); {
		m := moves[len(words)]
		words = append(words, notation.SAN(p, m, 1))
		next := new(board.Position)
		p.Play(m, next)
		p = next
	}
	return strings.Join(words, " ")
}
