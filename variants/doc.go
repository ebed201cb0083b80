// Package variants reads the language in which pieces and games are defined, and
// holds the games that are written in it. What would one change here? A piece: a
// table in pieces.toml. A game: a file in this folder, and its name in
// order.txt. A word of the language: a row in schema.go and the function that
// makes something of it (moves.go, zones.go, promotion.go, castling.go,
// endings.go).
//
// The way of a definition: [Catalogue.Load] finds its file (catalogue.go), reads
// it with all that it extends into one tree (load.go, node.go) whose nodes know
// their places (index.go), holds it against the vocabulary (schema.go, check.go,
// legs.go), gives it its meaning as a [board.Definition] (compile.go and the
// files that it calls) and lets package board compile that. Every mistake on the
// way is collected (errors.go). Moves in Betza's notation are read (betza.go,
// betzalegs.go) and written (betzawrite.go, betzawalk.go) in XBoard's dialect.
//
// The rest of this text is the manual of the language.
//
// # A first game
//
// A game is a TOML file. This one is chess with a piece of its own instead of
// the knight:
//
//	title   = "Stag Hunt"
//	extends = "normal"
//	start   = "rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR w KQkq - 0 1"
//	pieces  = ["pawn", "stag", "bishop", "rook", "queen", "king"]
//
//	promotion.pawn.to = ["queen", "rook", "bishop", "stag"]
//
//	[piece.stag]
//	letter = "S"
//	moves = [
//	  { leap = [1, 2] }, # jumps like a knight
//	  { leap = [0, 1] }, # or takes one step straight
//	]
//
// Wherever a list is asked for, a single item needs no brackets. A key marked ⚑
// may also be { white = …, black = … }.
//
// # Pieces
//
// The pieces that all games share are the tables of pieces.toml. A game takes
// them by name, and in a table piece.NAME changes them or adds its own. Names
// are small letters, digits and hyphens.
//
//	letter   A to Z, perhaps with ' or ! behind or + before it; for each side unique in the game
//	title    the name that people read; the table's name if it is not given
//	like     moves as these pieces do in this game, and as moves says
//	moves    rows of moves, below
//	betza    instead of like and moves: XBoard's dialect of Betza's notation
//	within   zone that the piece may not leave
//	value    centipawns, up to 10000; computed from the moves if it is not given
//
// # Moves
//
// A row of moves is one specimen of the move, drawn as White sees the board:
// [right, forward]. It is turned through the eight symmetries of the square, so
// that [1, 2] is the whole knight; Black's men move the other way round. A piece
// may do what any of its rows allows.
//
//	leap        one step, jumping over what lies between; a vector or a list of vectors
//	slide       steps until something stands in the way
//	range       at most so many steps of a slide, 2 to 15
//	path        squares that must be empty, seen from where the step starts
//	dirs        which images: "forward", "backward", "sideways" by the sign of the rank part,
//	            or "exact", only the vectors as they are written
//	only        what may be done by ending here: "move", "capture" or "passing" (nothing)
//	when        "unmoved": only while the piece has not moved
//	from, to    zones where the move may start and end
//	en_passant  "leaves": the squares passed are exposed to en passant for one reply;
//	            "takes": may capture onto such a square
//	wrap        whether the left and the right edge are joined for this row
//	then        how the move may go on: a later leg, or a list of legs to choose from
//
// A later leg is drawn in the same picture and turned together with its row. It
// has leap or slide, range, path, only and then as the first one, and:
//
//	after    "move": goes on from an empty square that the leg before it reached (so it is without any of the three)
//	over     "any", "friend" or "enemy": goes on from the square of the first man in the way, who stays
//	before   likewise from the square in front of him, which may be the piece's own
//	dirs     the leg turns by itself; also "any", to all sides
//
// Some moves written out:
//
//	moves = [{ slide = [1, 1] }]                                    # bishop
//	moves = [{ leap = [1, 2], path = [0, 1] }]                      # the horse of xiangqi, which can be blocked
//	moves = [{ leap = [1, 1], then = { slide = [0, 1] } }]          # griffon
//	moves = [{ slide = [0, 1], only = "move",
//	           then = { over = "any", slide = [0, 1], only = "capture" } }] # cannon
//
// # Games
//
//	title      the name that people read; required
//	source     where the rules are published
//	extends    the game that this one changes; a file of the same name hides a built-in game and may extend it
//	without    what is dropped from that game first, as "castling" or "promotion.pawn"
//	board      files x ranks, up to 16x16; required
//	holes      squares that are missing
//	wrap       true if the left and the right edge are joined
//	start      the start position as a FEN; required
//	pieces ⚑   the piece types of the game, promoted forms included; required
//	piece      the game's own pieces and changes to shared ones
//	zones      names for squares, as zones.palace = "d1-f3" ⚑
//
//	royal.types               whose capture must be prevented; "king" if the game has it, [] for nobody
//	castling.PARTNER.king     who castles with a PARTNER; the royal types
//	castling.PARTNER.left ⚑   file where the king lands when the partner stands to his left, as White sees it; several to choose from
//	castling.PARTNER.right ⚑  likewise to his right
//	promotion.TYPE.zone       where a TYPE may promote by ending a move; "last rank"
//	promotion.TYPE.must       where it has to; the whole zone, [] for nowhere
//	promotion.TYPE.to ⚑       what it may become; required
//	endings.checkmate         "loss", "draw" or "win" of the side that is mated; "loss"
//	endings.stalemate         likewise of the side that cannot move; "draw"
//	endings.repetition        count and result: for the side that repeats; 3 and "draw", "none" for nothing
//	endings.move_rule         moves a side without capture or pawn move that draw; 50, 0 for never
//	endings.material          "draw" or "none": positions that nobody can win; "draw"
//
// A game that extends another has everything of it but title, source, extends
// and without. Its own tables are merged with the other's key by key; every
// other value replaces. Of like, moves and betza, one replaces all three.
//
// When castling, a partner from the left lands right beside the king, and one
// from the right left beside him.
//
// The rights in start name the castlings that are still possible, KQkq for the
// outermost partner on either side of the king; all that start allows must be
// there.
//
// # Zones
//
// A zone is one phrase or a list of phrases. Ranks count from the owner's side,
// files are those of the board:
//
//	"rank 4"  "ranks 2-3"  "last rank"  "last 3 ranks"  "own half"  "far half"
//	"file c"  "files c-e"  "d4"  "d1-f3"  "palace"  "enemy palace"
//
// The last two are names from zones. If such a zone has white and black, both
// are written as White sees the board.
//
// # Not yet
//
// Some words belong to the language, but this version cannot do them and says
// so: victims, again, after = "capture", when = "not in check", shuffle,
// captures, pass, hand, drop, royal.check, promotion by, by_place, at_most and
// otherwise, the endings bare_king, checks, goal, extinct and counting,
// perpetual_check and perpetual_chase; more than one royal man a side, and a
// later leg without leap or slide.
//
// # Betza's notation
//
// The key betza is read as XBoard reads it, in its order: i, directions, then m
// c d e t p g o y n, then a, the atom and a range. Texts that other programs
// take for something else are mistakes with an advice. A text with an e plays en
// passant: its first moves over several squares leave them exposed.
package variants
