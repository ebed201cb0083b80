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
// Samples are in files, and only a part of them is in memory at a time, so that a set may be
// of any size. A [Writer] shuffles what it gets in segments and cuts these into blocks. Each
// epoch reads the blocks in an order of its own, some thousand at a time, and shuffles the
// samples of these again. A set that fits into memory is read once.
//
// # Where to change what
//
// The shape of the network and its formula: model.go. What a
// sample is and how it is packed: sample.go. Files of samples: segment.go for their format,
// writer.go, set.go for reading them. What is in memory: window.go, with feed.go for the
// batches and what is read ahead. Settings and their defaults: options.go.
// The steps, the learning rate and the progress: trainer.go; random numbers:
// order.go. Output and gradient of the samples of one shard: shard.go, with the loops
// over hidden units in activation.go and the sum of rows, which takes most of the time,
// in rows.go. How gradients meet: gather.go; virtual features: factors.go. The
// optimiser: adam.go. The loss of a held-out set: loss.go. Checkpoints: checkpoint.go.
// Exponential and cosine are those of package portable. Goroutines: parallel.go.
//
// # Words
//
// A feature is an index below Shape.Inputs, active or not. A row is what a
// table has for one feature. A perspective lists the active features as one side sees
// the board; own is that of the side to move. A factor is a virtual feature, active
// with each of its features while the network learns and folded into their rows in a
// Model. A record is a packed sample, a block some 850 of them, a window all blocks that are
// in memory. A unit is what samples are made of one after the other, such as a game. A shard
// is a part of a batch. A slot is one perspective of a shard.
package train
