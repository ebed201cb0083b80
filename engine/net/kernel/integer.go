package kernel

import "unsafe"

// Lanes is the number of int16 in a vector register. The length of an accumulator is
// a multiple of it.
const Lanes = 16

// Accumulate sets every to[i] to from[i] plus the i-th weights of the rows in add minus
// those of the rows in remove, with the wrap-around of int16. Row r is table[r*n:(r+1)*n],
// where n = len(to) = len(from). A row may occur several times.
//
// A move changes few rows; for a refresh, from is the biases and add lists all active
// features. to may be from. Otherwise it must share no memory with the other slices.
//
// It panics if n is not a multiple of [Lanes], if the lengths differ, or if the table lacks
// a row; after that, to is undefined.
func Accumulate(to, from, table []int16, add, remove []uint16) {
	n := len(to)
	if n%Lanes != 0 || len(from) != n {
		panic("kernel: lengths of accumulators do not fit")
	}
	if !useVectors {
		accumulateTwin(to, from, table, add, remove)
		return
	}
	if !accumulateVectors(unsafe.SliceData(to), unsafe.SliceData(from), n, unsafe.SliceData(table), len(table),
		unsafe.SliceData(add), len(add), unsafe.SliceData(remove), len(remove)) {
		panic("kernel: no such row in the table")
	}
}

// Output is a neuron after the activation SCReLU: the sum of v*v*w over all sums a of an
// accumulator and their weights w, where v is a clamped to 0…limit. v*w is computed in int16
// and the sum in int32, both with wrap-around. Nothing is lost if a network keeps
// |v*w| ≤ 32767 and has at most 256 sums of a limit up to 255. Its unit is limit²·weight.
//
// It panics if the length is not a multiple of [Lanes] or if the lengths differ.
func Output(accumulator, weights []int16, limit int16) int32 {
	n := len(accumulator)
	if n%Lanes != 0 || len(weights) != n {
		panic("kernel: lengths of accumulator and weights do not fit")
	}
	if !useVectors {
		return outputTwin(accumulator, weights, limit)
	}
	return outputVectors(unsafe.SliceData(accumulator), unsafe.SliceData(weights), n, limit)
}

// accumulateTwin joins a row to add and one to remove in one walk, because most moves
// change an equal number of each.
func accumulateTwin(to, from, table []int16, add, remove []uint16) {
	n := len(to)
	table = table[:len(table):len(table)] // a row may be cut from spare capacity otherwise
	for len(add) > 0 && len(remove) > 0 {
		plus, minus := table[int(add[0])*n:][:n], table[int(remove[0])*n:][:n]
		from = from[:n]
		for i := range to {
			to[i] = from[i] + plus[i] - minus[i]
		}
		from, add, remove = to, add[1:], remove[1:]
	}
	copy(to, from)
	for _, r := range add {
		row := table[int(r)*n:][:n]
		for i := range to {
			to[i] += row[i]
		}
	}
	for _, r := range remove {
		row := table[int(r)*n:][:n]
		for i := range to {
			to[i] -= row[i]
		}
	}
}

func outputTwin(accumulator, weights []int16, limit int16) int32 {
	weights = weights[:len(accumulator)]
	sum := int32(0)
	for i, a := range accumulator {
		v := min(max(a, 0), limit)
		sum += int32(v*weights[i]) * int32(v)
	}
	return sum
}
