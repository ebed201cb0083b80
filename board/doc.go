// Package board is the machine that plays games defined as data: compiled
// rules, positions and moves. It knows neither TOML nor clocks nor protocols,
// and imports nothing but package define, where the words of a definition are, and package
// program, which compiles the moves of pieces.
//
// # From a definition to moves
//
// A [define.Game] lists, for each piece type and colour, flat [define.Step] tables in
// the spirit of micro-Max's o[]. Package program follows every chain of steps from
// every square once and folds the ways it finds into trees: a node is a square to
// test, with what may end there, what continues if it is empty and what continues
// behind a hurdle. Laid out in preorder, a tree is a program with one decision left,
// "is this square occupied":
//
//   - forward programs are walked by the generator: pieces, then rays, then
//     squares in order;
//   - backward programs hold the same ways from their target back, and answer
//     "what attacks this square".
//
// A way that depends on no square but its last is a leap. Leaps are kept as sets
// too, for counting the squares that a piece reaches, its captures, and the
// attackers of a square; so are the lines of sliders, for the first two. Listing
// all moves is still faster by walking, because each square of a set has to be
// found again.
//
// Board edges, holes, cylinders, zones, lame legs and limited ranges are gone
// at run time. Promotion zones and en passant are flags of an element.
//
// # Legality
//
// The check info walks the backward programs of the royal's square once per
// position. Without hurdles it finds exactly which pieces give check, which
// squares would end it, and which pieces would open an attack by leaving. Around
// hurdles it remembers every square that it read, because the answer depends on
// nothing else. Only moves that touch what it found are made on the board and
// tested. No rule about pins or discovered checks exists, so none can be wrong
// for a new kind of piece.
//
// # Files
//
// What a game is: package define has the definition. rules.go has the compiled rules, with the
// questions that belong to no single rule; compile.go makes them; rule.go has a row for each
// rule that acts with a move or judges one; letters.go: names of pieces; grid.go: lines that
// divide the board into cells.
//
// What a position is: position.go, changes.go, hash.go, fen.go and fenrest.go, edit.go for a
// changed one, and game.go for its history; setup.go sets up many, one after the other.
//
// What may be played: move.go, generate.go, selection.go, perft.go; checkinfo.go for legality;
// play.go makes moves; refusal.go says why a move is refused, route.go which
// squares a piece would need, waysfrom.go where it could ever go.
//
// What attacks: attack.go, attackorigin.go, blockers.go; what a piece reaches: mobility.go, with
// sweep.go for its lines.
//
// The rules, each with the questions that other packages ask about it: royal.go, facing.go for
// royals that face each other, castling.go, rights.go, arrangement.go for castling pieces that
// stand elsewhere than in the start, enpassant.go, promotion.go, turnover.go for pieces with
// two sides, hand.go, lost.go, drop.go, shuffle.go; waiting.go for pieces that come from the board of a
// partner; turns.go for passes, capture.go for captures that must be played, effect.go for
// what captures do besides, such as explosions, effect_royal.go for what these mean for royals,
// wall.go for squares that become walls, placing.go for moves that place them, trade.go for
// pieces that are hard to trade, checkgiving.go for moves that may not give check, mating.go
// for checks that may not mate or do not win.
//
// The endings: a key of the language fills its column in define/ending.go (that of bare kings, with
// words of its own, in define/bareking.go); ending.go has a row for each that a position shows, and
// settle, which asks the rows after each move; what a row does stands there or in ending_*.go.
// outcome.go says what they mean for a side. game.go judges by them all, with repetition.go and its
// chase.go, counting.go and dead.go (dead_reach.go says where pieces can ever go, dead_mate.go and
// dead_trap.go search for mates with what is left); points.go decides what would be a draw;
// impasse.go has declarations.
//
// # Where to change what
//
//   - a new kind of step: a flag in define/step.go, a case in program/ways.go;
//   - a new ending that a position shows: its column and its key in define/ending.go, its reason,
//     its row and its predicate in ending.go; one that depends on earlier moves:
//     repetition.go, counting.go;
//   - a new effect of moves: its row in define/effect.go, the moves that bring it about in
//     effect.go; a new fate of what it meets: its row there, its case in befall in effect.go;
//   - a new rule that acts with a move or judges one: its row in rule.go, with functions
//     in a file of its own;
//   - a new rule of captures: its words in define/capture.go, what it does in capture.go;
//   - a new rule of promotion, castling, en passant, royals, hands, drops: the
//     file of that name;
//   - a question about the rules from outside: a method in the file of the rule;
//   - more state in a position: position.go, its key in hash.go, its text in fenrest.go.
//
// A column of the definition that is a rule is read in one file; a test lists the
// readers.
//
// # Words
//
//   - step, leg, chain: a step is a vector with a range and a mode; a leg is a step
//     in a move of several, a chain all legs of one move;
//   - way: what a chain becomes from one square to another; ray: a square of a
//     forward program; threat: a square of a backward program;
//   - line: a part of a program with squares of rising or falling numbers;
//   - hurdle: a piece that another jumps over, or turns in front of;
//     victim: a piece that is captured;
//   - royal: a piece that must not be captured; check info: what decides
//     whether a move leaves a royal attacked;
//   - home: the square where a king, a partner or a piece with a first move begins;
//     right: that it has not moved;
//   - passed squares: what a double step exposes to en passant;
//   - gate: to put a piece from the hand on the square that a piece has just left;
//   - ending: a way to end a game; outcome: what it means for a side; reason: its
//     name;
//   - refusal: why the rules refuse a move that pieces and squares allow.
//
// # What costs nothing where it is not used
//
// Hands are stored after the squares of a position, so that games without hands
// copy nothing for them. Endings that a position shows are judged after a move only in
// games that have some; moves other than those of one piece on the board are
// generated only in games that have them ([Rules] judges, special, conditional).
//
// # Limits
//
// Boards to 16×16 (squares are 8 bits), 63 piece types a game, 64 castlings and
// first moves to remember, 4 squares exposed to en passant by one move, two
// victims of one move besides the piece on its final square, 32 changed squares
// and 16 changed hands a move, 255 pieces of a type in one hand.
package board
