package train

import "sort"

// gather sums the gradients of the rows of all features over the batch. Each goroutine
// has some of the features and sums each of them over the shards in order, so that the
// number of goroutines does not matter. A shard's gradients stay in the cache while
// its features are summed; dense tables for each shard would cost more than the sums.
func (t *Trainer) gather(shards []*shard) {
	threads := t.options.Threads
	parallel(threads, threads, func(i int) {
		from, to := t.boundary(shards, i), t.boundary(shards, i+1)
		width, buckets := t.net.Hidden, t.net.Buckets
		weights, squares := t.own.weights.grads, t.own.squares.grads
		clear(weights[from*width : to*width])
		clear(squares[from*buckets : to*buckets])
		for _, s := range shards {
			for f := from; f < to; f++ {
				if active := s.active(f); len(active) > 0 {
					addRows(weights[f*width:][:width], s.hidden, active)
					s.addLinear(squares[f*buckets:][:buckets], active)
				}
			}
		}
	})
}

// boundary is the first feature of goroutine i, such that each has about as many
// active features in the batch.
func (t *Trainer) boundary(shards []*shard, i int) int {
	total, threads := 0, t.options.Threads
	for _, s := range shards {
		total += len(s.order)
	}
	if i == threads {
		return t.net.Inputs
	}
	return sort.Search(t.net.Inputs, func(f int) bool {
		before := 0
		for _, s := range shards {
			before += int(s.starts[f])
		}
		return before >= total*i/threads
	})
}

// addLinear sums the gradient of a feature's piece-square values.
func (s *shard) addLinear(row []float32, active []uint16) {
	for _, slot := range active {
		x := s.slots[slot]
		row[x.bucket] += x.linear
	}
}

// gatherOutput sums the gradients of the dense parameters.
func (t *Trainer) gatherOutput(shards []*shard) {
	clear(t.bias.grads)
	clear(t.output.grads)
	clear(t.outputBias.grads)
	for _, s := range shards {
		add(t.bias.grads, s.bias)
		add(t.output.grads, s.output)
		add(t.outputBias.grads, s.outputBias)
	}
}

// add adds numbers one by one.
func add(dst, numbers []float32) {
	numbers = numbers[:len(dst)]
	for i := range dst {
		dst[i] += numbers[i]
	}
}
