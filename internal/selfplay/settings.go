package selfplay

import (
	"fmt"

	"fairymax/board"
)

// Settings decide the games: two runs with the same settings play the same games.
type Settings struct {
	Format   int      `json:"format"`   // of the file
	Variants []string `json:"variants"` // names of the games, which take turns
	Engine   string   `json:"engine"`   // identity of search and evaluation
	Seed     uint64   `json:"seed"`
	Nodes    int      `json:"nodes"`  // a move, on average
	Plies    int      `json:"plies"`  // random moves at the start, one more or less
	Limit    int      `json:"limit"`  // an opening with a larger advantage, in centipawns, is rejected
	Resign   int      `json:"resign"` // a game is decided when both sides see this advantage, in centipawns, for resignPlies

	// Rules is a digest of the rules of the games, and Version the one of the program: only files of
	// shards have it. Neither is known of a file without it.
	Rules   string `json:"rules,omitempty"`
	Version string `json:"version,omitempty"`

	// Keeps makes the limit of openings one of the change: a start that favours a side still does.
	Keeps bool `json:"keeps,omitempty"`

	// Whole games go on until the rules end them, or until they have Longest plies; 0 is 400.
	Whole   bool `json:"whole,omitempty"`
	Longest int  `json:"longest,omitempty"`
}

// format is the version of the file format.
const format = 1

// Default returns the settings that suit most games.
func Default(variants []string, engine string, seed uint64) Settings {
	return Settings{Format: format, Variants: variants, Engine: engine, Seed: seed, Nodes: 500, Plies: 8, Limit: 200, Resign: 1500}
}

// Limits of a game.
const (
	resignPlies = 6   // scores in a row that decide a game
	drawPlies   = 20  // scores of 0 in a row that make a draw
	drawAfter   = 60  // plies before which no game is drawn by its scores
	longest     = 400 // plies, after which a game is a draw
	mostPlies   = 10000
)

// lastPly is the number of plies after which a game is a draw.
func (s Settings) lastPly() int {
	if s.Longest > 0 {
		return min(s.Longest, mostPlies)
	}
	return longest
}

// check refuses settings that another version has written, or that are not of these games.
func (s Settings) check(games []*board.Rules) error {
	if s.Format != format {
		return fmt.Errorf("the file has format %d; this version reads format %d", s.Format, format)
	}
	if len(games) != len(s.Variants) {
		return fmt.Errorf("the file has games of %d variants, not of %d", len(s.Variants), len(games))
	}
	return nil
}
