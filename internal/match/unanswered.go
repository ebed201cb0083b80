package match

import "fmt"

// lateError is the error of a program that runs, but has not answered in time.
type lateError struct{ program, to string }

func (e *lateError) Error() string {
	return fmt.Sprintf("%s has not answered %s within %.0f s", e.program, e.to, patience.Seconds())
}

// unanswered is the error of a program that has not answered something.
func unanswered(n *program, to string) error { return &lateError{n.name, to} }
