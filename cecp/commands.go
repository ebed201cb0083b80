package cecp

import (
	"math"
	"strconv"
)

// command is a command of the protocol.
type command struct {
	name      string
	arguments string          // as the protocol's document names them
	in        [modes]reaction // by the mode in which it arrives
	run       handler
	check     handler // refuses before anything changes; nil if that is not needed
}

// handler carries a command out; its error says why it cannot.
type handler func(s *session, argument string) error

// always is the row of a command that is carried out in every mode.
var always = [modes]reaction{}

// commands lists all commands. The columns are the modes.
var commands = []command{
	//                forced  waiting  thinking pondering analysing
	{"xboard", "", always, ignore, nil},
	{"protover", "N", always, plain((*session).announceFeatures), nil},
	{"accepted", "FEATURE", always, plain((*session).featuresRead), nil},
	{"rejected", "FEATURE", always, plain((*session).featuresRead), nil},
	{"quit", "", always, plain((*session).quit), nil},
	{"uci", "", [modes]reaction{live, live, refuse, refuse, refuse}, handOver("uci"), nil},
	{"usi", "", [modes]reaction{live, live, refuse, refuse, refuse}, handOver("usi"), nil},
	{"ucci", "", [modes]reaction{live, live, refuse, refuse, refuse}, handOver("ucci"), nil},

	{"new", "", [modes]reaction{live, live, abort, abort, restart}, plain((*session).newGame), nil},
	{"variant", "NAME", [modes]reaction{live, live, abort, abort, restart}, (*session).setVariant, nil},
	{"setboard", "FEN", [modes]reaction{live, live, abort, abort, restart}, (*session).setBoard, nil},
	{"edit", "", [modes]reaction{live, live, abort, abort, live}, plain((*session).edit), nil},
	{"result", "RESULT {COMMENT}", [modes]reaction{live, live, abort, abort, skip}, plain((*session).force), nil},

	{"force", "", [modes]reaction{live, live, abort, abort, abort}, plain((*session).force), nil},
	{"go", "", [modes]reaction{live, live, skip, abort, abort}, (*session).play, nil},
	{"playother", "", [modes]reaction{live, skip, abort, skip, abort}, (*session).playOther, nil},
	{"white", "", always, ignore, nil}, // of older protocols; colors=0 switches them off
	{"black", "", always, ignore, nil},
	{"usermove", "MOVE", [modes]reaction{live, live, refuse, predicted, restart}, (*session).userMove, (*session).checkMove},
	{"?", "", [modes]reaction{skip, skip, live, skip, skip}, plain((*session).moveNow), nil},
	{"undo", "", [modes]reaction{live, live, abort, abort, restart}, (*session).undo, nil},
	{"remove", "", [modes]reaction{live, live, abort, abort, restart}, (*session).remove, nil},
	{"draw", "", [modes]reaction{skip, live, live, live, skip}, plain((*session).drawOffer), nil},
	{"hint", "", [modes]reaction{live, live, skip, live, live}, plain((*session).hint), nil},
	{"bk", "", [modes]reaction{live, live, later, live, live}, plain((*session).showBook), nil},
	{"ping", "N", [modes]reaction{live, live, later, live, live}, number((*session).ping), nil},

	{"level", "MOVES BASE INCREMENT", [modes]reaction{live, live, retimed, live, live}, (*session).level, nil},
	{"st", "SECONDS", [modes]reaction{live, live, retimed, live, live}, (*session).secondsPerMove, nil},
	{"sd", "DEPTH", [modes]reaction{live, live, live, restart, live}, atLeast(0, (*session).limitDepth), nil},
	{"nps", "NODES", [modes]reaction{live, live, live, restart, live}, atLeast(0, (*session).nodesPerSecond), nil},
	{"time", "CENTISECONDS", [modes]reaction{live, live, retimed, live, live}, number((*session).ownClock), nil},
	{"otim", "CENTISECONDS", [modes]reaction{live, live, retimed, live, live}, number((*session).opponentClock), nil},

	{"post", "", always, plain((*session).post), nil},
	{"nopost", "", always, plain((*session).noPost), nil},
	{"hard", "", always, plain((*session).hard), nil},
	{"easy", "", [modes]reaction{live, live, live, abort, live}, plain((*session).easy), nil},
	{"memory", "MB", [modes]reaction{live, live, later, restart, restart}, atLeast(0, (*session).memory), nil},
	{"cores", "N", [modes]reaction{live, live, later, restart, restart}, atLeast(1, (*session).cores), nil},
	{"option", "NAME[=VALUE]", [modes]reaction{live, live, later, restart, restart}, (*session).option, nil},
	{"egtpath", "TYPE PATH", always, ignore, nil},
	{"random", "", always, plain((*session).sentRandom), nil},

	{"analyze", "", [modes]reaction{live, live, abort, abort, skip}, plain((*session).analyze), nil},
	{"exit", "", [modes]reaction{skip, skip, skip, skip, abort}, plain((*session).force), nil},
	{".", "", [modes]reaction{skip, skip, live, live, live}, plain((*session).status), nil},
	{"exclude", "MOVE", [modes]reaction{live, live, skip, skip, restart}, (*session).exclude, (*session).checkNamed},
	{"include", "MOVE", [modes]reaction{live, live, skip, skip, restart}, (*session).include, (*session).checkNamed},
	{"pause", "", [modes]reaction{skip, skip, live, live, live}, plain((*session).pause), nil},
	{"resume", "", [modes]reaction{skip, skip, live, live, live}, plain((*session).resume), nil},

	{"lift", "SQUARE", [modes]reaction{live, live, skip, live, live}, (*session).lift, nil},
	{"put", "SQUARE", [modes]reaction{live, live, skip, live, live}, (*session).put, nil},
	{"hover", "SQUARE", [modes]reaction{live, live, skip, live, live}, ignore, nil},

	{"computer", "", always, plain((*session).opponentIsEngine), nil},
	{"name", "NAME", always, ignore, nil},
	{"rating", "OWN OPPONENT", always, ignore, nil},
	{"ics", "HOST", always, ignore, nil},
	{"holding", "[WHITE] [BLACK] NEW", always, (*session).holding, nil}, // this and the next two: only in bughouse
	{"partner", "NAME", always, ignore, nil},
	{"ptell", "TEXT", always, ignore, nil},
}

// moveCommand is the command of a bare move.
var moveCommand = findCommand("usermove")

func findCommand(name string) *command {
	for i := range commands {
		if commands[i].name == name {
			return &commands[i]
		}
	}
	return nil
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
func number(run func(*session, int)) handler { return atLeast(math.MinInt, run) }

// atLeast makes a handler of a method that takes a whole number from least on.
func atLeast(least int, run func(*session, int)) handler {
	return func(s *session, argument string) error {
		n, err := strconv.Atoi(argument)
		if err != nil || n < least {
			return errArgument
		}
		run(s, n)
		return nil
	}
}
