package variants

// This file is the manual but for its tables of keys, which manual.go takes from
// the vocabulary. Every game and every row in it is loaded by a test.

func manualSections() []section {
	return []section{
		{text: manualIntro},
		{title: "Three examples", text: manualExamples},
		{title: "How a file is written", text: manualFile},
		{title: "Pieces", text: manualPieces, schema: pieceSchema},
		{title: "Moves", text: manualMoves, schema: rowSchema},
		{title: "Moves that go on", text: manualLegs, schema: laterLegSchema},
		{title: "Zones", text: manualZones},
		{title: "Games", text: manualGames, schema: variantSchema},
		{title: "Start positions", text: manualStart},
		{title: "Royal pieces", text: "Keys of the table royal:", schema: royalSchema},
		{title: "Castling", text: manualCastling, schema: castlingSchema},
		{title: "Promotion", text: manualPromotion, schema: promotionSchema},
		{title: "Men in hand", text: manualHand, schema: handSchema},
		{title: "Drops", text: "Keys of a table drop.NAME, where NAME is a piece:", schema: dropSchema},
		{title: "Endings", text: manualEndings, schema: endingsSchema},
		{title: "Repetition", text: "Keys of the table endings.repetition:", schema: repetitionSchema},
		{title: "Goals", text: "Keys of a table endings.goal:", schema: goalSchema},
		{title: "Extinction", text: "Keys of the table endings.extinct:", schema: extinctSchema},
		{title: "Counting", text: manualCounting, schema: countingSchema},
		{text: "Keys of a table in endings.counting.bare:", schema: limitSchema},
		{title: "Betza's notation", text: manualBetza},
		{title: "Not yet", text: manualLater},
	}
}

const manualIntro = `
This is the manual of the language in which games and pieces are written.
"fairymax help format" prints it too. "fairymax check FILE" finds the mistakes
in a file, "fairymax show FILE" draws what it means.`

const manualExamples = `
A piece is a list of moves, and a move is an arrow: [right, forward], as its
owner sees the board. You draw one arrow; it is turned to all sides by itself.
So [1, 2] is the whole knight, [0, 1] one step straight, [1, 1] one diagonally.
This file is chess with a stag instead of the knight:

	title   = "Stag Hunt"
	extends = "normal"
	start   = "rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR w KQkq - 0 1"
	pieces  = ["pawn", "stag", "bishop", "rook", "queen", "king"]

	promotion.pawn.to = ["queen", "rook", "bishop", "stag"]

	[piece.stag]
	letter = "S"
	moves = [
	  { leap = [1, 2] }, # jumps like a knight
	  { leap = [0, 1] }, # or takes one step straight
	]

leap is one step, over anything in between; slide goes on until something stands
in the way. A row can be narrowed: so far and no farther, only forward, only to
capture. This sergeant goes up to three squares straight ahead and captures
diagonally forward:

	[piece.sergeant]
	letter = "E"
	moves = [
	  { slide = [0, 1], range = 3, dirs = "forward", only = "move" },
	  { leap = [1, 1], dirs = "forward", only = "capture" },
	]

A move can go on, with then. This is the griffon, which takes one step
diagonally and goes on like a rook, away from where it came; and the cannon,
which moves like a rook but captures behind the next man in its way:

	[piece.griffon]
	letter = "G"
	moves = [{ leap = [1, 1], then = { slide = [0, 1] } }]

	[piece.cannon]
	letter = "C"
	moves = [{ slide = [0, 1], only = "move", then = { over = "any", slide = [0, 1], only = "capture" } }]

Put such a table into a file like the first one, its name into pieces and its
letter into start, and play it.`

const manualFile = `
Files are TOML (https://toml.io). A line is key = value; what stands behind a #
is for people. Texts are in quotes, lists in [ ], tables in { }. A table may also
be written below its name in brackets, one key a line, or with dots: the lines

	promotion.pawn.to = "queen"
	promotion = { pawn = { to = "queen" } }

mean the same, and so do the two lines

	[promotion.pawn]
	to = "queen"

Where several of a kind may stand, a list [ ] is written; one alone needs no
brackets. At a key with ⚑, White and Black may differ: { white = …, black = … }.`

const manualPieces = `
The pieces that all games share are the tables of pieces.toml. A game takes them
by their names, and changes them or adds its own in tables piece.NAME. A name is
made of small letters, digits and hyphens. Letters name pieces in positions and
moves. Keys of a piece:`

const manualMoves = `
A row of moves is one specimen of the move. It is turned through the eight
symmetries of the square, and Black's men move the other way round. A piece may
do what any of its rows allows. Keys of a row:`

const manualLegs = `
What stands in then is the next leg of the same move. It is drawn in the same
picture as the first leg and turns together with it: straight on is the same
vector again, back its opposite, sideways [1, 0] behind [0, 1]. Where the first
leg may end, the move may end too, unless only = "passing". A leg has leap or
slide, range, path, only, victims and then like the first one, and these keys. Of
after, over and before it has one at most; without any it is after = "move".

A move that comes back to its start captures without moving if it has captured
on its way, and else passes the turn. A move may take two men on its way, and one
more where it ends.`

const manualZones = `
A zone is a text or a list of texts. Ranks count from the owner's side, so that
the last rank is Black's first; files are those of the board.

	"rank 4"  "ranks 2-3"  "last rank"  "last 3 ranks"  "own half"  "far half"
	"file c"  "files c-e"  "d4"  "d1-f3"  "palace"  "enemy palace"

The last two are names from zones. If such a zone has white and black, both are
written as White sees the board.`

const manualGames = `
The name of a game is that of its file. It needs title, board, start and pieces;
a game that extends another has everything of that but title, source, extends
and without. Its own tables are merged with the other's key by key; every other
value replaces. Of like, moves and betza, one replaces all three. A file of the
same name as a built-in game hides it, and may extend it. Keys of a game:`

const manualStart = `
A start position is a FEN: the ranks from the last to the first, a letter for
each man, White's in capitals, a number for so many empty squares; then who
moves, the rights, en passant and two numbers. If the game has hands, the men in
hand stand in brackets behind the ranks, such as [NNn].

The rights name what a position cannot show: K, Q, k, q for castling with the
outermost partner to the right or left of the king, and the files of the other
men for whom it matters that they have not moved yet: those with a first move,
and those who can let men from the hand in. Men who only go forward need no
letter. All that start allows must be there, or - if there is nothing.`

const manualCastling = `
When castling, a partner from the left lands right beside the king, and one from
the right left beside him. Both must not have moved; the squares that they cross
and reach must be empty but for themselves, and a royal king must not be in
check, cross or reach an attacked square. Keys of a table castling.NAME, where
NAME is the partner:`

const manualPromotion = `
Keys of a table promotion.NAME, where NAME is the piece that promotes. Where
captured men come into a hand as what they were, a piece that is there from the
start and is also made by promotion is written with a ~ in positions if it was
promoted, such as Q~.`

const manualHand = `
Keys of the table hand:`

const manualEndings = `
Where several endings meet, they come in this order: goal, checks, extinct,
bare_king, checkmate and stalemate, material, repetition, move_rule and counting.
Keys of the table endings:`

const manualCounting = `
A side that cannot win any more counts its moves. A capture or promotion that
lowers the limit starts the count anew. Keys of the table endings.counting:`

const manualBetza = `
The key betza is read as XBoard reads it, in its order: i, directions, then m c
d e t p g o y n, then a, the atom and a range. Texts that other programs take for
something else are mistakes with an advice. A text with an e plays en passant:
its first moves over several squares leave them exposed. A c before an a takes
a man on the way. "fairymax show" writes the notation of every piece and says
where it has no words for all of its moves.`

const manualLater = `
One word belongs to the language, but this version cannot do it and says so:
again, for a row that is applied anew after each capture.`
