package xboard

import (
	"maps"

	"fairymax/internal/xboard/testgames"
)

// standard and kinds are the games of package testgames by their names.
func standard() map[string]Variant { return byName(testgames.Standard()) }

func kinds() map[string]Variant {
	games := standard()
	maps.Copy(games, byName(testgames.Kinds()))
	return games
}

func byName(list []testgames.Game) map[string]Variant {
	games := make(map[string]Variant)
	for _, g := range list {
		games[g.Name] = Variant(g)
	}
	return games
}

// edited is a game with something changed.
var edited = testgames.Edited
