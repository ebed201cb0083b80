package variants

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"fairymax/board/define"
	"fairymax/variants/betza"
)

// TestStepTables compares the steps of all shared pieces with a list that was checked
// by reading.
func TestStepTables(t *testing.T) {
	names, steps := pieceSteps(t)
	var b strings.Builder
	for _, name := range names {
		text, _ := betza.Write(define.Chains(steps[name]))
		fmt.Fprintf(&b, "%s %s\n", name, text)
		for _, step := range steps[name] {
			fmt.Fprintf(&b, "\t%v\n", step)
		}
	}
	const file = "testdata/steps.golden"
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Error("steps differ from testdata/steps.golden; -update rewrites it")
	}
}
