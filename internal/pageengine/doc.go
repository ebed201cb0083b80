// Package pageengine finds the engines that pages carry, or makes them.
//
// An engine is one file of JavaScript with a program, compiled to WebAssembly, packed and
// written as text, and Go's code that starts such a program. Go's compiler leaves a browser
// half of the speed to find, which is found here: package tune turns its jumps into jumps, and
// the kernels of networks are in SIMD.
//
// Where the sources of the program and Go are at hand, it is built at first use and kept in
// the user's cache; archives of releases carry it beside the program. The package for npm has
// another one as files.
//
// # Where to change what
//
// Which engines there are: engine.go. Where a file is looked for: find.go. How it is built, and
// what is in it: build.go, and how that is told: progress.go; how Go is run, and stopped: run.go;
// what is done after Go: finish.go; how a program becomes text: text.go and unpack.js; what it
// takes from its host: host.js. When it is too old: identity.go.
//
// # Words
//
// The identity of an engine is a sum of all that it is made of: its sources,
// those of this package, the profile and the flags that the compiler goes by, and the version of Go.
package pageengine
