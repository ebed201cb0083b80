package variants

// This file is the vocabulary of promotion and of men in hand.

var promotionMoves = []string{"entering", "inside", "leaving", "capturing", "standing"}

func promotionSchema() schema {
	return schema{
		keys: []key{
			{name: "zone", kind: nameList, names: "zone", doc: "where it may promote", absent: "the last rank",
				example: `promotion.pawn.zone = "last 2 ranks"`},
			{name: "must", kind: nameList, names: "zone", empty: true, doc: "where it has to; [] for nowhere", absent: "the whole zone",
				example: `promotion.pawn = { zone = "last 3 ranks", must = "last rank" }`},
			{name: "by", kind: wordList, words: promotionMoves,
				doc:     "which moves promote: those that enter the zone, stay inside, leave it, or stay inside and capture; standing: a move of its own, on the spot or to an empty square as the new piece moves, attacking nobody and giving no check",
				absent:  "entering and inside",
				example: `promotion.pawn = { zone = "last 3 ranks", by = ["entering", "inside", "leaving"] }`},
			{name: "lone", kind: boolean, doc: "standing, the last man of his type promotes anywhere", absent: "only in the zone",
				example: `promotion.pawn = { zone = "far half", must = [], by = "standing", lone = true }`},
			{name: "to", kind: nameList, names: "piece", sided: true, empty: true, doc: "what it may become, the most usual first",
				example: `promotion.pawn.to = ["queen", "knight"]`},
			{name: "by_place", kind: places, names: "piece", doc: "instead of to: what it may become on a file or a square of the board; a square goes before its file",
				example: `[promotion.pawn.by_place]
a = "rook"
b = "knight"
c = "bishop"
d = "queen"
e = "queen"
e8 = ["queen", "bishop"]
f = "bishop"
g = "knight"
h = "rook"`},
			{name: "at_most", kind: counts, lo: 1, hi: 255, doc: "as many men of a type a side may have by promotion", absent: "there is no limit",
				example: `promotion.pawn.at_most = { queen = 2, rook = 3 }`},
			{name: "otherwise", kind: text, doc: `what happens if it has to promote but has no choice left: "forbid" the move, "stay" what it is, or the name of the piece that it becomes`, absent: "forbid",
				example: `promotion.pawn = { to = "queen", at_most = { queen = 1 }, otherwise = "knight" }`},
		},
		groups: [][]string{{"to", "by_place"}},
	}
}

func handSchema() schema {
	return schema{
		keys: []key{
			{name: "use", kind: wordList, words: []string{"drop", "gate", "promote", "place"},
				doc: "what the hand is for: to drop a man as a move, to let him in where an unmoved man has just left, to promote only to men in hand, to place all of them before the first move; required",
				example: `hand = { use = "gate", gains = "nothing" }
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qq] w KQkqBCDFGbcdfg - 0 1"`},
			{name: "gains", kind: word, words: []string{"captures", "losses", "nothing"}, doc: "who comes in: captured enemies, who change sides, one's own lost men, or nobody; required",
				example: `hand = { use = "promote", gains = "losses" }`},
			{name: "demote", kind: boolean, doc: "a captured man comes in as what he was before he promoted", absent: "true",
				example: `hand = { use = "drop", gains = "captures", demote = false }`},
		},
	}
}

// dropping is a game in which captured men are dropped.
const dropping = `
hand = { use = "drop", gains = "captures" }`

func dropSchema() schema {
	return schema{
		keys: []key{
			{name: "zone", kind: nameList, names: "zone", doc: "where it may be dropped", absent: "anywhere within",
				example: `drop.pawn.zone = "ranks 2-7"` + dropping},
			{name: "per_file", kind: number, lo: 1, hi: 16, doc: "as many of these men a file may hold after a drop", absent: "there is no limit",
				example: `drop.pawn.per_file = 1` + dropping},
			{name: "mate", kind: boolean, doc: "whether the drop may give mate", absent: "true",
				example: `drop.pawn.mate = false` + dropping},
			{name: "shades", kind: boolean, doc: "a side's men of this type have to stand on dark and light squares in turn", absent: "false",
				example: `drop.bishop.shades = true` + dropping},
		},
	}
}
