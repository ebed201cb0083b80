package cecp

import (
	"errors"
	"strconv"
	"strings"
)

// command is a row of the protocol.
type command struct {
	name      string
	arguments string   // as the protocol's document names them
	thinking  reaction // what becomes of it while a search runs
	run       handler
}

// reaction says how a command and a running search get along.
type reaction uint8

const (
	live   reaction = iota // carried out at once; the search goes on
	abort                  // the search ends without a move first
	later                  // carried out as soon as the search has ended
	refuse                 // not legal now
)

// handler carries a command out; its error says why it cannot be.
type handler func(s *session, argument string) error

var (
	errUnknown  = errors.New("unknown command")
	errArgument = errors.New("bad argument")
	errNotNow   = errors.New("command not legal now")
)

// commands is the whole vocabulary; see [command].
var commands = []command{
	{"xboard", "", live, ignore},
	{"protover", "N", live, plain((*session).announceFeatures)},
	{"accepted", "FEATURE", live, ignore},
	{"rejected", "FEATURE", live, ignore},
	{"quit", "", live, plain((*session).quit)},

	{"new", "", abort, plain((*session).newGame)},
	{"variant", "NAME", abort, (*session).setVariant},
	{"setboard", "FEN", abort, (*session).setBoard},
	{"result", "RESULT {COMMENT}", abort, plain((*session).force)},

	{"force", "", abort, plain((*session).force)},
	{"go", "", live, (*session).play},
	{"playother", "", abort, (*session).playOther},
	{"white", "", live, ignore}, // from the days before go; XBoard knows by colors=0
	{"black", "", live, ignore},
	{"usermove", "MOVE", refuse, (*session).userMove},
	{"?", "", live, plain((*session).moveNow)},
	{"undo", "", abort, (*session).undo},
	{"remove", "", abort, (*session).remove},
	{"draw", "", live, plain((*session).drawOffer)},
	{"hint", "", live, plain((*session).hint)},
	{"ping", "N", later, number((*session).ping)},

	{"level", "MOVES BASE INCREMENT", live, (*session).level},
	{"st", "SECONDS", live, (*session).secondsPerMove},
	{"sd", "DEPTH", live, number((*session).limitDepth)},
	{"nps", "NODES", live, number((*session).nodesPerSecond)},
	{"time", "CENTISECONDS", live, number((*session).ownClock)},
	{"otim", "CENTISECONDS", live, number((*session).opponentClock)},

	{"post", "", live, plain((*session).post)},
	{"nopost", "", live, plain((*session).noPost)},
	{"hard", "", live, ignore}, // no pondering yet
	{"easy", "", live, ignore},
	{"memory", "MB", later, number((*session).memory)},
	{"cores", "N", later, ignore},
	{"option", "NAME[=VALUE]", later, (*session).option},
	{"random", "", live, plain(func(s *session) { s.random = !s.random })},
	{".", "", live, ignore}, // only asked for in analysis

	{"computer", "", live, plain((*session).opponentIsEngine)},
	{"name", "NAME", live, ignore},
	{"rating", "OWN OPPONENT", live, ignore},
	{"ics", "HOST", live, ignore},
	{"holding", "[WHITE] [BLACK]", live, ignore}, // this and the next two: only in a game of four
	{"partner", "NAME", live, ignore},
	{"ptell", "TEXT", live, ignore},
}

// moveCommand is the row of a move that stands alone on its line.
var moveCommand = *findCommand("usermove")

func findCommand(name string) *command {
	for i := range commands {
		if commands[i].name == name {
			return &commands[i]
		}
	}
	return nil
}

// dispatch carries out one line of input.
func (s *session) dispatch(line string) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return
	}
	argument := strings.Join(words[1:], " ")
	row := findCommand(words[0])
	if row == nil && len(words) == 1 && s.looksLikeMove(words[0]) {
		row, argument = &moveCommand, words[0]
	}
	if row == nil {
		s.out.refuse(errUnknown, line)
		return
	}
	s.meetSearch(row, argument, line)
}

// meetSearch settles what a command means for a running search, and carries it out.
func (s *session) meetSearch(row *command, argument, line string) {
	run := func() {
		if err := row.run(s, argument); err != nil {
			s.out.refuse(err, line)
		}
	}
	if s.mode != thinking {
		run()
		return
	}
	switch row.thinking {
	case live:
		run()
	case abort:
		s.abandonSearch()
		run()
	case later:
		s.postponed = append(s.postponed, run)
	case refuse:
		s.out.refuse(errNotNow, line)
	}
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
