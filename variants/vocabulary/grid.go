package vocabulary

import (
	"fairymax/board/define"
)

// This file has the vocabulary of lines that divide the board into cells.

func gridSchema() schema {
	rule := func(name, what string) key {
		return key{name: name, kind: word, words: define.GridRules(), absent: "cross",
			doc:     "what the lines mean for " + what + ": cross, it must end in a different cell from where it began; stay, in the same one; free, nothing",
			example: `grid = { size = "2x2", ` + name + ` = "free" }`}
	}
	return schema{
		keys: []key{
			{name: "size", kind: text, syntax: SizeForm, doc: "the size of the cells as files x ranks; give either this or cells",
				example: `grid.size = "2x2"`},
			{name: "corner", kind: text, doc: "the lower left square of some cell of that size; the edges of the board cut off parts of cells", absent: "a1",
				example: `grid = { size = "2x2", corner = "b2" }`},
			{name: "cells", kind: nameList, names: "zone", doc: "cells of any form, each a zone as White sees it; they may not overlap, and a square in none is a cell of its own",
				example: `zones.ring = ["c3-f3", "c6-f6", "c4-c5", "f4-f5"]
grid.cells = ["d4-e5", "ring"]`},
			rule("moves", "a move that captures nothing"),
			rule("captures", "a capture"),
		},
		groups: [][]string{{"size", "cells"}},
	}
}
