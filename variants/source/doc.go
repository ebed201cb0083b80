// Package source reads TOML files into trees of nodes that know their places, and
// collects mistakes with the places that caused them. It knows nothing of games.
//
// [Parse] turns a text into a tree of [Node]s. A [Report] collects [Error]s, each
// with a [Code] and a [Place], and sorts them into an [ErrorList].
//
// A [Fix] among the arguments of a message is both what it says and the change that it means.
//
// Words: a place is a file, a line and a column, counted in characters from 1. A
// mark is the place of a key and of its value.
//
// # Where to change what
//
// How a tree is made: parse.go, with the mistakes of syntax; nesting.go bounds how deep it goes,
// advice.go says what was probably meant: repair.go tries the changes of repairs.go, repairlines.go
// and quotes.go on a text that is no TOML, twice.go is for keys that stand there twice. Changes that
// cure mistakes: fix.go. What a tree answers: node.go. Places: scan.go finds them in a text, mark.go
// keeps them, place.go declares them, and checkkeys.go compares them with what the TOML library
// finds. How mistakes are collected and shown: errors.go. What an editor gets of them: finding.go.
package source
