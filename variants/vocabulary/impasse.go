package vocabulary

// This file has the vocabulary of an impasse.

func impasseSchema() schema {
	return schema{
		keys: []key{
			{name: "zone", kind: nameList, names: "zone", doc: "where the royal pieces and enough of the others have to stand",
				example: `endings.impasse = { zone = "last 3 ranks", win = 28 }`},
			{name: "pieces", kind: number, lo: 0, hi: 255, doc: "the number of other pieces that have to stand there", absent: "10",
				example: `endings.impasse = { zone = "last 3 ranks", pieces = 8, win = 28 }`},
			{name: "points", kind: counts, lo: 0, hi: 1000, doc: "the points of each piece there and in hand; pieces that are not named have 1, royal pieces 0", absent: "1 for each piece",
				example: `endings.impasse = { zone = "last 3 ranks", points = { rook = 5, bishop = 5 }, win = 28 }`},
			{name: "win", kind: number, lo: 1, hi: 10000, sided: true, doc: "the points that win",
				example: `endings.impasse = { zone = "last 3 ranks", win = { white = 28, black = 27 } }`},
			{name: "draw", kind: number, lo: 1, hi: 10000, sided: true, doc: "the points that draw", absent: "none do",
				example: `endings.impasse = { zone = "last 3 ranks", win = 31, draw = 24 }`},
		},
	}
}
