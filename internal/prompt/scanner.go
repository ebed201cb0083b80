package prompt

import (
	"bufio"
	"io"
	"os"
	"os/signal"
	"syscall"
)

// scanner reads lines as they come.
type scanner struct {
	console *Console
	lines   *bufio.Scanner
	ready   chan bool      // what Scan answers; nil if it was not asked
	signals chan os.Signal // nil if a signal ends the program
	columns func() int
}

// newScanner makes a reader of a pipe.
func newScanner(c *Console, in io.Reader) *scanner {
	return &scanner{console: c, lines: bufio.NewScanner(in), columns: func() int { return usualWidth }}
}

// newTerminalScanner makes a reader of a terminal without an editor.
func newTerminalScanner(c *Console, in io.Reader, out *os.File) *scanner {
	s := newScanner(c, in)
	s.signals, s.columns = signals(), columnsOf(out)
	return s
}

// signals catches the signals that interrupt or end a conversation with a person.
func signals() chan os.Signal {
	caught := make(chan os.Signal, 1)
	signal.Notify(caught, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	return caught
}

// stopped is the error for a signal.
func stopped(s os.Signal) error {
	if s == os.Interrupt {
		return ErrInterrupted
	}
	return ErrTerminated
}

// read reads a line. It asks for no more of the input than that.
func (s *scanner) read(prompt string, _ Completer, _ bool) (string, error) {
	s.console.pass(prompt)
	if s.ready == nil {
		ready := make(chan bool, 1)
		go func() { ready <- s.lines.Scan() }()
		s.ready = ready
	}
	select {
	case caught := <-s.signals:
		s.console.pass("\n")
		return "", stopped(caught)
	case ok := <-s.ready:
		s.ready = nil
		if ok {
			return s.lines.Text(), nil
		}
	}
	s.console.pass("\n")
	if err := s.lines.Err(); err != nil {
		return "", err
	}
	return "", io.EOF
}

func (s *scanner) watch(interrupted func()) (stop func() error) {
	if s.signals == nil {
		return func() error { return nil }
	}
	done, cause := make(chan struct{}), make(chan error, 1)
	go func() {
		select {
		case caught := <-s.signals:
			interrupted()
			cause <- stopped(caught)
		case <-done:
			cause <- nil
		}
	}()
	return func() error {
		close(done)
		return <-cause
	}
}

func (s *scanner) width() int { return s.columns() }

func (s *scanner) close() error {
	signal.Stop(s.signals)
	return nil
}
