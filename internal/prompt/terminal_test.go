package prompt

import (
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/term"

	"fairymax/internal/plain"
	"fairymax/internal/prompt/pseudo"
)

// at opens a console at a terminal of a kind.
func at(t *testing.T, terminal *pseudo.Terminal, kind string) *Console {
	t.Helper()
	environment := map[string]string{"TERM": kind, "LANG": "C.UTF-8"}
	c, err := Open(terminal.Device, plain.NewWriter(terminal.Device), func(name string) string { return environment[name] })
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// A terminal is edited at, and is given back as it was.
func TestTerminal(t *testing.T) {
	terminal := pseudo.Open(t, 40, 20)
	before, err := term.GetState(int(terminal.Device.Fd()))
	if err != nil {
		t.Fatal(err)
	}
	c := at(t, terminal, "xterm-256color")
	if want := (Looks{true, true, true, 256}); c.Looks != want || c.Width() != 40 {
		t.Errorf("%+v, %d columns", c.Looks, c.Width())
	}
	terminal.Type("sa\t\x1b[A!\r")
	if line, err := c.ReadLine("> ", words("save")); line != "save !" || err != nil {
		t.Errorf("%q, %v", line, err)
	}
	terminal.Expect(t, "> sa")
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	if after, err := term.GetState(int(terminal.Device.Fd())); err != nil || *after != *before {
		t.Errorf("%v before, %v after, %v", before, after, err)
	}
}

// A terminal that understands no sequences gets none.
func TestDumbTerminal(t *testing.T) {
	terminal := pseudo.Open(t, 40, 20)
	c := at(t, terminal, "dumb")
	defer c.Close()
	if (c.Looks != Looks{Person: true}) || c.Width() != 40 {
		t.Errorf("%+v, %d columns", c.Looks, c.Width())
	}
	c.Status("thinking")
	terminal.Type("e2e4\n")
	if line, err := c.ReadLine("> ", nil); line != "e2e4" || err != nil {
		t.Errorf("%q, %v", line, err)
	}
	terminal.Expect(t, "> ")
	if out := terminal.Output(); strings.Contains(out, "\x1b") || strings.Contains(out, "thinking") {
		t.Errorf("%q", out)
	}
}

// Signals interrupt a line and a wait, at every kind of terminal.
func TestSignals(t *testing.T) {
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{"xterm", "dumb"} {
		for signal, want := range map[os.Signal]error{os.Interrupt: ErrInterrupted, syscall.SIGTERM: ErrTerminated, syscall.SIGHUP: ErrTerminated} {
			c := at(t, pseudo.Open(t, 40, 20), kind)
			self.Signal(signal)
			if line, err := c.ReadLine("> ", nil); line != "" || !errors.Is(err, want) {
				t.Errorf("%s, %v at a prompt: %q, %v", kind, signal, line, err)
			}
			ctx, stop := c.Interruptible(context.Background())
			self.Signal(signal)
			<-ctx.Done()
			if err := stop(); !errors.Is(err, want) {
				t.Errorf("%s, %v while waiting: %v", kind, signal, err)
			}
			c.Close()
		}
	}
}

// A pipe is read line by line, without anything for a terminal.
func TestPipe(t *testing.T) {
	var out strings.Builder
	c, err := Open(strings.NewReader("one\ntwo"), plain.NewWriter(&out), func(string) string { return "xterm-256color" })
	if err != nil || c.Looks != (Looks{}) {
		t.Fatal(c.Looks, err)
	}
	c.Status("thinking")
	for _, want := range []struct {
		line string
		err  error
	}{{"one", nil}, {"two", nil}, {"", io.EOF}} {
		if line, err := c.ReadLine("> ", words("one")); line != want.line || !errors.Is(err, want.err) {
			t.Errorf("%q, %v, want %q, %v", line, err, want.line, want.err)
		}
	}
	if want := "> > > \n"; out.String() != want {
		t.Errorf("%q, want %q", out.String(), want)
	}
}
