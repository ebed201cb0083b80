package sheet_test

import (
	"fmt"
	"testing"

	"fairymax/internal/compare"
	"fairymax/internal/sheet"
	_ "fairymax/internal/testheap"
)

// TestEveryColumnIsCompared changes each value of a definition: the comparison must
// report a difference.
func TestEveryColumnIsCompared(t *testing.T) {
	sheet.EachColumn(t, "the comparison of two games", func(before, after *sheet.Sheet) string {
		return fmt.Sprint(compare.Words(before, after))
	}, "Definition.Name", "Definition.Title") // they are no rules
}
