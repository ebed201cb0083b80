package report

import (
	"time"

	"fairymax/board"
	"fairymax/internal/arena"
	"fairymax/internal/study"
)

// amount is work: games of the report, and moves with as many nodes.
type amount struct{ games, moves float64 }

func (a amount) plus(b amount) amount { return amount{a.games + b.games, a.moves + b.moves} }

// pace says how long the rest of a study takes: as long for each node as the work so far.
type pace struct {
	study.Pace
	done  amount
	moves sample // of a game
}

func begin() pace { return pace{Pace: study.Pace{Began: time.Now()}} }

// inGames is an amount in games of the length so far.
func (p *pace) inGames(a amount) float64 {
	length := 80.0 // until there is a game
	if p.moves.n > 0 {
		length = max(1, p.moves.sum/float64(p.moves.n))
	}
	return a.games + a.moves/length
}

// left is the time for an amount, 0 if nothing has been done.
func (p *pace) left(rest amount) time.Duration { return p.Left(p.inGames(p.done), p.inGames(rest)) }

// tell tells how a stage goes, after so much more work, and how long the rest takes.
func (s *Study) tell(stage string, done, goal int, more, rest amount) {
	s.pace.done = s.pace.done.plus(more)
	if s.Report != nil {
		s.Report(Status{Stage: stage, Done: done, Goal: goal, Left: s.pace.left(rest)})
	}
}

// tellGame tells how the games go, after one more; due is their number, 0 if the clock
// decides.
func (s *Study) tellGame(moves, done, due int, part arena.Shard) {
	s.pace.moves.add(float64(moves))
	if due > 0 {
		s.tell("games", done, due, amount{games: 1}, s.later(s.Games, part).plus(amount{games: float64(due - done)}))
		return
	}
	// The time that is left has as many games as it had so far.
	passed := s.pace.Passed()
	more := (s.pace.done.games + 1) * float64(max(0, s.Time-passed)) / float64(passed)
	s.tell("games", done, 0, amount{games: 1}, s.later(done+int(more), part).plus(amount{games: more}))
}

// later is the work after so many games.
func (s *Study) later(games int, part arena.Shard) (a amount) {
	for n := range len(s.weaker()) * s.skillGames(games) {
		if part.Has(n) {
			a = a.plus(skillWork(n / s.skillGames(games)))
		}
	}
	if part.N > 0 {
		return a
	}
	return a.plus(s.openingWork()).plus(changedWork(min(games, mostAsked)))
}

// skillWork is a game of a level: its two players have a quarter of the nodes of a game
// of the report and as many, or as many and four times as many.
func skillWork(level int) amount {
	weaker := [...]float64{1.0 / times, 1}[level]
	return amount{games: weaker * (1 + times) / 2}
}

// openingWork is the search of the start and of the first moves.
func (s *Study) openingWork() amount {
	if s.Rules.IsShuffled() {
		return amount{}
	}
	var legal board.MoveList
	s.Rules.Start().Legal(&legal)
	return amount{moves: float64(startFactor + firstFactor*legal.Len())}
}

// changedWork is a deeper look in so many positions.
func changedWork(positions int) amount { return amount{moves: float64(positions * (1 + times))} }
