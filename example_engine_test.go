package fairymax_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"fairymax"
)

func ExampleNewEngine() {
	engine := fairymax.NewEngine(load("gothic"), fairymax.Options{HashMB: 1})
	fmt.Println(engine.Evaluation())
	// Output: hand-written with net (correction, 1,042,612 games)
}

func ExampleEngine() {
	b := play("normal", "e4 e5 Bc4 Nc6 Qh5 Nf6")
	best, err := small(b).Search(context.Background(), b, fairymax.Limits{Depth: 6}, nil)
	fmt.Println(b.Write(best.Moves[0], fairymax.SAN), err)
	// Output: Qxf7# <nil>
}

// Reports tell how a search goes on; the receiver ends with the channel.
func ExampleEngine_Search() {
	b := play("normal", "e4 e5")
	reports, done := make(chan fairymax.Report), make(chan bool)
	go func() {
		depth := 0
		for r := range reports {
			depth = max(depth, r.Depth)
		}
		fmt.Println("depth", depth)
		done <- true
	}()
	best, err := small(b).Search(context.Background(), b, fairymax.Limits{Depth: 5, Lines: 2}, reports)
	close(reports)
	<-done
	fmt.Println(best.Depth, err)
	// Output:
	// depth 5
	// 5 <nil>
}

func ExampleEngine_Evaluation() {
	engine := fairymax.NewEngine(load("gothic"), fairymax.Options{HashMB: 1, HandWritten: true})
	fmt.Println(engine.Evaluation())
	// Output: hand-written
}

func ExampleEngine_Refused() {
	fmt.Println(small(load("capablanca").Start()).Refused())
	// Output: []
}

func ExampleOptions() {
	b := load("normal").Start()
	engine := fairymax.NewEngine(b.Game(), fairymax.Options{HashMB: 16, Threads: 2, HandWritten: true})
	best, err := engine.Search(context.Background(), b, fairymax.Limits{Nodes: 1000}, nil)
	fmt.Println(len(best.Moves) > 0, err)
	// Output: true <nil>
}

func ExampleLimits() {
	b := load("normal").Start()
	a4, err := b.Read("a4")
	if err != nil {
		log.Fatal(err)
	}
	best, err := small(b).Search(context.Background(), b, fairymax.Limits{Depth: 3, Moves: []fairymax.Move{a4}}, nil)
	fmt.Println(best.Moves[0], err)
	// Output: a2a4 <nil>
}

func ExampleReport() {
	b := play("normal", "f3 e5 g4")
	best, err := small(b).Search(context.Background(), b, fairymax.Limits{Depth: 3}, nil)
	fmt.Println(best.Line, best.Exact, best.Moves, err)
	// Output: 1 true [d8h4] <nil>
}

func ExampleScore() {
	b := play("normal", "f3 e5 g4")
	best, err := small(b).Search(context.Background(), b, fairymax.Limits{Depth: 3}, nil)
	if err != nil {
		log.Fatal(err)
	}
	moves, mates := best.Score.Mate()
	fmt.Println(moves, mates)
	// Output: 1 true
}

// A search says why it cannot begin.
func Example_errors() {
	over := play("normal", "f3 e5 g4 Qh4")
	_, err := small(over).Search(context.Background(), over, fairymax.Limits{Depth: 1}, nil)
	fmt.Println(errors.Is(err, fairymax.ErrOver))
	_, err = small(over).Search(context.Background(), load("shogi").Start(), fairymax.Limits{Depth: 1}, nil)
	fmt.Println(errors.Is(err, fairymax.ErrOtherGame))
	start := load("normal").Start()
	_, err = small(start).Search(context.Background(), start, fairymax.Limits{Moves: over.Moves()[1:2]}, nil)
	fmt.Println(errors.Is(err, fairymax.ErrNoMove))
	// Output:
	// true
	// true
	// true
}

// small is an engine that needs little memory.
func small(b *fairymax.Board) *fairymax.Engine {
	return fairymax.NewEngine(b.Game(), fairymax.Options{HashMB: 1})
}
