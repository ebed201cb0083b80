// Package compare finds the differences between two definitions of games: in words,
// by their rule sheets, and in play, by the shortest game on which they disagree.
//
// # Words
//
//	difference    a rule that the two rule sheets state differently
//	disagreement  a position in play where moves or results differ
//	pair          the positions of both games after the same moves
//	line          the moves from the start to a pair
//
// # Where to change what
//
//	find.go         the order of the searches, and what they report
//	words.go        how rule sheets are compared
//	pair.go         how two positions are compared, and how their difference is described
//	search.go       the search for the shortest line
//	randomgames.go  random games, for differences that are too deep for the search
//	shorten.go      how the line of a random game is shortened
package compare
