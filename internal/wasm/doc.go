// Package wasm reads and changes modules of WebAssembly, and assembles small ones. It
// knows what Go's linker writes: one memory, and the instructions of version 2 without
// SIMD. The assembler knows some of SIMD as well.
//
// # Where to change what
//
//   - How a module is read, changed and written: module.go; its numbers: numbers.go.
//   - Instructions as code: code.go, opcode.go.
//   - The text that is assembled, and its words: assemble.go, words.go.
//
// # Words
//
//   - function: one that the module defines. Its index counts the imported ones as well.
//   - body: a function's locals and its instructions.
package wasm
