package prompt

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"fairymax/internal/plain"
)

// typist is a console with an editor at which the test types.
func typist(t *testing.T) (c *Console, keyboard io.WriteCloser, screen *strings.Builder) {
	t.Helper()
	in, keyboard := io.Pipe()
	t.Cleanup(func() { keyboard.Close() })
	screen = &strings.Builder{}
	c = &Console{Looks: Looks{Person: true, Live: true}, out: plain.NewWriter(screen)}
	c.lines = newEditor(c, in)
	return c, keyboard, screen
}

// Ctrl-Z stops the program, at once at the prompt and after a search if it was typed during that.
func TestSuspend(t *testing.T) {
	in, keyboard := io.Pipe()
	defer keyboard.Close()
	k := newKeys(in)
	suspended := 0
	k.suspend = func() { suspended++ }
	stop := k.watch(func() { t.Error("interrupted") })
	for _, typed := range []string{"a\x1ab", "c"} { // the first is taken when the second is
		if _, err := io.WriteString(keyboard, typed); err != nil {
			t.Fatal(err)
		}
	}
	if err := stop(); err != nil || suspended != 0 {
		t.Fatalf("during the search: %v, suspended %d times", err, suspended)
	}
	go io.WriteString(keyboard, "\x1ad")
	read := ""
	for piece := make([]byte, 8); !strings.HasSuffix(read, "d"); {
		n, err := k.Read(piece)
		if err != nil {
			t.Fatal(err)
		}
		read += string(piece[:n])
	}
	if strings.ReplaceAll(read, "c", "") != "abd" || suspended != 2 {
		t.Errorf("%q was read, suspended %d times", read, suspended)
	}
}

// Every way to edit a line gives the line that the person sees.
func TestEditing(t *testing.T) {
	for _, test := range []struct{ name, keys, want string }{
		{"typing", "e2e4\r", "e2e4"},
		{"backspace", "e2e5\x7f4\r", "e2e4"},
		{"Home and End", "2e4\x1b[1~e\x1b[4~!\r", "e2e4!"},
		{"Home and End of the keypad", "2d4\x1bOHd\x1bOF!\r", "d2d4!"},
		{"arrows", "e24\x1b[De\r", "e2e4"},
		{"arrows of the keypad", "e24\x1bODe\r", "e2e4"},
		{"words", "one two\x1b[1;5D\x1b[1;5Dzero \r", "zero one two"},
		{"delete a word", "one two\x1b\x7f\r", "one "},
		{"delete the line", "foo\x15e2e4\r", "e2e4"},
		{"Tab", "sa\tx\r", "save x"},
		{"Tab in the middle", "sa x\x1b[D\x1b[D\t\r", "save  x"},
		{"Ctrl-Z with nothing to go back to", "e2\x1ae4\r", "e2e4"},
	} {
		t.Run(test.name, func(t *testing.T) {
			c, keyboard, screen := typist(t)
			go io.WriteString(keyboard, test.keys)
			if line, err := c.ReadLine("> ", words("save", "score")); line != test.want || err != nil {
				t.Errorf("%q, %v, want %q\n%q", line, err, test.want, screen)
			}
		})
	}
}

// Escape alone does not swallow the next key.
func TestEscape(t *testing.T) {
	c, keyboard, _ := typist(t)
	go func() {
		for _, key := range []string{"\x1b", "e4\r"} {
			io.WriteString(keyboard, key)
		}
	}()
	if line, err := c.ReadLine("> ", nil); line != "e4" || err != nil {
		t.Errorf("%q, %v", line, err)
	}
}

// Where several words fit, Tab shows them and the line stays.
func TestTabLists(t *testing.T) {
	c, keyboard, screen := typist(t)
	go io.WriteString(keyboard, "s\tc\t\r")
	if line, _ := c.ReadLine("> ", words("save", "score")); line != "score " {
		t.Errorf("%q", line)
	}
	if !strings.Contains(screen.String(), "save   score\r\n") {
		t.Errorf("%q", screen)
	}
}

// Ctrl-C gives up the line; the next one begins anew. Ctrl-D ends the input, and so does
// a keyboard that is gone.
func TestEndsOfLines(t *testing.T) {
	c, keyboard, _ := typist(t)
	go func() {
		io.WriteString(keyboard, "e2\x03d4\r\x04quit\r")
		keyboard.Close()
	}()
	for _, want := range []struct {
		line string
		err  error
	}{{"", ErrInterrupted}, {"d4", nil}, {"", io.EOF}, {"quit", nil}, {"", io.EOF}} {
		if line, err := c.ReadLine("> ", nil); line != want.line || !errors.Is(err, want.err) {
			t.Errorf("%q, %v, want %q, %v", line, err, want.line, want.err)
		}
	}
}

// The arrow keys bring back lines, but no answers, no empty lines and no line twice.
func TestHistory(t *testing.T) {
	c, keyboard, _ := typist(t)
	go io.WriteString(keyboard, "one\rtwo\rtwo\r\ry\r\x1b[A\x1b[A\r\x1b[A\x1b[A\x1b[B\r")
	for i, want := range []string{"one", "two", "two", "", "y", "one", "one"} {
		read := c.ReadLine
		if want == "y" {
			read = c.Ask
		}
		if line, err := read("> ", nil); line != want || err != nil {
			t.Errorf("line %d: %q, %v, want %q", i, line, err, want)
		}
	}
}

// Enter and Ctrl-C end a wait; other keys are the beginning of the next line.
func TestInterruptible(t *testing.T) {
	for _, test := range []struct {
		keys string
		want error
		next string // the line afterwards
	}{
		{"\r", ErrHurried, "e4"},
		{"\x03", ErrInterrupted, "e4"},
		{"x\x03", ErrInterrupted, "e4"},
		{"x\x03d", ErrInterrupted, "de4"},
		{"d", nil, "de4"},
	} {
		c, keyboard, _ := typist(t)
		ctx, stop := c.Interruptible(context.Background())
		io.WriteString(keyboard, test.keys)
		if test.want != nil {
			<-ctx.Done()
		} else {
			time.Sleep(20 * time.Millisecond) // nothing must happen
		}
		if err := stop(); err != test.want {
			t.Errorf("%q: %v, want %v", test.keys, err, test.want)
		}
		go io.WriteString(keyboard, "e4\r")
		if line, err := c.ReadLine("> ", nil); line != test.next || err != nil {
			t.Errorf("%q: then %q, %v", test.keys, line, err)
		}
	}
}

// A status gives way to what follows it, and fits the line.
func TestStatus(t *testing.T) {
	c, _, screen := typist(t)
	c.Status("one")
	c.Status(strings.Repeat("x", 200) + "\x1b")
	io.WriteString(c, "text\x1b[2J\n")
	want := "\rone\x1b[K\r" + strings.Repeat("x", 78) + "…\x1b[K\r\x1b[Ktext\\u001B[2J\r\n"
	if screen.String() != want {
		t.Errorf("%q, want %q", screen, want)
	}
}
