package protocol_test

import (
	"bufio"
	"context"
	"io"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/protocol"
	"fairymax/internal/talk"
)

// telling is patient, and tells the second move of the root before it waits.
type telling struct{ patient }

func (s telling) Think(ctx context.Context, g *board.Game, limits engine.Limits, report func(engine.Info)) engine.Result {
	limits.Current(engine.Current{Depth: 9, Move: legal(g.Position())[1], Number: 2})
	return s.patient.Think(ctx, g, limits, report)
}

// legal lists the legal moves.
func legal(p *board.Position) []board.Move {
	var list board.MoveList
	p.Legal(&list)
	return list.Moves()
}

// The move that is searched now is told in the words of each protocol, before what is found
// out later.
func TestCurrentMove(t *testing.T) {
	for word, want := range map[string]string{
		"uci":  "info depth 9 currmove b1a3 currmovenumber 2",
		"usi":  "info depth 9 currmove 7i6h",
		"ucci": "info depth 9 currmove a0a2",
	} {
		in, to := io.Pipe()
		from, out := io.Pipe()
		ended := make(chan error, 1)
		go func() {
			lines := talk.Read(in)
			defer lines.Stop()
			ended <- protocol.Converse(lines, word, out, options(telling{}), inDialect(word)...)
			out.Close()
		}()
		go io.WriteString(to, "isready\nposition startpos\ngo infinite\n")
		scan := bufio.NewScanner(from)
		for scan.Scan() && !strings.HasPrefix(scan.Text(), "info depth") {
		}
		if got := scan.Text(); got != want {
			t.Errorf("%s: %q, want %q", word, got, want)
		}
		go io.Copy(io.Discard, from)
		to.Close()
		must(t, <-ended)
	}
}
