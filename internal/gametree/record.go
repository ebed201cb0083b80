package gametree

import (
	"fairymax/internal/notation"
)

// Record records the tree. After the given tags it adds those of [notation.NewRecord]; the
// result is that at the end of the main line. Where the rules have none, it is that of the record
// that was read, as long as its game has not gone on: players resign, and agree on draws.
func (t *Tree) Record(tags ...notation.Tag) *notation.Record {
	end := New(t.game.Start())
	for _, n := range t.MainLine() {
		end.step(n)
	}
	if end.At() == end.root { // it has no move, and may have ended all the same
		end.root.Declared, end.root.Forfeit = t.root.Declared, t.root.Forfeit
		end.declare()
	}
	result, forfeit := end.Result()
	if forfeit {
		tags = append(tags, notation.Tag{Name: "Termination", Value: "time forfeit"})
	}
	text := notation.ResultText(result)
	if line := t.MainLine(); !result.Over && t.agreed != "" && (len(line) == 0 && t.end == t.root || len(line) > 0 && line[len(line)-1] == t.end) {
		text = t.agreed
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
