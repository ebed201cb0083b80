package betza

import "fmt"

// Error is a mistake in a text.
type Error struct {
	Code   string // its number among the messages of the language, such as FM139
	Reason string // what is wrong, and what to write instead
	Term   string // the term that is wrong, as far as it was read
	Offset int    // of the term in the text, in bytes
}

func (e *Error) Error() string { return fmt.Sprintf("%q: %s", e.Term, e.Reason) }

func mistake(code, format string, args ...any) error {
	return &Error{Code: code, Reason: fmt.Sprintf(format, args...)}
}
