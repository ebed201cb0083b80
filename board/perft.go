package board

// Perft counts the legal games of that many plies. The last ply's moves are
// generated and counted, not made. See https://www.chessprogramming.org/Perft.
func (p *Position) Perft(depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	stack := make([]perftPly, depth)
	p.CopyTo(&stack[0].position)
	return perft(stack)
}

type perftPly struct {
	position Position
	list     MoveList
}

func perft(stack []perftPly) uint64 {
	p, list := &stack[0].position, &stack[0].list
	p.Legal(list)
	if len(stack) == 1 {
		return uint64(list.n)
	}
	var nodes uint64
	for _, m := range list.Moves() {
		p.Play(m, &stack[1].position)
		nodes += perft(stack[1:])
	}
	return nodes
}
