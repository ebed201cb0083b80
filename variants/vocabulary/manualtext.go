package vocabulary

import "slices"

// This file has the text of the full reference. Its tables of keys come from the
// vocabulary, see manual.go. A test loads every game and every row in it.

func manualSections() []section {
	return slices.Concat([]section{
		{text: manualIntro},
		{title: "Three examples", text: manualExamples},
		{title: "How a file is written", text: manualFile},
		{title: "Pieces", text: manualPieces, schema: pieceSchema},
		{title: "Pictures", text: manualPictures},
		{title: "Moves", text: manualMoves, schema: rowSchema},
		{title: "Moves with several legs", text: manualLegs, schema: laterLegSchema},
		{title: "Zones", text: manualZones},
		{title: "Games", text: manualGames, schema: variantSchema},
		{title: "Grids", text: manualGrids, schema: gridSchema},
		{title: "Start positions", text: manualStart},
		{title: "Royal pieces", text: "Keys of the table royal:", schema: royalSchema},
	}, effectSections(), []section{
		{title: "Trade", text: manualTrade, schema: tradeSchema},
		{title: "Walls", text: manualWalls, schema: wallsSchema},
		{title: "Castling", text: manualCastling, schema: castlingSchema},
		{title: "Promotion", text: manualPromotion, schema: promotionSchema},
		{title: "Turning over", text: manualTurnOver, schema: turnOverSchema},
		{title: "Pieces in hand", text: manualHand, schema: handSchema},
		{title: "Drops", text: "Keys of a table drop.NAME, where NAME is a piece:", schema: dropSchema},
		{title: "Endings", text: manualEndings, schema: endingsSchema},
		{title: "Mating", text: manualMating, schema: matingSchema},
		{title: "Points", text: manualPoints, schema: pointsSchema},
		{title: "Repetition", text: "Keys of the table endings.repetition:", schema: repetitionSchema},
		{title: "Chases", text: manualChases, schema: chaseSchema},
		{text: "Keys of endings.repetition.chase.spared:", schema: sparedSchema},
		{text: "Keys of endings.repetition.chase.even_protected:", schema: evenProtectedSchema},
		{title: "Goals", text: "Keys of a goal in endings.goal:", schema: goalSchema},
		{title: "Extinction", text: "Keys of the table endings.extinct:", schema: extinctSchema},
		{title: "Counting", text: manualCounting, schema: countingSchema},
		{text: "Keys of a limit in endings.counting.bare:", schema: limitSchema},
		{title: "Impasse", text: manualImpasse, schema: impasseSchema},
		{title: "Betza's notation", text: manualBetza},
		{title: "Terms", text: termsText()},
		{title: "What the language cannot say", text: lacksText()},
	})
}

const manualIntro = `
This is the full reference of the language for games and pieces. "fairymax help
format" prints it too. "fairymax check FILE" reports mistakes in a file, and
"fairymax show FILE" draws the board and the moves of its pieces.`

const manualExamples = `
A piece is a list of moves. A move is a vector [right, forward], as the owner of
the piece sees the board. You write one direction; the others follow by symmetry.
So [1, 2] is the whole knight, [0, 1] is one step straight, [1, 1] is one step
diagonally. This file is chess with a stag instead of the knight:

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

leap is one step and jumps over anything in between. slide repeats the step until
something is in the way. Other keys limit a move: to a number of steps, to the
forward direction, or to captures. This sergeant moves up to three squares
straight ahead and captures diagonally forward:

	[piece.sergeant]
	letter = "E"
	moves = [
	  { slide = [0, 1], range = 3, dirs = "forward", only = "move" },
	  { leap = [1, 1], dirs = "forward", only = "capture" },
	]

A move continues with then. The griffon takes one step diagonally and continues
like a rook, away from where it started. The cannon moves like a rook, but captures
the next piece beyond the first piece in its way:

	[piece.griffon]
	letter = "G"
	moves = [{ leap = [1, 1], then = { slide = [0, 1] } }]

	[piece.cannon]
	letter = "C"
	moves = [{ slide = [0, 1], only = "move", then = { over = "any", slide = [0, 1], only = "capture" } }]

To play with such a piece, copy its table into a file like the first one, add its
name to pieces, and put its letter into start.`

const manualFile = `
Files are TOML (https://toml.io). A line is key = value. Text after a # is a
comment. Strings are in quotes, lists in [ ], tables in { }. A table can also be
written below its name in brackets, with one key per line, or with dots. The two
lines

	promotion.pawn.to = "queen"
	promotion = { pawn = { to = "queen" } }

mean the same, and so do these two:

	[promotion.pawn]
	to = "queen"

A list of one element needs no brackets. A key with the sign ⚑ can have different
values for White and Black: { white = …, black = … }.`

const manualPieces = `
Many pieces are built in; "fairymax list -pieces" shows them. A game uses them by
name. In tables piece.NAME it changes them or defines new pieces. A name consists
of lower-case letters, digits and hyphens. The letter of a piece stands for it in
positions and moves. Keys of a piece:`

const manualMoves = `
A row of moves describes a move in one direction. The row is applied in all eight
symmetries of the square (rotations and reflections), and upside down for Black. A
piece may use any of its rows. Keys of a row:`

const manualLegs = `
then contains the next leg of the same move. Its vector is written for the first leg
as it stands, and both turn together: after [0, 1], the vector [0, 1] is
straight on, [0, -1] is back, and [1, 0] is sideways. The move may also end where
the first leg ends, unless that leg has only = "passing". A leg has the keys leap
or slide, range, path, only, victims and then of a first leg, and the keys below.
It has at most one of after, over and before; the default is after = "move".

A move that returns to its start square captures without moving if it captured on
its way; otherwise it passes the turn. A move can capture two pieces on its way
and one more where it ends.`

const manualZones = `
A zone is a string or a list of strings. Ranks count from the owner's side: for
Black the last rank is rank 1 of the board. Files are those of the board.

	"rank 4"  "ranks 2-3"  "last rank"  "last 3 ranks"  "own half"  "far half"
	"file c"  "files c-e"  "d4"  "d1-f3"  "palace"  "enemy palace"

The last two are names from zones. If a zone has values for white and black, both
are written as White sees the board.`

const manualGames = `
The name of a game is the name of its file. It needs title, board and start, and
pieces unless it defines all of them itself. A game with extends takes everything
from the other game except title, source, extends and without. Tables are merged key
by key; any other value replaces the old one. If the file gives a piece like, moves
or betza, none of the three is taken from the other game for this piece. A file with
the name of a built-in game hides that game and may extend it; other built-in games
stay as they are.
Keys of a game:`

const manualGrids = `
Lines can divide the board into cells, as in grid chess, where every move must cross a
line: it ends in a different cell from where it began. The squares on the way do not
matter. A piece does not attack what it may not capture, so kings may stand side by side
in one cell. Castling counts as a move of the king. Drops, and promotions on the square
where a piece stands, are free.
Keys of the table grid:`

const manualStart = `
A start position is a FEN. First come the ranks, from the last to the first: a
letter for each piece, upper case for White, and a number for a run of empty
squares. If the game has hands, the pieces in hand follow in brackets, such as
[NNn]. Then come the side to move, the rights, en passant and two numbers.

The rights say what the board does not show. K, Q, k and q are castling with the
outermost partner to the right or left of the king. A file letter stands for a
piece that has not moved, where this matters: for a piece with a first move, or
for one that lets a piece from the hand enter. A piece that only moves forward
needs no letter. Name all rights that start allows, or write - for none.`

const manualTrade = `
Some games keep their strongest pieces from being traded, as chu shogi its lions. Such
a piece may not capture another one if an enemy piece could recapture it where its
move ends, legally or in spite of check. An excuse is the capture of another piece by
the same move. A counterstrike is the capture of such a piece right after the enemy
captured one with a piece that is not one of them; where it is forbidden, a FEN ends
with the square of that capture, such as xe5. Keys of the table trade:`
const manualWalls = `
With walls, every move also makes an empty square a wall, * in a FEN, that no piece
can enter, capture on or cross. A move that leaves no square for its wall is illegal; a
pass places none. In such a game there is no check and no after_capture. A move is
written with a second leg from the piece to the wall: e2e4,e4d5. Keys of the table walls:`

const manualCastling = `
In castling, the partner lands beside the king: a partner from the left lands to
the right of the king, one from the right to its left. King and partner must not
have moved. The squares that they cross and reach must be empty, except for
themselves. A royal king must not be in check, and must not cross or reach an
attacked square. A FEN may also give rights to a king and partners on other squares of
the rank where they start, as in Chess960; the king then lands on the same files. Keys
of a table castling.NAME, where NAME is the partner:`

const manualPromotion = `
Keys of a table promotion.NAME, where NAME is the piece that promotes. In games
where a captured piece goes into a hand as what it was before promotion, a FEN
marks a promoted piece with ~, such as Q~. The mark is left out if pieces of that
type only appear by promotion.`

const manualTurnOver = `
Some pieces have two sides, as in Kyoto shogi. Their moves always turn them over, to the
other side and back. This is not a promotion: a move is written like any other, without
a word about it. Castling, drops and passes turn nothing over. In games where captured
pieces change sides, such a piece is in the hand as NAME, whichever side was up.
A pair of royal pieces, a pair in a game with drops, and one that only captures turn:

	turn_over.king.into  = "centaur" # with royal.types = ["king", "centaur"]
	turn_over.lance.into = "tokin"   # with drop.lance.as = ["lance", "tokin"]
	turn_over.bishop     = { into = "gold", after = "capture" }

Keys of a table turn_over.NAME, where NAME is one of the two sides:`

const manualHand = `
Keys of the table hand:`

const manualEndings = `
If several endings apply at once, the first in this order counts: goal, checks,
extinct, bare_king, facing, passes, checkmate and stalemate, material, repetition,
move_rule, counting. Keys of the table endings:`

const manualMating = `
In shatar some checks are too weak to win, and a knight may not mate at all. A FEN ends
with !w, !b or !wb where the checks against White, Black or both have had a strong one: the
series continues while its side is in check at each of its turns. Each side must have one
royal piece. Keys of the table endings.mating_checks:`

const manualChases = `
A move chases a piece when it makes a threat to win it that was not there before:
by a new attack, or by taking away what answered it. A piece that is
protected cannot be won, nor can one that could capture its attacker if both are
of one type: that offers an exchange. An attack or a protection does not count if
the capture would expose the royal piece of its own side. To chase for ever is to chase
one and the same piece with every move between the repetitions, with one piece or
several. If both sides do, a new attack with every move is worse than taking away
protection with some; if neither is worse, and if both give perpetual check, result applies. Royal pieces
are never chased: an attack on them is check.

Keys of the table endings.repetition.chase:`

const manualImpasse = `
Once the kings have entered, shogi games end by a declaration. The side to move may
declare an impasse if it is not in check, its royal pieces stand in a zone and so do
enough of its other pieces. The points of those pieces and of its hand decide. By the
rule of 27 points they win or are not enough; by that of 24 points, 31 win and 24 draw:

	[endings.impasse]
	zone   = "last 3 ranks"
	points = { rook = 5, bishop = 5, dragon-king = 5, dragon-horse = 5 }
	win    = 31
	draw   = 24

The engine declares when it can; in games between engines it is declared for them. Keys of the
table endings.impasse:`

const manualPoints = `
A game that would be drawn, for whatever reason, is won by the side with more points;
if both have the same number, it stays a draw. Keys of the table endings.points:`

const manualCounting = `
The weaker side counts its moves to reach a draw. A capture or a promotion that
lowers the limit restarts the count. Keys of the table endings.counting:`

const manualBetza = `
The key betza is read as XBoard reads it. The order is: i, directions, the
modifiers m c d e t p g o y n, then a for the next leg, the atom and a range. A
text that other programs read differently is an error, and the message says what
to write. With e in the text, the piece takes part in en passant: after a first
move over several squares, it can be captured that way. With c before a, it
captures a piece on the way.
"fairymax show" prints the notation of every piece, and says so if the notation
cannot express all its moves.`
