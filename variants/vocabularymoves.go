package variants

// This file is the vocabulary of moves.

var directions = []string{"forward", "backward", "sideways", "exact"}

// legKeys are the keys that all legs of a move have.
func legKeys() []key {
	return []key{
		{name: "leap", kind: vector, doc: "one step, jumping over what lies between",
			example: `{ leap = [1, 2] } # knight`},
		{name: "slide", kind: vector, doc: "as many steps as wanted, until something stands in the way",
			example: `{ slide = [1, 1] } # bishop`},
		{name: "range", kind: number, lo: 2, hi: 15, hints: map[string]string{"1": "is a leap: write leap instead of slide"},
			doc: "a slide makes at most so many steps", absent: "it goes up to the edge",
			example: `{ slide = [0, 1], range = 4 } # a rook that goes up to four squares`},
		{name: "path", kind: vector, doc: "squares that must be empty, seen from where each step starts",
			example: `{ leap = [1, 2], path = [0, 1] } # the horse of xiangqi, which a man in front of it blocks`},
		{name: "only", kind: word, words: []string{"move", "capture", "passing"},
			doc: "what may be done by ending here; passing: it may not end here", absent: "both move and capture",
			example: `{ leap = [0, 1], only = "move" },
{ leap = [1, 1], only = "capture" }`},
		{name: "victims", kind: nameList, names: "piece", doc: "only these may be captured", absent: "all enemies",
			example: `{ leap = [1, 3], only = "capture", victims = ["rook", "queen"] } # hunts them`},
		{name: "then", kind: tableList, inner: laterLegSchema, doc: "how the move may go on; several to choose from",
			example: `{ leap = [1, 1], then = { slide = [0, 1] } } # griffon: a diagonal step, then on like a rook`},
	}
}

var directionHints = map[string]string{
	"any": "a first leg goes to all sides by itself; leave dirs out",
	"all": "a first leg goes to all sides by itself; leave dirs out",
}

// rowSchema is a row of moves: a first leg and what holds for the whole move.
func rowSchema() schema {
	return schema{
		what: "row",
		leg:  true,
		keys: append(legKeys(),
			key{name: "dirs", kind: wordList, words: directions, hints: directionHints,
				doc: "which images of the vector: by whether they lead forward, backward or to the side, or exactly the vectors as written", absent: "all images",
				example: `{ slide = [0, 1], dirs = "forward" },                     # lance
{ leap = [0, 2], dirs = ["forward", "backward"] },
{ leap = [[-1, 2], [1, 2]], dirs = "exact" }               # the knight of shogi`},
			key{name: "when", kind: wordList, words: []string{"unmoved", "not in check"},
				doc: "only while the piece has not moved, only while its side is not in check; of two, both must hold",
				example: `# the king of Cambodia
{ leap = [1, 2], dirs = "forward", only = "move", when = ["unmoved", "not in check"] }`},
			key{name: "from", kind: nameList, names: "zone", doc: "where the move may start", absent: "anywhere",
				example: `# the soldier of xiangqi, beyond the river
{ leap = [0, 1], dirs = "sideways", from = "far half" }`},
			key{name: "to", kind: nameList, names: "zone", doc: "where the move may end", absent: "anywhere within",
				example: `# kings may not face each other
{ slide = [0, 1], dirs = "forward", only = "capture", victims = "king", to = "enemy palace" }`},
			key{name: "en_passant", kind: word, words: []string{"leaves", "takes"},
				doc: "leaves: the squares passed are exposed to en passant for one reply; takes: may capture onto such a square",
				example: `{ leap = [0, 2], path = [0, 1], dirs = "forward", only = "move", en_passant = "leaves" },
{ leap = [1, 1], dirs = "forward", only = "capture", en_passant = "takes" }`},
			key{name: "wrap", kind: boolean, doc: "whether the left and the right edge are joined for this row", absent: "as the board is",
				example: `{ slide = [0, 1], wrap = true } # a rook that goes round the board`},
		),
		later: []string{"again"},
	}
}

var laterDirectionHints = map[string]string{
	"outward": "a later leg turns with its row; draw it in the same picture",
	"all":     `all 8 directions are "any" here`,
}

// laterLegSchema is an entry of then.
func laterLegSchema() schema {
	hurdles := []string{"any", "friend", "enemy"}
	return schema{
		what: "leg",
		leg:  true,
		keys: append(legKeys(),
			key{name: "dirs", kind: wordList, words: append(directions, "any"), hints: laterDirectionHints,
				doc: "the leg turns by itself; any: to all sides", absent: "it turns with its row",
				example: `{ leap = [0, 1], then = { leap = [0, 1], dirs = "any" } } # two steps, turning as it likes`},
			key{name: "after", kind: wordList, words: []string{"move", "capture"},
				doc: "goes on from an empty square, or from that of an enemy, who is taken on the way", absent: "move",
				example: `# takes whom it jumps over, as in checkers
{ leap = [1, 1], only = "passing", then = { after = "capture", leap = [1, 1], only = "move" } }`},
			key{name: "over", kind: word, words: hurdles, doc: "goes on from the square of the first man in the way, who stays there",
				example: `# cannon
{ slide = [0, 1], only = "move", then = { over = "any", slide = [0, 1], only = "capture" } }`},
			key{name: "before", kind: word, words: hurdles,
				doc: "goes on from the square in front of the first man in the way, if only from its own; without leap and slide the move ends there",
				example: `# turns in front of a man
{ slide = [0, 1], only = "passing", then = { before = "any", slide = [1, 1] } },
# stops in front of an enemy
{ slide = [1, 1], only = "passing", then = { before = "enemy" } }`},
		),
	}
}
