package net

import "encoding/binary"

// A file has the numbers of a table column by column, each as its difference from the one
// before: features that follow each other are mostly of one piece on neighbouring squares, and
// alike. Small numbers of either sign become small ones without, and first all their lowest
// bytes are written, then the next ones, which are mostly zero. That takes two thirds of what
// the compressor makes of the numbers as they stand.

// number is what a table has.
type number interface{ int16 | int32 }

// appendTable appends a table with so many columns.
func appendTable[T number](to []byte, table []T, columns int) []byte {
	size, n := binary.Size(T(0)), len(table)
	at := len(to)
	to = append(to, make([]byte, size*n)...)
	var before T
	for i := range n {
		x := table[inColumns(i, n, columns)]
		d := x - before
		folded := uint32(d<<1 ^ d>>(8*size-1))
		before = x
		for plane := range size {
			to[at+plane*n+i] = byte(folded >> (8 * plane))
		}
	}
	return to
}

// cutTable reads a table with so many columns, and returns what follows it.
func cutTable[T number](table []T, columns int, data []byte) []byte {
	size, n := binary.Size(T(0)), len(table)
	var before T
	for i := range n {
		var folded uint32
		for plane := range size {
			folded |= uint32(data[plane*n+i]) << (8 * plane)
		}
		before += T(folded>>1) ^ -T(folded&1)
		table[inColumns(i, n, columns)] = before
	}
	return data[size*n:]
}

// inColumns is where the ith number, column by column, stands in a table of n row by row.
func inColumns(i, n, columns int) int {
	rows := n / columns
	return i%rows*columns + i/rows
}
