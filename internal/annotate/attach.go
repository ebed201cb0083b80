package annotate

import (
	"fairymax/engine"
	"fairymax/internal/gametree"
	"fairymax/internal/notation"
)

// Attach puts what was found about a game into its tree: the score of each move of the main
// line, the glyph of a bad one, and what was better as a variation. It returns to where the tree was.
func (g *Game) Attach(t *gametree.Tree) error {
	at := t.At().ID
	for i, n := range t.MainLine() {
		if i == len(g.Moves) || g.Moves[i].Move != n.SAN {
			break // the tree has changed meanwhile
		}
		if err := g.Moves[i].attach(t, n); err != nil {
			return err
		}
	}
	return t.Go(at)
}

func (m *Move) attach(t *gametree.Tree, n *gametree.Node) error {
	if err := t.SetScore(n.ID, ScoreOf(m.Score)); err != nil {
		return err
	}
	if m.Verdict == "" {
		return nil
	}
	if len(n.Glyphs) == 0 {
		if err := t.ToggleGlyph(n.ID, glyphs[m.Verdict]); err != nil {
			return err
		}
	}
	return better(t, n, m.Best)
}

// better plays a line instead of a move.
func better(t *gametree.Tree, n *gametree.Node, line []string) error {
	if err := t.Go(n.Parent.ID); err != nil {
		return err
	}
	for _, text := range line {
		m, err := notation.Read(t.Game().Position(), text, 1)
		if err != nil {
			return err
		}
		if err := t.Play(m); err != nil {
			return err
		}
	}
	return nil
}

// ScoreOf is a score for White as a tree has it.
func ScoreOf(white int) *gametree.Score {
	s := &gametree.Score{Centipawns: white}
	if mate, forced := engine.Score(white).Mate(); forced {
		s.Mate = mate
	}
	return s
}
