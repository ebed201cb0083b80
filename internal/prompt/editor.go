package prompt

import (
	"errors"
	"io"
	"os"
	"os/signal"

	"golang.org/x/term"
)

// editor reads lines at a terminal.
type editor struct {
	console  *Console
	keys     *keys
	terminal *term.Terminal
	history  *history
	columns  func() int
	restore  func() error
	complete Completer
}

// openEditor takes the terminal over until it is closed.
func openEditor(c *Console, in, out *os.File) (*editor, error) {
	fd := int(in.Fd())
	before, err := term.MakeRaw(fd)
	if err != nil {
		return nil, err
	}
	e := newEditor(c, in)
	e.keys.signals = signals()
	e.columns = columnsOf(out)
	e.restore = func() error { return term.Restore(fd, before) }
	e.keys.suspend = func() {
		e.restore()
		suspend()
		term.MakeRaw(fd)
		e.terminal.Write(nil) // draws the line again
	}
	return e, nil
}

// newEditor makes an editor for keys that come from an input.
func newEditor(c *Console, in io.Reader) *editor {
	e := &editor{
		console: c,
		keys:    newKeys(in),
		history: &history{},
		columns: func() int { return usualWidth },
		restore: func() error { return nil },
	}
	e.renew()
	return e
}

// renew forgets the line that is being edited.
func (e *editor) renew() {
	e.terminal = term.NewTerminal(e, "")
	e.terminal.History = e.history
	e.terminal.AutoCompleteCallback = e.typed
}

// Read and Write connect the terminal with the keys and the output.
func (e *editor) Read(keys []byte) (int, error) { return e.keys.Read(keys) }

func (e *editor) Write(text []byte) (int, error) {
	return len(text), e.console.out.Sequence(string(text))
}

func (e *editor) read(prompt string, complete Completer, remember bool) (string, error) {
	e.complete, e.history.closed = complete, !remember
	e.terminal.SetPrompt(prompt)
	e.terminal.SetSize(e.columns(), 1)
	line, err := e.terminal.ReadLine()
	if err == nil || errors.Is(err, term.ErrPasteIndicator) {
		return line, nil
	}
	e.renew()
	e.console.pass("\n")
	if cause := e.keys.takeCause(); cause != nil {
		return "", cause
	}
	return "", err
}

// typed is called for each key that is not a command of the terminal. It completes the
// line for a tab.
func (e *editor) typed(line string, at int, key rune) (string, int, bool) {
	if key != '\t' || e.complete == nil {
		return "", 0, false
	}
	head, list := expand(line[:at], e.complete)
	if len(list) > 0 {
		e.terminal.Write([]byte(list.columns(e.columns())))
	}
	return head + line[at:], len(head), true
}

func (e *editor) watch(interrupted func()) (stop func() error) { return e.keys.watch(interrupted) }

func (e *editor) width() int { return e.columns() }

func (e *editor) close() error {
	signal.Stop(e.keys.signals)
	return e.restore()
}
