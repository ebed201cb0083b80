// Package selfplay plays games of the engine against itself, from which an evaluation
// learns, and keeps them in files.
//
// A game follows from the settings and its number alone: it begins with random moves,
// every move is thought of with about the same number of nodes, and the table is
// cleared before it. So a run can be split into shards that need nothing but their
// numbers, each can be stopped at any time, and [Merge] puts their files together to
// the same bytes that one run would have written.
//
// # Where to change what
//
// What decides the games: settings.go; whether a file has those of a run: agree.go. How one game is
// played: player.go, with opening.go for its random start; table.go plays one after
// the other. How a run is played and resumed: play.go. What is kept of a game:
// record.go. How files look: file.go, scan.go for what is damaged, merge.go and parts.go for those of
// shards, summary.go for what can be read without the moves.
//
// # Words
//
// A record is a game with a score for every move that was thought of. A run is
// all games with the same settings; a shard is a part of it.
package selfplay
