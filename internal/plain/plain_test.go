package plain

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestText(t *testing.T) {
	for text, want := range map[string]string{
		"Grand Chess – 將棋 ½\t|\n":               "Grand Chess – 將棋 ½\t|\n",
		"\x1b[2Jgone":                           `\u001B[2Jgone`,
		"a\rb\x00\x7f\u009b1m":                  `a\u000Db\u0000\u007F\u009B1m`,
		"\u202egnp.exe\u2066\u200f\u061c\u2028": `\u202Egnp.exe\u2066\u200F\u061C\u2028`,
		"\x9b31m\xff\ufffd":                     `\x9B31m\xFF` + "\ufffd",
	} {
		if got := Text(text); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
		for size := 1; size < 4; size++ {
			var b strings.Builder
			w := NewWriter(&b)
			for rest := text; rest != ""; {
				n := min(size, len(rest))
				if m, err := w.Write([]byte(rest[:n])); m != n || err != nil {
					t.Fatal(m, err)
				}
				rest = rest[n:]
			}
			if err := w.Close(); err != nil || b.String() != want {
				t.Errorf("%q in pieces of %d: %s, %v, want %s", text, size, b.String(), err, want)
			}
		}
	}
}

// Nothing harmful comes through, whatever the text is.
func FuzzText(f *testing.F) {
	f.Add("\x1b]0;title\x07\u202e")
	f.Fuzz(func(t *testing.T, text string) {
		got := Text(text)
		if !utf8.ValidString(got) || strings.ContainsFunc(got, isHarmful) || got != Text(got) {
			t.Errorf("%q: %q", text, got)
		}
	})
}

type fullDisk struct{}

var errFull = errors.New("no space left")

func (fullDisk) Write([]byte) (int, error) { return 0, errFull }

// The first failure is remembered.
func TestFailure(t *testing.T) {
	w := NewWriter(fullDisk{})
	if _, err := w.Write([]byte("x")); err != errFull {
		t.Error(err)
	}
	w.to = &strings.Builder{}
	if _, err := w.Write([]byte("y")); err != nil {
		t.Error(err)
	}
	if err := w.Close(); err != errFull {
		t.Error(err)
	}
}
