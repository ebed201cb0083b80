package protocol

import (
	"strings"

	"fairymax/internal/talk"
)

// Reaction says what a command does to the mode in which it arrives.
type Reaction uint8

const (
	Live   Reaction = iota // carried out at once; a search continues
	Skip                   // ignored
	Finish                 // the search gives its move first
	Later                  // carried out when the search has given its move, or the chore is done
)

// dispatch carries out one line. Words that are no command are passed over until one is,
// as UCI wants it.
func (s *Session) dispatch(line string) {
	if s.mark != "" {
		s.hear(line)
		return
	}
	if talk.Cut(line) {
		s.Remark("a line of more than %d bytes is ignored", talk.MaxLine)
		return
	}
	s.obey(line)
}

// obey carries out the command of a line, if it has one.
func (s *Session) obey(line string) {
	for words := strings.Fields(line); len(words) > 0; words = words[1:] {
		if row := s.find(words[0]); row != nil {
			s.react(row, words)
			return
		}
	}
}

// react carries out a command as its reaction in this mode says.
func (s *Session) react(row *Command, words []string) {
	reaction := row.In[s.mode]
	if s.Switches.Batch && reaction == Finish {
		reaction = Later
	}
	if reaction == Later && len(s.postponed) == talk.MaxWaiting {
		reaction = Finish
	}
	switch reaction {
	case Skip:
	case Later:
		s.postponed = append(s.postponed, strings.Join(words, " "))
	case Finish:
		s.finishAll()
		row.Run(s, words[1:])
	default:
		row.Run(s, words[1:])
	}
}

// catchUp carries out the commands that have waited for the end of a search.
func (s *Session) catchUp() {
	waiting := s.postponed
	s.postponed = nil
	for _, line := range waiting {
		s.obey(line)
	}
}
