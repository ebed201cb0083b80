package vocabulary_test

import (
	"fmt"

	"fairymax/board/define"
	"fairymax/variants/vocabulary"
)

// MatchZone reads the words for squares.
func ExampleMatchZone() {
	_, captured, ok := vocabulary.MatchZone("last 3 ranks")
	fmt.Println(captured, ok)
	fmt.Println(vocabulary.Outcomes.Of("win") == define.Win)
	// Output:
	// [3] true
	// true
}
