package player_test

import (
	"context"
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/internal/arena"
	"fairymax/internal/player"
	"fairymax/variants"
)

// An engine is a player of the arena; here it plays a game against itself.
func ExampleNew() {
	e := engine.New(eval.New, engine.Options{HashMB: 1})
	p := player.New(context.Background(), e, "one")
	c := arena.Control{Nodes: 50}
	out := arena.Game{Rules: rules("jesonmor"), Players: [2]arena.Player{p, p}, Controls: [2]arena.Control{c, c}, Longest: 200}.Play()
	fmt.Println(out.Result != "", out.Forfeit)
	// Output:
	// true none
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
