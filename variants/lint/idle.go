package lint

import (
	"slices"

	"fairymax/board/define"
)

// idleRules warns of rules that can never matter.
func (l *linter) idleRules() {
	if grid := l.Game.Get("grid"); grid != nil && !l.gridMatters() {
		l.warn(l.Blame(grid.Key, "title"), "FM922", "grid: every move crosses a line on this board, so the lines forbid nothing")
	}
	if impasse := l.Game.Get("endings", "impasse"); impasse != nil && !l.canDeclare() {
		l.warn(l.Blame(impasse.Key, "title"), "FM922", "endings.impasse: no side can ever declare it, because it asks for more than all pieces of the game")
	}
}

// gridMatters reports whether a cell has more than one square, or moves have to stay within cells.
func (l *linter) gridMatters() bool {
	grid := &l.Rules.Def.Grid
	return grid.Moves == define.GridStay || grid.Captures == define.GridStay ||
		slices.ContainsFunc(grid.Cells, func(cell define.Set) bool { return cell.Len() > 1 })
}

// canDeclare reports whether all pieces of the start position but the royals, in one army and
// each worth as much as the dearest, would be enough for an impasse of a side.
func (l *linter) canDeclare() bool {
	if l.Rules.HasPartner() {
		return true
	}
	impasse, pieces, dearest := l.Rules.Def.Endings.Impasse, l.pieceCount(), 0
	for _, points := range impasse.Points {
		dearest = max(dearest, points)
	}
	for side, least := range impasse.Win {
		if draw := impasse.Draw[side]; draw > 0 {
			least = min(least, draw)
		}
		if pieces >= impasse.Pieces && pieces*dearest >= least {
			return true
		}
	}
	return false
}

// pieceCount counts the pieces of both sides that are not royal, on the board and in hand at the start.
func (l *linter) pieceCount() int {
	start, count := l.Rules.Start(), 0
	for side := define.White; side <= define.Black; side++ {
		for t := define.PieceType(1); int(t) <= l.Rules.Types(); t++ {
			if !l.Rules.IsRoyal(t) {
				count += start.Standing(side, t) + start.Hand(side, t)
			}
		}
	}
	return count
}
