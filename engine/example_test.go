package engine_test

import (
	"context"
	"fmt"
	"log"
	"time"

	"fairymax"
	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/variants"
)

// An engine is made for an evaluation, and thinks about a game.
func ExampleEngine_Think() {
	p, err := rules("normal").ParseFEN("7k/8/6K1/8/8/8/8/R7 w - - 0 1")
	if err != nil {
		log.Fatal(err)
	}
	e := engine.New(eval.New, engine.Options{HashMB: 1})
	result := e.Think(context.Background(), board.NewGame(p), engine.Limits{Depth: 4}, nil)
	moves, mate := result.Score.Mate()
	fmt.Println(mate, moves)
	// Output:
	// true 1
}

// Budget divides the time of a clock.
func ExampleClock_Budget() {
	soft, hard := engine.Clock{PerMove: time.Second, Overhead: 20 * time.Millisecond}.Budget()
	fmt.Println(soft, hard)
	// Output:
	// 0s 980ms
}

// Switches turn features of the search off, to measure what they are worth.
func ExampleSwitches_Set() {
	var s engine.Switches
	fmt.Println(s.Set("-null-move"), s.On(engine.NullMove), s.On(engine.Razoring))
	// Output:
	// <nil> false true
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
