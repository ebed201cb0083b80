package compare

import "fairymax/board"

// Finding is the outcome of a search for a disagreement.
type Finding struct {
	*Disagreement      // nil if there is none
	Shortest      bool // no shorter line leads to it
	Complete      bool // all possible games were compared
	Plies         int  // the depth to which all lines were compared, -1 if none
	Positions     int  // the number of compared pairs of positions
	Games         int  // the number of random games
}

// Find looks for a disagreement of two games in at most limit pairs of positions:
// first for the shortest line, then in random games. Before each line and game, report is told how
// many pairs have been compared.
func Find(a, b *board.Rules, limit int, report func(pairs int)) Finding {
	start := [2]*board.Position{a.Start(), b.Start()}
	s := &search{comparer: newComparer(a, b), limit: max(1, limit/2)}
	f := Finding{Shortest: true, Plies: -1}
	for depth := 0; !s.isSpent(); depth++ {
		before := s.nodes
		report(before)
		s.seen = make(map[node]bool)
		s.stack = append(s.stack, [2]board.Position{})
		if s.differ(pair(start), depth) {
			f.Disagreement, f.Positions = replay(start, s.line), s.nodes
			return f
		}
		if s.nodes == before && !s.isSpent() {
			f.Complete, f.Positions = true, s.nodes
			return f
		}
		if !s.isSpent() {
			f.Plies = depth
		}
	}
	w := newRandomSearch(s.comparer, start, limit-s.nodes)
	f.Disagreement, f.Shortest = w.find(func(pairs int) { report(s.nodes + pairs) }), false
	f.Positions, f.Games = s.nodes+w.nodes, w.games
	return f
}

// find returns the disagreement with the shortest line that it has found.
func (w *randomSearch) find(report func(pairs int)) *Disagreement {
	found := false
	for w.nodes < w.limit {
		report(w.nodes)
		plies := gameLengths[w.games/int(preferences)%len(gameLengths)]
		if found {
			plies = min(plies, len(w.best)-1)
		}
		if plies < 0 {
			break
		}
		line, differ := w.play(preference(w.games)%preferences, plies)
		w.games++
		if differ {
			w.best, found = line, true
			w.shorten()
		}
	}
	if !found {
		return nil
	}
	return replay(w.start, w.best)
}
