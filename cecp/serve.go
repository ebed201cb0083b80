package cecp

import (
	"fmt"
	"io"
)

// Serve holds a conversation with a GUI until it sends quit or its lines end.
func Serve(in io.Reader, out io.Writer, options Options) error {
	s, err := newSession(out, options)
	if err != nil {
		return err
	}
	lines, stop := readLines(in)
	defer stop()
	s.converse(lines)
	s.remember()
	s.search.abandon()
	s.writer.finish()
	return s.out.err
}

func newSession(out io.Writer, options Options) (*session, error) {
	standard, err := options.Catalogue.Load(standardGame)
	if err != nil {
		return nil, fmt.Errorf("cannot set up the standard game: %w", err)
	}
	s := &session{Options: options, out: &output{w: out}, standard: standard, clock: newTiming(), lines: 1,
		skill: newSkill(options.Random), policy: newPolicy(), opening: newOpening()}
	s.newGame()
	return s, nil
}

// converse carries out commands and passes on the reports of a search. Waiting
// commands go first: they may make a report obsolete.
func (s *session) converse(lines <-chan string) {
	for open := true; open && !s.closed && s.out.err == nil; {
		select {
		case line, ok := <-lines:
			open = s.receive(line, ok)
		default:
			open = s.await(lines)
		}
	}
}

// await handles the next line or report; false means that the lines have ended.
func (s *session) await(lines <-chan string) bool {
	infos, results := s.search.reports()
	select {
	case line, ok := <-lines:
		return s.receive(line, ok)
	case info := <-infos:
		s.search.note(info)
		s.showThinking(info)
	case result := <-results:
		s.searchEnded(result)
	case err := <-s.writer.failures:
		s.remark(err)
	}
	return true
}

func (s *session) receive(line string, ok bool) bool {
	if ok {
		s.dispatch(line)
	}
	return ok
}
