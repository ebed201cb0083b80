// Package gate decides whether a candidate evaluation replaces the champion, which is
// the evaluation in use. Engines with the two play games in this process, on the clock,
// until a sequential test is decided.
//
// The test asks whether the candidate gains 20 Elo or nothing, with errors of 5 % on
// either side: an equal candidate, or a weaker one, is accepted once in twenty
// times at most. Where neither answer is reached within the time and the number of games,
// the better one by the evidence stays: the candidate if it has scored more and is hardly
// ever weaker by more than 10 Elo.
//
// # Where to change what
//
// The test and its end: gate.go. What is kept of a game, so
// that judging can go on after a kill, and how games are counted: state.go. What is
// decided in words: verdict.go. How games begin, and how two engines
// play: table.go.
//
// # Words
//
// Candidate and champion are the two evaluations, and the engines with them.
// A pair is two games from the same opening with colours reversed. A series is all
// games between the same two under the same conditions.
package gate
