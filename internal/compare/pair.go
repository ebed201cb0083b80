package compare

import (
	"slices"

	"fairymax/board"
	"fairymax/internal/notation"
)

// Disagreement is a difference in play: after the same moves, one game has moves
// that the other does not have, or their results differ.
type Disagreement struct {
	Line    []string        // the moves that lead to it, in coordinate notation
	Only    [2][]string     // the moves that only one game has
	Results [2]board.Result // the results after the line
	At      [2]*board.Position
}

// pair is the positions of two games after the same moves.
type pair [2]*board.Position

// movePair is a move that both games have.
type movePair [2]board.Move

// comparer compares pairs of positions of two games. It reuses its lists.
type comparer struct {
	sameNotation bool // equal moves have equal texts
	lists        [2]board.MoveList
	texts        [2]map[string]board.Move
}

func newComparer(a, b *board.Rules) *comparer {
	j := &comparer{sameNotation: a.Files == b.Files && a.Ranks == b.Ranks && len(a.Def.Types) == len(b.Def.Types)}
	for i := 0; j.sameNotation && i < len(a.Def.Types); i++ {
		j.sameNotation = a.Def.Types[i].Letter == b.Def.Types[i].Letter
	}
	return j
}

// moves returns the moves that both games have; ok is false if one game has others.
func (j *comparer) moves(p pair) (both []movePair, ok bool) {
	for i := range p {
		p[i].Legal(&j.lists[i])
	}
	if j.sameNotation {
		if both, ok = sameNumbers(j.lists[0].Moves(), j.lists[1].Moves()); ok {
			return both, true
		}
	}
	for i := range p {
		j.texts[i] = textsOf(p[i].Rules(), j.lists[i].Moves())
	}
	ok = len(j.texts[0]) == len(j.texts[1])
	for _, m := range j.lists[0].Moves() {
		other, has := j.texts[1][notation.Coordinate(p[0].Rules(), m, 1)]
		if ok = ok && has; has {
			both = append(both, movePair{m, other})
		}
	}
	return both, ok
}

// sameNumbers pairs equal moves; ok is false if the lists differ.
func sameNumbers(a, b []board.Move) (both []movePair, ok bool) {
	if len(a) != len(b) {
		return nil, false
	}
	if !slices.Equal(a, b) {
		a, b = slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))
	}
	for i := range a {
		if a[i] != b[i] {
			return nil, false
		}
		both = append(both, movePair{a[i], b[i]})
	}
	return both, true
}

func textsOf(r *board.Rules, moves []board.Move) map[string]board.Move {
	texts := make(map[string]board.Move, len(moves))
	for _, m := range moves {
		texts[notation.Coordinate(r, m, 1)] = m
	}
	return texts
}

// resultOf is the result of a position without its history.
func resultOf(p *board.Position, canMove bool) board.Result {
	if _, reason := p.Ended(); canMove && reason == board.NoReason && !p.Dead() {
		return board.Result{}
	}
	return board.NewGame(p).Result()
}

// agree reports whether both positions have the same moves and the same result,
// and returns the moves.
func (j *comparer) agree(p pair) (both []movePair, ok bool) {
	both, ok = j.moves(p)
	return both, ok && resultOf(p[0], len(both) > 0) == resultOf(p[1], len(both) > 0)
}

// disagreement describes how two games differ after a line.
func disagreement(games [2]*board.Game, line []string) *Disagreement {
	d := &Disagreement{Line: line}
	var list board.MoveList
	var texts [2]map[string]board.Move
	for i, g := range games {
		d.At[i], d.Results[i] = g.Position(), g.Result()
		g.Position().Legal(&list)
		texts[i] = textsOf(g.Position().Rules(), list.Moves())
	}
	for i := range games {
		for text := range texts[i] {
			if _, has := texts[1-i][text]; !has {
				d.Only[i] = append(d.Only[i], text)
			}
		}
		slices.Sort(d.Only[i])
	}
	return d
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
