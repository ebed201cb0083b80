package match_test

import (
	"fmt"

	"fairymax/internal/match"
)

// Records of games add up to the score of a match.
func ExampleSummarize() {
	s := match.Summarize([]match.Record{
		{Number: 1, Names: [2]string{"new", "old"}, Result: "1-0", Reason: "checkmate", Moves: "a1a2 b1b2 a2a3"},
		{Number: 2, Names: [2]string{"new", "old"}, Result: "1/2-1/2", Reason: "repetition", Moves: "a1a2"},
	})
	fmt.Println(s.Score.Wins, s.Score.Draws, s.Score.Losses, s.Colours.White, s.Lengths.Mean())
	// Output:
	// 1 1 0 1 1.5
}

func ExampleParseCommand() {
	words, err := match.ParseCommand(`"C:\\my engines\\e.exe" -hash 16`)
	fmt.Printf("%q %v\n", words, err)
	// Output:
	// ["C:\\\\my engines\\\\e.exe" "-hash" "16"] <nil>
}
