package cecp

import (
	"errors"
	"strconv"
	"strings"

	"fairymax/board"
)

// reaction says what a command does to the mode in which it arrives.
type reaction uint8

const (
	live    reaction = iota // carried out at once; a search goes on
	skip                    // ignored
	refuse                  // not legal now
	later                   // carried out as soon as the search has moved
	abort                   // the search ends without a move first
	restart                 // the search ends, the command is carried out, the search begins anew
	retimed                 // carried out at once, and the search is told of the time
	guessed                 // the expected move turns the search into ours; any other ends it
)

// carryOut is what each reaction does with a command.
var carryOut = [...]func(s *session, run func(), argument string){
	live:    func(_ *session, run func(), _ string) { run() },
	skip:    func(*session, func(), string) {},
	refuse:  func(*session, func(), string) {},
	later:   func(s *session, run func(), _ string) { s.postponed = append(s.postponed, run) },
	abort:   func(s *session, run func(), _ string) { s.abandonSearch(); run() },
	restart: func(s *session, run func(), _ string) { s.restart(run) },
	retimed: func(s *session, run func(), _ string) { run(); s.retime() },
	guessed: (*session).meetGuess,
}

// handler carries a command out; its error says why it cannot.
type handler func(s *session, argument string) error

var (
	errUnknown  = errors.New("unknown command")
	errArgument = errors.New("bad argument")
	errNotNow   = errors.New("command not legal now")
)

// illegalMove is the error of a move that cannot be made.
type illegalMove struct{ reason, text string }

func (e *illegalMove) Error() string { return e.reason }

// dispatch carries out one line of input.
func (s *session) dispatch(line string) {
	words := strings.Fields(line)
	if len(words) == 0 || s.editor != nil && s.edited(words) {
		return
	}
	argument := strings.Join(words[1:], " ")
	row := findCommand(words[0])
	if row == nil && len(words) == 1 && s.looksLikeMove(words[0]) {
		row, argument = moveCommand, words[0]
	}
	if row == nil {
		s.out.refuse(errUnknown, line)
		return
	}
	s.meet(row, argument, line)
}

// meet carries a command out as the present mode wants it.
func (s *session) meet(row *command, argument, line string) {
	reaction := row.in[s.mode]
	if reaction == refuse {
		s.answer(errNotNow, line)
		return
	}
	if row.check != nil && reaction != skip {
		if err := row.check(s, argument); err != nil {
			s.answer(err, line)
			return
		}
	}
	run := func() { s.answer(row.run(s, argument), line) }
	carryOut[reaction](s, run, argument)
}

// answer tells the GUI what was wrong with a line, if anything was.
func (s *session) answer(err error, line string) {
	var move *illegalMove
	switch {
	case errors.As(err, &move):
		s.out.illegal(move.reason, move.text)
	case err != nil:
		s.out.refuse(err, line)
	}
}

// restart carries a command out between two searches of the same kind.
func (s *session) restart(run func()) {
	was := s.mode
	s.abandonSearch()
	run()
	switch was {
	case analysing:
		s.analyze()
	case pondering:
		s.ponder()
	}
}

// meetGuess compares a move with the one that we ponder on.
func (s *session) meetGuess(run func(), text string) {
	if m, _ := s.parseMove(text); m != board.NoMove && m == s.search.guess {
		s.ponderHit()
		return
	}
	s.abandonSearch()
	run()
}

// ignore is the handler of commands that need no reaction.
func ignore(*session, string) error { return nil }

// plain makes a handler of a method that neither takes an argument nor fails.
func plain(run func(*session)) handler {
	return func(s *session, _ string) error {
		run(s)
		return nil
	}
}

// number makes a handler of a method that takes one whole number.
func number(run func(*session, int)) handler {
	return func(s *session, argument string) error {
		n, err := strconv.Atoi(argument)
		if err != nil {
			return errArgument
		}
		run(s, n)
		return nil
	}
}
