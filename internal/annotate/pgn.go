package annotate

import (
	"fmt"
	"io"
	"strings"

	"fairymax/engine"
	"fairymax/internal/notation"
)

// glyphs are PGN's numeric annotation glyphs of verdicts.
// https://en.wikipedia.org/wiki/Portable_Game_Notation#Numeric_Annotation_Glyphs
var glyphs = map[Verdict]int{Inaccuracy: 6, Mistake: 2, Blunder: 4}

// Sign is a verdict as people write it after a move, "" if there is none.
func (v Verdict) Sign() string { return notation.Sign(glyphs[v]) }

// WritePGN writes the game with scores, glyphs and better lines.
func (g *Game) WritePGN(w io.Writer) error {
	record := notation.Record{Tags: g.Tags, Result: g.Result, Ply: g.ply, Line: notation.Line{Remark: g.remark()}}
	for _, m := range g.Moves {
		var judged []int
		if m.Verdict != "" {
			judged = []int{glyphs[m.Verdict]}
		}
		record.Add(m.Move, m.times()+m.Comment(), judged)
	}
	return record.Write(w)
}

// remark says how the position with which the game begins was read.
func (g *Game) remark() string {
	if len(g.Notes) == 0 {
		return ""
	}
	return "FEN: " + strings.Join(g.Notes, "; ")
}

// times are the commands that tell of a move's time, as the game had them.
func (m *Move) times() (text string) {
	if m.Clock != "" {
		text += "[%clk " + m.Clock + "] "
	}
	if m.Elapsed != "" {
		text += "[%emt " + m.Elapsed + "] "
	}
	return text
}

// Comment is what is said about a move.
func (m *Move) Comment() string {
	parts := []string{m.scoreText()}
	if m.Turns {
		parts = append(parts, "turning point")
	}
	if len(m.Best) > 0 {
		parts = append(parts, "better "+strings.Join(m.Best, " "))
	}
	return strings.Join(parts, "; ")
}

// scoreText is the score for White.
func (m *Move) scoreText() string {
	_, forced := engine.Score(m.Score).Mate()
	switch {
	case m.Score >= won || m.Score <= -won:
		return "the end"
	case forced && m.Score > 0:
		return "White wins by force"
	case forced:
		return "Black wins by force"
	}
	return fmt.Sprintf("%+.2f", float64(m.Score)/100)
}
