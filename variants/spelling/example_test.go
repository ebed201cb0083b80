package spelling_test

import (
	"fmt"
	"strings"

	"fairymax/variants/spelling"
)

func ExampleDidYouMean() {
	fmt.Println(spelling.DidYouMean("bishp", []string{"bishop", "knight"}))
	fmt.Println(spelling.WithArticle("archbishop"), spelling.Quoted([]string{"a", "b", "c"}))
	// Output:
	// (did you mean "bishop"?)
	// an archbishop "a", "b" or "c"
}

func ExampleShortened() {
	fmt.Println(spelling.Shortened("e2e4"))
	fmt.Println(strings.ReplaceAll(spelling.Shortened(strings.Repeat("♞", 100)), "♞♞♞♞♞♞♞♞♞♞", "10 "))
	// Output:
	// e2e4
	// 10 10 10 10 10 10 10 10 …
}
