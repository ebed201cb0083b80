// Package vocabulary is the vocabulary of the language as a table: every key, the form
// of its value, its meaning and an example. It compares trees with that table and makes
// the full reference and the JSON schemas from it. It knows nothing of what a game
// means; package variants does.
//
// [CheckGame] and [CheckPieces] compare a file with the vocabulary, [CheckComplete] a
// game that is merged with its parents. [MergeGames], [MergePieces] and [MergePiece] lay a
// child over its parent. [Manual] is the full reference, [JSONSchema] a schema for editors.
//
// Words: a key has a row in the table. The kind of a row is the form of its values. A
// schema is the table of one kind of table. A leg is a part of a move; a row of moves is a
// first leg with its later legs. The images of a vector are its eight directions.
//
// # Where to change what
//
// A key or a word: its row in game.go, pieces.go, moves.go, promotion.go, effects.go, turnover.go,
// trade.go, walls.go, grid.go, endings.go, mating.go or impasse.go; schema.go declares what a row
// is, words.go has words with what they stand for, figures.go the pictures that are built in. The
// form of a string, such as a size, a letter or a zone: forms.go. How values are compared with
// rows: check.go, with vectors.go; how large they may be: bounds.go; what to write instead:
// habits.go for keys, misplaced.go for those in the wrong table, cures.go and wrapped.go for
// values, names.go for names, negated.go for names that are left out; natural words for what the
// language says in its own: synonyms.go; what cannot be said at all: lacks.go; terms of inventors:
// terms.go; which commands messages name: commands.go. Which values go into a definition as they
// stand: columns.go. What a leg must not be: legs.go, with dirs.go for its directions. How a child
// changes its parent: merge.go. The texts of the full reference: manualtext.go with
// manualpictures.go, its layout: manual.go. The JSON schemas: jsonschema.go.
package vocabulary
