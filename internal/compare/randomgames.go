package compare

import (
	"math/rand/v2"

	"fairymax/board"
)

// randomSearch plays random games until they differ. This finds rules that matter late,
// such as promotion and repetition.
type randomSearch struct {
	*comparer
	start        [2]*board.Position
	nodes, limit int
	games        int
	random       *rand.Rand
	best         []movePair
}

// gameLengths are the maximum lengths of random games in plies, used in turn: short
// games show much at little cost.
var gameLengths = [...]int{12, 30, 100, 400}

func newRandomSearch(j *comparer, start [2]*board.Position, limit int) *randomSearch {
	return &randomSearch{comparer: j, start: start, limit: limit, random: rand.New(rand.NewPCG(1, 1))}
}

// preference is the kind of move that a random game prefers.
type preference int

const (
	anything     preference = iota // none
	progress                       // irreversible moves
	backAndForth                   // moves that undo the previous one
	preferences
)

// play plays a random game; differ is true if the games differ after the line.
func (w *randomSearch) play(how preference, plies int) (line []movePair, differ bool) {
	games := [2]*board.Game{board.NewGame(w.start[0]), board.NewGame(w.start[1])}
	for {
		both, ok := w.compareGames(games)
		switch {
		case !ok:
			return line, true
		case len(both) == 0 || len(line) == plies || w.nodes >= w.limit || games[0].Result().Over:
			return line, false
		}
		m := w.choose(how, games[0].Position(), both, line)
		line = append(line, m)
		for i := range games {
			games[i].Play(m[i])
		}
	}
}

// compareGames compares two games with their history.
func (w *randomSearch) compareGames(games [2]*board.Game) (both []movePair, ok bool) {
	w.nodes++
	both, ok = w.moves(pair{games[0].Position(), games[1].Position()})
	return both, ok && games[0].Result() == games[1].Result()
}

// choose picks a move: with probability 3/4 a preferred one, if there is any.
func (w *randomSearch) choose(how preference, p *board.Position, both []movePair, line []movePair) movePair {
	var likely []movePair
	if how != anything && w.random.IntN(4) > 0 {
		for _, m := range both {
			if how == progress && w.advances(p, m[0]) || how == backAndForth && len(line) > 1 && undoes(m[0], line[len(line)-2][0]) {
				likely = append(likely, m)
			}
		}
	}
	if len(likely) > 0 {
		both = likely
	}
	return both[w.random.IntN(len(both))]
}

// advances reports whether a move resets the move rule.
func (w *randomSearch) advances(p *board.Position, m board.Move) bool {
	return m.IsCapture() || m.Promotion() != 0 || !m.IsPass() && p.Rules().Renews(p.Mover(m).Type())
}

// undoes reports whether a move takes a piece back to where it came from.
func undoes(m, last board.Move) bool { return m.From() == last.To() && m.To() == last.From() }
