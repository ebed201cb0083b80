package vocabulary

import (
	"fairymax/board/define"
)

// This file has the vocabulary of pieces that turn over.

func turnOverSchema() schema {
	return schema{
		keys: []key{
			{name: "into", kind: text, doc: "the piece on its other side, which turns back in the same way; required",
				example: `turn_over.knight.into = "bishop"`},
			{name: "after", kind: word, words: define.TurnAfters(), doc: "which moves turn it over: move: all; capture: only captures", absent: "move",
				example: `turn_over.knight = { into = "bishop", after = "capture" }`},
		},
	}
}
