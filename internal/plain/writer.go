package plain

import (
	"io"
	"sync"
	"unicode/utf8"
)

// Writer escapes all text on its way to an output, and remembers the first failure:
// the caller need not look at every line. Goroutines may share it.
type Writer struct {
	lock   sync.Mutex
	to     io.Writer
	cut    []byte // the beginning of a character that goes on in the next piece
	failed error
}

// NewWriter returns a Writer to an output.
func NewWriter(to io.Writer) *Writer { return &Writer{to: to} }

// Write writes text.
func (w *Writer) Write(piece []byte) (int, error) {
	w.lock.Lock()
	defer w.lock.Unlock()
	text := append(w.cut, piece...)
	whole := len(text) - cutOff(text)
	w.cut = append([]byte(nil), text[whole:]...)
	if err := w.pass(Text(string(text[:whole]))); err != nil {
		return 0, err
	}
	return len(piece), nil
}

// cutOff returns the number of bytes at the end of a text that begin a character.
func cutOff(text []byte) int {
	for n := 1; n < utf8.UTFMax && n <= len(text); n++ {
		if start := text[len(text)-n:]; utf8.RuneStart(start[0]) {
			if utf8.FullRune(start) {
				return 0
			}
			return n
		}
	}
	return 0
}

// Sequence writes something that is meant for the terminal itself, such as a colour.
// It must not contain text of others.
func (w *Writer) Sequence(sequence string) error {
	w.lock.Lock()
	defer w.lock.Unlock()
	return w.pass(sequence)
}

// pass writes what needs no escapes.
func (w *Writer) pass(text string) error {
	_, err := io.WriteString(w.to, text)
	if w.failed == nil {
		w.failed = err
	}
	return err
}

// Output returns the output behind the Writer.
func (w *Writer) Output() io.Writer { return w.to }

// Close writes what is left and closes the output if it can be closed. It returns the
// first failure of all.
func (w *Writer) Close() error {
	w.lock.Lock()
	defer w.lock.Unlock()
	if len(w.cut) > 0 {
		w.pass(Text(string(w.cut)))
		w.cut = nil
	}
	if closer, ok := w.to.(io.Closer); ok {
		if err := closer.Close(); w.failed == nil {
			w.failed = err
		}
	}
	return w.failed
}
