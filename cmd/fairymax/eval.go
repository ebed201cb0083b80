package main

import (
	"fmt"
	"io"
	"text/tabwriter"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/eval"
	"fairymax/engine/net"
	"fairymax/engine/traits"
	"fairymax/internal/nets"
)

// evaluate shows the terms of the evaluation of a position.
func evaluate(k *call) error {
	setUp := k.positionFlags()
	asJSON := k.jsonFlag("print the terms as JSON", evaluation{})
	k.netFlag()
	if err := k.parse(0, 0); err != nil {
		return err
	}
	g, err := setUp()
	if err != nil {
		return err
	}
	p := g.Position()
	game := traits.New(p.Rules())
	choice := k.evaluations.choose(game)
	terms := breakdown(p, game, choice)
	if *asJSON {
		return k.printJSON(newEvaluation(terms, choice, k.notes))
	}
	return printTerms(k.out, terms, choice)
}

// isWhole reports whether a term has no parts for middlegame and endgame.
func isWhole(term eval.Term) bool { return term.Name == "total" || term.Name == "net" }

// printTerms prints the terms in a table.
func printTerms(out io.Writer, terms []eval.Term, choice nets.Choice) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "\tmiddlegame\tendgame\there\t\n")
	for _, term := range terms {
		if isWhole(term) {
			fmt.Fprintf(w, "%s\t\t\t%+d\t\n", term.Name, term.Tapered)
			continue
		}
		fmt.Fprintf(w, "%s\t%+d\t%+d\t%+d\t\n", term.Name, term.Middlegame, term.Endgame, term.Tapered)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(out, "\nCentipawns for White; \"here\" is the value with the pieces that are left.")
	fmt.Fprintf(out, "Evaluation: %v.\n", &choice)
	return nil
}

// evaluation is a breakdown as JSON.
type evaluation struct {
	Evaluation string           `json:"evaluation"`
	Terms      []evaluationTerm `json:"terms"`
	Notes      []string         `json:"notes,omitempty"` // how the position of -fen was read
}

type evaluationTerm struct {
	Name       string `json:"name"`
	Middlegame *int   `json:"middlegame,omitempty"`
	Endgame    *int   `json:"endgame,omitempty"`
	Here       int    `json:"here"`
}

// newEvaluation makes a breakdown ready for JSON.
func newEvaluation(terms []eval.Term, choice nets.Choice, notes []string) evaluation {
	e := evaluation{Evaluation: choice.String(), Notes: notes}
	for _, term := range terms {
		t := evaluationTerm{Name: term.Name, Here: term.Tapered}
		if !isWhole(term) {
			t.Middlegame, t.Endgame = &term.Middlegame, &term.Endgame
		}
		e.Terms = append(e.Terms, t)
	}
	return e
}

// breakdown lists the terms of the evaluation that plays, with the network as a term.
func breakdown(p *board.Position, g *traits.Game, choice nets.Choice) []eval.Term {
	if choice.Net == nil {
		return eval.New(g)().Breakdown(p)
	}
	e, sign := net.New(g, choice.Net)(), 1
	terms := e.Breakdown(p)
	e.Begin(p)
	if p.Turn() == define.Black {
		sign = -1
	}
	if terms = terms[:len(terms)-1]; choice.Net.Kind == net.Alone {
		terms = nil // the network takes their place
	}
	return append(terms,
		eval.Term{Name: "net", Tapered: sign * int(e.Output(0, p))},
		eval.Term{Name: "total", Tapered: sign * int(e.Score(0, p))})
}
