package study

import "fairymax/variants/spelling"

// Games says a number of games: "1 game", "20 games".
func Games(n int) string { return spelling.Counted(n, "game") }

// Few says that games are few: "20 games are few".
func Few(games int) string {
	if games == 1 {
		return "1 game is little"
	}
	return Games(games) + " are few"
}
