package vocabulary

import (
	"slices"

	"fairymax/board/define"
)

// This file has the vocabulary of endings.

// WinWithFewer lets the side with fewer pieces win a stalemate.
const WinWithFewer = "win with fewer"

func endingsSchema() schema {
	return schema{keys: slices.Concat(mates(), shownEndings(), countedEndings())}
}

// shownEndings are the endings that a position shows.
func shownEndings() (keys []key) {
	for _, e := range define.EndingKeys() {
		k := key{name: e.Name, doc: e.Meaning, absent: "none", example: e.Example, column: func(d *define.Game) any { return e.Column(&d.Endings) }}
		switch e.Column(new(define.Endings)).(type) {
		case *[]define.Goal:
			k.kind, k.inner, k.column, k.absent = tableList, goalSchema, nil, ""
		case *define.Extinction:
			k.kind, k.inner, k.column, k.absent = table, extinctSchema, nil, ""
		case *define.BareKing:
			k.kind, k.words = word, define.BareKings()
		case *define.Outcome:
			k.kind, k.words = word, wordsFor(Outcomes, e.Outcomes)
		case *define.TypeMask:
			k.kind, k.names = nameList, "piece"
		case *bool:
			k.kind, k.absent = boolean, "false"
		case *int:
			k.kind, k.hi, k.absent = number, e.Most, "0"
		}
		keys = append(keys, k)
	}
	return keys
}

// mates are the endings without a legal move.
func mates() []key {
	return []key{
		{name: "checkmate", kind: word, words: outcomes, doc: "the result for the side that is checkmated", absent: "loss",
			example: `endings.checkmate = "win" # the side that is mated wins`},
		{name: "mating_checks", kind: table, inner: matingSchema, doc: "which checks may mate, and win; see Mating",
			example: `endings.mating_checks = { needs = ["queen", "rook"], never = "knight" }`},
		{name: "stalemate", kind: word, words: slices.Concat(outcomes, byColour, []string{WinWithFewer}),
			doc: "the result for the side that has no legal move, or the winner; win with fewer: the side with fewer pieces on the board wins, and with the same number it is a draw", absent: "draw",
			example: `endings.stalemate = "win with fewer"`},
	}
}

// countedEndings are the endings that depend on the moves before, and what draws a game or is
// made of draws.
func countedEndings() []key {
	return []key{
		{name: "points", kind: table, inner: pointsSchema, doc: "decide a game that would be drawn; see Points",
			example: `endings.points = { pieces = { rook = 13, knight = 5 }, odds = { white = 0, black = 1.5 } }`},
		{name: "repetition", kind: table, inner: repetitionSchema, doc: "what happens when a position is repeated; see Repetition",
			example: `endings.repetition = { count = 4, result = "loss" }`},
		{name: "move_rule", kind: number, lo: 0, hi: 1000, doc: "the end, a draw unless move_rule_result says otherwise, after this many moves by each side without a capture, a drop or a move of a piece of progress; 0 for never", absent: "50, or 0 if there is counting",
			example: `endings.move_rule = 64`},
		{name: "move_rule_result", kind: word, words: slices.Concat([]string{"draw"}, byColour), doc: "the result of move_rule", absent: "draw",
			example: `endings = { move_rule = 60, move_rule_result = "black wins" } # White has to win in time`},
		{name: "progress", kind: nameList, names: "piece", empty: true, doc: "the pieces that restart the count of move_rule whenever they move, as captures and drops always do; [] for none", absent: "the pieces that can never come back; one that promotes and may go back has to be named",
			example: `endings.progress = "pawn" # [] for captures alone`},
		{name: "counting", kind: table, inner: countingSchema, doc: "a draw when the weaker side survives a number of its own moves; see Counting",
			example: `endings.counting.bare = { moves = 64 }`},
		{name: "impasse", kind: table, inner: impasseSchema, doc: "the side to move may end the game by a declaration; see Impasse",
			example: `endings.impasse = { zone = "last 3 ranks", win = 28 }`},
		{name: "material", kind: word, words: []string{"draw", "none"}, doc: "the result of a position that neither side has the material to win; none: play on", absent: "draw",
			example: `endings.material = "none"`},
	}
}

func repetitionSchema() schema {
	return schema{
		keys: []key{
			{name: "count", kind: number, lo: 2, hi: 100, doc: "how many times the position has occurred, including this time", absent: "3",
				example: `endings.repetition.count = 4`},
			{name: "result", kind: word, words: slices.Concat(outcomes, byColour, []string{"none"}), doc: "the result for the player that repeated the position, or the winner; none: play on", absent: "draw",
				example: `endings.repetition.result = "black wins" # whoever repeats: White has to play something else`},
			{name: "perpetual_check", kind: word, words: perpetual, doc: "the result for a side that gave check with every move of the repetition; none: result applies", absent: "none",
				example: `endings.repetition.perpetual_check = "loss"`},
			{name: "perpetual_chase", kind: word, words: perpetual, doc: "the result for a side that chased one and the same piece with every move of the repetition, if the other side did not; none: result applies", absent: "none",
				example: `endings.repetition.perpetual_chase = "loss"`},
			{name: "chase", kind: table, inner: chaseSchema, doc: "which attacks are chases; see Chases",
				example: `[endings.repetition]
perpetual_chase = "loss"
chase = { free = "pawn", exchanges = true }`},
		},
	}
}

func chaseSchema() schema {
	return schema{
		keys: []key{
			{name: "free", kind: nameList, names: "piece", empty: true, doc: "the pieces that may chase, besides royal pieces; [] for none", absent: "the pieces that promote or can never come back",
				example: `[endings.repetition]
perpetual_chase = "loss"
chase.free = "pawn"`},
			{name: "spared", kind: tableList, inner: sparedSchema, empty: true, doc: "the pieces that may be chased; see below; [] for none", absent: "the pieces that promote or can never come back, anywhere",
				example: `[endings.repetition]
perpetual_chase = "loss"
chase.spared = { piece = "pawn", zone = "own half" }`},
			{name: "even_protected", kind: tableList, inner: evenProtectedSchema, doc: "attacks that are chases even if the piece is protected; see below", absent: "none",
				example: `[endings.repetition]
perpetual_chase = "loss"
chase.even_protected = { piece = "rook", by = ["knight", "bishop"] }`},
			{name: "exchanges", kind: boolean, doc: "true: an attack on a piece of the same type is a chase too if that piece could capture the attacker instead; false: it only offers an exchange", absent: "false",
				example: `[endings.repetition]
perpetual_chase = "loss"
chase.exchanges = true`},
		},
	}
}

func sparedSchema() schema {
	return schema{
		what: "spared",
		keys: []key{
			{name: "piece", kind: nameList, names: "piece", required: true, doc: "the piece or pieces that may be chased",
				example: `[endings.repetition]
perpetual_chase = "loss"
chase.spared = { piece = ["pawn", "knight"] }`},
			{name: "zone", kind: nameList, names: "zone", doc: "where they may be", absent: "anywhere",
				example: `[endings.repetition]
perpetual_chase = "loss"
chase.spared = { piece = "pawn", zone = "own half" }`},
		},
	}
}

func evenProtectedSchema() schema {
	return schema{
		what: "even_protected",
		keys: []key{
			{name: "piece", kind: nameList, names: "piece", required: true, doc: "the piece or pieces that are attacked",
				example: `[endings.repetition]
perpetual_chase = "loss"
chase.even_protected = { piece = ["queen", "rook"], by = "knight" }`},
			{name: "by", kind: nameList, names: "piece", required: true, doc: "the piece or pieces that attack them",
				example: `[endings.repetition]
perpetual_chase = "loss"
chase.even_protected = { piece = "rook", by = ["knight", "bishop"] }`},
		},
	}
}

func pointsSchema() schema {
	return schema{
		keys: []key{
			{name: "pieces", kind: counts, lo: 0, hi: 1000, doc: "the points for each piece of a side on the board", absent: "none",
				example: `endings.points.pieces = { queen = 9, rook = 5, bishop = 3, knight = 3, pawn = 1 }`},
			{name: "odds", kind: halves, lo: 0, hi: 1000, sided: true, doc: "extra points of a side", absent: "0",
				example: `endings.points.odds = { white = 0, black = 1 } # alone, it makes every draw a win for Black`},
		},
	}
}

func goalSchema() schema {
	return schema{
		what: "goal",
		keys: []key{
			{name: "piece", kind: nameList, names: "piece", required: true, doc: "the piece, or one of the pieces, that must get there",
				example: `endings.goal = { piece = ["king", "queen"], zone = "last rank" }`},
			{name: "zone", kind: nameList, names: "zone", required: true, doc: "the squares to reach",
				example: `endings.goal = [
  { piece = "king", zone = "d4-e5" },
  { piece = "knight", zone = "last rank" },
]`},
			{name: "counts", kind: word, words: define.GoalCounts(), doc: "when it counts: at once; safe: as soon as no enemy piece attacks it there; kept: if it is still there after the enemy's next move. If both sides have reached a goal, the game is drawn", absent: "at once",
				example: `endings.goal = { piece = "king", zone = "last rank", counts = "safe" }`},
			{name: "answer", kind: word, words: []string{"none", "white", "black", "both"}, doc: "the sides that have one more move after the other side has reached the goal; if they reach a goal with it too, the game is drawn", absent: "none",
				example: `endings.goal = { piece = "king", zone = "last rank", answer = "black" }`},
		},
	}
}

func extinctSchema() schema {
	return schema{
		keys: []key{
			{name: "types", kind: nameList, names: "piece", both: `, of = "all"`, doc: "the pieces that end the game when a side runs out of them; one list for both sides: where each has pieces of its own, list those of both, with of = \"all\"",
				example: `endings.extinct.types = ["knight", "bishop"]`},
			{name: "of", kind: word, words: []string{"each", "all"}, doc: "each: the game ends when any one of these types runs out; all: when all of them together do", absent: "each",
				example: `endings.extinct = { types = ["knight", "bishop"], of = "all" }`},
			{name: "left", kind: number, lo: 0, hi: 255, doc: "the number of pieces left at which they count as run out", absent: "0",
				example: `endings.extinct = { types = "pawn", left = 2 }`},
			{name: "result", kind: word, words: slices.Concat(outcomes, byColour), doc: "the result for the side that runs out of them, or the winner", absent: "loss",
				example: `endings.extinct = { types = "rook", result = "win" }`},
		},
	}
}

func countingSchema() schema {
	return schema{
		keys: []key{
			{name: "board", kind: number, lo: 1, hi: 1000, doc: "the number of moves that make a draw while the weaker side has more than its royal piece", absent: "such positions are not counted",
				example: `endings.counting.board = 64`},
			{name: "board_pieces", kind: number, lo: 2, hi: 255, doc: "for board: the weaker side has at most this many pieces, its royal piece included", absent: "any number",
				example: `endings.counting = { board = 64, board_pieces = 3 }`},
			{name: "board_pawns", kind: nameList, names: "piece", doc: "for board: none of these pieces is on the board",
				example: `endings.counting = { board = 64, board_pawns = "pawn" }`},
			{name: "bare", kind: tableList, inner: limitSchema, doc: "the number of moves that make a draw once the weaker side has only its royal piece; the first limit that fits the pieces of the stronger side applies",
				example: `[endings.counting]
bare = [
  { types = "rook", pieces = 2, moves = 8 },
  { types = "rook", moves = 16 },
  { moves = 64 },
]`},
			{name: "bare_pawns", kind: nameList, names: "piece", doc: "for bare: none of these pieces is on the board",
				example: `endings.counting = { bare = { moves = 64 }, bare_pawns = "pawn" }`},
			{name: "from_pieces", kind: boolean, doc: "true: the count of bare starts at the number of pieces on the board; false: at 0", absent: "false",
				example: `endings.counting = { bare = { moves = 64 }, from_pieces = true }`},
		},
	}
}

func limitSchema() schema {
	return schema{
		what: "limit",
		keys: []key{
			{name: "types", kind: nameList, names: "piece", doc: "the limit applies if the stronger side has these pieces", absent: "it applies to any pieces",
				example: `endings.counting.bare = [{ types = ["rook", "queen"], moves = 16 }, { moves = 64 }]`},
			{name: "pieces", kind: number, lo: 1, hi: 255, doc: "the least number of these pieces", absent: "1",
				example: `endings.counting.bare = { types = "knight", pieces = 2, moves = 32 }`},
			{name: "moves", kind: number, lo: 1, hi: 1000, required: true, doc: "the number of moves that make a draw",
				example: `endings.counting.bare = { moves = 64 }`},
		},
	}
}
