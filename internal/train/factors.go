package train

// rows are the parameters of features: of those of the network, or of virtual ones.
type rows struct{ weights, squares parameters }

// newRows takes the first values of both tables.
func newRows(weights, squares []float32) rows {
	return rows{newParameters(weights, true, true), newParameters(squares, true, false)}
}

// factors are virtual features: each is active with several inputs, so that what is
// learnt of one square helps the others while samples are few. The row that counts
// for an input, in Trainer.net, is its own plus those of its factors.
type factors struct {
	rows
	of      [][]uint16 // by input: its factors
	members [][]uint16 // by factor: its inputs, ascending
}

// newFactors starts them with zeros; there may be none.
func newFactors(s Shape, of [][]uint16) *factors {
	x := &factors{of: of}
	for input, list := range of {
		for _, f := range list {
			for int(f) >= len(x.members) {
				x.members = append(x.members, nil)
			}
			x.members[f] = append(x.members[f], uint16(input))
		}
	}
	x.rows = newRows(make([]float32, len(x.members)*s.Hidden), make([]float32, len(x.members)*s.Buckets))
	return x
}

// gather sums the gradients of each factor over its inputs.
func (x *factors) gather(s Shape, own *rows, threads int) {
	parallel(threads, len(x.members), func(f int) {
		weights, squares := x.weights.grads[f*s.Hidden:][:s.Hidden], x.squares.grads[f*s.Buckets:][:s.Buckets]
		clear(weights)
		clear(squares)
		addRows(weights, own.weights.grads, x.members[f])
		addRows(squares, own.squares.grads, x.members[f])
	})
}

// fold writes the rows that count into the tables of a network. Where the weights of
// input and factors together pass the limit, the input's own weight gives way.
func (x *factors) fold(net *Model, own *rows, threads int) {
	const block = 256
	parallel(threads, (net.Inputs+block-1)/block, func(b int) {
		sums := make([]float32, net.Hidden)
		for f := b * block; f < min((b+1)*block, net.Inputs); f++ {
			clear(sums)
			addRows(sums, x.weights.values, x.of[f])
			at := f * net.Hidden
			limitSums(net.Weights[at:][:net.Hidden], own.weights.values[at:], sums)
			squares := net.Squares[f*net.Buckets:][:net.Buckets]
			copy(squares, own.squares.values[f*net.Buckets:])
			addRows(squares, x.squares.values, x.of[f])
		}
	})
}

// limitSums adds the sums of factors to own weights.
func limitSums(total, own, sums []float32) {
	own, sums = own[:len(total)], sums[:len(total)]
	for i, sum := range sums {
		w := own[i] + sum
		if within := max(min(w, Limit), -Limit); within != w {
			own[i] = within - sum
			w = max(min(own[i]+sum, Limit), -Limit) // the sum is rounded again
		}
		total[i] = w
	}
}
