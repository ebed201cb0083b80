package vocabulary

// This file has the vocabulary of pieces.

// pieceSchema is a piece, in pieces.toml or under piece in a variant.
func pieceSchema() schema {
	return schema{
		keys: []key{
			{name: "letter", kind: text, syntax: LetterForm, doc: "A to Z, optionally with + before it or ' or ! after it; unique for each side of a game",
				example: `piece.knight.letter = "H!"
start = "rh!bqkbh!r/pppppppp/8/8/8/8/PPPPPPPP/RH!BQKBH!R w KQkq - 0 1"`},
			{name: "also", kind: nameList, names: "letter", syntax: LetterForm, empty: true, doc: "letters that other programs have for it in positions, which are read and never written; [] for none",
				example: `piece.knight.also = ["H", "S"]`},
			{name: "title", kind: text, syntax: LineForm, doc: "the name shown to players", absent: "the name of the piece",
				example: `piece.knight.title = "Horse"`},
			{name: "like", kind: nameList, names: "piece", doc: "it has all moves that these pieces have in this game, in addition to its own",
				example: `[piece.champion]
letter = "C"
like = ["knight", "wazir"]`},
			{name: "moves", kind: tableList, inner: rowSchema, empty: true, doc: "rows of moves, each of which it may use; [] for a piece that cannot move; see Moves",
				example: `[piece.champion]
letter = "C"
moves = [
  { leap = [0, 1] },
  { leap = [2, 2] },
]`},
			{name: "betza", kind: text, doc: "the moves in XBoard's dialect of Betza's notation, in addition to those of like and moves",
				example: `[piece.champion]
letter = "C"
betza = "WAD"`},
			{name: "within", kind: nameList, names: "zone", doc: "the squares that it may not leave", absent: "the whole board",
				example: `piece.king.within = "own half"`},
			{name: "value", kind: number, lo: 1, hi: 10000, doc: "its value in hundredths of a pawn", absent: "computed from the moves",
				example: `piece.bishop.value = 340`},
			{name: "glyph", kind: text, syntax: GlyphForm, doc: "one or two characters that say how it is drawn (see Pictures)", absent: "it is drawn by its moves",
				example: `piece.knight.glyph = "♞"`},
			{name: "picture", kind: text, syntax: pictureForm, words: FigureNames(), sided: true, doc: "what it looks like in pictures: the name of a figure, an SVG file beside this one, or SVG itself (see Pictures); a picture of one side keeps its colours", absent: "its glyph, or by its moves",
				example: `piece.rook.picture = "dragon"`},
		},
		groups: [][]string{{"like", "moves", "betza"}},
	}
}

// catalogueSchema is pieces.toml.
func catalogueSchema() key {
	return key{name: "pieces.toml", kind: named, inner: pieceSchema}
}
