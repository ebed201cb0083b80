package tests

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/internal/notation"
)

var long = flag.Bool("long", os.Getenv("FAIRYMAX_LONG") != "", "run the slow tests, and count perft lines of up to 50 million nodes")

const (
	quickNodes = 20_000     // the longest line of a usual run
	longNodes  = 50_000_000 // the longest with -long
)

// TestPerft compares move counts and legal moves with those of other engines, from
// the FEN and again by the moves that lead to the position.
func TestPerft(t *testing.T) {
	for i, file := range readPerftFiles(t) {
		if i%3 != 0 && !*long {
			continue
		}
		t.Run(file.variant, func(t *testing.T) {
			t.Parallel()
			rules := load(t, file.variant)
			for _, block := range file.blocks {
				t.Run(fmt.Sprintf("line %d", block.line), func(t *testing.T) { block.check(t, rules) })
			}
		})
	}
}

// check counts a block. Its long lines count once: by the moves, if there are any.
func (b *perftBlock) check(t *testing.T, rules *board.Rules) {
	limit := uint64(quickNodes)
	if *long {
		limit = longNodes
	}
	checked := false
	for i, p := range []*board.Position{b.fromMoves(t, rules), b.fromFEN(t, rules)} {
		if p == nil {
			continue
		}
		b.checkPosition(t, []string{"moves", "FEN"}[i], p, limit)
		checked, limit = true, quickNodes
	}
	if !checked {
		t.Errorf("there is neither a FEN nor a list of moves")
	}
}

// checkPosition checks the legal moves of a position, and the lines up to a limit. Way says where it
// comes from.
func (b *perftBlock) checkPosition(t *testing.T, way string, p *board.Position, limit uint64) {
	t.Helper()
	if got := legalMoves(p); b.isLegal && !slices.Equal(got, b.legal) {
		t.Errorf("by %s: %s has the legal moves\n%v, want\n%v\ntoo many %v, missing %v", way, p.FEN(), got, b.legal, without(got, b.legal), without(b.legal, got))
	}
	for _, line := range b.perft {
		if line.nodes > limit {
			continue
		}
		if got := p.Perft(line.depth); got != line.nodes {
			t.Errorf("by %s: %s perft %d = %d, want %d", way, p.FEN(), line.depth, got, line.nodes)
		}
	}
}

// legalMoves lists the legal moves in coordinates, sorted.
func legalMoves(p *board.Position) []string {
	var list board.MoveList
	p.Legal(&list)
	texts := make([]string, 0, list.Len())
	for _, m := range list.Moves() {
		texts = append(texts, notation.Coordinate(p.Rules(), m, 1))
	}
	slices.Sort(texts)
	return texts
}

// without returns the texts in a that are not in b.
func without(a, b []string) string {
	var rest []string
	for _, text := range a {
		if !slices.Contains(b, text) {
			rest = append(rest, text)
		}
	}
	return strings.Join(rest, " ")
}
