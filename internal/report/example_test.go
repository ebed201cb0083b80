package report_test

import (
	"fmt"
	"log"

	"fairymax/internal/report"
)

// Known has reports on well-known games, for comparison.
func ExampleKnown() {
	known, err := report.Known()
	if err != nil {
		log.Fatal(err)
	}
	for _, r := range known {
		if r.Name == "normal" {
			fmt.Println(r.Title, r.White.Value > 0.5)
		}
	}
	// Output:
	// Chess true
}
