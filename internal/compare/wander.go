package compare

import (
	"math/rand/v2"

	"fairymax/board"
)

// wanderer plays games at random that both definitions allow, until they part:
// that is how rules show that matter late, such as promotion and repetition.
type wanderer struct {
	*judge
	start        [2]*board.Position
	nodes, limit int
	games        int
	random       *rand.Rand
	best         []movePair
}

// gameLengths are how many plies a game at random has at most, in turn: short
// games show much at little cost.
var gameLengths = [...]int{12, 30, 100, 400}

func newWanderer(j *judge, start [2]*board.Position, limit int) *wanderer {
	return &wanderer{judge: j, start: start, limit: limit, random: rand.New(rand.NewPCG(1, 1))}
}

// find returns the disagreement with the shortest line that it came upon.
func (w *wanderer) find() *Disagreement {
	found := false
	for w.nodes < w.limit {
		plies := gameLengths[w.games/int(habits)%len(gameLengths)]
		if found {
			plies = min(plies, len(w.best)-1)
		}
		if plies < 0 {
			break
		}
		line, parted := w.play(habit(w.games)%habits, plies)
		w.games++
		if parted {
			w.best, found = line, true
			w.shorten()
		}
	}
	if !found {
		return nil
	}
	return replay(w.start, w.best)
}

// habit is how moves are chosen at random.
type habit int

const (
	anything     habit = iota // all alike
	progress                  // rather what cannot be undone
	backAndForth              // rather back to where the man came from
	habits
)

// play plays a game at random; parted is true if the games disagree behind the line.
func (w *wanderer) play(how habit, plies int) (line []movePair, parted bool) {
	games := [2]*board.Game{board.NewGame(w.start[0]), board.NewGame(w.start[1])}
	for {
		both, ok := w.judged(games)
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

// judged compares two games with all that led to where they are.
func (w *wanderer) judged(games [2]*board.Game) (both []movePair, ok bool) {
	w.nodes++
	both, ok = w.moves(pair{games[0].Position(), games[1].Position()})
	return both, ok && games[0].Result() == games[1].Result()
}

// choose picks a move: three in four by habit, if the habit knows one.
func (w *wanderer) choose(how habit, p *board.Position, both []movePair, line []movePair) movePair {
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

// advances reports whether a move is one that starts the counting of moves anew.
func (w *wanderer) advances(p *board.Position, m board.Move) bool {
	return m.IsCapture() || m.Promotion() != 0 || !m.IsPass() && p.Rules().Irreversible(p.Mover(m).Type())
}

// undoes reports whether a move takes a man back to where he came from.
func undoes(m, last board.Move) bool { return m.From() == last.To() && m.To() == last.From() }
