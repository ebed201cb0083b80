// Package workbench is the compiler in a browser: the answers to what a page asks where people
// write, paste and change definitions. It reads their texts, finds the mistakes,
// imports what other programs wrote, and makes the page of a game. The folder program is
// the program around it, which the page carries as WebAssembly, and which plays the games
// as well; the folder front has the page, and the folder link the addresses in which a
// game is sent.
//
// A question is a JSON object with the name of what to do, as in package webplay, which
// answers all others. Nothing here reads a file or reaches the network, and no text
// that it gets may do harm: what takes too long is ended by the page, together with the
// program.
//
// # Where to change what
//
// The list of questions, and how they are read: session.go. The files that a text is checked among:
// folder.go. What is said about a text, and the page of its game: check.go. What evaluates it:
// nets.go. What another program wrote: foreign.go. Texts to begin with: library.go. What stands in
// an address: shared.go.
//
// # Words
//
// A verdict is what is said about a text; a finding in it is a mistake or a
// warning. A foreign text is one of another program.
package workbench
