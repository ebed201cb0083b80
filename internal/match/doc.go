// Package match plays matches between two programs that speak CECP, UCI, USI or UCCI, and
// keeps the score.
//
// Package arena plays and judges the games; here are the programs that take part,
// and what makes a match of their games.
//
// # Where to change what
//
// How a program is started: process.go, with group_unix.go, group_windows.go and
// group_other.go; connect.go performs the handshake, and unanswered.go has its errors. How a
// program plays: player.go. The conversation with it: program.go, in one of two families:
// cecp.go with features.go, cecptime.go and event.go, or uci.go with uciread.go and
// usiread.go; how UCI, USI and UCCI differ is in tongue.go; teach.go is how a program gets to
// know a game that it does not have. What a match consists
// of: config.go. How it runs and when it stops: schedule.go; table.go is a pair of
// programs that play its games. The score: summary.go, with its statistics in package
// elo; ending.go counts how games ended, and their lengths. What a file remembers, so
// that a match can be resumed: log.go and record.go. How it is played in parts:
// merge.go. What is printed, for a person: report.go; for programs: result.go.
//
// # Words
//
// The log is a file with one line for each game. A shard is a part of the
// games that is played elsewhere. A program is one of the two engines, the first or
// the second, whichever colour it has.
package match
