package cecp

import (
	"fmt"
	"io"

	"fairymax/internal/opening"
	"fairymax/internal/opponent"
	"fairymax/internal/talk"
)

// Serve holds a conversation with a GUI until it sends quit or its lines end. It returns soon
// after that even if the GUI no longer reads, with [talk.ErrStuck], or if a command takes
// long, with [talk.ErrSlow].
func Serve(in io.Reader, out io.Writer, options Options) error {
	lines := talk.Read(in)
	defer lines.Stop()
	return Converse(lines, "", out, options)
}

// Converse is [Serve] after the first line has been read; "" if it has not. The error is a
// [talk.Handover] if the GUI tries another protocol before a game has begun.
func Converse(in *talk.Input, first string, out io.Writer, options Options) error {
	return in.Hold(out, func(out io.Writer) error { return hold(in, first, out, options) })
}

// hold holds the conversation.
func hold(in *talk.Input, first string, out io.Writer, options Options) error {
	s, err := newSession(out, options)
	if err != nil {
		return err
	}
	s.dispatch(first)
	s.converse(in)
	s.remember()
	s.search.Abandon()
	s.writer.finish()
	if s.handover != nil {
		return s.handover
	}
	return s.out.err
}

func newSession(out io.Writer, options Options) (*session, error) {
	standard, err := options.Catalogue.Load(standardGame)
	if err != nil {
		return nil, fmt.Errorf("cannot set up the standard game: %w", err)
	}
	s := &session{Options: options, out: &output{w: out}, standard: standard, clock: newTiming(), lines: 1,
		skill: opponent.NewSkill(options.Random), policy: newPolicy()}
	s.opening = opening.New(s.skill.Random)
	s.newGame()
	return s, nil
}

// converse carries out commands and passes on the reports of a search.
func (s *session) converse(in *talk.Input) {
	in.Serve(func() bool { return !s.closed && s.out.err == nil }, s.dispatch, func() bool { return s.await(in) })
}

// await handles the next line or report; false means that the lines have ended.
func (s *session) await(in *talk.Input) bool {
	infos, currents, results := s.search.Reports()
	select {
	case line, ok := <-in.Lines:
		return in.Receive(line, ok, s.dispatch)
	case info := <-infos:
		s.search.Note(info)
		s.showThinking(info)
	case s.search.Current = <-currents:
	case <-s.veil:
		s.unveil()
	case result := <-results:
		s.searchEnded(result)
	case err := <-s.writer.failures:
		s.remark(err)
	}
	return true
}
