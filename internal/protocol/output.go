package protocol

import (
	"fmt"
	"io"

	"fairymax/internal/talk"
)

// output writes lines, each complete and in one call of Write.
type output struct {
	w   io.Writer
	err error // the first failure; nothing is written after it
}

func (o *output) line(text string) {
	if o.err == nil {
		_, o.err = fmt.Fprintln(o.w, text)
	}
}

// Say writes a line of the dialect's words, numbers and moves, without any foreign text.
func (s *Session) Say(format string, args ...any) { s.out.line(fmt.Sprintf(format, args...)) }

// Remark writes a text that people may read; programs pass it over. Before the greeting
// there is no word for that, so it waits.
func (s *Session) Remark(format string, args ...any) {
	text := talk.Flatten(fmt.Sprintf(format, args...))
	if !s.greeted {
		s.unsaid = append(s.unsaid, text)
		return
	}
	s.out.line(s.dialect.Remark + text)
}

// sayUnsaid writes the remarks that have waited for the greeting.
func (s *Session) sayUnsaid() {
	waiting := s.unsaid
	s.unsaid = nil
	for _, text := range waiting {
		s.Remark("%s", text)
	}
}
