package protocol_test

import (
	"bufio"
	"context"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/protocol"
	"fairymax/internal/searching"
	"fairymax/internal/talk"
)

// telling is patient, and tells the second move of the root before it waits.
type telling struct{ patient }

func (s telling) Think(ctx context.Context, g *board.Game, limits engine.Limits, report func(engine.Info)) engine.Result {
	limits.Current(engine.Current{Depth: 9, Move: g.Position().LegalMoves()[1], Number: 2})
	return s.patient.Think(ctx, g, limits, report)
}

// The move that is searched now is told in the words of each protocol, before what is found
// out later; but not where time is short.
func TestCurrentMove(t *testing.T) {
	for word, want := range map[string]string{
		"uci":  "info depth 9 currmove b1a3 currmovenumber 2",
		"usi":  "info depth 9 currmove 7i6h",
		"ucci": "info depth 9 currmove a0a2",
	} {
		if got := firstInfo(t, word, telling{}, "go infinite"); got != want {
			t.Errorf("%s: %q, want %q", word, got, want)
		}
		timed := map[string]string{"uci": "go wtime 1000000 btime 1000000", "usi": "go movetime 1000000", "ucci": "go time 1000000"}[word]
		if got := firstInfo(t, word, telling{}, timed); !strings.HasPrefix(got, "info depth 1 ") {
			t.Errorf("%s: %q with a clock", word, got)
		}
	}
}

// Some GUIs show no variation without a number, even where there is only one.
func TestOneLineHasANumber(t *testing.T) {
	for _, word := range []string{"uci", "usi"} {
		if got := firstInfo(t, word, patient{}, "go infinite"); !strings.Contains(got, " multipv 1 ") {
			t.Errorf("%s: %q", word, got)
		}
	}
}

// timed is patient, and tells its limit of time as a number of nodes.
type timed struct{ patient }

func (s timed) Think(ctx context.Context, g *board.Game, limits engine.Limits, report func(engine.Info)) engine.Result {
	report(engine.Info{Depth: 1, Bound: engine.Exact, Nodes: uint64(limits.Hard.Milliseconds()), PV: g.Position().LegalMoves()[:1], Line: 1})
	return s.patient.Think(ctx, g, limits, nil)
}

// An exact time for a move does not exceed what the clock has, if there is one.
func TestMoveTimeAndClock(t *testing.T) {
	for order, most := range map[string]int{
		"go movetime 2000":                            2000,
		"go movetime 2000 wtime 300 btime 300":        299,
		"go movetime 2000 wtime 900000 btime 9000000": 2000,
		"go movetime 2000 wtime 0 btime 0":            2000,
	} {
		words := strings.Fields(firstInfo(t, "uci", timed{}, order))
		at := slices.Index(words, "nodes")
		if at < 0 {
			t.Fatalf("%s: %q", order, words)
		}
		if n, err := strconv.Atoi(words[at+1]); err != nil || n > most || n < most-100 && most == 2000 {
			t.Errorf("%s: at most %d ms, want %d", order, n, most)
		}
	}
}

// firstInfo is the first line that is said about a search.
func firstInfo(t *testing.T, word string, searcher searching.Searcher, order string) string {
	t.Helper()
	in, to := io.Pipe()
	from, out := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		lines := talk.Read(in)
		defer lines.Stop()
		ended <- protocol.Converse(lines, word, out, options(searcher), inDialect(word)...)
		out.Close()
	}()
	go io.WriteString(to, "isready\nposition startpos\n"+order+"\n")
	scan := bufio.NewScanner(from)
	for scan.Scan() && !strings.HasPrefix(scan.Text(), "info depth") {
	}
	got := scan.Text()
	go io.Copy(io.Discard, from)
	to.Close()
	must(t, <-ended)
	return got
}
