package vocabulary

import (
	"fairymax/board/define"
)

// This file has the vocabulary of checks that mate.

func matingSchema() schema {
	return schema{
		keys: []key{
			{name: "needs", kind: nameList, names: "piece", doc: "checkmate is a draw unless one of these pieces has given check in the unbroken series of checks that ends with it", absent: "every checkmate counts",
				column:  func(d *define.Game) any { return &d.Endings.Mating.Needs },
				example: `endings.mating_checks.needs = ["queen", "rook", "knight"]`},
			{name: "never", kind: nameList, names: "piece", doc: "a move may not checkmate if only these pieces give check", absent: "every piece may",
				column:  func(d *define.Game) any { return &d.Endings.Mating.Never },
				example: `endings.mating_checks.never = "knight"`},
		},
	}
}
