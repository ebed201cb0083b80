// Package elo computes what a series of games says about the strength of two players.
//
// # Where to change what
//
// The score, the rating difference with its interval and
// the text of both: score.go; what it says to a person, and how much games can tell before they
// are played: words.go. The sequential test, from pairs of games: sprt.go, with the likelihood of
// pairs in likelihood.go.
//
// # Words
//
// The first player is the one from the view of which the results are counted.
// A pair is two games from the same opening with colours reversed; it has one of five
// results, none to two points, and so a distribution of pairs is a pentanomial. LLR
// is a log-likelihood ratio, LOS the likelihood of superiority.
package elo
