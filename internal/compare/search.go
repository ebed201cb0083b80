package compare

import (
	"fairymax/board"
	"fairymax/internal/notation"
)

// Finding is the outcome of a search for a disagreement.
type Finding struct {
	*Disagreement      // nil if there is none
	Shortest      bool // no shorter line leads to it
	Complete      bool // all possible games were compared
	Plies         int  // the depth to which all lines were compared, -1 if none
	Positions     int  // the number of compared pairs of positions
	Games         int  // the number of random games
}

// search looks for the shortest line by iterative deepening. It remembers the pairs
// that it has seen.
type search struct {
	*judge
	nodes, limit int
	seen         map[place]bool
	line         []movePair
	stack        [][2]board.Position
}

// place is a pair of positions with the remaining depth in plies.
type place struct {
	keys  [2]uint64
	depth int
}

// Find looks for a disagreement of two games in at most limit pairs of positions:
// first for the shortest line, then in random games.
func Find(a, b *board.Rules, limit int) Finding {
	start := [2]*board.Position{a.Start(), b.Start()}
	s := &search{judge: newJudge(a, b), limit: max(1, limit/2)}
	f := Finding{Shortest: true, Plies: -1}
	for depth := 0; s.nodes < s.limit; depth++ {
		before := s.nodes
		s.seen = make(map[place]bool)
		s.stack = append(s.stack, [2]board.Position{})
		if s.differ(pair(start), depth) {
			f.Disagreement, f.Positions = replay(start, s.line), s.nodes
			return f
		}
		if s.nodes == before {
			f.Complete, f.Positions = true, s.nodes
			return f
		}
		if s.nodes < s.limit {
			f.Plies = depth
		}
	}
	w := newWanderer(s.judge, start, limit-s.nodes)
	f.Disagreement, f.Shortest = w.find(), false
	f.Positions, f.Games = s.nodes+w.nodes, w.games
	return f
}

// differ reports whether the games differ at this depth. It leaves the line in
// s.line.
func (s *search) differ(p pair, depth int) bool {
	here := place{[2]uint64{p[0].Key(), p[1].Key()}, depth}
	if s.seen[here] || s.nodes >= s.limit {
		return false
	}
	s.seen[here] = true
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

// replay plays a line in both games and describes how they differ after it.
func replay(start [2]*board.Position, line []movePair) *Disagreement {
	games := [2]*board.Game{board.NewGame(start[0]), board.NewGame(start[1])}
	var texts []string
	for _, m := range line {
		texts = append(texts, notation.Coordinate(start[0].Rules(), m[0], 1))
		for i := range games {
			games[i].Play(m[i])
		}
	}
	return disagreement(games, texts)
}
