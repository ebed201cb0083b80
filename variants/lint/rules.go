package lint

import (
	"slices"

	"fairymax/board"
)

// losers warns of a side that cannot lose.
func (l *linter) losers() {
	at := l.Game.Get("title").At
	if n := l.Game.Get("endings"); n != nil {
		at = l.Blame(n.Key, "title")
	}
	for side := board.White; side <= board.Black; side++ {
		if !l.canLose(side) {
			l.warn(at, "FM909", "%v cannot lose: it has no royal piece, and no ending counts against it", side)
		}
	}
}

// canLose reports whether any ending counts against a side.
func (l *linter) canLose(side board.Color) bool {
	d, e := l.Rules.Def, &l.Rules.Def.Endings
	own, enemy := l.hasRoyal(side), l.hasRoyal(side.Other())
	decides := func(o board.Outcome) bool { return o == board.Loss || o == board.Win }
	switch {
	case own && (e.Checkmate == board.Loss || d.Royal.Check == board.CheckOff || e.BareKing != board.BareNothing || e.Checks > 0):
		return true
	case enemy && e.Checkmate == board.Win, decides(e.Stalemate), e.Extinct.Types != 0:
		return true
	case decides(e.Repetition.Result), decides(e.Repetition.PerpetualCheck), decides(e.Repetition.PerpetualChase):
		return true
	}
	return slices.ContainsFunc(e.Goals, func(g board.GoalDef) bool {
		return slices.ContainsFunc(l.reach.at[side.Other()][g.Type].Squares(), g.Zone[side.Other()].Has)
	})
}

// hasRoyal reports whether a side ever has a royal piece.
func (l *linter) hasRoyal(side board.Color) bool {
	for kind := range l.reach.at[side] {
		if kind > 0 && l.Rules.IsRoyal(board.PieceType(kind)) && !l.reach.at[side][kind].Empty() {
			return true
		}
	}
	return false
}

// mostFactor is the largest ratio between a given value and that of the moves.
const mostFactor = 3

// values warns of values that the moves of a piece contradict.
func (l *linter) values() {
	given := func(t board.TypeDef) bool { return t.Value > 0 }
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
