package prompt

import (
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"unicode/utf8"

	"golang.org/x/term"

	"fairymax/internal/plain"
)

// What a person does instead of typing a line. The end of the input is [io.EOF].
var (
	ErrInterrupted = errors.New("interrupted")       // Ctrl-C
	ErrTerminated  = errors.New("told to end")       // by the system, or the terminal is gone
	ErrHurried     = errors.New("told not to go on") // Enter, while something goes on
)

// Console writes text and reads lines. One goroutine uses it.
type Console struct {
	Looks
	out    *plain.Writer
	lines  reader
	status bool // a status stands in the line of the cursor
}

// reader is a way to read lines.
type reader interface {
	// read writes a prompt and reads a line after it. A line that is remembered can be
	// brought back.
	read(prompt string, complete Completer, remember bool) (string, error)
	// watch looks for an interruption until stop is called, which returns it.
	watch(interrupted func()) (stop func() error)
	// width is the number of columns.
	width() int
	close() error
}

// IsTerminal reports whether an input or output is a terminal.
func IsTerminal(stream any) bool {
	file, isFile := stream.(*os.File)
	return isFile && term.IsTerminal(int(file.Fd()))
}

// Open begins a conversation. The environment may be that of [os.Getenv].
func Open(in io.Reader, out *plain.Writer, environment func(string) string) (*Console, error) {
	c := &Console{out: out}
	if !IsTerminal(in) || !IsTerminal(out.Output()) {
		c.lines = newScanner(c, in)
		return c, nil
	}
	input, output := in.(*os.File), out.Output().(*os.File)
	c.Looks = looksOf(environment, canControl(output))
	if !c.Live {
		c.lines = newTerminalScanner(c, in, output)
		return c, nil
	}
	editor, err := openEditor(c, input, output)
	c.lines = editor
	return c, err
}

// Close gives the terminal back as it was.
func (c *Console) Close() error {
	c.clearStatus()
	return c.lines.close()
}

// Write writes text. What a terminal would not print is escaped.
func (c *Console) Write(text []byte) (int, error) {
	return len(text), c.Draw(plain.Text(string(text)))
}

// Draw writes text that may have sequences for the terminal, and no text of others.
func (c *Console) Draw(text string) error {
	c.clearStatus()
	return c.pass(text)
}

// pass writes text. A terminal with an editor wants carriage returns.
func (c *Console) pass(text string) error {
	if c.Live {
		text = strings.ReplaceAll(text, "\n", "\r\n")
	}
	return c.out.Sequence(text)
}

// Width is how many columns a line has: 80 where that is not known.
func (c *Console) Width() int { return c.lines.width() }

// columnsOf asks a terminal for its width, whenever that is wanted: it may change.
func columnsOf(out *os.File) func() int {
	return func() int {
		if columns, _, err := term.GetSize(int(out.Fd())); err == nil && columns > 0 {
			return columns
		}
		return usualWidth
	}
}

// usualWidth is that of a terminal that does not tell.
const usualWidth = 80

// Status shows a line that the next one, or any other text, replaces. Only a live console
// shows it, and as much of it as fits.
func (c *Console) Status(line string) {
	if !c.Live {
		return
	}
	line = plain.Text(line)
	if room := c.Width() - 1; utf8.RuneCountInString(line) > room {
		line = string([]rune(line)[:max(0, room-1)]) + "…"
	}
	c.pass("\r" + line + clearLine)
	c.status = true
}

// clearLine clears what is after the cursor in its line.
const clearLine = "\x1b[K"

func (c *Console) clearStatus() {
	if c.status {
		c.status = false
		c.pass("\r" + clearLine)
	}
}

// ReadLine reads a line, which the person can bring back later. Complete may be nil.
func (c *Console) ReadLine(prompt string, complete Completer) (string, error) {
	c.clearStatus()
	return c.lines.read(prompt, complete, true)
}

// Ask reads the answer to a question.
func (c *Console) Ask(question string, complete Completer) (string, error) {
	c.clearStatus()
	return c.lines.read(question, complete, false)
}

// Interruptible makes a context that ends when the person does not want to wait any
// longer, which is seen until stop is called. Stop returns why, nil if the person waited.
func (c *Console) Interruptible(parent context.Context) (ctx context.Context, stop func() error) {
	ctx, cancel := context.WithCancel(parent)
	end := c.lines.watch(cancel)
	return ctx, func() error {
		cancel()
		return end()
	}
}
