package page_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/internal/page"
	"fairymax/variants"
)

// The sheet of a game has its rules in words.
func ExampleSheetOf() {
	v, err := variants.NewCatalogue(fairymax.Files).Load("kingofthehill")
	if err != nil {
		log.Fatal(err)
	}
	royal := page.SheetOf(v).Paragraphs()[0]
	fmt.Printf("%s: %s\n", royal.Label, royal.Text)
	// Output:
	// Royal: A side is in check when its king is attacked. A move may not leave its own side in check.
}
