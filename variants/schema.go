package variants

// This file is the vocabulary: every key of the language, what its value looks
// like and what it means. The checker reads it, and so can whatever else must
// know the language. A key marked later belongs to the language, but this
// version of the program cannot do it; the same goes for single words.

// kind is the form of a value.
type kind uint8

const (
	text      kind = iota // a string
	number                // an integer from lo to hi
	boolean               // true or false
	word                  // one of words
	wordList              // one or several of words
	nameList              // one name or a list
	vector                // one [right, forward] or a list
	table                 // a table with the keys of inner
	tableList             // one such table or a list
	named                 // a table that has a name of the author's for each inner table
	zoneNames             // a table that has a name of the author's for each zone
)

// key is a row of the vocabulary.
type key struct {
	name     string
	kind     kind
	doc      string
	words    []string          // for word and wordList
	later    []string          // words that this version cannot do
	hints    map[string]string // what to say of words and numbers that are tempting but wrong
	lo, hi   int               // for number
	sided    bool              // may also be { white = …, black = … }
	required bool              // within the same table of the same file
	empty    bool              // an empty list says something
	inner    func() schema     // for the tables
}

// schema is the vocabulary of one kind of table.
type schema struct {
	what   string // what the elements of a list of such tables are called
	keys   []key
	later  []string   // keys that this version cannot do
	groups [][]string // keys of which a child's replace all of its parent's
}

func (s schema) key(name string) (key, bool) {
	for _, k := range s.keys {
		if k.name == name {
			return k, true
		}
	}
	return key{}, false
}

// names lists the keys that this version can do.
func (s schema) names() []string {
	var names []string
	for _, k := range s.keys {
		names = append(names, k.name)
	}
	return names
}

var directions = []string{"forward", "backward", "sideways", "exact"}

// legKeys are the keys that all legs of a move have.
func legKeys() []key {
	return []key{
		{name: "leap", kind: vector, doc: "one step of [right, forward], jumping over what lies between"},
		{name: "slide", kind: vector, doc: "steps of [right, forward] until something stands in the way"},
		{name: "range", kind: number, lo: 2, hi: 15, hints: map[string]string{"1": "is a leap: write leap instead of slide"}, doc: "at most so many steps of a slide"},
		{name: "path", kind: vector, doc: "squares that must be empty, seen from where each step starts"},
		{name: "only", kind: word, words: []string{"move", "capture", "passing"}, doc: "what may be done by ending here; passing: may not end here"},
		{name: "then", kind: tableList, inner: laterLegSchema, doc: "the next leg, or several to choose from"},
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
		keys: append(legKeys(),
			key{name: "dirs", kind: wordList, words: directions, hints: directionHints, doc: "which images of the vector: by their rank part, or exactly the vectors as written"},
			key{name: "when", kind: wordList, words: []string{"unmoved"}, later: []string{"not in check"}, doc: "condition before the move"},
			key{name: "from", kind: nameList, doc: "zone where the move may start"},
			key{name: "to", kind: nameList, doc: "zone where the move may end"},
			key{name: "en_passant", kind: word, words: []string{"leaves", "takes"}, doc: "leaves: exposes the squares passed; takes: may capture onto such a square"},
			key{name: "wrap", kind: boolean, doc: "whether the left and right edge are joined for this row"},
		),
		later: []string{"victims", "again"},
	}
}

// laterLegSchema is an entry of then.
func laterLegSchema() schema {
	hurdles := []string{"any", "friend", "enemy"}
	turns := map[string]string{
		"outward": "a later leg turns with its row; draw it in the same picture",
		"all":     `all 8 directions are "any" here`,
	}
	return schema{
		what: "leg",
		keys: append(legKeys(),
			key{name: "dirs", kind: wordList, words: append(directions, "any"), hints: turns, doc: "turns the leg by itself instead of with its row; any: to all sides"},
			key{name: "after", kind: wordList, words: []string{"move"}, later: []string{"capture"}, doc: "goes on from a square that it moved to"},
			key{name: "over", kind: word, words: hurdles, doc: "goes on from a hurdle's square"},
			key{name: "before", kind: word, words: hurdles, doc: "goes on from the square in front of a hurdle"},
		),
		later: []string{"victims"},
	}
}

// pieceSchema is a piece, in pieces.toml or under piece in a variant.
func pieceSchema() schema {
	return schema{
		keys: []key{
			{name: "letter", kind: text, doc: "A to Z, perhaps with ' or ! behind or + before it"},
			{name: "title", kind: text, doc: "the name that people read"},
			{name: "like", kind: nameList, doc: "moves as these pieces do in this game"},
			{name: "moves", kind: tableList, inner: rowSchema, doc: "rows of moves"},
			{name: "betza", kind: text, doc: "the moves in XBoard's dialect of Betza's notation"},
			{name: "within", kind: nameList, doc: "zone that it may not leave"},
			{name: "value", kind: number, lo: 1, hi: 10000, doc: "centipawns; computed where not given"},
		},
		groups: [][]string{{"like", "moves", "betza"}},
	}
}

// catalogueSchema is pieces.toml.
func catalogueSchema() key {
	return key{name: "pieces.toml", kind: named, inner: pieceSchema}
}

// variantSchema is a variant's file.
func variantSchema() schema {
	return schema{
		keys: []key{
			{name: "title", kind: text, doc: "the name that people read"},
			{name: "source", kind: text, doc: "where the rules are published"},
			{name: "extends", kind: text, doc: "the variant that this one changes"},
			{name: "without", kind: nameList, doc: "what is dropped from that variant first"},
			{name: "board", kind: text, doc: "files x ranks, such as 8x8"},
			{name: "holes", kind: nameList, doc: "squares that are missing"},
			{name: "wrap", kind: boolean, doc: "left and right edge are joined"},
			{name: "start", kind: text, doc: "the start position as a FEN"},
			{name: "pieces", kind: nameList, sided: true, empty: true, doc: "the piece types of the game, promoted forms included"},
			{name: "piece", kind: named, inner: pieceSchema, doc: "new pieces, or changes to known ones"},
			{name: "zones", kind: zoneNames, doc: "names for squares"},
			{name: "royal", kind: table, inner: royalSchema, doc: "whose capture must be prevented"},
			{name: "castling", kind: named, inner: castlingSchema, doc: "castling, by the partner"},
			{name: "promotion", kind: named, inner: promotionSchema, doc: "promotion, by the type that promotes"},
			{name: "endings", kind: table, inner: endingsSchema, doc: "how a game ends"},
		},
		later: []string{"shuffle", "captures", "pass", "hand", "drop"},
	}
}

func royalSchema() schema {
	return schema{
		keys: []key{
			{name: "types", kind: nameList, empty: true, doc: "the royal types; king if there is one"},
		},
		later: []string{"check"},
	}
}

func castlingSchema() schema {
	return schema{
		keys: []key{
			{name: "king", kind: nameList, doc: "who castles with this partner; the royal types"},
			{name: "left", kind: nameList, sided: true, doc: "file where the king lands when the partner stands to his left (White's view)"},
			{name: "right", kind: nameList, sided: true, doc: "file where the king lands when the partner stands to his right"},
		},
	}
}

func promotionSchema() schema {
	return schema{
		keys: []key{
			{name: "zone", kind: nameList, doc: "where it may promote; the last rank"},
			{name: "must", kind: nameList, empty: true, doc: "where it has to; the whole zone"},
			{name: "to", kind: nameList, sided: true, empty: true, doc: "what it may become"},
		},
		later:  []string{"by", "by_place", "at_most", "otherwise"},
		groups: [][]string{{"to", "by_place"}},
	}
}

var outcomes = []string{"loss", "draw", "win"}

func endingsSchema() schema {
	return schema{
		keys: []key{
			{name: "checkmate", kind: word, words: outcomes, doc: "for the side that is mated; loss"},
			{name: "stalemate", kind: word, words: outcomes, doc: "for the side that has no move; draw"},
			{name: "repetition", kind: table, inner: repetitionSchema, doc: "when a position comes again"},
			{name: "move_rule", kind: number, lo: 0, hi: 1000, doc: "moves a side without capture or pawn move that draw; 50, 0 for never"},
			{name: "material", kind: word, words: []string{"draw", "none"}, doc: "positions that nobody can win; draw"},
		},
		later: []string{"bare_king", "checks", "goal", "extinct", "counting"},
	}
}

func repetitionSchema() schema {
	return schema{
		keys: []key{
			{name: "count", kind: number, lo: 2, hi: 100, doc: "occurrences that end the game; 3"},
			{name: "result", kind: word, words: append(outcomes, "none"), doc: "for the side that brought it about; draw"},
		},
		later: []string{"perpetual_check", "perpetual_chase"},
	}
}
