package webplay

import (
	"fairymax/internal/annotate"
	"fairymax/internal/elo"
	"fairymax/internal/gametree"
	"fairymax/internal/notation"
)

// shownTree is the state of a tree that a page has.
type shownTree struct {
	tree    *gametree.Tree
	changes int
}

// node is a move of the tree, or its start, as a page shows it.
type node struct {
	ID      int      `json:"id"`
	Parent  int      `json:"parent"` // -1 of the start; the moves that follow a node are in order, the main line first
	Text    string   `json:"text"`   // in coordinates
	SAN     string   `json:"san"`
	Signs   string   `json:"signs,omitempty"`
	Glyphs  []int    `json:"glyphs,omitempty"`
	Comment string   `json:"comment,omitempty"`
	Clock   string   `json:"clock,omitempty"`
	Score   string   `json:"score,omitempty"`
	Points  float64  `json:"points"` // that White can expect by the score, 0 to 1
	Shapes  []string `json:"shapes,omitempty"`
}

// changedTree lists the nodes of the tree, nil if the page has them already.
func (s *Session) changedTree() (nodes []node) {
	now := shownTree{s.tree, s.tree.Changes()}
	if now == s.shown {
		return nil
	}
	s.shown = now
	for rest := []*gametree.Node{s.tree.Root()}; len(rest) > 0; {
		n := rest[len(rest)-1]
		rest = rest[:len(rest)-1]
		nodes = append(nodes, describe(n))
		for i := range n.Next {
			rest = append(rest, n.Next[len(n.Next)-1-i])
		}
	}
	return nodes
}

func describe(n *gametree.Node) node {
	shown := node{ID: n.ID, Parent: -1, Text: n.Text, SAN: n.SAN, Glyphs: n.Glyphs, Comment: n.Comment, Clock: n.Clock, Shapes: n.Shapes}
	if n.Parent != nil {
		shown.Parent = n.Parent.ID
	}
	for _, glyph := range n.Glyphs {
		shown.Signs += notation.Sign(glyph)
	}
	if n.Score != nil {
		shown.Score, shown.Points = n.Score.Text(), elo.PointsOf(float64(n.Score.Centipawns))
	}
	return shown
}

// viewAfter is the view after a change that may be refused.
func (s *Session) viewAfter(err error) (any, error) {
	if err != nil {
		return nil, err
	}
	return s.view(), nil
}

func (s *Session) goTo(q *question) (any, error)     { return s.viewAfter(s.tree.Go(q.Node)) }
func (s *Session) promote(q *question) (any, error)  { return s.viewAfter(s.tree.Promote(q.Node)) }
func (s *Session) makeMain(q *question) (any, error) { return s.viewAfter(s.tree.MakeMain(q.Node)) }
func (s *Session) remove(q *question) (any, error)   { return s.viewAfter(s.tree.Delete(q.Node)) }

func (s *Session) comment(q *question) (any, error) {
	return s.viewAfter(s.tree.SetComment(q.Node, q.Text))
}

func (s *Session) glyph(q *question) (any, error) {
	return s.viewAfter(s.tree.ToggleGlyph(q.Node, q.Glyph))
}

func (s *Session) shapes(q *question) (any, error) {
	return s.viewAfter(s.tree.SetShapes(q.Node, q.Shapes))
}

// annotated takes over what the question annotate has found about the main line; another
// program may have answered that.
func (s *Session) annotated(q *question) (any, error) {
	var found annotate.Game
	if err := unmarshal(q.Text, &found); err != nil {
		return nil, err
	}
	return s.viewAfter(found.Attach(s.tree))
}
