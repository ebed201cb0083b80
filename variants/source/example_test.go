package source_test

import (
	"fmt"
	"log"

	"fairymax/variants/source"
)

// Every value knows where it stands.
func ExampleParse() {
	n, err := source.Parse("my.toml", "size = \"8x8\"\n[hand]\nuse = [\"drop\"]\n")
	if err != nil {
		log.Fatal(err)
	}
	use := n.Get("hand", "use")
	fmt.Println(n.Get("size").Text(), use.Words(), use.At.Line)
	// Output:
	// 8x8 [drop] 3
}
