// Package piecevalue measures what pieces are worth: the engine plays against itself with
// material that differs, and a regression finds the values that explain the results.
// The games are those of H. G. Muller's method, the rest is a regression as in
// https://www.chessprogramming.org/Point_Value_by_Regression_Analysis.
//
// Games come in pairs from one random opening. With an imbalance one side is without some
// pieces, or has others, and the other side is without others; pawns make up for most of the
// difference, because results tell most where both sides have chances. In the second game
// of the pair the sides are exchanged. The expected points are a logistic function of the
// difference, so that all imbalances together give all values at once, in pawns.
//
// Rounds make two things better. The imbalances of a round are those that narrow the
// intervals most, as far as earlier games tell. And the hand-written evaluation gets the
// values of the earlier games: an engine that takes a piece for more than it is worth keeps
// it too long. A network takes no values; it knows them from the games that it learned from.
//
// # Where to change what
//
// The order of the work, and the sizes of rounds: study.go. What a round is, and what is kept of
// it: round.go. How games begin and are played: play.go. What has a value: feature.go; which piece
// makes up for differences or sets the scale: unit.go. What is changed in a position: setup.go;
// what has gone before that, in later phases of a game: thin.go. Which imbalances there are:
// imbalance.go; which are played: plan.go. From games to values: fit.go; to values in pawns, with
// intervals: estimate.go; to values for the evaluation: written.go. What is said: result.go,
// verdict.go, text.go, picture.go; before games are played: outlook.go. How values come into the
// file of a game: rewrite.go.
//
// # Words
//
// A feature is what has a value; the unit is the piece that makes up for
// differences, and is worth 100 if no other scale is asked for. A
// trade is what changes on both sides, a swap one change of it; an imbalance is a trade
// that games begin with. A side is first or second in a trade, and has either colour.
package piecevalue
