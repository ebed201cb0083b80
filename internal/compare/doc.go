// Package compare finds out how two definitions of games differ: in words, by
// their rule sheets, and in play, by the shortest game on which they disagree.
//
// What would I change here? words.go compares rule sheets. pair.go holds two
// positions side by side and says how they disagree; search.go looks for the
// shortest line to such a place, deeper and deeper; where that is too far away,
// wander.go plays at random until one is found, and shorten.go leaves out what
// the line does not need.
package compare
