package gametree

import (
	"strings"
	"testing"

	"fairymax/engine/testgames"
	"fairymax/internal/notation"
)

// Any text is read without harm, and what was written is read as the same tree.
func FuzzRead(f *testing.F) {
	for _, text := range []string{
		"1. e4 (1. d4 {x [%eval 1.5] [%csl Ge4]} (1. c4 $3)) e5!? {[%cal Ge2e4,R} *", "(((1. e4", "1. e4 {[%", "{[%eval #3] a} 1. e4 ({b} 1. d4) 1-0",
		"[Termination \"time forfeit\"]\n\n1. e4 0-1", "1. e4 -- 2. d4 (2. --) *", "1. f3 e5 2. g4 Qh4# (2... Nc6) 0-1 1. e4",
	} {
		f.Add(text)
	}
	r := testgames.Shipped(f, "normal")
	f.Fuzz(func(t *testing.T, text string) {
		records, err := notation.ReadRecords(strings.NewReader(text))
		if err != nil {
			return
		}
		for _, record := range records {
			tree, _, err := Read(record, r)
			if err != nil {
				continue
			}
			written := written(t, tree)
			again, err := notation.ReadRecords(strings.NewReader(written))
			if err != nil || len(again) != 1 {
				t.Fatalf("%d records, %v, of\n%s", len(again), err, written)
			}
			back, notes, err := Read(again[0], r)
			if err != nil || len(notes) > 0 || shown(back) != shown(tree) {
				t.Fatalf("%v, %q: read again\n%swant\n%sof\n%s", err, notes, shown(back), shown(tree), written)
			}
		}
	})
}
