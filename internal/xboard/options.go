package xboard

import "strconv"

// mostRanks is how many ranks XBoard can count from 1: it takes a move from the 16th for a drop.
const mostRanks = 15

// Options are the command-line options with which XBoard plays a game as we do, with this program
// as one engine or both.
func Options(v Variant) []string {
	options := []string{"-ruleMoves", strconv.Itoa(MoveRule(v))}
	if v.Rules.Ranks > mostRanks {
		options = append(options, "-rankOffset", "1", "-firstOptions", "RankOffset=1", "-secondOptions", "RankOffset=1")
	}
	return options
}
