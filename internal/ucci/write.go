package ucci

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/internal/protocol"
	"fairymax/internal/uci"
)

// mateScore is how a mate in 0 is written; the moves to it are taken off.
const mateScore = 30000

// info writes a line about the search, with the words that the protocol has. A score is a
// bare number.
func info(_ *protocol.Session, r protocol.Report) string {
	score := int(r.Score)
	if moves, mate := r.Score.Mate(); mate && r.Score > 0 {
		score = mateScore - moves
	} else if mate {
		score = -mateScore - moves
	}
	text := fmt.Sprintf("info depth %d score %d", r.Depth, score)
	if r.Over {
		return text
	}
	return fmt.Sprintf("%s time %d nodes %d pv %s", text, r.Time.Milliseconds(), r.Nodes, strings.Join(r.PV, " "))
}

// answer writes the line that ends a search.
func answer(s *protocol.Session, a protocol.Answer) string {
	if a.Move == board.NoMove {
		return noMove
	}
	text := "bestmove " + style.Text(a.Position, a.Move) + uci.Reply(s, a)
	if a.Accepts {
		text += " draw"
	}
	return text
}
