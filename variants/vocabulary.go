package variants

// This file is the vocabulary of games, but for what is in tables of its own.

// variantSchema is a variant's file.
func variantSchema() schema {
	return schema{
		keys: []key{
			{name: "title", kind: text, doc: "the name that people read",
				example: `title = "Horse Chess"`},
			{name: "source", kind: text, doc: "where the rules are published",
				example: `source = "David Pritchard, The Encyclopedia of Chess Variants"`},
			{name: "extends", kind: text, doc: "the game that this one changes",
				example: `extends = "capablanca"`},
			{name: "without", kind: nameList, names: "key", doc: "what is dropped from that game first",
				example: `without = "castling"
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"`},
			{name: "board", kind: text, looks: sizeForm, doc: "files x ranks, such as 8x8; up to 16x16",
				example: `board = "5x5"
start = "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1"
pieces = ["shatranj-pawn", "knight", "bishop", "rook", "queen", "king"]
promotion.shatranj-pawn.to = "queen"`},
			{name: "holes", kind: nameList, names: "zone", doc: "squares that are missing; the numbers of a FEN count them like empty ones",
				example: `holes = "d4-e5"`},
			{name: "wrap", kind: boolean, doc: "the left and the right edge are joined", absent: "they are not",
				example: `wrap = true # a cylinder`},
			{name: "start", kind: text, doc: "the start position as a FEN",
				example: `start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"`},
			{name: "shuffle", kind: word, words: []string{"free", "chess960"},
				doc:     "the order of the men on White's first rank is drawn by lot, and Black's mirrors it; chess960: bishops on both colours, the king between his partners",
				example: `shuffle = "chess960"`},
			{name: "pieces", kind: nameList, names: "piece", sided: true, empty: true, doc: "the pieces of the game, promoted forms included",
				example: `pieces = ["pawn", "knight", "bishop", "rook", "queen", "king", "amazon"]`},
			{name: "piece", kind: named, inner: pieceSchema, doc: "the game's own pieces, and changes to shared ones",
				example: `piece.knight = { like = "camel", title = "Camel" }`},
			{name: "zones", kind: zoneNames, doc: "names for squares",
				example: `zones.palace = "d1-f3"
zones.hill = { white = "d5-e6", black = "d3-e4" }`},
			{name: "captures", kind: word, words: []string{"may", "must"}, doc: "must: who can capture has to", absent: "may",
				example: `captures = "must"`},
			{name: "pass", kind: boolean, doc: "a turn may be passed", absent: "it may not",
				example: `pass = true`},
			{name: "royal", kind: table, inner: royalSchema, doc: "whose capture must be prevented",
				example: `royal.stays = true`},
			{name: "castling", kind: named, inner: castlingSchema, doc: "who castles, by the name of the partner",
				example: `castling.rook = { left = "b", right = "g" }`},
			{name: "promotion", kind: named, inner: promotionSchema, doc: "who promotes, by name",
				example: `promotion.pawn.to = ["queen", "rook", "bishop", "knight"]`},
			{name: "hand", kind: table, inner: handSchema, doc: "men who are not on the board",
				example: `hand = { use = "drop", gains = "captures" }
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"`},
			{name: "drop", kind: named, inner: dropSchema, doc: "where men from the hand may be put, by name", absent: "on any empty square",
				example: `drop.pawn.zone = "ranks 2-7"
hand = { use = "drop", gains = "captures" }
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"`},
			{name: "endings", kind: table, inner: endingsSchema, doc: "how the game ends",
				example: `endings = { stalemate = "loss", move_rule = 64 }`},
		},
	}
}

func royalSchema() schema {
	return schema{
		keys: []key{
			{name: "types", kind: nameList, names: "piece", empty: true, doc: "whose capture must be prevented; [] for nobody", absent: "king, if the game has it",
				example: `royal.types = ["king", "queen"]
castling.rook.king = "king"`},
			{name: "check", kind: word, words: []string{"any", "all", "last", "leftmost", "off"},
				doc:    "a side is in check when any of its royals is attacked, when all are, when the last one left is, or when the one nearest to the a-file is; off: never, but who loses the last royal has lost",
				absent: "any",
				example: `royal = { types = ["king", "queen"], check = "last" }
castling.rook.king = "king"`},
			{name: "stays", kind: boolean, doc: "a royal in check may not step away; he may only capture the man who alone gives check", absent: "he may",
				example: `royal.stays = true`},
		},
	}
}

func castlingSchema() schema {
	return schema{
		keys: []key{
			{name: "king", kind: nameList, names: "piece", doc: "who castles with this partner", absent: "the royal pieces",
				example: `castling.rook.king = "king"`},
			{name: "from", kind: nameList, names: "file", doc: "where men are placed before the first move: the files on which the left partner, the king and the right partner have to be put to castle",
				example: `castling.rook.from = ["a", "e", "h"]
hand = { use = "place", gains = "nothing" }
start = "8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1"`},
			{name: "left", kind: nameList, names: "file", sided: true, doc: "file where the king lands when the partner stands to his left, as White sees it; several to choose from",
				example: `castling.rook.left = ["b", "c"]`},
			{name: "right", kind: nameList, names: "file", sided: true, doc: "likewise to his right",
				example: `castling.rook.right = { white = "g", black = ["f", "g"] }`},
		},
	}
}
