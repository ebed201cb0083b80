package match

import (
	"slices"
	"time"

	"fairymax/board"
	"fairymax/internal/arena"
	"fairymax/internal/elo"
)

// Config describes a match.
type Config struct {
	Rules       *board.Rules
	Programs    [2]Command
	Names       [2]string        // "" for what the program calls itself
	Controls    [2]arena.Control // by program
	Games       int
	Shard       arena.Shard     // the part of the games that is played here
	Played      []Record        // games that were played before
	Openings    []arena.Opening // each is played twice, with colours reversed; none: the start position, or a shuffled one
	Concurrency int             // games at a time, at least 1
	Memory      int             // megabytes that each program may use, 0 to say nothing
	Stall       time.Duration   // how long a program may think without a clock
	Longest     int             // plies after which a game counts as a draw, 0 for any number; some rules allow endless games
	SPRT        *elo.SPRT       // stops the match when it is decided; nil plays all games, and so does a shard
	Judge       arena.Judge     // may end games, nil without one
	Report      func(Game)      // called for every finished game, never twice at a time
}

// Due is the number of games that the match, or its shard, has in all.
func (c Config) Due() int { return len(c.numbers()) }

// left returns the numbers of the games that are still to be played.
func (c Config) left() []int {
	played := map[int]bool{}
	for _, r := range c.Played {
		played[r.Number] = true
	}
	return slices.DeleteFunc(c.numbers(), func(n int) bool { return played[n] })
}

// numbers are those of all games that are played here.
func (c Config) numbers() (list []int) {
	for n := 1; n <= c.Games; n++ {
		if c.Shard.Has(pairOf(n)) {
			list = append(list, n)
		}
	}
	return list
}
