package compare

import "fairymax/board"

// search looks for the shortest line by iterative deepening. It remembers the pairs
// that it has seen.
type search struct {
	*comparer
	nodes, limit int // pairs at the end of a line
	visits       int // with those on the way there
	seen         map[node]bool
	line         []movePair
	stack        [][2]board.Position
}

// node is a pair of positions with the remaining depth in plies.
type node struct {
	keys  [2]uint64
	depth int
}

// mostVisits is how often more than pairs are compared the search may come by one. In a game with few
// positions every line has many of them before its end.
const mostVisits = 16

// isSpent reports whether the search has done what it may.
func (s *search) isSpent() bool { return s.nodes >= s.limit || s.visits >= mostVisits*s.limit }

// differ reports whether the games differ at this depth. It leaves the line in
// s.line.
func (s *search) differ(p pair, depth int) bool {
	here := node{[2]uint64{p[0].Key(), p[1].Key()}, depth}
	if s.seen[here] || s.isSpent() {
		return false
	}
	s.seen[here] = true
	s.visits++
	if depth == 0 {
		s.nodes++
		_, ok := s.agree(p)
		return !ok
	}
	both, _ := s.moves(p)
	ply := len(s.line)
	next := &s.stack[ply]
	for _, m := range both {
		for i := range p {
			p[i].Play(m[i], &next[i])
		}
		s.line = append(s.line, m)
		if s.differ(pair{&next[0], &next[1]}, depth-1) {
			return true
		}
		s.line = s.line[:ply]
	}
	return false
}
