// Package prompt is the conversation with a person, a line at a time: at a terminal with
// line editing, history, completion and a status line that changes; through a pipe, or at
// a simpler terminal, with plain lines. It knows nothing about
// games.
//
// # Where to change what
//
// What a program calls: console.go. What a terminal is able to
// do: looks.go, with vt_windows.go and vt_other.go. How lines are read: editor.go at a
// terminal, scanner.go elsewhere. The keys, and what Ctrl-C and Ctrl-Z do: keys.go with
// translate.go, suspend_unix.go and suspend_other.go. What Tab does: complete.go. The
// lines that the arrow keys bring back: history.go.
//
// # Words
//
// A live console is a terminal with an editor. A status is a line that the next
// one replaces. A completer says what may stand at the end of a line; its proposals are
// what it offers. Type-ahead is what is typed before the program asks.
package prompt
