package main

import (
	"fmt"
	"strings"
)

// mostMistakes is how many mistakes of a file are printed.
const mostMistakes = 50

// briefly is the text of an error with one line for each mistake, without those that
// are too many.
func briefly(err error) string {
	lines := strings.Split(err.Error(), "\n")
	left := len(lines) - mostMistakes
	if left <= 0 {
		return err.Error()
	}
	return strings.Join(append(lines[:mostMistakes], more(left)), "\n")
}

// more says how many mistakes are not printed.
func more(n int) string {
	if n == 1 {
		return "and 1 more mistake"
	}
	return fmt.Sprintf("and %d more mistakes", n)
}
