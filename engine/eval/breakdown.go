package eval

import (
	"fairymax/board"
	"fairymax/board/define"
)

// Term is one line of the breakdown of an evaluation, in centipawns.
type Term struct {
	Name                string
	Middlegame, Endgame int // White's minus Black's
	Tapered             int // what it counts in this position
}

// Breakdown is the score of each term for a position, with which a line begins anew. The last
// line is the total, as the search gets it, but always for White.
func (e *Evaluator) Breakdown(p *board.Position) []Term {
	e.Begin(p)
	s := &e.stack[0]
	x := e.scan(p, s)
	var list []Term
	add := func(name string, sum pair) {
		list = append(list, Term{name, int(sum.mg), int(sum.eg), int(e.taper(s, sum))})
	}
	for _, term := range e.terms {
		add(term.name, term.score(x))
	}
	for _, term := range e.variantTerms {
		add(term.name, term.score(x))
	}
	tempo, whole := e.weights.Tempo, e.score(p, s)
	if p.Turn() == define.Black {
		tempo, whole = tempo.times(-1), -whole
	}
	add("tempo", tempo)
	return append(list, Term{Name: "total", Tapered: int(whole)})
}
