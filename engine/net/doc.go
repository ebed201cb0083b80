// Package net is an evaluation that has been learnt: a small neural network that is
// computed in integers and updated from ply to ply (NNUE), combined with the
// hand-written evaluation. Its features follow from the compiled rules, so that there
// can be a network for any game that the engine plays.
// https://www.chessprogramming.org/NNUE
//
// A position is seen from both sides. For each of these perspectives the weights of its
// features add up to an accumulator; both accumulators, that of the side to move first,
// are clamped, squared and weighted by one of a few sets of output weights. Beside that
// each feature has a piece-square value. The output, in centipawns, corrects the
// hand-written evaluation or takes its place. A network that corrects may bring weights of
// the hand-written terms that suit its game.
//
// # Where to change what
//
//   - What a network sees: features.go; what a move changes of it: delta.go; how each side sees the
//     board, mirrored or not: views.go; which output weights count: bucket.go.
//   - The network and its units: network.go. How it is updated: accumulator.go. The
//     inner loops are in package [fairymax/engine/net/kernel].
//   - How output and hand-written evaluation are combined: evaluator.go.
//   - Files: file.go, with pack.go for its numbers. Which games a network serves: key.go. Which
//     hand-written evaluation it corrects: fingerprint.go. Why it is refused: fits.go.
//
// # Words
//
//   - feature: a piece on a square, a piece in hand, or a check given; it is on or off.
//   - perspective: the board as one side sees it.
//   - accumulator: the sums of the weights of the features that are on.
//   - bucket: a set of output weights.
//   - key: what identifies the games that a network serves.
//   - fingerprint: what identifies the hand-written evaluation of a game.
package net
