// Package ownfile writes the files of a command, but never over a file that another
// program or a person has written.
//
// # Where to change what
//
// When a file may be written over, and what is said if not: writer.go. Where the mark of a
// command is in files of each kind: kind.go.
//
// # Words
//
// The mark of a file names the command that has written it. A writer writes the files of
// one command, and writes over those with its mark. The kind of a file says where its mark is.
package ownfile
