package vocabulary

import "fairymax/board"

// This file has the vocabulary of what a capture does besides removing its victim.

func afterCaptureSchema() schema {
	return schema{
		keys: []key{
			{name: "capturer", kind: table, inner: capturerSchema, doc: "what becomes of the piece that has captured; except means what it was before a promotion",
				example: `after_capture.capturer = { becomes = "nothing", except = "king" }`},
			{name: "neighbours", kind: table, inner: neighboursSchema, doc: "what becomes of the pieces of both sides around the square where the capture ends",
				example: `after_capture.neighbours = { becomes = "nothing", except = ["pawn", "king"] }
wrap = true # then the left and right edges are joined here too`},
		},
	}
}

func capturerSchema() schema {
	return schema{
		keys: effectKeys("after_capture.capturer", board.Fates(), "; returned: it goes back to the square where it came from, has moved, and does not promote"),
	}
}

func neighboursSchema() schema {
	return schema{
		keys: append(effectKeys("after_capture.neighbours", board.Fates()[:board.FateReturns], ""), key{
			name: "radius", kind: number, lo: 1, hi: 2, doc: "how far around that square, in steps of a king", absent: "1",
			example: `after_capture.neighbours = { becomes = "nothing", radius = 2 }`}),
	}
}

// effectKeys say what becomes of pieces.
func effectKeys(path string, fates []string, more string) []key {
	return []key{
		{name: "becomes", kind: word, words: fates, required: true, doc: "nothing: the piece is removed from the game; wall: its square becomes a wall, * in a FEN, that no piece can enter, capture or cross; enemy: it changes sides, unless it is royal; itself: it stays as it is" + more,
			example: path + `.becomes = "nothing"`},
		{name: "except", kind: nameList, names: "piece", doc: "pieces that stay as they are", absent: "none",
			example: path + ` = { becomes = "nothing", except = "pawn" }`},
	}
}
