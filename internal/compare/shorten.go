package compare

import (
	"slices"

	"fairymax/board"
)

// shorten removes moves from the best line while it still leads to a disagreement:
// first long runs, then shorter ones, then one move of each side anywhere.
func (w *randomSearch) shorten() {
	for size := len(w.best) / 4 * 2; size >= 2; size = size / 4 * 2 {
		for i := 0; i+size <= len(w.best); {
			if !w.improve(slices.Concat(w.best[:i], w.best[i+size:])) {
				i += max(1, size/4)
			}
		}
	}
	for i := 0; i < len(w.best); i++ {
		for k := (i + 1) % 2; k < len(w.best) && i < len(w.best); k += 2 {
			w.improve(leavingOut(w.best, i, k))
		}
	}
}

// improve replaces the best line by a shorter one that leads to a disagreement.
func (w *randomSearch) improve(line []movePair) bool {
	if w.nodes >= w.limit {
		return false
	}
	played, differ := w.replayPart(line)
	if differ && len(played) < len(w.best) {
		w.best = played
		return true
	}
	return false
}

// leavingOut removes move i and move k, one of each side, and joins the others.
func leavingOut(line []movePair, i, k int) []movePair {
	var sides [2][]movePair
	for n, m := range line {
		if n != i && n != k {
			sides[n%2] = append(sides[n%2], m)
		}
	}
	var rest []movePair
	for n := range len(line) - 2 {
		rest = append(rest, sides[n%2][n/2])
	}
	return rest
}

// replayPart plays a line while both games allow it. differ is true if the games
// differ on the way or at the end; the returned line stops there.
func (w *randomSearch) replayPart(line []movePair) (played []movePair, differ bool) {
	games := [2]*board.Game{board.NewGame(w.start[0]), board.NewGame(w.start[1])}
	for n := 0; ; n++ {
		both, ok := w.compareGames(games)
		switch {
		case !ok:
			return line[:n], true
		case n == len(line) || games[0].Result().Over:
			return nil, false
		}
		at := slices.IndexFunc(both, func(m movePair) bool { return same(m[0], line[n][0]) })
		if at < 0 {
			return nil, false
		}
		line[n] = both[at]
		for i := range games {
			games[i].Play(both[at][i])
		}
	}
}

// same reports whether two moves have the same squares, promotion and piece from the
// hand. They may capture different pieces.
func same(a, b board.Move) bool {
	if a.IsDrop() != b.IsDrop() || a.IsCastling() != b.IsCastling() || a.IsPass() != b.IsPass() {
		return false
	}
	return a.From() == b.From() && a.To() == b.To() && a.Promotion() == b.Promotion() && a.FromHand() == b.FromHand()
}
