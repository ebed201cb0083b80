// Package talk is the pipe between us and a program that speaks a protocol of lines:
// what comes in, whether the other side still reads, and how foreign text is made to fit
// on one line. It knows no protocol.
//
// # Where to change what
//
// How lines come in, and how long a conversation may outlast them, or go on in another protocol:
// lines.go. A program that no longer reads: blocked.go. Foreign text: text.go.
package talk
