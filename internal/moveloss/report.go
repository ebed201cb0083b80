package main

import (
	"fmt"
	"io"
	"math"
	"strings"
	"text/tabwriter"
)

// trial is what an engine did in all positions.
type trial struct {
	command string
	losses  []float64 // by position
	depth   float64   // mean
}

// groups are the plies from which on positions are told apart, in the table.
var groups = []span{{0, math.MaxInt}, {0, 39}, {40, 79}, {80, math.MaxInt}}

// report writes a table of all positions, and of those of each group.
func report(w io.Writer, positions []string, trials []trial) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "engine\tplies\tpositions\tloss\t±\tless the first\t±\tdepth")
	for i, t := range trials {
		for n, g := range groups {
			own, differences := g.pick(positions, t.losses, nil), g.pick(positions, t.losses, trials[0].losses)
			if len(own) == 0 || n > 0 && len(own) == len(positions) {
				continue
			}
			loss, spread := mean(own)
			fmt.Fprintf(table, "%s\t%s\t%d\t%.4f\t%.4f", t.command, g.name(), len(own), loss, spread)
			if i > 0 {
				difference, spread := mean(differences)
				fmt.Fprintf(table, "\t%+.4f\t%.4f", difference, spread)
			} else {
				fmt.Fprint(table, "\t\t")
			}
			if n == 0 {
				fmt.Fprintf(table, "\t%.1f", t.depth)
			}
			fmt.Fprintln(table)
		}
	}
	return table.Flush()
}

// name is how the table calls a group.
func (s span) name() string {
	switch {
	case s.from == 0 && s.to == math.MaxInt:
		return "all"
	case s.to == math.MaxInt:
		return fmt.Sprintf("%d-", s.from)
	}
	return fmt.Sprintf("%d-%d", s.from, s.to)
}

// pick takes the numbers of the positions in a group, less others if there are some.
func (s span) pick(positions []string, numbers, less []float64) (list []float64) {
	for i, p := range positions {
		if ply := len(strings.Fields(p)); ply < s.from || ply > s.to {
			continue
		}
		n := numbers[i]
		if less != nil {
			n -= less[i]
		}
		list = append(list, n)
	}
	return list
}

// mean is the mean of some numbers, with its standard error.
func mean(numbers []float64) (mean, spread float64) {
	n := float64(len(numbers))
	for _, x := range numbers {
		mean += x / n
	}
	for _, x := range numbers {
		spread += (x - mean) * (x - mean) / n
	}
	return mean, math.Sqrt(spread / n)
}
