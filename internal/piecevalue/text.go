package piecevalue

import (
	"fmt"
	"io"
	"math"
	"text/tabwriter"

	"fairymax/internal/study"
)

// WriteText writes a result for a terminal.
func WriteText(w io.Writer, r *Result) {
	fmt.Fprintf(w, "%s, %s: values from %s with %d nodes a move; %s = %g\n\n", r.Title, r.Board, r.Made.from(), r.Made.Nodes, r.Scale.Piece, r.Scale.Value)
	if r.Made.Left < everything {
		fmt.Fprintf(w, "Games begin with about %d %% of the pieces.\n\n", r.Made.Left)
	}
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "piece\tvalue \t")
	for _, one := range r.Rounds {
		fmt.Fprintf(table, "round %d \t", one.Number)
	}
	fmt.Fprintln(table, "began with\t")
	for i, v := range r.Values {
		if r.aside != nil && r.aside[i] {
			continue
		}
		fmt.Fprintf(table, "%s\t%s\t", v.Name, v.cell())
		for _, one := range r.Rounds {
			fmt.Fprintf(table, "%s\t", one.Values[i].cell())
		}
		fmt.Fprintf(table, "%s\t\n", began(v))
	}
	_ = table.Flush()
	fmt.Fprintln(w)
	if r.taught() {
		fmt.Fprintf(w, "In each round the evaluation uses the values of the rounds before; in the first, %s.\n", r.Made.first())
	}
	if r.shown > 0 && float64(r.shown) != r.Scale.Value {
		fmt.Fprintf(w, "The evaluation began with the values of \"show\", where %s = %d; the last column has them on the scale of the others.\n", r.Scale.Piece, r.shown)
	}
	if r.White.Known {
		fmt.Fprintf(w, "White's edge is worth %s %s. A side with one %s more scores %.1f %% of the points.\n", r.White.text(), r.White.halfText(), r.Unit, 100*r.Points)
	}
	fmt.Fprintln(w, r.Verdict)
	for _, line := range r.Warnings {
		fmt.Fprintln(w, line)
	}
}

// first says what the evaluation used in the first round, and what follows for its games.
func (m *Made) first() string {
	if m.Counted < m.Games {
		return "those it began with, so those games no longer count"
	}
	return "those it began with"
}

// from says which games the values are from.
func (m *Made) from() string {
	if m.Counted < m.Games {
		return fmt.Sprintf("%d of %s", m.Counted, study.Games(m.Games))
	}
	return study.Games(m.Games)
}

// text is the value for a table.
func (v Value) text() string {
	if !v.Known {
		return "–"
	}
	return decimal(v.Value, v.digits)
}

// cell is the value with half of its interval, in a column of a table.
func (v Value) cell() string { return fmt.Sprintf("%s %-5s", v.text(), v.halfText()) }

// halfText is half of the interval.
func (v Value) halfText() string {
	if !v.Known || v.Half == 0 {
		return ""
	}
	return "±" + decimal(v.Half, v.digits)
}

// decimal writes a number with some digits after the point, without a minus before zero.
func decimal(x float64, digits int) string {
	power := math.Pow10(digits)
	return fmt.Sprintf("%.*f", digits, math.Round(x*power)/power+0)
}

// began is what the evaluation took a piece for at first.
func began(v Value) string {
	if v.Kind != "board" {
		return ""
	}
	if v.digits > 0 {
		return decimal(v.before, v.digits)
	}
	return fmt.Sprint(v.Began)
}
