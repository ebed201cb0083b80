// Package pageengine finds the engine that a page carries, or makes it.
//
// The engine is one file of JavaScript with the program of fairymax/internal/webplay,
// compiled to WebAssembly, packed and written as text, and Go's code that starts such a
// program. Where the sources of this program and Go are at hand, it is built at first
// use and kept in the user's cache; archives of releases carry it beside the program.
//
// What would I change here? Where the file is looked for: find.go. How it is built, and
// what is in it: build.go; how that is told: progress.go. When it is too old: identity.go.
//
// Words: the identity of an engine is a sum of all that it is made of: its sources,
// the profile that the compiler goes by, and the version of Go.
package pageengine
