package usi

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/protocol"
	"fairymax/internal/uci"
)

// info writes a line about the search. A mate is counted in plies.
func info(_ *protocol.Session, r protocol.Report) string {
	score := fmt.Sprintf("cp %d", r.Score)
	if plies, mate := r.Score.MatePlies(); mate {
		score = fmt.Sprintf("mate %d", plies)
		if plies == 0 {
			score = "mate " + sign(r.Score > 0)
		}
	}
	return uci.Line(r, score)
}

// sign is a mate of unknown length, which a minus before a zero would not be.
func sign(wins bool) string {
	if wins {
		return "+"
	}
	return "-"
}

// answer writes the line that ends a search.
func answer(s *protocol.Session, a protocol.Answer) string {
	switch {
	case a.Solve:
		return solved(a)
	case a.Declares:
		return "bestmove win"
	case a.Move == board.NoMove:
		return "bestmove resign"
	}
	return "bestmove " + notation.USI(a.Position, a.Move) + uci.Reply(s, a)
}

// solved writes the forced win that was asked for.
func solved(a protocol.Answer) string {
	switch {
	case a.NoWin:
		return "checkmate nomate"
	case len(a.Win) == 0:
		return "checkmate timeout"
	}
	p := *a.Position
	words := []string{"checkmate"}
	for _, m := range a.Win {
		words = append(words, notation.USI(&p, m))
		var next board.Position
		p.Play(m, &next)
		p = next
	}
	return strings.Join(words, " ")
}
