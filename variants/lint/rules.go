package lint

import (
	"fmt"
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

// goals warns of pieces that never stand on a square of their goal.
func (l *linter) goals() {
	for i := range l.Rules.Goals() {
		g := &l.Rules.Goals()[i]
		if int(g.Type) > len(l.Pieces) || !l.lives(g.Type) || l.arrives(g, define.White) || l.arrives(g, define.Black) {
			continue
		}
		name := l.nameOf(g.Type)
		why := fmt.Sprintf("no %s ever stands on a square of the zone", name)
		if slices.Contains(l.Rules.Promoters(), g.Type) {
			why = fmt.Sprintf("no %s stays on a square of the zone, where it must promote; write without = \"promotion.%s\", or name what it becomes", name, name)
		}
		l.warn(l.Game.Get("endings", "goal").At, "FM919", "endings.goal: %s", why)
	}
}

// arrives reports whether a side's pieces can stand on a square of a goal.
func (l *linter) arrives(g *define.Goal, side define.Color) bool {
	squares := &l.reach.at[side][g.Type]
	return slices.ContainsFunc(g.Zone[side].Squares(), squares.Has)
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
