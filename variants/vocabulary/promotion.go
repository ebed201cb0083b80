package vocabulary

// This file has the vocabulary of promotion and of pieces in hand.

func promotionSchema() schema {
	return schema{
		what: choices,
		keys: []key{
			{name: "zone", kind: nameList, names: "zone", doc: "the squares where it may promote", absent: "the last rank",
				example: `promotion.pawn.zone = "last 2 ranks"`},
			{name: "must", kind: nameList, names: "zone", empty: true, doc: "the squares where it must promote; [] for none", absent: "the whole zone",
				example: `promotion.pawn = { zone = "last 3 ranks", must = "last rank" }`},
			{name: "by", kind: wordList, words: PromotionMoves.list(),
				doc:     "which moves promote: those that enter the zone, stay inside it, leave it, or capture and begin inside it; standing: promotion is a turn of its own: the piece stays on its square, or moves to an empty square as the new piece would; on that square the new piece may neither attack an enemy piece nor give check",
				absent:  "entering and inside",
				example: `promotion.pawn = { zone = "last 3 ranks", by = ["entering", "inside", "leaving"] }`},
			{name: "always", kind: nameList, names: "zone", doc: "squares where a move of any kind promotes, whatever by says", absent: "none",
				example: `promotion.pawn = { zone = "last 4 ranks", must = [], by = "entering", always = "last rank" }`},
			{name: "by_en_passant", kind: boolean, doc: "false: a capture en passant does not promote, not even where the piece must promote", absent: "true",
				example: `promotion.pawn = { zone = "last 3 ranks", by_en_passant = false }`},
			{name: "lone", kind: boolean, doc: "true: with standing, the last piece of its type may promote anywhere", absent: "false",
				example: `promotion.pawn = { zone = "far half", must = [], by = "standing", lone = true }`},
			{name: "to", kind: nameList, names: "piece", sided: true, empty: true, doc: "the pieces that it may become, the most common first; [] for none, which needs otherwise",
				example: `promotion.pawn.to = ["queen", "knight"]`},
			{name: "by_place", kind: places, names: "piece", doc: "instead of to: the pieces that it may become on a file or a square; a square takes precedence over its file",
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
			{name: "at_most", kind: counts, lo: 1, hi: 255, doc: "the largest number of such pieces, promoted or not, that a side may have on the board after a promotion", absent: "no limit",
				example: `promotion.pawn.at_most = { queen = 2, rook = 3 }`},
			{name: "otherwise", kind: text, doc: `what happens if it must promote but no choice is left: "forbid" the move, "stay" what it is, or the name of the piece that it becomes`, absent: "forbid",
				example: `promotion.pawn = { to = "queen", at_most = { queen = 1 }, otherwise = "knight" }`},
		},
		groups: [][]string{{"to", "by_place"}},
	}
}

func handSchema() schema {
	return schema{
		keys: []key{
			{name: "use", kind: wordList, words: HandUses.list(),
				doc: "what the hand is for: drop: a player may put a piece from it on the board as a turn; gate: a piece from it may enter on the square that an unmoved piece just left; promote: pieces promote only to pieces in hand; place: all pieces in hand are placed before the first move; required",
				example: `hand = { use = "gate", gains = "nothing" }
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qq] w KQkqBCDFGbcdfg - 0 1"`},
			{name: "gains", kind: word, words: HandGains.list(), doc: "captures: captured enemy pieces change sides and go into your hand; losses: your own captured pieces go into your hand; partner: captured pieces leave the board, and what a partner captures on another board comes into your hand (XBoard's command holding), so a side waits, and is not mated, while such a piece could give it a move; nothing: captured pieces leave the game; required",
				example: `hand = { use = "promote", gains = "losses" }`},
			{name: "demote", kind: boolean, doc: "true: a captured piece goes into the hand as what it was before promotion", absent: "true",
				example: `hand = { use = "drop", gains = "captures", demote = false }`},
		},
	}
}

// dropping is a game in which captured pieces are dropped.
const dropping = `
hand = { use = "drop", gains = "captures" }`

func dropSchema() schema {
	return schema{
		keys: []key{
			{name: "zone", kind: nameList, names: "zone", empty: true, doc: "the squares where it may be dropped; [] if it may not be dropped at all", absent: "all squares, or those of within",
				example: `drop.pawn.zone = "ranks 2-7"` + dropping},
			{name: "per_file", kind: number, lo: 1, hi: 16, doc: "the largest number of these pieces of a side on a file after a drop", absent: "no limit",
				example: `drop.pawn.per_file = 1` + dropping},
			{name: "mate", kind: boolean, doc: "false: the drop may not give checkmate", absent: "true",
				example: `drop.pawn.mate = false` + dropping},
			{name: "check", kind: boolean, doc: "false: the drop may not give check", absent: "true",
				example: `drop.queen.check = false` + dropping},
			{name: "gate", kind: boolean, doc: "false: it may not enter on the square that another piece leaves; with zone = [] it enters there only", absent: "true",
				example: `hand = { use = ["drop", "gate"], gains = "captures" }
drop.pawn = { gate = false, zone = "ranks 2-7" }
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkqBCDFGbcdfg - 0 1"`},
			{name: "as", kind: nameList, names: "piece", doc: "what it may be when it is dropped", absent: "what it is in the hand",
				example: `drop.knight.as = ["knight", "amazon"]
promotion.pawn.to = "queen"
turn_over.knight.into = "amazon"
pieces = ["pawn", "knight", "bishop", "rook", "queen", "king", "amazon"]` + dropping},
			{name: "captured", kind: nameList, names: "piece", doc: "the pieces that go into the hand as it when they are captured, promoted or not", absent: "those that it promotes to, if they were promoted",
				example: `drop.knight.captured = "queen" # a captured queen is a knight in the hand` + dropping},
			{name: "shades", kind: boolean, doc: "true: the pieces of this type must go to dark and light squares in turn", absent: "false",
				example: `drop.bishop.shades = true` + dropping},
		},
	}
}
