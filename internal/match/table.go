package match

import (
	"context"
	"errors"
	"fmt"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/arena"
)

// table is a pair of programs that play games of a match.
type table struct {
	Config
	ctx      context.Context // of the match; games under way are finished when it ends
	abort    context.Context // kills the programs
	fail     context.CancelCauseFunc
	programs [2]*program // in the order of the configuration; nil before they are started
}

// startError is the error of a program that could not be started.
type startError struct {
	program int
	error
}

func (e *startError) Unwrap() error { return e.error }

// seat starts the programs that are not running.
func (t *table) seat() error {
	for i, n := range t.programs {
		if n != nil && n.alive() {
			continue
		}
		n, err := dial(t.abort, t.Programs[i])
		if err != nil {
			return &startError{i, err}
		}
		n.memory = t.Memory
		t.programs[i] = n
	}
	return nil
}

// suits returns an error if a program cannot play the match at all.
func (t *table) suits() error {
	for i, n := range t.programs {
		if err := n.protocol.suits(n, arena.Terms{Rules: t.Rules, Control: t.Controls[i]}); err != nil {
			return err
		}
	}
	return nil
}

// names returns the names of the programs in the report. They have to be those of
// the games that were played before.
func (t *table) names(before *Summary) ([2]string, error) {
	names := t.Names
	for i := range names {
		if names[i] == "" {
			names[i] = t.programs[i].name
		}
	}
	if names[0] == names[1] {
		names[0], names[1] = names[0]+" (1)", names[1]+" (2)"
	}
	if len(t.Played) > 0 && names != before.Names {
		return names, fmt.Errorf("%s and %s played before, now it would be %s and %s", before.Names[0], before.Names[1], names[0], names[1])
	}
	return names, nil
}

// Play plays a game. The signal that stops a match may end the programs too: a
// game that was lost by that does not count, and will be played again. One that did not begin
// because a program is late says nothing about its play: it ends the match.
func (t *table) Play(number int) (out arena.Outcome, ok bool) {
	if err := t.seat(); err != nil {
		if start := (*startError)(nil); errors.As(err, new(*lateError)) && errors.As(err, &start) {
			t.fail(notBegun(number, start.program, err))
			return out, false
		}
		out = notStarted(t.Rules, err, whiteOf(number))
	} else {
		out = t.game(number).Play()
	}
	for i, n := range t.programs {
		if n != nil && n.late != nil {
			t.fail(notBegun(number, i, n.late))
			return out, false
		}
	}
	return out, out.Forfeit != arena.Crashed || !t.stopped()
}

// notBegun is the error of a game in which a program is late. Both may have the same name.
func notBegun(number, program int, late error) error {
	return fmt.Errorf("game %d could not begin, and does not count: the %s engine, %w", number, [...]string{"first", "second"}[program], late)
}

// stopped reports whether the match is being stopped. It waits a moment, because
// the signal may reach the programs first.
func (t *table) stopped() bool {
	select {
	case <-t.ctx.Done():
		return true
	case <-time.After(quiet):
		return false
	}
}

// game is the game with a number.
func (t *table) game(number int) arena.Game {
	g := arena.Game{Rules: t.Rules, Stall: t.Stall, Longest: t.Longest, Judge: t.Judge}
	opening := arena.Openings{Rules: t.Rules, Lines: t.Openings}.Of(pairOf(number))
	g.Start, g.Opening = opening.Start, opening.Moves
	for i, n := range t.programs {
		side := i ^ whiteOf(number) // the program with White has colour 0
		g.Players[side], g.Controls[side] = n, t.Controls[i]
	}
	return g
}

// notStarted is the outcome of a game if a program could not be started.
func notStarted(r *board.Rules, err error, white int) arena.Outcome {
	out := arena.Outcome{Game: board.NewGame(r.Start()), Forfeit: arena.Crashed, Result: arena.Win(define.White), Reason: "not started", Notes: []string{err.Error()}}
	if failed, ok := err.(*startError); ok && failed.program == white {
		out.Result = arena.Win(define.Black)
	}
	return out
}

// Close ends the programs.
func (t *table) Close() {
	for _, n := range t.programs {
		if n != nil {
			n.close()
		}
	}
}
