// Package kernel has the inner loops of a network in a search, over plain slices of int16.
// It knows nothing about features, files or games.
//
// Each kernel exists twice. The twin in Go defines the result, wrap-around of integers
// included, and runs wherever there is no assembly. The assembly uses AVX2 and gives the
// same bits; a processor without AVX2 gets the twin.
//
// What would I change here?
//
//   - A kernel's meaning, its checks and its twin: integer.go.
//   - Its assembly: integer_amd64.s, declared in kernel_amd64.go, which
//     chooses between both; the question to the processor is in cpu_amd64.s.
//     kernel_other.go is for other processors, and for the build tag purego.
//
// Lengths are checked in Go before assembly runs, and numbers of rows in it, before a row
// is read. So what does not fit panics, as an index out of range does, and no kernel touches
// memory outside its slices.
//
// Words:
//
//   - accumulator: the sums of a network's first layer for one perspective.
//   - row: the weights of one feature, as many as the accumulator has sums.
//   - refresh: an accumulator computed anew, from the biases and all active features.
//   - lane: one number of a vector register.
//   - twin: the same kernel in Go.
package kernel
