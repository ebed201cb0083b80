package talk

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/synctest"
)

// The end of a line that is too long is left out, and that can be seen.
func TestLongLines(t *testing.T) {
	in := Read(strings.NewReader("\n" + strings.Repeat("x", MaxLine-1) + "\n" + strings.Repeat("y", 3*MaxLine) + "\nz"))
	defer in.Stop()
	first, ok := in.First()
	if !ok || len(first) != MaxLine || Cut(first) {
		t.Errorf("%d bytes, cut: %v", len(first), Cut(first))
	}
	if second := <-in.Lines; len(second) != MaxLine || !Cut(second) {
		t.Errorf("%d bytes, cut: %v", len(second), Cut(second))
	}
	if third := <-in.Lines; third != "z" {
		t.Errorf("%q", third)
	}
	if _, ok := in.First(); ok {
		t.Error("a line after the end")
	}
}

// After a quit, a conversation that hangs is left behind: soon if nothing reads its output,
// later if it works.
func TestHold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		hang := make(chan bool)
		unread, to := io.Pipe()
		for _, test := range []struct {
			want     error
			out      io.Writer
			converse func(io.Writer) error
		}{
			{ErrSlow, io.Discard, func(io.Writer) error { <-hang; return nil }},
			{ErrStuck, to, func(out io.Writer) error { _, err := io.WriteString(out, "x"); return err }},
			{nil, io.Discard, func(io.Writer) error { return nil }},
		} {
			in := Read(strings.NewReader("quit\n"))
			if err := in.Hold(test.out, test.converse); !errors.Is(err, test.want) {
				t.Errorf("%v, want %v", err, test.want)
			}
			in.Stop()
		}
		close(hang)
		unread.Close()
	})
}

// A long text ends in an ellipsis, and is never cut within a character.
func TestFlatten(t *testing.T) {
	for text, want := range map[string]string{
		" a\nb\xff\x00":          "a b",
		strings.Repeat("x", 200): strings.Repeat("x", 200),
		strings.Repeat("x", 201): strings.Repeat("x", 197) + "…",
		strings.Repeat("é", 101): strings.Repeat("é", 98) + "…",
	} {
		if got := Flatten(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
