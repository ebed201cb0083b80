package protocol

import (
	"fmt"
	"io"
	"time"

	"fairymax/internal/opening"
	"fairymax/internal/opponent"
	"fairymax/internal/talk"
)

// Converse holds a conversation that begins with a line until the other side quits or its
// lines end. It returns soon after that even if the other side no longer reads, with [talk.ErrStuck], or if a
// command takes long, with [talk.ErrSlow]. It is a [talk.Handover] if the other side tries a
// protocol that is not among the dialects before a game has begun.
func Converse(in *talk.Input, first string, out io.Writer, options Options, dialects ...*Dialect) error {
	return in.Hold(out, func(out io.Writer) error {
		s, err := newSession(out, options, dialects)
		if err != nil {
			return err
		}
		s.dispatch(first)
		s.converse(in)
		return s.end()
	})
}

// newSession begins a session in the first dialect.
func newSession(out io.Writer, options Options, dialects []*Dialect) (*Session, error) {
	s := &Session{Options: options, out: &output{w: out}, catalogue: options.Catalogue, dialects: dialects, unsaid: options.Notices}
	s.skill = opponent.NewSkill(options.Random)
	s.opening = opening.New(s.skill.Random)
	s.opening.Used = false
	s.reset()
	s.speak(dialects[0])
	if s.game == nil {
		return nil, fmt.Errorf("cannot set up the game %s", dialects[0].Game)
	}
	return s, nil
}

// So long may a search or a chore go on after the end of the lines, or after quit: a script
// may end with the command for it.
const (
	lastMove  = 1500 * time.Millisecond
	lastChore = 8 * time.Second // less than a conversation may take for its last line
)

// converse carries out commands and passes on the reports of a search.
func (s *Session) converse(in *talk.Input) {
	in.Serve(func() bool { return !s.closed && s.out.err == nil }, s.dispatch, func() bool { return s.listen(in, nil) })
	s.linger()
}

// linger lets a search or a chore come to its end.
func (s *Session) linger() {
	grace := lastMove
	if s.mode == working && !s.closed {
		grace = lastChore
	}
	for late := time.After(grace); s.mode == working || s.mode == thinking && !s.closed; {
		if s.out.err != nil || s.handover != nil || !s.listen(nil, late) {
			return
		}
	}
}

// listen handles the next line, if there are any, or report; false means that the lines
// have ended, or that it is late.
func (s *Session) listen(in *talk.Input, late <-chan time.Time) bool {
	var lines <-chan string
	if in != nil {
		lines = in.Lines
	}
	infos, currents, results := s.search.Reports()
	select {
	case line, ok := <-lines:
		return in.Receive(line, ok, s.dispatch)
	case info := <-infos:
		s.note(info)
	case current := <-currents:
		s.showCurrent(current)
	case result := <-results:
		s.searchEnded(result)
	case line, ok := <-s.chore.lines:
		s.choreSays(line, ok)
	case <-late:
		return false
	}
	return true
}

// end ends what still runs, with its answer.
func (s *Session) end() error {
	s.postponed = nil
	s.finishAll()
	if s.closed && s.handover == nil && s.dialect.Bye != "" {
		s.Say("%s", s.dialect.Bye)
	}
	if s.handover != nil {
		return s.handover
	}
	return s.out.err
}

// speak changes the dialect, and begins with its game.
func (s *Session) speak(d *Dialect) {
	s.dialect = d
	s.Style = Style{}
	if err := s.choose(d.Game); err != nil {
		s.Remark("%v", err)
	}
}
