package match

import "fmt"

// lateError is the error of a program that runs, but has not answered in time.
type lateError struct{ program, to string }

func (e *lateError) Error() string {
	return fmt.Sprintf("%s has not answered %s within %.0f s", e.program, e.to, patience.Seconds())
}

// unanswered is the error of a program that has not answered something.
func unanswered(n *program, to string) error { return &lateError{n.name, to} }

// unknownVariant is the error for a program that does not know the game.
func unknownVariant(n *program, variant string) error {
	return fmt.Errorf("%s does not play the variant %s; if it has another name for the same rules, give it with -variant1 or -variant2", n.name, variant)
}
