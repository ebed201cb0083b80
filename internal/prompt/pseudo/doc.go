// Package pseudo has terminals for tests: what is typed at one, and what it is sent, is
// the test's. Only tests import it.
//
// # Where to change what
//
// What a test does with one: terminal.go. How the system makes
// one: open_linux.go; open_other.go skips the test.
package pseudo
