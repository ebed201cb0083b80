package study

import "fairymax/variants/spelling"

// Games says a number of games: "1 game", "20 games".
func Games(n int) string { return spelling.Counted(n, "game") }

// Few says that games are few: "20 games are few".
func Few(games int) string {
	if games == 1 {
		return "1 game is not many"
	}
	return Games(games) + " are few"
}

// TooFew says that games are too few: "20 games are too few".
func TooFew(games int) string {
	if games == 1 {
		return "1 game is too few"
	}
	return Games(games) + " are too few"
}

// Blind is the number of nodes for a move below which a search may not reach all moves.
const Blind = 100
