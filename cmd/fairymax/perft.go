package main

import (
	"fmt"
	"strconv"

	"fairymax/board"
	"fairymax/internal/notation"
)

// perft counts the sequences of legal moves of a length.
func perft(k *call) error {
	setUp := k.positionFlags()
	divide := k.flags.Bool("divide", false, "also print the count for each first move")
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
	if !*divide || depth == 0 {
		fmt.Fprintf(k.out, "perft(%d) = %d\n", depth, g.Position().Perft(depth))
		return nil
	}
	k.dividePerft(g.Position(), depth)
	return nil
}

// dividePerft prints the count after every move and the sum.
func (k *call) dividePerft(p *board.Position, depth int) {
	var list board.MoveList
	var next board.Position
	p.Legal(&list)
	total := uint64(0)
	for _, m := range list.Moves() {
		p.Play(m, &next)
		nodes := next.Perft(depth - 1)
		total += nodes
		fmt.Fprintf(k.out, "%s: %d\n", notation.Coordinate(p.Rules(), m, 1), nodes)
	}
	fmt.Fprintf(k.out, "perft(%d) = %d\n", depth, total)
}
