// Package gametree is a game with everything that could have been played instead: a tree of
// moves, and the current place in it.
//
// # Where to change what
//
//	tree.go      the tree, and the way through it
//	change.go    promoting, deleting and commenting
//	record.go    a tree as a record of package notation
//	read.go      a record as a tree
//	command.go   what programs write into comments: scores, clocks, drawings
//
// # Words
//
//	node      a move in its place, or the start
//	main line what follows from the start by the first move of each node
//	branch    any other move of a node
//	shape     an arrow or a circle that a person draws on the board, such as Ge2e4 or Re4
package gametree
