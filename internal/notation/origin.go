package notation

import "fairymax/board"

// RankOrigin returns XBoard's number of the lowest rank: 0 on boards of exactly
// ten ranks, so that one digit is enough, 1 on all others.
func RankOrigin(r *board.Rules) int {
	if r.Ranks == 10 {
		return 0
	}
	return 1
}
