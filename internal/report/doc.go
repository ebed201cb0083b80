// Package report says whether a game is any good: the engine plays it against itself, and
// what happens in the games becomes figures with intervals, a page, and words that compare
// it with games that people know.
//
// A report follows from its settings alone: the same number of games, nodes and seed give
// the same bytes, with any number of threads, in one piece, in parts or stopped and resumed.
//
// # Where to change what
//
// How games are played and resumed, and the order of the
// stages: study.go, with part.go for games that are played in parts, and pace.go for how
// long it takes. What a report is: report.go. What is counted of all games: tally.go; how
// they turn: drama.go; what pieces do: usage.go, and those of the start position:
// unit.go. What searches find out beside the games: opening.go has the first moves,
// skill.go the gain of looking further, changed.go how often that changes the move, all
// with the engines of study.go. What can be relied on, and warnings: certain.go; what is
// said first, and before games are played: verdict.go.
//
// Figures with intervals: estimate.go, spread.go. The row of a figure in the table: one row in
// figure.go. The games that people know, and comparisons with them: known.go, with their
// reports in the folder known; comparisons of the games of one command: difference.go.
// Words: words.go. What is shown: text.go for a terminal, page.go with page.html for
// browsers, with pictures in curves.go and heat.go.
//
// # Words
//
// A study is the work that makes a report; a unit is the piece that stands on a
// square at the start; a side leads, stands well or stands badly by what a search expects.
package report
