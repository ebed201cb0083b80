// Package nets finds the network that plays a game: one of the user's, or one that
// comes with the program. One that cannot be used is refused, with the reason, and the
// game is played without it.
//
// # Where to change what
//
// The networks of the program: the package shipped. Where networks
// are looked for, and how they are read: place.go. Which one plays, and what is said
// about it: choice.go. How an engine evaluates with it: prepare.go.
//
// # Words
//
// A place is where a network may be; a choice is what plays a game.
package nets
