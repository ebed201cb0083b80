// Package tune makes functions that Go has compiled for WebAssembly faster.
//
// Go lets a goroutine leave a function at each of its calls and come back there later.
// So all blocks of a function are in one loop that begins with a table of them, and a
// jump from one to another, forward or back, stores a number and goes through this
// loop and its table. A browser's compiler sees neither loops nor branches in it.
//
// Straighten keeps such a function for goroutines that come back, and gives its place to
// another one that begins at the beginning: there jumps are jumps and loops are loops.
// Instructions, their order and what is on Go's stack are the same in both, so
// goroutines, panics and the collector notice nothing.
//
// # Where to change what
//
//   - What is done with a module: straighten.go; what a function calls: calls.go.
//   - How Go's shape of a function is read: shape.go. What it becomes: graph.go.
//   - Loops that have several entries: entries.go, which finds loops with loops.go.
//   - How blocks and loops are nested: nest.go; how that is written: write.go.
//   - Copies and zeros of a few words: moves.go.
//
// A function of another shape stays as it is.
//
// # Words
//
//   - block: instructions that are entered only at the first one. Others may lead out of
//     its middle: calls return, and branches jump.
//   - leave: to return at once, because the goroutine waits.
//   - entry: a block of a loop that another one outside the loop leads to.
package tune
