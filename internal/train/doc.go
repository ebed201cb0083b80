// Package train trains a small network that evaluates positions, from samples of
// active features: NNUE's shape, in float32, with AdamW, in plain Go.
//
// Same samples, options and seed give the same bytes on every machine, with any number
// of threads, stopped and resumed or not. Three habits hold this.
// Every sum has a fixed order: a batch is cut into shards of a fixed size, and the
// gradient of a row is summed by one goroutine, over the shards in order. No product is
// fused with a sum: the compiler may do that on some processors, across statements and
// inlined calls too, unless the product is converted, hence float32(a*b) + c. And
// functions that package math has in assembly are written out.
//
// What would I change here? The shape of the network and its formula: model.go. What a
// sample is and how millions are kept: set.go. Settings and their defaults: options.go.
// The steps, the learning rate and the progress: trainer.go; the shuffling of samples:
// order.go. Output and gradient of the samples of one shard: shard.go, with the loops
// over hidden units in activation.go and the sum of rows, which takes most of the time,
// in rows.go. How gradients meet: gather.go; virtual features: factors.go. The
// optimiser: adam.go. The loss of a held-out set: loss.go. Checkpoints: checkpoint.go.
// Exponential and cosine: portable.go. Goroutines: parallel.go.
//
// Words: a feature is an index below Shape.Inputs, active or not. A row is what a
// table has for one feature. A perspective lists the active features as one side sees
// the board; own is that of the side to move. A factor is a virtual feature, active
// with each of its features while the network learns and folded into their rows in a
// Model. A shard is a part of a batch. A slot is one perspective of a shard.
package train
