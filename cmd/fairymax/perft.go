package main

import (
	"fmt"
	"strconv"
	"time"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/study"
)

// perft counts the sequences of legal moves of a length.
func perft(k *call) error {
	setUp := k.positionFlags()
	divide := k.flags.Bool("divide", false, "also print the count for each first move")
	asJSON := k.jsonFlag("print the counts as JSON", perftResult{})
	if err := k.parse(1, 1); err != nil {
		return err
	}
	depth, err := strconv.Atoi(k.arguments[0])
	if err != nil || depth < 0 || depth > 100 {
		return misuse("the depth is a number from 0 to 100, not %q", k.arguments[0])
	}
	g, err := setUp()
	if err != nil {
		return err
	}
	result := perftResult{Depth: depth, Notes: k.notes}
	if depth == 0 {
		result.Nodes = 1
	} else {
		result.divide(g.Position(), k.live())
	}
	if !*divide {
		result.Moves = nil
	}
	if *asJSON {
		return k.printJSON(result)
	}
	for _, m := range result.Moves {
		fmt.Fprintf(k.out, "%s: %d\n", m.Move, m.Nodes)
	}
	fmt.Fprintf(k.out, "perft(%d) = %d\n", depth, result.Nodes)
	return nil
}

// perftResult is the count of the sequences of a length, after each first move if that
// was asked for.
type perftResult struct {
	Depth int         `json:"depth"`
	Nodes uint64      `json:"nodes"`
	Moves []movePerft `json:"moves,omitempty"`
	Notes []string    `json:"notes,omitempty"` // how the position of -fen was read
}

type movePerft struct {
	Move  string `json:"move"`
	Nodes uint64 `json:"nodes"`
}

// divide counts after every move.
func (r *perftResult) divide(p *board.Position, line *liveLine) {
	var list board.MoveList
	var next board.Position
	p.Legal(&list)
	pace := study.Pace{Began: time.Now()}
	for i, m := range list.Moves() {
		move := notation.Coordinate(p.Rules(), m, 1)
		line.progress("move %d of %d, %s: %s so far%s", i+1, list.Len(), move, thousands(r.Nodes), timeLeft(pace, i, list.Len()))
		p.Play(m, &next)
		nodes := next.Perft(r.Depth - 1)
		r.Nodes += nodes
		r.Moves = append(r.Moves, movePerft{move, nodes})
	}
	line.clear()
}
