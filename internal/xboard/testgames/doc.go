// Package testgames has games for tests of what is said to XBoard. They are
// written as step tables by hand, so that they depend on the board alone.
//
// games.go builds a game and holds those of chess's kind, kinds.go those with
// more than chess has; pieces.go has their pieces, edit.go changes games.
package testgames
