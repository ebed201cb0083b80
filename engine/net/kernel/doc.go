// Package kernel has the inner loops of a network in a search, over plain slices of int16.
// It knows nothing about features, files or games.
//
// Each kernel has a twin in Go, which defines the result, wrap-around of integers included,
// and runs wherever there is nothing else. Assembly with AVX2, and in a browser functions
// with SIMD of WebAssembly, give the same bits; a processor or a browser without them gets
// the twin.
//
// # Where to change what
//
//   - A kernel's meaning, its checks and its twin: integer.go.
//   - Its assembly: integer_amd64.s, declared in kernel_amd64.go, which
//     chooses between both; the question to the processor is in cpu_amd64.s.
//   - The functions for browsers: integer.wat, declared in kernel_js.go. The build tag
//     simd128 says that the host of the program has them, see fairymax/internal/pageengine.
//   - Other processors and hosts, and the build tag purego: kernel_other.go.
//
// Lengths are checked in Go before vectors are used, and numbers of rows there, before a row
// is read. So what does not fit panics, as an index out of range does, and no kernel touches
// memory outside its slices.
//
// # Words
//
//   - accumulator: the sums of a network's first layer for one perspective.
//   - row: the weights of one feature, as many as the accumulator has sums.
//   - refresh: an accumulator computed from scratch, from the biases and all active features.
//   - lane: one number of a vector register.
//   - twin: the same kernel in Go.
package kernel
