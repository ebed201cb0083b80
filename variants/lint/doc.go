// Package lint finds what can be played but was probably not intended, such as a piece that
// never appears on the board. Its warnings have codes from FM901 on, and places, like
// the mistakes that package variants finds.
//
// # Where to change what
//
// The order of the checks: lint.go. What they need from elsewhere, and how they warn: linter.go. A
// check of the start position: start.go; of pieces and their promotions: pieces.go, of their rows:
// rows.go, of signs in these: signs.go, of their drops: drops.go; of zones: zones.go; of endings
// and values: rules.go; of rules that can never matter: idle.go; of names and letters, and of games
// that are in the catalogue twice: names.go. Where pieces can get in the course of a game:
// reach.go; what they become there: promotion.go.
//
// # Words
//
// The reach of a piece is the set of squares where it can ever stand. A piece
// lives if it has any. A part is a row of a piece, or another piece that it is like.
package lint
