package train

// addRows adds rows of a table to dst, in order: dst += Σ table[row], a row being as
// long as dst. The forward pass sums weights of active features with it, and the
// backward pass sums gradients of slots. Eight columns at a time stay in registers.
func addRows(dst, table []float32, rows []uint16) {
	width := len(dst)
	column := 0
	for ; column+8 <= width; column += 8 {
		addColumns((*[8]float32)(dst[column:]), table[column:], rows, width)
	}
	for ; column < width; column++ {
		sum := dst[column]
		for _, row := range rows {
			sum += table[int(row)*width+column]
		}
		dst[column] = sum
	}
}

// addColumns adds eight columns; the table begins at the first of them.
func addColumns(dst *[8]float32, table []float32, rows []uint16, width int) {
	a0, a1, a2, a3, a4, a5, a6, a7 := dst[0], dst[1], dst[2], dst[3], dst[4], dst[5], dst[6], dst[7]
	for _, row := range rows {
		w := (*[8]float32)(table[int(row)*width:])
		a0 += w[0]
		a1 += w[1]
		a2 += w[2]
		a3 += w[3]
		a4 += w[4]
		a5 += w[5]
		a6 += w[6]
		a7 += w[7]
	}
	dst[0], dst[1], dst[2], dst[3], dst[4], dst[5], dst[6], dst[7] = a0, a1, a2, a3, a4, a5, a6, a7
}
