package uci

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/protocol"
)

// Info writes a line about the search.
func Info(_ *protocol.Session, r protocol.Report) string {
	return Line(r, score(r))
}

// Line writes the line with a score that is text already.
func Line(r protocol.Report, score string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "info depth %d", r.Depth)
	if r.SelDepth > 0 {
		fmt.Fprintf(&b, " seldepth %d", r.SelDepth)
	}
	if r.Line > 0 {
		fmt.Fprintf(&b, " multipv %d", r.Line)
	}
	b.WriteString(" score " + score + bounds[r.Bound])
	if r.WDL != [3]int{} {
		fmt.Fprintf(&b, " wdl %d %d %d", r.WDL[0], r.WDL[1], r.WDL[2])
	}
	if r.Over {
		return b.String()
	}
	fmt.Fprintf(&b, " nodes %d nps %d", r.Nodes, uint64(float64(r.Nodes)/max(r.Time.Seconds(), 1e-3)))
	if r.Full > 0 {
		fmt.Fprintf(&b, " hashfull %d", r.Full)
	}
	fmt.Fprintf(&b, " time %d", r.Time.Milliseconds())
	if len(r.PV) > 0 {
		b.WriteString(" pv " + strings.Join(r.PV, " "))
	}
	return b.String()
}

var bounds = map[engine.Bound]string{engine.Upper: " upperbound", engine.Lower: " lowerbound"}

// score is in hundredths of a pawn, or the moves to a mate.
func score(r protocol.Report) string {
	if moves, mate := r.Score.Mate(); mate {
		if r.Over && r.Score > 0 {
			moves = 1 // a mate in 0 is lost
		}
		return fmt.Sprintf("mate %d", moves)
	}
	return fmt.Sprintf("cp %d", r.Score)
}

// Current writes a line about the move that is searched now, with its number.
func Current(depth int, move string, n int) string {
	return fmt.Sprintf("%s currmovenumber %d", CurrentMove(depth, move, n), n)
}

// CurrentMove writes it without the number, for protocols that have no word for that.
func CurrentMove(depth int, move string, _ int) string {
	return fmt.Sprintf("info depth %d currmove %s", depth, move)
}

// answer writes the line that ends a search.
func answer(s *protocol.Session, a protocol.Answer) string {
	if a.Move == board.NoMove {
		return "bestmove (none)"
	}
	return "bestmove " + move(s, a.Position, a.Move) + Reply(s, a)
}

// Reply writes the move that is expected, "" for none.
func Reply(s *protocol.Session, a protocol.Answer) string {
	if a.Ponder == board.NoMove {
		return ""
	}
	var next board.Position
	a.Position.Play(a.Move, &next)
	return " ponder " + s.Dialect().Move(s, &next, a.Ponder)
}
