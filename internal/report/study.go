package report

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/arena"
	"fairymax/internal/selfplay"
	"fairymax/internal/study"
)

// Study plays games of one variant and reports what happens in them. The same study
// gives the same report, with any number of threads, unless Time decides how many
// games there are.
type Study struct {
	Name, Title string
	Rules       *board.Rules
	Engine      func() *engine.Engine // makes an engine of one thread
	Evaluation  string                // that the engine plays with
	Version     string                // of the program
	Folder      string                // where games are kept, to go on after a stop

	Games   int
	Time    time.Duration // for the games; 0 if Games decides
	Nodes   int           // a move
	Plies   int           // random moves at the start, up to two more
	Seed    uint64
	Threads int
	Report  func(Status) // is told how it goes, never twice at a time; may be nil

	Endgames   string      // which single pieces win against a bare royal, "" if that is not known
	Judge      arena.Judge // ends games by tables of endgames, nil without one
	Adjudicate int         // pieces with which it does, 0 without one

	pace pace
}

// Status is how a study goes.
type Status struct {
	Stage      string
	Done, Goal int           // games; Goal is 0 if the clock decides
	Left       time.Duration // for this stage and all later ones
}

// String is a line for a person.
func (s Status) String() string {
	text := fmt.Sprintf("%s: %d", s.Stage, s.Done)
	if s.Goal > 0 {
		text += fmt.Sprintf(" of %d", s.Goal)
	}
	if s.Left > 0 {
		text += fmt.Sprintf("; about %v left", s.Left.Round(time.Second))
	}
	return text
}

// ErrStopped says that a study was stopped.
const ErrStopped = study.Stopped("the report")

// Files of the folder.
const (
	gamesFile = "games.play"
	skillFile = "skill-%d.json" // for so many games of a level: their numbers depend on that
)

// Limits of the games.
const (
	longest  = 600 // plies, after which a game is a draw
	balanced = 100 // an opening that changes the start by more, in centipawns, is rejected
)

func (s *Study) path(name string) string { return filepath.Join(s.Folder, name) }

// Make plays what is missing and reports. A cancelled context ends it with ErrStopped.
func (s *Study) Make(ctx context.Context) (r *Report, err error) {
	err = study.Do(ctx, s.path(gamesFile), ErrStopped, func() error {
		r, err = s.make(ctx)
		return err
	})
	return r, err
}

func (s *Study) make(ctx context.Context) (*Report, error) {
	s.pace = begin()
	if err := s.games(s.path(gamesFile), arena.Shard{}).Gather(ctx); err != nil || ctx.Err() != nil {
		return nil, err
	}
	t, asked, err := s.tally()
	if err != nil {
		return nil, err
	}
	if t.games() == 0 {
		return nil, errors.New("there was no time for a game")
	}
	opening, err := s.opening(ctx, t.games())
	if err != nil {
		return nil, err
	}
	levels, err := s.skill(ctx, t.games())
	if err != nil {
		return nil, err
	}
	changed, err := s.changed(ctx, asked)
	if err != nil {
		return nil, err
	}
	return s.report(t, opening, Skill{levels, changed}), nil
}

// skillShare is the number of games of the report for each game of a level of skill.
const skillShare = 5

// skillGames is the number of games of each level, which are pairs.
func (s *Study) skillGames(games int) int {
	games = max(4, games/skillShare)
	return games + games%2
}

// mostGames bounds the games of a report that ends by the clock.
const mostGames = 1_000_000

// tally counts the games, in the order of their numbers, and draws positions in which a
// deeper look is tried.
func (s *Study) tally() (t *tally, asked []*board.Game, err error) {
	type game struct {
		record *selfplay.Record
		game   *board.Game
	}
	waiting, next := map[int]game{}, 0
	t = newTally(s.Rules)
	_, err = selfplay.Read(s.path(gamesFile), func(string) (*board.Rules, error) { return s.Rules, nil },
		func(r *selfplay.Record, g *board.Game) bool {
			waiting[r.Number] = game{r, g}
			for waiting[next].record != nil && (s.Time > 0 || next < s.Games) {
				one := waiting[next]
				t.add(one.record, one.game)
				if next < mostAsked {
					asked = append(asked, s.position(one.record, one.game)...)
				}
				delete(waiting, next)
				next++
			}
			return true
		})
	return t, asked, err
}

// each calls f with 0 to n−1, so many at a time, each time with an engine that remembers
// nothing. Preparing one for the rules takes longer than many a search, so that they are
// used again.
func (s *Study) each(n int, f func(e *engine.Engine, i int)) {
	var working sync.WaitGroup
	next := make(chan int)
	for range min(s.Threads, n) {
		working.Go(func() {
			e := s.Engine()
			for i := range next {
				e.NewGame(s.Rules)
				f(e, i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	working.Wait()
}
