package vocabulary

import (
	"fairymax/board/define"
)

// This file has the vocabulary of the walls that moves place.

func wallsSchema() schema {
	return schema{
		keys: []key{
			{name: "place", kind: word, words: define.WallPlaces(), doc: "where: on any empty square; behind, where the piece has come from; on the edge of the board or beside a wall; or where the piece could go next", absent: "nowhere",
				column:  func(d *define.Game) any { return &d.Walls.Place },
				example: wallsExample},
			{name: "single", kind: boolean, doc: "true: there is only one wall, and each move takes it to another square", absent: "false",
				column: func(d *define.Game) any { return &d.Walls.Single },
				example: `walls = { place = "anywhere", single = true } # a duck
royal.check = "off"`},
			{name: "zone", kind: nameList, names: "zone", doc: "the squares where walls may stand", absent: "all",
				example: `walls = { place = "anywhere", zone = "ranks 2-7" }
royal.check = "off"`},
		},
	}
}

const wallsExample = `walls = { place = "behind" }
royal.check = "off"`
