package gametree

import (
	"fairymax/internal/notation"
)

// Record records the tree. After the given tags it adds those of [notation.NewRecord]; the
// result is that at the end of the main line, be it by the rules or as [Tree.Agreed] has it. The
// tag Termination of the record that was read stays with its result.
func (t *Tree) Record(tags ...notation.Tag) *notation.Record {
	end := New(t.game.Start())
	for _, n := range t.MainLine() {
		end.step(n)
	}
	if end.At() == end.root { // it has no move, and may have ended all the same
		end.root = t.root
		end.declare()
	}
	result, forfeit := end.Result()
	text := notation.ResultText(result)
	switch e := end.At().Ending; {
	case forfeit:
		tags = append(tags, notation.Tag{Name: "Termination", Value: "time forfeit"})
	case e != nil && e.Result == text && e.Termination != "":
		tags = append(tags, notation.Tag{Name: "Termination", Value: e.Termination})
	}
	rec := notation.NewRecord(end.game, text, tags...)
	rec.Line = *lineFrom(t.root)
	rec.Remark = t.root.commented()
	return rec
}

// lineFrom is the line that follows a node, with its variations.
func lineFrom(n *Node) *notation.Line {
	line := new(notation.Line)
	for len(n.Next) > 0 {
		others := n.Next[1:]
		n = n.Next[0]
		line.Add(n.SAN, n.commented(), n.Glyphs)
		for _, other := range others {
			branch := lineFrom(other)
			line.AddVariation(branch.Before(other.SAN, other.commented(), other.Glyphs))
		}
	}
	return line
}
