// Package match plays games between two programs that speak CECP or UCI and
// judges them by our own rules.
//
// What would I change here? command.go starts a program; conn.go is the
// conversation with it, in a language that protocol.go asks for: cecp.go with
// event.go, or uci.go with uciread.go and ucimove.go; control.go is the time
// control and the clock; referee.go plays one game and outcome.go is how it can
// end; openings.go reads how games begin, random.go draws them; schedule.go plays
// a whole match with several games at a time, summary.go adds it up, and score.go
// is the statistics; log.go with record.go keeps what was played, so that a match
// can be stopped, taken up again and, with shard.go, played in parts.
//
// A game ends when the rules of the variant end it, when a program resigns, when
// both have offered a draw, or when one forfeits: by time, by a move that our
// rules do not allow, by a claim that they do not support, by falling silent or
// by dying. Nothing that a program does stops the match.
package match
