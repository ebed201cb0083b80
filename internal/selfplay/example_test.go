package selfplay_test

import (
	"context"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"slices"

	"fairymax"
	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/internal/selfplay"
	"fairymax/variants"
)

// A run plays games into a file; called again, it plays what is missing.
func ExampleRun_Play() {
	folder, err := os.MkdirTemp("", "example")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(folder)
	settings := selfplay.Default([]string{"jesonmor"}, "example", 1)
	settings.Nodes = 20
	run := selfplay.Run{
		Settings: settings, Path: filepath.Join(folder, "games.play"), Games: []*board.Rules{rules("jesonmor")}, Threads: 1,
		Engine: func() *engine.Engine { return engine.New(eval.New, engine.Options{HashMB: 1}) },
		Found:  func(games map[int]int) { fmt.Println(len(games), "games are there") },
	}
	for _, numbers := range [][]int{{0}, {0, 1, 2}} {
		run.Numbers = slices.Values(numbers)
		if err := run.Play(context.Background()); err != nil {
			log.Fatal(err)
		}
	}
	// Output:
	// 0 games are there
	// 1 games are there
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
