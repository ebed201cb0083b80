package vocabulary

// This file has the vocabulary of moves.

var directions = []string{"forward", "backward", "sideways", "exact"}

// legKeys are the keys that all legs of a move have.
func legKeys() []key {
	return []key{
		{name: "leap", kind: vector, doc: "one step by this vector; the piece jumps over whatever is between",
			example: `{ leap = [1, 2] } # knight`},
		{name: "slide", kind: vector, doc: "any number of steps by this vector, until a piece or the edge is in the way",
			example: `{ slide = [1, 1] } # bishop`},
		{name: "range", kind: number, lo: 2, hi: 15, hints: map[string]string{"1": "is a leap: write leap instead of slide"},
			doc: "the largest number of steps of a slide", absent: "up to the edge",
			example: `{ slide = [0, 1], range = 4 } # a rook that moves at most four squares`},
		{name: "path", kind: vector, doc: "squares that must be empty, as vectors from the square where the step starts",
			example: `{ leap = [1, 2], path = [0, 1] } # the horse of xiangqi, which a piece in front of it blocks`},
		{name: "only", kind: word, words: Modes.list(),
			doc: "what the move may do where this leg ends; passing: the move cannot end here", absent: "move and capture",
			example: `{ leap = [0, 1], only = "move" },
{ leap = [1, 1], only = "capture" }`},
		{name: "victims", kind: nameList, names: "piece", doc: "the only pieces that it may capture", absent: "all enemy pieces",
			example: `{ leap = [1, 3], only = "capture", victims = ["rook", "queen"] } # a hunter of big pieces`},
		{name: "then", kind: tableList, inner: laterLegSchema, doc: "how the move may continue; of several, the player chooses one",
			example: `{ leap = [1, 1], then = { slide = [0, 1] } } # griffon: a diagonal step, then like a rook`},
	}
}

// everywhere and the others are what directions mean that have no word.
const (
	everywhere = "a first leg goes in all directions by default; leave dirs out"
	oneSide    = `write "sideways" for both sides, or dirs = "exact" and the vector to that side, such as [1, 0] to the right`
	fromVector = "the vector says this: [0, 1] is straight, [1, 1] diagonal"
)

var directionHints = map[string]string{
	"any": everywhere, "all": everywhere, "both": everywhere,
	"left": oneSide, "right": oneSide, "east": oneSide, "west": oneSide,
	"straight": fromVector, "orthogonal": fromVector, "diagonal": fromVector, "diagonally": fromVector,
	"north": `write "forward"`, "up": `write "forward"`, "front": `write "forward"`, "ahead": `write "forward"`,
	"south": `write "backward"`, "down": `write "backward"`, "back": `write "backward"`, "behind": `write "backward"`,
	"horizontal": `write "sideways"`, "vertical": `write ["forward", "backward"]`,
}

// rowSchema is a row of moves: a first leg, and keys for the whole move.
func rowSchema() schema {
	return schema{
		what: rows,
		leg:  true,
		keys: append(legKeys(),
			key{name: "dirs", kind: wordList, words: directions, hints: directionHints,
				doc: "which directions: forward, backward or sideways, or exact for the vectors exactly as written", absent: "all directions",
				example: `{ slide = [0, 1], dirs = "forward" },                     # lance
{ leap = [0, 2], dirs = ["forward", "backward"] },
{ leap = [[-1, 2], [1, 2]], dirs = "exact" }               # the knight of shogi`},
			key{name: "when", kind: wordList, words: []string{"unmoved", "not in check"},
				doc: "the move is only allowed while the piece has not moved, or while its side is not in check; with both words, both must hold",
				example: `# the king of Cambodian chess
{ leap = [1, 2], dirs = "forward", only = "move", when = ["unmoved", "not in check"] }`},
			key{name: "from", kind: nameList, names: "zone", doc: "the squares where the move may start", absent: "all squares",
				example: `# the soldier of xiangqi, beyond the river
{ leap = [0, 1], dirs = "sideways", from = "far half" }`},
			key{name: "to", kind: nameList, names: "zone", doc: "the squares where the move may end", absent: "all squares, or those of within",
				example: `# kings may not face each other
{ slide = [0, 1], dirs = "forward", only = "capture", victims = "king", to = "enemy palace" }`},
			key{name: "en_passant", kind: word, words: []string{"leaves", "takes"},
				doc: "leaves: for one reply the piece can be captured en passant on the squares it passed; takes: this move can capture en passant. Where rows lead to one square, a capture en passant counts before a move that leaves, and both before a plain move",
				example: `{ leap = [0, 2], path = [0, 1], dirs = "forward", only = "move", en_passant = "leaves" },
{ leap = [1, 1], dirs = "forward", only = "capture", en_passant = "takes" }`},
			key{name: "wrap", kind: boolean, doc: "true: for this row the left and right edges are joined; false: they are not", absent: "the wrap of the game",
				example: `{ slide = [0, 1], wrap = true } # a rook that moves round the board`},
		),
		later: []string{"again"},
	}
}

var laterDirectionHints = map[string]string{
	"outward": "a later leg turns together with the first one; give its vector for the first leg as written",
	"all":     `write "any" for all eight directions`,
}

// laterLegSchema is an entry of then.
func laterLegSchema() schema {
	return schema{
		what: "leg",
		leg:  true,
		keys: append(legKeys(),
			key{name: "dirs", kind: wordList, words: append(directions, "any"), hints: laterDirectionHints,
				doc: "which directions, independent of the first leg; any: all of them", absent: "it turns together with the first leg",
				example: `{ leap = [0, 1], then = { leap = [0, 1], dirs = "any" } } # two straight steps, free to turn`},
			key{name: "after", kind: wordList, words: []string{"move", "capture"},
				doc: "move: continue from the empty square that the leg before reached; capture: continue from the square of an enemy piece, capturing it", absent: "move",
				example: `# captures the piece that it jumps over, as in checkers
{ leap = [1, 1], only = "passing", then = { after = "capture", leap = [1, 1], only = "move" } }`},
			key{name: "over", kind: word, words: Hurdles.list(), doc: "hop: continue from the square of the first piece in the way, which stays there; friend or enemy: only over such a piece",
				example: `# cannon
{ slide = [0, 1], only = "move", then = { over = "any", slide = [0, 1], only = "capture" } }`},
			key{name: "hurdles", kind: nameList, names: "piece", doc: "with over or before: the only pieces that may be in the way", absent: "all pieces",
				example: `# jumps over pawns only
{ slide = [0, 1], only = "passing", then = { over = "any", hurdles = "pawn", slide = [0, 1] } }`},
			key{name: "before", kind: word, words: Hurdles.list(),
				doc: "continue from the last square before the first piece in the way, which can be the square the leg before started from; without leap and slide the move ends there",
				example: `# turns in front of a piece
{ slide = [0, 1], only = "passing", then = { before = "any", slide = [1, 1] } },
# stops in front of an enemy piece
{ slide = [1, 1], only = "passing", then = { before = "enemy" } }`},
		),
	}
}
