package variants

// This file is the vocabulary of endings.

var (
	outcomes  = []string{"loss", "draw", "win"}
	perpetual = []string{"loss", "draw", "win", "none"}
)

func endingsSchema() schema {
	return schema{
		keys: []key{
			{name: "checkmate", kind: word, words: outcomes, doc: "for the side that is mated", absent: "loss",
				example: `endings.checkmate = "win" # who is mated wins`},
			{name: "stalemate", kind: word, words: outcomes, doc: "for the side that has no move", absent: "draw",
				example: `endings.stalemate = "loss"`},
			{name: "bare_king", kind: word, words: []string{"loss", "loss unless answered", "none"},
				doc: "for the side that has only its royals left; answered: if it can bare the other side with its next move, that is a draw", absent: "none",
				example: `endings.bare_king = "loss unless answered"`},
			{name: "checks", kind: number, lo: 0, hi: 100, doc: "who has given so many checks wins; 0 for never", absent: "0",
				example: `endings.checks = 3`},
			{name: "goal", kind: tableList, inner: goalSchema, doc: "who brings a piece to a place wins; one such goal or several",
				example: `endings.goal = { piece = "king", zone = "d4-e5" }`},
			{name: "extinct", kind: table, inner: extinctSchema, doc: "who runs out of these men loses",
				example: `endings.extinct.types = "pawn"`},
			{name: "repetition", kind: table, inner: repetitionSchema, doc: "when a position comes again",
				example: `endings.repetition = { count = 4, result = "loss" }`},
			{name: "move_rule", kind: number, lo: 0, hi: 1000, doc: "so many moves of a side without capture or pawn move are a draw; 0 for never", absent: "50, or 0 if there is counting",
				example: `endings.move_rule = 64`},
			{name: "counting", kind: table, inner: countingSchema, doc: "when the weaker side has survived so many of its own moves, it is a draw",
				example: `endings.counting.bare = { moves = 64 }`},
			{name: "material", kind: word, words: []string{"draw", "none"}, doc: "positions that nobody can win", absent: "draw",
				example: `endings.material = "none" # play on`},
		},
	}
}

func repetitionSchema() schema {
	return schema{
		keys: []key{
			{name: "count", kind: number, lo: 2, hi: 100, doc: "so often it has been there", absent: "3",
				example: `endings.repetition.count = 4`},
			{name: "result", kind: word, words: append(outcomes, "none"), doc: "for the side that brought it about", absent: "draw",
				example: `endings.repetition.result = "none"`},
			{name: "perpetual_check", kind: word, words: perpetual, doc: "for the side whose every move since then gave check", absent: "none, which leaves the result",
				example: `endings.repetition.perpetual_check = "loss"`},
			{name: "perpetual_chase", kind: word, words: perpetual, doc: "for the side whose every move since then attacked the same unprotected man", absent: "none, which leaves the result",
				example: `endings.repetition.perpetual_chase = "loss"`},
		},
	}
}

func goalSchema() schema {
	return schema{
		what: "goal",
		keys: []key{
			{name: "piece", kind: nameList, names: "piece", required: true, doc: "who has to get there",
				example: `endings.goal = { piece = ["king", "queen"], zone = "last rank" }`},
			{name: "zone", kind: nameList, names: "zone", required: true, doc: "the squares to reach",
				example: `endings.goal = [
  { piece = "king", zone = "d4-e5" },
  { piece = "pawn", zone = "last rank" },
]`},
		},
	}
}

func extinctSchema() schema {
	return schema{
		keys: []key{
			{name: "types", kind: nameList, names: "piece", doc: "whose loss loses",
				example: `endings.extinct.types = ["knight", "bishop"]`},
			{name: "of", kind: word, words: []string{"each", "all"}, doc: "each: to run out of one of these types is enough; all: they count together", absent: "each",
				example: `endings.extinct = { types = ["knight", "bishop"], of = "all" }`},
			{name: "left", kind: number, lo: 0, hi: 255, doc: "so many men left are still too few", absent: "0",
				example: `endings.extinct = { types = "pawn", left = 2 }`},
		},
	}
}

func countingSchema() schema {
	return schema{
		keys: []key{
			{name: "board", kind: number, lo: 1, hi: 1000, doc: "moves while the side that counts has more than its royal", absent: "there is no such count",
				example: `endings.counting.board = 64`},
			{name: "board_pieces", kind: number, lo: 2, hi: 255, doc: "... and at most so many men, the royal included", absent: "any number",
				example: `endings.counting = { board = 64, board_pieces = 3 }`},
			{name: "board_pawns", kind: nameList, names: "piece", doc: "... and while none of these men is on the board",
				example: `endings.counting = { board = 64, board_pawns = "pawn" }`},
			{name: "bare", kind: tableList, inner: limitSchema, doc: "moves once it has nothing but its royal; the first that fits what the stronger side has",
				example: `[endings.counting]
bare = [
  { types = "rook", pieces = 2, moves = 8 },
  { types = "rook", moves = 16 },
  { moves = 64 },
]`},
			{name: "bare_pawns", kind: nameList, names: "piece", doc: "... and while none of these men is on the board",
				example: `endings.counting = { bare = { moves = 64 }, bare_pawns = "pawn" }`},
			{name: "from_pieces", kind: boolean, doc: "that count starts with the number of men on the board", absent: "with 0",
				example: `endings.counting = { bare = { moves = 64 }, from_pieces = true }`},
		},
	}
}

func limitSchema() schema {
	return schema{
		what: "limit",
		keys: []key{
			{name: "types", kind: nameList, names: "piece", doc: "what the stronger side has", absent: "whatever it has",
				example: `endings.counting.bare = [{ types = ["rook", "queen"], moves = 16 }, { moves = 64 }]`},
			{name: "pieces", kind: number, lo: 1, hi: 255, doc: "at least so many of them", absent: "1",
				example: `endings.counting.bare = { types = "knight", pieces = 2, moves = 32 }`},
			{name: "moves", kind: number, lo: 1, hi: 1000, required: true, doc: "how many moves make the draw",
				example: `endings.counting.bare = { moves = 64 }`},
		},
	}
}
