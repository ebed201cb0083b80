package arena_test

import (
	"fmt"

	"fairymax/internal/arena"
)

func ExampleParseControl() {
	c, err := arena.ParseControl("40/1:30+0.5")
	fmt.Println(c, err)
	// Output:
	// 40/90+0.5 <nil>
}

// Shards divide the games of a series by their numbers.
func ExampleShard_Below() {
	s, _ := arena.ParseShard("2/3")
	for n := range s.Below(8) {
		fmt.Print(n, " ")
	}
	fmt.Println(s.File("games.play"))
	// Output:
	// 1 4 7 games.shard-2-of-3.play
}
