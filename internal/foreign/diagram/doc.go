// Package diagram reads Interactive Diagrams, the elements of pages at chessvariants.com
// that define a game: from their text alone, or from a saved page with one or several.
//
// The files, from the lowest to the highest:
//
//   - page.go: finds the diagrams of a file, and functions of the page that change rules
//   - items.go: cuts a diagram into parameters and lines of pieces
//   - words.go: what words.txt has of names: parameters, moves of pieces without a text
//   - definition.go: parameters by name, types by number and id
//   - squares.go: lists of squares, and what symmetry makes of them
//   - position.go: the start position, holes and rights
//   - movers.go: the pieces and their moves, read by package xbetza
//   - morph.go: squares that a piece may not enter, or where it becomes another one
//   - castling.go: castlings and their partners
//   - royal.go: royal types, and several of them on a side
//   - choices.go: what promoChoice says
//   - promotion.go: which types promote, where and to what
//   - hand.go: what is in hand
//   - rules.go: endings, trades and shuffles, and parameters that cannot be said
//   - converter.go: all of this in its order
//
// # Words
//
// A type is a line of a piece, counted from 1; its id is the letter, or letters,
// by which parameters name it; a line named hole lists squares that do not exist; a hook
// is a function of a page's script that changes the rules.
//
// The format has a published description, from which the tables here were made, and
// diagrams that play. Where they leave a doubt, the game gets a note or is refused; no doubt
// is settled silently.
//
// # Where to change what
//
// For a parameter that is not a rule, and for the moves that a name
// means: words.txt. For a parameter that our language learns to say: rules.go.
package diagram
