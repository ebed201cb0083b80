package report

import (
	"fmt"
	"io"
	"text/tabwriter"

	"fairymax/internal/study"
)

// WriteDifferences writes how games differ from the first of them, for a terminal.
func WriteDifferences(w io.Writer, reports []*Report) {
	for i, text := range differences(reports) {
		if i == 0 {
			fmt.Fprintln(w)
		}
		fmt.Fprintln(w, text)
	}
}

// endgameWords says which single pieces win against a bare royal, if that is known.
func (r *Report) endgameWords() []string {
	if r.Endgames == "" {
		return nil
	}
	return []string{r.Endgames}
}

// WriteText writes the figures of a report for a terminal.
func WriteText(w io.Writer, r *Report, known []*Report) {
	fmt.Fprintf(w, "%s: %s at %d nodes a move, %s\n\n", r.Title, study.Games(r.Made.Games), r.Made.Nodes, r.Made.Evaluation)
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, f := range figures() {
		fmt.Fprintf(table, "%s\t%s\n", f.name, f.text(r))
	}
	for _, e := range r.Endings {
		fmt.Fprintf(table, "Ends by %s\t%s\n", e.Reason, percentText(e.Share))
	}
	table.Flush()
	for _, list := range [][]string{append([]string{r.Verdict}, r.Certain...), r.endgameWords(), compare(r, known), r.Warnings} {
		if len(list) > 0 {
			fmt.Fprintln(w)
		}
		for _, text := range list {
			fmt.Fprintln(w, text)
		}
	}
}
