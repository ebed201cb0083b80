package vocabulary

import (
	"fairymax/board/define"
)

// This file has the vocabulary of pieces that are hard to trade.

func tradeSchema() schema {
	return schema{
		keys: []key{
			{name: "types", kind: nameList, names: "piece", doc: "the pieces that are hard to trade, none of them royal; required",
				column:  func(d *define.Game) any { return &d.Trade.Types },
				example: `trade.types = ["queen", "rook"]`},
			{name: "beside", kind: boolean, doc: "true: they may always capture each other on the next square in any direction", absent: "false",
				column: func(d *define.Game) any { return &d.Trade.Beside },
				example: `trade = { types = "queen", beside = true }
wrap = true # then the left and right edges are joined here too`},
			{name: "worthless", kind: nameList, names: "piece", doc: "pieces that are no excuse if the same move captures them", absent: "the capture of any other piece is one",
				column:  func(d *define.Game) any { return &d.Trade.Worthless },
				example: `trade = { types = "queen", worthless = "pawn" }`},
			{name: "unprotecting", kind: nameList, names: "piece", doc: "pieces that do not protect", absent: "none",
				column:  func(d *define.Game) any { return &d.Trade.Unprotecting },
				example: `trade = { types = "queen", unprotecting = "king" }`},
			{name: "counterstrike", kind: word, words: define.Counterstrikes(), doc: "which pieces may capture one of them right after the enemy captured one with another kind of piece, elsewhere than where that capture ended: may: all; alike: only one of them; never: none", absent: "may",
				column:  func(d *define.Game) any { return &d.Trade.Counterstrike },
				example: `trade = { types = "queen", counterstrike = "never" }`},
		},
	}
}
