package variants

import (
	"fairymax/board/define"
	"fairymax/variants/source"
)

// counting reads the counting rules, which end in a draw.
func (c *compiler) counting(n *source.Node) {
	if n == nil {
		return
	}
	def := &define.Counting{
		Board:       n.Get("board").Number(),
		BoardPieces: n.Get("board_pieces").Number(),
		BoardPawns:  c.mask(n.Get("board_pawns"), "endings.counting.board_pawns"),
		BarePawns:   c.mask(n.Get("bare_pawns"), "endings.counting.bare_pawns"),
		FromPieces:  n.Get("from_pieces").Flag(),
	}
	for _, limit := range n.Get("bare").Items() {
		def.Bare = append(def.Bare, define.CountLimit{
			Types:  c.mask(limit.Get("types"), "endings.counting.bare"),
			Pieces: count(limit.Get("pieces"), 1),
			Moves:  limit.Get("moves").Number(),
		})
	}
	c.def.Endings.Counting = def
	c.checkCounting(n)
}

// countingNeeds are keys that have no meaning without another key.
var countingNeeds = [][2]string{{"board_pieces", "board"}, {"board_pawns", "board"}, {"bare_pawns", "bare"}, {"from_pieces", "bare"}}

// checkCounting reports counting rules without effect.
func (c *compiler) checkCounting(n *source.Node) {
	if !n.Has("board") && !n.Has("bare") {
		c.Add(n.Key, "FM276", "endings.counting counts nothing; give board or bare")
	}
	for _, need := range countingNeeds {
		if n.Has(need[0]) && !n.Has(need[1]) {
			c.Add(n.Table[need[0]].Key, "FM277", "endings.counting.%s belongs to %s, which is missing", need[0], need[1])
		}
	}
	limits := n.Get("bare").Items()
	for i, limit := range limits {
		switch {
		case limit.Has("pieces") && !limit.Has("types"):
			c.Add(limit.Table["pieces"].Key, "FM278", "endings.counting.bare: pieces counts the pieces of types, but types is missing")
		case !limit.Has("types") && i < len(limits)-1:
			c.Add(limits[i+1].At, "FM279", "endings.counting.bare: this limit is never reached; the one before it has no types and always applies")
			return
		}
	}
}

func count(n *source.Node, otherwise int) int {
	if n == nil {
		return otherwise
	}
	return n.Number()
}
