package vocabulary

import (
	"slices"

	"fairymax/board/define"
)

// This file has the vocabulary of games. Larger tables have files of their own.

// variantSchema is the file of a variant.
func variantSchema() schema {
	return schema{
		keys: slices.Concat([]key{
			{name: "title", kind: text, syntax: LineForm, doc: "the name shown to players",
				example: `title = "Horse Chess"`},
			{name: "source", kind: text, syntax: LineForm, doc: "where the rules are published, such as a web page or a book",
				example: `source = "David Pritchard, The Encyclopedia of Chess Variants"`},
			{name: "aliases", kind: nameList, names: "variant", doc: "other names of this game, accepted wherever a name is read; upper and lower case are the same, blanks and hyphens do not count",
				example: `aliases = ["horses", "horse-chess"]`},
			{name: "extends", kind: text, doc: "the game to start from; this file contains only the differences",
				example: `extends = "capablanca"`},
			{name: "without", kind: nameList, names: "key", doc: "parts of that game to remove first",
				example: `without = "castling"
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"`},
			{name: "board", kind: text, syntax: SizeForm, doc: "the size as files x ranks, such as 8x8; at most 16x16",
				example: `board = "5x5"
start = "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1"
pieces = ["shatranj-pawn", "knight", "bishop", "rook", "queen", "king"]
promotion.shatranj-pawn.to = "queen"`},
			{name: "holes", kind: nameList, names: "zone", doc: "squares that do not exist; in a FEN they count as empty squares",
				example: `holes = "d4-e5"`},
			{name: "wrap", kind: boolean, doc: "true: the left and right edges are joined, so pieces move across them", absent: "false",
				example: `wrap = true # a cylinder`},
			{name: "grid", kind: table, inner: gridSchema, doc: "lines that divide the board into cells and limit moves; see Grids",
				example: `grid = { size = "2x2" }`},
			{name: "start", kind: text, doc: "the start position as a FEN; see Start positions",
				example: `start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"`},
			{name: "shuffle", kind: word, words: []string{"free", "chess960"},
				doc: "free: the pieces on White's first rank are shuffled at random, and Black's mirror them; chess960: also, bishops stand on opposite colours and the king between its castling partners", absent: "the pieces start as in start",
				example: `shuffle = "chess960"`},
			{name: "pieces", kind: nameList, names: "piece", sided: true, empty: true, doc: "the pieces of the game, including those that appear only by promotion; those of its own file need not be listed",
				example: `pieces = ["pawn", "knight", "bishop", "rook", "queen", "king", "amazon"]`},
			{name: "piece", kind: named, inner: pieceSchema, doc: "new pieces of this game, and changes to built-in pieces; see Pieces",
				example: `piece.knight = { like = "camel", title = "Camel" }`},
			{name: "zones", kind: zoneNames, doc: "names for groups of squares; see Zones",
				example: `zones.palace = "d1-f3"
zones.hill = { white = "d5-e6", black = "d3-e4" }`},
			{name: "captures", kind: word, words: define.CaptureRules(), doc: meanings(define.CaptureRules(), func(i int) string { return define.CaptureRule(i).Meaning() }), absent: "may",
				column:  func(d *define.Game) any { return &d.Captures },
				example: `captures = "must"`},
		}, effectTables(), []key{
			{name: "trade", kind: table, inner: tradeSchema, doc: "pieces that are hard to trade for each other; see Trade",
				example: `trade = { types = "queen", counterstrike = "never" }`},
			{name: "walls", kind: table, inner: wallsSchema, doc: "walls that moves place; see Walls",
				example: wallsExample},
			{name: "pass", kind: boolean, doc: "true: a side may pass its turn", absent: "false",
				column:  func(d *define.Game) any { return &d.Pass },
				example: `pass = true`},
			{name: "royal", kind: table, inner: royalSchema, doc: "the pieces that must not be lost, and the rules of check; see Royal pieces",
				example: `royal.types = ["king", "queen"]
castling.rook.king = "king"`},
			{name: "castling", kind: named, inner: castlingSchema, doc: "castling, one table for each partner piece; see Castling",
				example: `castling.rook = { left = "b", right = "g" }`},
			{name: "promotion", kind: named, inner: promotionSchema, doc: "promotion, one table for each piece that promotes; see Promotion",
				example: `promotion.pawn.to = ["queen", "rook", "bishop", "knight"]`},
			{name: "turn_over", kind: named, inner: turnOverSchema, doc: "pieces with two sides that moves turn over, one table for each pair; see Turning over",
				example: `turn_over.knight = { into = "bishop", after = "move" }`},
			{name: "hand", kind: table, inner: handSchema, doc: "pieces in hand: those off the board that can still enter the game; see Pieces in hand",
				example: `hand = { use = "drop", gains = "captures" }
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"`},
			{name: "drop", kind: named, inner: dropSchema, doc: "limits on drops, one table for each piece; see Drops", absent: "a drop may go to any empty square",
				example: `drop.pawn.zone = "ranks 2-7"
hand = { use = "drop", gains = "captures" }
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"`},
			{name: "notation", kind: word, words: define.Notations(), doc: "the notation in which players of the game write its moves, which is then read too: shogi (P-7f, 7g7f, P*5e), xiangqi (C2=5) or janggi (79-78)", absent: "plain",
				column:  func(d *define.Game) any { return &d.Notation },
				example: `notation = "shogi"`},
			{name: "endings", kind: table, inner: endingsSchema, doc: "how the game ends; see Endings",
				example: `endings = { stalemate = "loss", move_rule = 64 }`},
		}),
	}
}

func royalSchema() schema {
	return schema{
		keys: []key{
			{name: "types", kind: nameList, names: "piece", empty: true, doc: "the royal pieces: if one is attacked, its side is in check; [] for none", absent: "king, if the game has it",
				example: `royal.types = ["king", "queen"]
castling.rook.king = "king"`},
			{name: "check", kind: word, words: Checks.list(),
				doc:    "when a side is in check: when any of its royal pieces is attacked; when all are; when the last one left is; when the one nearest to the a-file is; off: never, but a side without royal pieces has lost",
				absent: "any",
				example: `royal = { types = ["king", "queen"], check = "last" }
castling.rook.king = "king"`},
			{name: "stays", kind: boolean, doc: "true: a royal piece in check may not move away; its only move is to capture the piece that alone gives check", absent: "false",
				column:  func(d *define.Game) any { return &d.Royal.Stays },
				example: `royal.stays = true`},
			{name: "give_check", kind: word, words: define.CheckGivings(), doc: meanings(define.CheckGivings(), func(i int) string { return define.CheckGiving(i).Meaning() }), absent: "may",
				column:  func(d *define.Game) any { return &d.Royal.Gives },
				example: `royal.give_check = "never"`},
		},
	}
}

func castlingSchema() schema {
	return schema{
		keys: []key{
			{name: "king", kind: nameList, names: "piece", doc: "the piece that castles with this partner", absent: "the royal pieces",
				example: `castling.rook.king = "king"`},
			{name: "from", kind: nameList, names: "file", doc: "only for games that place their pieces before the first move: the files on which the left partner, the king and the right partner must be placed to castle later",
				example: `castling.rook.from = ["a", "e", "h"]
hand = { use = "place", gains = "nothing" }
start = "8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1"`},
			{name: "left", kind: nameList, names: "file", sided: true, empty: true, doc: "the file where the king lands when it castles with the partner on its left, as White sees the board; of several, the player chooses; [] for a side that does not castle there",
				example: `castling.rook.left = ["b", "c"]`},
			{name: "right", kind: nameList, names: "file", sided: true, empty: true, doc: "the same for the partner on its right",
				example: `castling.rook.right = { white = "g", black = ["f", "g"] }`},
			{name: "distance", kind: number, lo: 1, hi: 15, doc: "instead of left and right: how many squares the king moves towards either partner; a start position may then have both on any file of their rank",
				example: `castling.rook.distance = 2
without = ["castling.rook.left", "castling.rook.right"]
start = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"`},
		},
	}
}
