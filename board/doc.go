// Package board is the machine that plays games defined as data: compiled
// rules, positions and moves. It knows neither TOML nor clocks nor protocols,
// and imports the standard library only.
//
// # From a definition to moves
//
// A [Definition] lists, for each piece type and colour, flat [Step] tables in
// the spirit of micro-Max's o[]. [Compile] follows every chain of steps from
// every square once (ways.go) and folds the ways it finds into trees (tree.go):
// a node is a square to look at, with what may end there, what goes on if it is
// empty and what goes on behind a hurdle. Laid out in preorder, a tree is a
// program with nothing left to decide but "is this square occupied":
//
//   - forward programs (ray.go) are walked by the generator: men, then rays,
//     then squares in order;
//   - backward programs (threat.go) hold the same ways seen from their target,
//     and answer "who attacks this square".
//
// A way that depends on no square but its last is a leap. Leaps are kept as sets
// too, for those who ask how many squares a man reaches, what he can capture, or who
// attacks a square; and so are the lines of men who slide over the board, for the first
// two of them (sweep.go): every step of a walk costs a guess of the processor. All
// moves are still listed faster by walking, for each square of a set has to be found again.
//
// Board edges, holes, cylinders, zones, lame legs and limited ranges are gone
// at run time. Promotion zones and en passant are flags of an element.
//
// # Legality
//
// A guard walks the backward programs of the royal's square once a position
// (guard.go). Where no hurdle plays a part it finds out exactly who gives
// check, which squares would end it, and which men would open an attack by
// leaving. Around hurdles it remembers every square it looked at, because the
// answer depends on nothing else. Only moves that touch what it found are put
// on the board and tested. No rule about pins or discovered checks exists, so
// none can be wrong for a new kind of piece.
//
// # What would I change here?
//
//   - a new kind of step: a flag in step.go, a case in ways.go;
//   - a new ending that a position shows: a file ending_x.go with a predicate,
//     its name in ending.go; one that needs the course of the game: repetition.go,
//     counting.go;
//   - a new rule of promotion, castling, en passant, royalty, hands, drops: the
//     file of that name;
//   - more state in a position: position.go, its key in hash.go, its text in fen.go.
//
// A column of the definition that is a rule is read in one file; a test lists
// the readers.
//
// # What costs nothing where it is not used
//
// Hands stand behind the squares of a position, so that games without them copy
// nothing for them. Endings that a position shows are asked for after a move
// only in games that have some, moves that are not those of one man on the board
// only in games that know such ([Rules] special, conditional, watchful).
//
// # Limits
//
// Boards to 16×16 (squares are 8 bits), 63 piece types a game, 64 castlings and
// first moves to remember, 4 squares exposed to en passant by one move, two
// victims of one move besides the man on its final square, 255 men of a type in
// one hand. A [Move] has eight bits to spare.
package board
