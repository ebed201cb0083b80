package cecp

import (
	"fmt"
	"io"
	"time"

	"fairymax/internal/opponent"
)

// Serve holds a conversation with a GUI until it sends quit or its lines end. It
// returns soon after that even if the GUI no longer reads, with [ErrStuck], or if a command
// takes long, with [ErrSlow].
func Serve(in io.Reader, out io.Writer, options Options) error {
	lines := readLines(in)
	defer lines.stop()
	done := make(chan error, 1)
	watched := &watchedWriter{w: out, begun: time.Now()}
	go func() { done <- hold(lines, watched, options) }()
	return lines.outlast(done, watched)
}

// hold holds the conversation.
func hold(in *input, out io.Writer, options Options) error {
	s, err := newSession(out, options)
	if err != nil {
		return err
	}
	s.converse(in)
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
		skill: opponent.NewSkill(options.Random), policy: newPolicy(), opening: newOpening()}
	s.newGame()
	return s, nil
}

// converse carries out commands and passes on the reports of a search. Waiting
// commands go first: they may make a report obsolete.
func (s *session) converse(in *input) {
	for open := true; open && !s.closed && s.out.err == nil; {
		select {
		case line, ok := <-in.lines:
			open = s.receive(in, line, ok)
		default:
			open = s.await(in)
		}
	}
}

// await handles the next line or report; false means that the lines have ended.
func (s *session) await(in *input) bool {
	infos, results := s.search.reports()
	select {
	case line, ok := <-in.lines:
		return s.receive(in, line, ok)
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

func (s *session) receive(in *input, line string, ok bool) bool {
	in.taken()
	if ok {
		s.dispatch(line)
	}
	return ok
}
