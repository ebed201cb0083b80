package chart_test

import (
	"fmt"

	"fairymax/internal/chart"
)

// A chart chooses round numbers for its axes.
func ExampleChart_YTicks() {
	c := chart.Chart{XMost: 100, YMost: 7}
	for _, t := range c.YTicks() {
		fmt.Println(t.Text)
	}
	// Output:
	// 0
	// 2
	// 4
	// 6
}
