package cecp

import (
	"errors"
	"strings"

	"fairymax/internal/talk"
)

// carryOut is what each reaction does with a command.
var carryOut = [...]func(s *session, run func(), argument string){
	live:      func(_ *session, run func(), _ string) { run() },
	skip:      func(*session, func(), string) {},
	refuse:    func(*session, func(), string) {},
	later:     func(s *session, run func(), _ string) { s.postpone(run) },
	abort:     func(s *session, run func(), _ string) { s.abandonSearch(); run() },
	restart:   func(s *session, run func(), _ string) { s.restart(run) },
	retimed:   func(s *session, run func(), _ string) { run(); s.retime() },
	predicted: (*session).checkPrediction,
}

// dispatch carries out one line of input.
func (s *session) dispatch(line string) {
	if s.editor != nil {
		line = s.edited(line)
	}
	words := strings.Fields(line)
	if len(words) == 0 {
		return
	}
	defer func() { s.previous = words[0] }()
	argument := strings.Join(words[1:], " ")
	row := findCommand(words[0])
	if row == nil && len(words) == 1 && s.looksLikeMove(words[0]) {
		row, argument = moveCommand, words[0]
	}
	if row == nil {
		s.out.refuse(errUnknown, line)
		return
	}
	s.react(row, argument, line)
}

// react carries out a command as its reaction in this mode says.
func (s *session) react(row *command, argument, line string) {
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

// postpone keeps a command until the search has moved, which is at once if too many wait.
func (s *session) postpone(run func()) {
	if s.postponed = append(s.postponed, run); len(s.postponed) > talk.MaxWaiting {
		s.moveNow()
	}
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
