package protocol

import (
	"slices"
	"time"

	"fairymax/board"
	"fairymax/engine"
)

// lineup holds back the variations of an iteration until all of them are there: GUIs take
// those that follow each other for one list, the best first.
type lineup struct {
	wanted  int
	before  []engine.Info // the list of the iteration before
	now     []engine.Info // of this iteration, as they were searched
	pending bool          // now has what was not shown
	shown   time.Duration // of the search, when a list was shown last
}

// showPartAfter is how long a list may be held back: an iteration may take minutes.
const showPartAfter = time.Second

// choices counts the variations that a search can find.
func (s *Session) choices(limits engine.Limits) int {
	moves := slices.DeleteFunc(s.Board().LegalMoves(), func(m board.Move) bool {
		return slices.Contains(limits.Exclude, m) || len(limits.Only) > 0 && !slices.Contains(limits.Only, m)
	})
	return min(s.Switches.Lines, len(moves))
}

// add adds a variation and reports whether it is time to show the list.
func (l *lineup) add(info engine.Info) bool {
	if info.Line <= 1 {
		l.before, l.now = l.list(), nil
	}
	l.now, l.pending = append(l.now, info), true
	return len(l.now) >= l.wanted || info.Time-l.shown >= showPartAfter
}

// list is the variations of this iteration, the best first, and then the best others of the
// one before.
func (l *lineup) list() []engine.Info {
	list := slices.Clone(l.now)
	slices.SortStableFunc(list, func(a, b engine.Info) int { return int(b.Score - a.Score) })
	for _, old := range l.before {
		same := func(i engine.Info) bool { return i.PV[0] == old.PV[0] }
		if len(list) < l.wanted && !slices.ContainsFunc(list, same) {
			list = append(list, old)
		}
	}
	return list
}

// showLines shows the list, if it is not shown already.
func (s *Session) showLines() {
	l := &s.lineup
	if !l.pending {
		return
	}
	l.pending, l.shown = false, l.now[len(l.now)-1].Time
	for i, info := range l.list() {
		info.Line = i + 1
		s.showLine(info)
	}
}
