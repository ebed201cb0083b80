package learn

import (
	"errors"
	"fmt"
	"time"

	"fairymax/board"
	"fairymax/internal/arena"
	"fairymax/internal/study"
)

// Learner makes a network for games of one family.
type Learner struct {
	Names  []string       // of the games
	Games  []*board.Rules // that belong to the names; all have the same key and hand-written evaluation
	Folder string         // where all work is kept; it is made if it is missing
	Target string         // the file of the network that is installed
	Start  []byte         // the network in use when learning begins, nil if there is none

	Version string // of the program, which all shards must have; "" for any

	Settings
	Threads int          // games at a time, and goroutines that train, 0 for 1
	Report  func(Status) // is told how it goes, never twice at a time; may be nil

	// GoesOn is the command that learns so many generations in all, for the report; may be nil.
	GoesOn func(generations int) string
}

// Settings say how much is learnt.
type Settings struct {
	Time        time.Duration // for everything; 0 if Games decides
	Games       int           // of each generation; 0 if Time decides
	Generations int           // 0 for as many as suit the time, or 1
	Seed        uint64        // 0 for that of the folder, or 1
	Nodes       int           // of a search in self-play, 0 for 400

	// With Games, the gate plays at most Trials games, 0 for 400, with TrialNodes nodes a
	// move, 0 for 1,000.
	Trials, TrialNodes int
}

// Errors that are no failures.
const ErrStopped = study.Stopped("learning")

var ErrDone = errors.New("all requested generations are done; give a larger number to continue")

// check refuses what cannot be learnt, and fills in what was not said.
func (l *Learner) check() error {
	s := &l.Settings
	switch {
	case len(l.Games) == 0 || len(l.Games) != len(l.Names):
		return errors.New("there is no game to learn")
	case s.Time < 0 || s.Games < 0 || s.Generations < 0 || s.Nodes < 0 || s.Trials < 0 || s.TrialNodes < 0:
		return errors.New("times and numbers must not be negative")
	case s.Time > 0 && s.Games > 0:
		return errors.New("give either a time or a number of games, not both")
	case s.Time == 0 && s.Games == 0:
		return errors.New("give a time or a number of games")
	}
	for value, standard := range map[*int]int{&s.Nodes: 400, &s.Trials: 400, &s.TrialNodes: 1000, &l.Threads: 1} {
		if *value == 0 {
			*value = standard
		}
	}
	return nil
}

// Check reports why learning cannot begin or go on.
func (l *Learner) Check() error {
	if err := l.check(); err != nil {
		return err
	}
	_, err := l.load()
	return err
}

// byTime reports whether the clock decides.
func (s *Settings) byTime() bool { return s.Time > 0 }

// control is that of the games of the gate.
func (s *Settings) control() arena.Control {
	switch {
	case !s.byTime():
		return arena.Control{Nodes: s.TrialNodes}
	case s.Time < 20*time.Minute:
		// With less, the engine's reserve for stalls would leave it no time to think.
		return arena.Control{Base: 400 * time.Millisecond, Inc: 12 * time.Millisecond}
	}
	return arena.Control{Base: time.Second, Inc: 10 * time.Millisecond}
}

// rules finds a game by its name.
func (l *Learner) rules(name string) (*board.Rules, error) {
	for i, n := range l.Names {
		if n == name {
			return l.Games[i], nil
		}
	}
	return nil, fmt.Errorf("there are games of %s, which is not learnt here", name)
}
