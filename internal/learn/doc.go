// Package learn makes an evaluation of its own for a game: the engine plays against
// itself, a network learns from the games, and a gate decides whether it is used.
//
// All that has been done is in a folder, so that learning stops at any time and goes
// on where it was: a killed program loses the games under way. With a number of games
// everything follows from the seed, with any number of threads, in one piece or in
// shards: no clock decides anything.
//
// # Where to change what
//
// What is asked for: settings.go. How a stale network is
// learnt again: again.go. How time is divided, and
// sizes that depend on the amount of games: plan.go. The order of the stages: run.go.
// Which evaluation is in use: champion.go. How games are played, alone or in shards:
// play.go. How the weights of the hand-written terms are fitted: terms.go.
// Which positions a network learns from, and what it should predict: samples.go; how they are made
// of games, once: collect.go. How it learns: fit.go; how that is stopped and resumed: fitting.go.
// How it is judged and installed: judge.go. What is kept: state.go, with the rules of the games in
// rules.go and the names of files in folder.go. What is shown meanwhile: status.go. What is said at
// the end: report.go, with a drawing in curve.go.
//
// # Words
//
// A generation is games, a candidate that learns from them and from those of all
// generations before, and the verdict on it. The champion is the evaluation in use. A
// session is the time that was asked for. A sample is a position with what the network
// should predict, its return: what the searches from there to the end and the result of the game
// say. Held-out samples are those of games that a network does not learn from.
package learn
