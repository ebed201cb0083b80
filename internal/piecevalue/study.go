package piecevalue

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/arena"
	"fairymax/internal/study"
)

// Study plays games of one variant and says what its pieces are worth. The same study
// gives the same result, with any number of threads and in any number of parts, unless
// Time decides how many games there are.
type Study struct {
	Name, Title string
	Key         string // of the rules, for the result
	Rules       *board.Rules
	Engine      func() *engine.Engine // makes an engine of one thread
	Network     string                // the engine's evaluation, if it has learned the values; "" for the hand-written one
	Version     string                // of the program and its evaluation
	Folder      string                // where games are kept, to go on after a stop

	Pieces []string // names, titles or letters; none for all of the start position
	Unit   string   // the piece that makes up for differences, "" for the pawn
	Scale  Scale    // of the values, which decides no game; zero for the unit with 100

	Games   int
	Time    time.Duration // 0 if Games decides
	Nodes   int           // a move
	Plies   int           // random moves at the start, up to two more
	Left    int           // percentage of the pieces that games begin with; 0 for all
	Seed    uint64
	Threads int
	Report  func(Status) // is told how it goes, never twice at a time; may be nil

	first int // games of the first round, 0 for firstRound
	army  *army
	seen  map[int]observation // games by their numbers
}

// ErrStopped says that a study was stopped.
const ErrStopped = study.Stopped("measuring")

// Rounds grow, so that the first, with guesses in the evaluation, soon counts little.
const (
	firstRound = 1000 // games
	growth     = 3
	mostGames  = 10_000_000
)

// Make plays what is missing and says what the pieces are worth. A cancelled context ends
// it with ErrStopped, and with what the games so far say.
func (s *Study) Make(ctx context.Context) (r *Result, err error) {
	if err := s.prepare(); err != nil {
		return nil, err
	}
	err = study.Do(ctx, s.path(holdFile), ErrStopped, func() error {
		rounds, err := s.rounds(ctx)
		if err != nil {
			return err
		}
		r, err = s.result(rounds)
		if ctx.Err() != nil {
			return nil // there may be no game yet
		}
		return err
	})
	return r, err
}

// rounds plays all rounds.
func (s *Study) rounds(ctx context.Context) (rounds []*round, err error) {
	playing, stop := study.For(s.Time).Until(ctx)
	defer stop()
	for n := 1; ; n++ {
		first, last := s.bounds(n)
		if first >= s.goal() || playing.Err() != nil && !s.begun(n) {
			break
		}
		r, err := s.round(n, rounds)
		if err != nil {
			return nil, err
		}
		rounds = append(rounds, r)
		if err := s.play(playing, r, first, min(last, s.goal()), arena.Shard{}); err != nil {
			return nil, err
		}
		if ctx.Err() != nil {
			break
		}
	}
	return rounds, nil
}

// Play plays one part of the first round that is not complete, and says which round
// that is; 0 if all games are there. Any number of parts may play at the same time.
func (s *Study) Play(ctx context.Context, part arena.Shard) (number int, err error) {
	if err := s.prepare(); err != nil {
		return 0, err
	}
	err = study.Do(ctx, s.partOf(0, part), ErrStopped, func() error {
		number, err = s.playPart(ctx, part)
		return err
	})
	return number, err
}

func (s *Study) playPart(ctx context.Context, part arena.Shard) (number int, err error) {
	var rounds []*round
	for n := 1; ; n++ {
		first, last := s.bounds(n)
		if first >= s.goal() {
			return 0, nil
		}
		r, err := s.round(n, rounds)
		if err != nil {
			return 0, err
		}
		rounds = append(rounds, r)
		last = min(last, s.goal())
		if err := s.read(r); err != nil {
			return 0, err
		}
		if r.games < last-first {
			return n, s.play(ctx, r, first, last, part)
		}
	}
}

// prepare looks at the game.
func (s *Study) prepare() (err error) {
	if s.army, err = newArmy(s.Rules, s.Pieces, s.Unit, s.Scale); err != nil {
		return err
	}
	s.seen = map[int]observation{}
	if s.first == 0 {
		s.first = firstRound
	}
	return nil
}

// goal is the number of games, which are pairs.
func (s *Study) goal() int {
	if s.Time > 0 {
		return mostGames
	}
	return (s.Games + 1) / 2 * 2
}

// left is the percentage of the pieces that games begin with.
func (s *Study) left() int { return cmp.Or(s.Left, everything) }

// bounds are the numbers of a round's first game and of the first one after it.
func (s *Study) bounds(number int) (first, last int) {
	size := s.first
	for range number - 1 {
		first += size
		size *= growth
	}
	return first, first + size
}

// Files of the folder.
const holdFile = "games"

func (s *Study) path(name string) string { return filepath.Join(s.Folder, name) }

// gamesOf is the file of the games of a round that are not of a part.
func (s *Study) gamesOf(round int) string { return s.path(fmt.Sprintf("games-%d.play", round)) }

// partOf is the file of a part.
func (s *Study) partOf(round int, p arena.Shard) string {
	if p == (arena.Shard{}) {
		return s.gamesOf(round)
	}
	return p.File(s.path(fmt.Sprintf("games-%d", round)))
}

// planOf is the file that says what a round is.
func (s *Study) planOf(round int) string { return s.path(fmt.Sprintf("round-%d.json", round)) }

// begun reports whether a round has begun in an earlier call.
func (s *Study) begun(round int) bool {
	_, err := os.Stat(s.planOf(round))
	return err == nil
}
