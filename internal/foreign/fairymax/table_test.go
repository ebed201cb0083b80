package fairymax

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"fairymax/board"
	"fairymax/internal/foreign/game"
	"fairymax/internal/notation"
	"fairymax/internal/testfiles"
)

// block is a position of a table: the moves that lead to it, and what another
// program counts there.
type block struct {
	line      int
	fen       string
	placement string
	moves     []string
	perft     map[int]uint64
	legal     []string
	uncounted bool // it has legal moves that the counts leave out
}

// readTable reads a table of positions; see the files in testdata.
func readTable(t *testing.T, path string) []block {
	t.Helper()
	in, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	var blocks []block
	b := block{perft: make(map[int]uint64)}
	scan := bufio.NewScanner(in)
	scan.Buffer(nil, 1<<20)
	finish := func() {
		if len(b.perft) > 0 {
			blocks = append(blocks, b)
		}
		b = block{perft: make(map[int]uint64)}
	}
	for n := 1; scan.Scan(); n++ {
		if scan.Text() == "" {
			finish()
		} else if err := b.row(n, scan.Text()); err != nil {
			t.Fatalf("%s:%d: %v", path, n, err)
		}
	}
	finish()
	for _, b := range blocks {
		slices.Sort(b.legal)
	}
	if scan.Err() != nil || len(blocks) == 0 {
		t.Fatalf("%s: no positions: %v", path, scan.Err())
	}
	return blocks
}

// row takes a row of a block.
func (b *block) row(n int, text string) (err error) {
	if besides, more := strings.CutPrefix(text, "# legal besides: "); more {
		b.uncounted, b.legal = true, strings.Fields(besides)
	}
	switch key, rest, _ := strings.Cut(text, " "); key {
	case "fen":
		b.line, b.fen = n, rest
	case "placement":
		b.line, b.placement = n, rest
	case "moves":
		b.moves = strings.Fields(rest)
	case "legal":
		b.legal = append(b.legal, strings.Fields(rest)...)
	case "perft":
		var depth int
		var nodes uint64
		_, err = fmt.Sscanf(rest, "%d %d", &depth, &nodes)
		b.perft[depth] = nodes
	}
	return err
}

// openBuiltin reads what is built in, once for all tests.
var openBuiltin = sync.OnceValues(func() (*game.Builtin, error) { return game.NewBuiltin(testfiles.Files) })

// compiled compiles an imported definition.
func compiled(t *testing.T, r game.Result) *board.Rules {
	t.Helper()
	b, err := openBuiltin()
	if err != nil {
		t.Fatal(err)
	}
	v, err := b.Compile(r.Text)
	if err != nil {
		t.Fatalf("%s: %v\n%s", r.Given, err, r.Text)
	}
	return v.Rules
}

// play plays moves from a position.
func play(t *testing.T, p *board.Position, moves []string) *board.Position {
	t.Helper()
	g := board.NewGame(p)
	for _, text := range moves {
		m, err := notation.ParseCoordinate(g.Position(), text, 1)
		if err != nil {
			t.Fatalf("after %d moves: %s: %v in %s", len(g.Moves()), text, err, g.Position().FEN())
		}
		g.Play(m)
	}
	return g.Position()
}

// legalMoves lists the legal moves in coordinates, sorted.
func legalMoves(p *board.Position) []string {
	var list board.MoveList
	p.Legal(&list)
	var texts []string
	for _, m := range list.Moves() {
		texts = append(texts, notation.Coordinate(p.Rules(), m, 1))
	}
	slices.Sort(texts)
	return texts
}

// installed reads a file of another package, or skips the test.
func installed(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		missing(t, "%v: install the package that has it", err)
	}
	return string(text)
}

// missing skips a test that needs another program; in CI, which installs them all,
// the test fails.
func missing(t *testing.T, format string, args ...any) {
	t.Helper()
	if os.Getenv("FAIRYMAX_CI") != "" {
		t.Fatalf(format, args...)
	}
	t.Skipf(format, args...)
}
