// Package webplay is a game in a browser: the answers to what a page asks. The page
// only draws; moves, rules, notations and reasons come from here, and so from the
// packages that every other part of the program uses. The folder program is the program
// around it, which a page carries as WebAssembly.
//
// A question is a JSON object with the name of what to do; an answer is one too, with
// an error text if the question has no answer. A [Setup] is the game: its definition
// as it was compiled, so that no file is read in the browser, and its network.
//
// # Where to change what
//
// The list of questions, and how they are read: session.go. What a page gets of a game: setup.go.
// What it shows after each move: view.go; what it needs to let a person choose a move: moves.go.
// The tree of moves: tree.go. FEN and PGN: record.go; positions set up by hand: compose.go.
// Searches: think.go, the order of their lines: lines.go; of whole games annotate.go. Endings to
// practise: practice.go.
//
// The tree of moves with its variations lives here, and only here: a page shows what the last view
// said of it. So one reader of PGN, one of moves and one set of rules serve the page too.
//
// # Words
//
// A view is a position with all that a page shows of it. A stop is what a person
// clicks on to make a move: a square, or a piece in hand; a choice is what is left to
// say after the last stop, such as what to promote to.
package webplay
