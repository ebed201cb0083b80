package lint

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// losers warns of a side that cannot lose.
func (l *linter) losers() {
	at := l.Game.Get("title").At
	if n := l.Game.Get("endings"); n != nil {
		at = l.Blame(n.Key, "title")
	}
	for side := define.White; side <= define.Black; side++ {
		if !l.Rules.CanLose(side, l.reach.squares) {
			l.warn(at, "FM909", "%v cannot lose: it has no royal piece, and no ending counts against it", side)
		}
	}
}

// mostFactor is the largest ratio between a given value and that of the moves.
const mostFactor = 3

// values warns of values that the moves of a piece contradict.
func (l *linter) values() {
	given := func(t define.Type) bool { return t.Value > 0 }
	if l.options.Values == nil || !slices.ContainsFunc(l.Rules.Def.Types, given) {
		return
	}
	free := *l.Rules.Def
	free.Types = slices.Clone(free.Types)
	for i := range free.Types {
		free.Types[i].Value = 0
	}
	rules, err := board.Compile(&free)
	if err != nil {
		return
	}
	byMoves := l.options.Values(rules)
	for _, t := range l.Pieces {
		value, moves := l.Rules.Def.Types[t.Type-1].Value, byMoves[t.Type]
		if value > 0 && moves > 0 && (value > mostFactor*moves || moves > mostFactor*value) {
			l.warn(t.Def.Get("value").At, "FM912", "%s: value = %d, but its moves suggest about %d", t.Name, value, moves)
		}
	}
}

// effort warns of a game that makes the user wait before it begins.
func (l *linter) effort() {
	if l.Rules.TakesLong() {
		l.warn(l.Game.Get("pieces").At, "FM916", "this game takes long to prepare: its pieces have very many ways to move on this board")
	}
}
