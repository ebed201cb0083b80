package main

import (
	"fmt"
	"text/tabwriter"

	"fairymax/engine/eval"
)

// evaluate shows the terms of the evaluation of a position.
func evaluate(k *call) error {
	setUp := k.positionFlags()
	if err := k.parse(0, 0); err != nil {
		return err
	}
	g, err := setUp()
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(k.out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "\tmiddlegame\tendgame\there\t\n")
	for _, term := range eval.Breakdown(g.Position()) {
		if term.Name == "total" {
			fmt.Fprintf(w, "%s\t\t\t%+d\t\n", term.Name, term.Tapered)
			continue
		}
		fmt.Fprintf(w, "%s\t%+d\t%+d\t%+d\t\n", term.Name, term.Middlegame, term.Endgame, term.Tapered)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(k.out, "\nCentipawns for White; \"here\" is the value with the pieces that are left.")
	return nil
}
