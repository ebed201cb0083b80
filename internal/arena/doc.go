// Package arena plays games between two players and judges them by our rules.
//
// A [Player] is anything that thinks about a position and answers with a move, a
// resignation or the acceptance of a draw: an engine behind a protocol, or one in
// this process. A game ends when the rules of the variant end it, when a player
// resigns, when both agree on a draw, or when a player forfeits: by time, by a
// move that our rules do not allow, by a claim that they do not support, by not
// answering or by crashing. Nothing that a player does stops the other games.
//
// # Where to change what
//
// What a player has to do: player.go. How one game is
// played and judged: referee.go. How it can end: outcome.go. Time controls and
// clocks: control.go. How games begin: openings.go, with random.go for random
// openings. How many games are played at once, and stopped: table.go. Which games of a
// series a part of it has, and where it keeps them: shard.go.
//
// # Words
//
// An opening is the moves before the first one that a player thinks of. A
// pair is two games in a row with the same opening and colours reversed. A table plays
// one game after the other. A shard is a part of a series of games that is played
// elsewhere.
package arena
