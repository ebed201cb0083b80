package gametree

import (
	"fmt"
	"slices"
)

// change does something to a node other than the start.
func (t *Tree) change(id int, do func(*Node)) error {
	node := t.nodes[id]
	if node == nil || node.Parent == nil {
		return fmt.Errorf("there is no move with the number %d", id)
	}
	do(node)
	t.added++
	return nil
}

// first puts a node before the others that follow the same one.
func (n *Node) first() {
	next := n.Parent.Next
	i := slices.Index(next, n)
	copy(next[1:i+1], next[:i])
	next[0] = n
}

// isFirst reports whether a node continues the line of its parent.
func (n *Node) isFirst() bool { return n.Parent.Next[0] == n }

// Promote makes the line of a node one that comes before: where it branches off, it takes the
// place of what it branches off from.
func (t *Tree) Promote(id int) error {
	return t.change(id, func(n *Node) {
		for ; n.Parent != nil; n = n.Parent {
			if !n.isFirst() {
				n.first()
				return
			}
		}
	})
}

// MakeMain puts the line of a node before all others.
func (t *Tree) MakeMain(id int) error {
	return t.change(id, func(n *Node) {
		for ; n.Parent != nil; n = n.Parent {
			n.first()
		}
	})
}

// Delete removes a node with all that follows it. A place after it goes back to the node before.
func (t *Tree) Delete(id int) error {
	return t.change(id, func(n *Node) {
		if slices.Contains(t.path, n) {
			t.enter(n.Parent)
		}
		n.Parent.Next = slices.DeleteFunc(n.Parent.Next, func(other *Node) bool { return other == n })
		t.forget(n)
	})
}

// forget removes a node and what follows it from the list of nodes.
func (t *Tree) forget(gone *Node) {
	for rest := []*Node{gone}; len(rest) > 0; {
		n := rest[len(rest)-1]
		rest = append(rest[:len(rest)-1], n.Next...)
		delete(t.nodes, n.ID)
	}
}

// longestComment is more than a comment needs, in bytes.
const longestComment = 1 << 16

// SetComment replaces the comment on a node, the start's too.
func (t *Tree) SetComment(id int, text string) error {
	node := t.nodes[id]
	if node == nil {
		return fmt.Errorf("there is no move with the number %d", id)
	}
	if len(text) > longestComment {
		return fmt.Errorf("a comment may have at most %d bytes", longestComment)
	}
	node.Comment = plain(text)
	t.added++
	return nil
}

// lastJudgement is the last glyph that says how good a move is; it has only one of them.
const lastJudgement = 6

// ToggleGlyph gives a node a glyph, or takes it away.
func (t *Tree) ToggleGlyph(id, glyph int) error {
	if glyph < 1 || glyph > 255 {
		return fmt.Errorf("there is no glyph $%d", glyph)
	}
	return t.change(id, func(n *Node) {
		had := slices.Contains(n.Glyphs, glyph)
		n.Glyphs = slices.DeleteFunc(n.Glyphs, func(g int) bool { return g == glyph || glyph <= lastJudgement && g <= lastJudgement })
		if !had {
			n.Glyphs = append(n.Glyphs, glyph)
			slices.Sort(n.Glyphs)
		}
	})
}

// SetScore notes what a search says of the position after a node.
func (t *Tree) SetScore(id int, s *Score) error {
	return t.change(id, func(n *Node) { n.Score = s })
}

// SetShapes replaces what is drawn on the board at a node, the start's too.
func (t *Tree) SetShapes(id int, shapes []string) error {
	node := t.nodes[id]
	if node == nil {
		return fmt.Errorf("there is no move with the number %d", id)
	}
	node.Shapes = validShapes(t.game.Position().Rules(), shapes)
	t.added++
	return nil
}
