package study

import "fmt"

// Games says a number of games: "1 game", "20 games".
func Games(n int) string {
	if n == 1 {
		return "1 game"
	}
	return fmt.Sprintf("%d games", n)
}

// Few says that games are few: "20 games are few".
func Few(games int) string {
	if games == 1 {
		return "1 game is little"
	}
	return Games(games) + " are few"
}
