package variants

import "fairymax/board"

// counting reads the counts that draw.
func (c *compiler) counting(n *node) {
	if n == nil {
		return
	}
	def := &board.CountingDef{
		Board:       n.get("board").number(),
		BoardPieces: n.get("board_pieces").number(),
		BoardPawns:  c.mask(n.get("board_pawns"), "endings.counting.board_pawns"),
		BarePawns:   c.mask(n.get("bare_pawns"), "endings.counting.bare_pawns"),
		FromPieces:  n.get("from_pieces").flag(),
	}
	for _, limit := range n.get("bare").items() {
		def.Bare = append(def.Bare, board.CountLimit{
			Types:  c.mask(limit.get("types"), "endings.counting.bare"),
			Pieces: count(limit.get("pieces"), 1),
			Moves:  limit.get("moves").number(),
		})
	}
	c.def.Endings.Counting = def
	c.checkCounting(n)
}

// countingNeeds are keys that say nothing without another.
var countingNeeds = [][2]string{{"board_pieces", "board"}, {"board_pawns", "board"}, {"bare_pawns", "bare"}, {"from_pieces", "bare"}}

// checkCounting reports what counts nothing.
func (c *compiler) checkCounting(n *node) {
	if !n.has("board") && !n.has("bare") {
		c.add(n.key, "FM276", "endings.counting counts nothing; give board or bare")
	}
	for _, need := range countingNeeds {
		if n.has(need[0]) && !n.has(need[1]) {
			c.add(n.table[need[0]].key, "FM277", "endings.counting.%s belongs to %s, which is missing", need[0], need[1])
		}
	}
	limits := n.get("bare").items()
	for i, limit := range limits {
		switch {
		case limit.has("pieces") && !limit.has("types"):
			c.add(limit.table["pieces"].key, "FM278", "endings.counting.bare: pieces counts the pieces of types, but types is missing")
		case !limit.has("types") && i < len(limits)-1:
			c.add(limits[i+1].at, "FM279", "endings.counting.bare: this limit is never reached; the one before it has no types and always applies")
			return
		}
	}
}
