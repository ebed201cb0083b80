package spelling_test

import (
	"fmt"

	"fairymax/variants/spelling"
)

func ExampleDidYouMean() {
	fmt.Println(spelling.DidYouMean("bishp", []string{"bishop", "knight"}))
	fmt.Println(spelling.WithArticle("archbishop"), spelling.Quoted([]string{"a", "b", "c"}))
	// Output:
	// (did you mean "bishop"?)
	// an archbishop "a", "b" or "c"
}
