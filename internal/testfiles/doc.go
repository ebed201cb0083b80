// Package testfiles has the files that the program is delivered with, for tests of the packages that
// the root package imports: these cannot import it themselves. Only tests import this one.
//
// # Where to change what
//
// The files: files.go. Small changes of definitions that are there: slip.go. Rules to put together: rules.go.
package testfiles
