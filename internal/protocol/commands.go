package protocol

import (
	"strings"

	"fairymax/internal/talk"
)

// Command is a command of a dialect. Its words come without its name.
type Command struct {
	Name string
	In   [modes]Reaction // by the mode in which it arrives
	Run  func(s *Session, words []string)
}

// The columns are idle, thinking, held and working.
var (
	always = [modes]Reaction{Live, Live, Live, Live}
	ends   = [modes]Reaction{Live, Finish, Finish, Later} // the search gives its move first
	waits  = [modes]Reaction{Live, Later, Later, Later}
)

// Ends and Waits are the reactions of commands that end a search, or wait for its end. Both wait
// for the end of a chore: scripts send the next command behind it.
func Ends() [modes]Reaction  { return ends }
func Waits() [modes]Reaction { return waits }

// common are the commands of all dialects.
func common() []Command {
	return []Command{
		{"isready", always, (*Session).ready},
		{"quit", always, func(s *Session, _ []string) { s.closed = true }},
		{"stop", always, (*Session).stop},
		{"ponderhit", [modes]Reaction{Skip, Skip, Live, Skip}, (*Session).ponderHit},
		{"setoption", waits, func(s *Session, words []string) { s.dialect.SetOption(s, words) }},
		{"position", ends, func(s *Session, words []string) { s.dialect.Position(s, words) }},
		{"go", ends, func(s *Session, words []string) { s.dialect.Go(s, words) }},
		{"debug", always, func(*Session, []string) {}},
		{"register", always, func(*Session, []string) {}},
		{"load", always, (*Session).load},

		{"d", ends, (*Session).draw},
		{"eval", ends, (*Session).eval},
		{"perft", ends, (*Session).Perft},
		{"bench", ends, (*Session).bench},

		{"xboard", [modes]Reaction{Live, Skip, Skip, Skip}, func(s *Session, words []string) { s.handOver("xboard", words) }},
	}
}

// find returns the row of a command, nil for none.
func (s *Session) find(name string) *Command {
	for _, table := range [][]Command{s.dialect.Commands, common()} {
		for i := range table {
			if table[i].Name == name {
				return &table[i]
			}
		}
	}
	for _, d := range s.dialects {
		if d.Word == name {
			return &Command{name, [modes]Reaction{Live, Skip, Skip, Skip}, func(s *Session, _ []string) { s.greet(d) }}
		}
	}
	return nil
}

// greet answers the first word of a dialect. Another dialect begins only before a game.
func (s *Session) greet(d *Dialect) {
	if d != s.dialect {
		if s.begun {
			return
		}
		s.reset()
		s.speak(d)
	}
	d.Greet(s)
	s.greeted = true
	s.sayUnsaid()
}

// handOver ends the conversation because the other side tries another protocol.
func (s *Session) handOver(protocol string, words []string) {
	if !s.begun {
		s.closed, s.handover = true, &talk.Handover{Line: protocol + " " + strings.Join(words, " ")}
	}
}

// ready answers when everything before it has been done.
func (s *Session) ready(_ []string) {
	if s.mode == idle {
		s.prepare()
	}
	s.Say("readyok")
}

// NewGame forgets what earlier searches have found.
func (s *Session) NewGame(_ []string) {
	s.fresh = false
	s.prepare()
}
