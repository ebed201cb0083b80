package notation

import "fairymax/board"

// RankOrigin returns the number that XBoard gives to the lowest rank: 0 on
// boards of exactly ten ranks, so that one digit is enough, and 1 on all others.
func RankOrigin(r *board.Rules) int {
	if r.Ranks == 10 {
		return 0
	}
	return 1
}
