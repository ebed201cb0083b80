// Package variants reads the language in which pieces and games are defined, and
// holds the games that are written in it. What would one change here? A piece: a
// table in pieces.toml. A game: a file in this folder, and its name in
// order.txt. A word of the language: a row with its example in one of the files
// vocabulary….go and the function that makes something of it (moves.go, hops.go,
// zones.go, castling.go, promotion.go, hand.go, drop.go, endings.go and others).
//
// The way of a definition: [Catalogue.Load] finds its file (catalogue.go), reads
// it with all that it extends into one tree (load.go) whose nodes know their places
// (package source), holds it against the vocabulary (schema.go, check.go,
// checktables.go, legs.go), gives it its meaning as a [board.Definition] (compile.go
// and the files that it calls) and lets package board compile that. Every mistake
// on the way is collected by package source; spelling.go guesses what was meant, and codes.md explains every message by its code.
// Package betza reads and writes moves in Betza's notation; betza.go turns what it
// reads into steps of a game.
//
// Package lint finds what can be played but was hardly meant. [Catalogue.Parse] gives
// it the definition beside the rules (parsed.go).
// [JSONSchema] tells editors what the vocabulary is (jsonschema.go).
//
// What follows is the manual of the language, which is made of the vocabulary and
// of manualtext.go.
package variants
