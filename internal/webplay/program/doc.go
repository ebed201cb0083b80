// Command program is what a page carries as WebAssembly: a [webplay.Session] that
// JavaScript asks. Elsewhere it reads a question a line and prints the answers, for
// tests and for hosts of wasip1.
//
// # Where to change what
//
// How JavaScript asks: main_js.go; how lines do: main_other.go.
package main
