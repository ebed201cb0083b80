// Package define has the words in which a game is defined: squares, pieces, steps, and
// [Game], a game as data. The language makes a Game of TOML, importers make one of other
// people's files, the rule sheet tells it in words, and package board compiles and plays it.
// It knows no position and imports the standard library only, so that whoever reads or
// writes definitions need not know the machine.
//
// # Files
//
// What everything is made of: square.go has colours, squares, vectors and sets of squares,
// piece.go types and pieces, board.go the shape of a board and the names of its squares,
// symmetry.go the eight turns of a vector.
//
// How a piece moves: step.go has a leg of a move, chain.go a move of several legs,
// normalchain.go the form in which moves that are alike look alike.
//
// A game: definition.go has the whole, and what has no file of its own: types, royals,
// promotion, hands, drops. The other rules: capture.go, castling.go, checkgiving.go, effect.go, grid.go,
// trade.go, turnover.go, wall.go; notation.go says how players write moves, rightname.go how a FEN
// names rights. ending.go has
// the endings, with bareking.go, goal.go, counting.go, repetition.go, points.go and outcome.go.
//
// A word of the language that chooses one of several rules is a small number here, with a
// table of what the program says of each: its word, its meaning, its sentence. What the
// machine does by a rule stands in package board, in a table by the same numbers. Neither
// compiles while a row is missing: the numbers end with how many there are.
//
// # Where to change what
//
//   - a new kind of step: a flag in step.go (package board follows it over the board);
//   - a column of a rule or an ending: a field in its file, and a file of the same name in
//     package board reads it;
//   - a new choice of a rule that has several: a number and a row in its file.
package define
