// Package engine is the search. It plays any game that package board can compile: values,
// tables and margins are computed from the rules when a game begins. It knows an evaluation
// only as an [Evaluator].
//
// # Where to change what
//
//   - A search idea: one function in prune.go (pruning), reduce.go (reductions) or
//     singular.go (extensions), its switch in features.go, its numbers in params.go, one
//     numbered line in the node in search.go. quiesce.go is the node of the quiescence search.
//   - The evaluation: package [fairymax/engine/eval]. evaluator.go is its
//     interface, and New takes one. Package engine/net adds a network to it, in its
//     evaluator.go; internal/nets chooses which. engine/material only counts. static.go calls
//     the evaluation and remembers its scores, correction.go has the correction history.
//   - What both need to know about a game, such as piece values: package
//     [fairymax/engine/traits].
//   - Move ordering: picker.go hands out moves in stages, order.go ranks them,
//     history.go has the histories and their counters. root.go orders the
//     root, recall.go finds the hash move among the legal moves. see.go evaluates exchanges,
//     blast.go those where a capture costs more than its victim.
//   - The transposition table: table.go; its memory: pages.go. How it gets memory and
//     huge pages, and how buckets are fetched ahead, differs between systems:
//     pages_unix.go, pages_other.go, hugepages_linux.go, hugepages_other.go,
//     prefetch_asm.go with its assembly, prefetch_other.go.
//   - Time: clock.go says how long a move may take, and whether another iteration is worth
//     it, which iterate.go asks; stop.go breaks off. remote.go controls a running search.
//     Protocols fill the Clock: cecp/timing.go, internal/protocol/order.go.
//   - Threads: smp.go starts them. Words in memory that they share: shared.go; plain ones
//     in WebAssembly, which has one thread: shared_wasm.go.
//   - Endings that tables know: prober.go has what is asked of them, and asks in the nodes;
//     known.go asks at the root.
//   - The state of a search: worker.go has the thread and its stack, line.go makes
//     moves on it. score.go has scores and bounds, ending.go the ends of the game.
//   - What a program calls: engine.go, with limits and results in limits.go.
//
// With one thread and no other limit than depth or nodes, a search depends only on its game
// and on what the engine has searched since NewGame; it asks no prober.
//
// # Words
//
//   - worker: one thread of a search. Frame: an entry of its stack, one for each ply.
//   - ply: a half move; also its distance from the root.
//   - prober: what knows endings from tables. Known: what it says of a move.
//   - line: a move of the root with its variation (PV), where several are wanted.
//   - danger: check, or another threat to win at once.
//   - pseudo-royal: a piece other than a royal that loses the game if captured.
//   - hash move: the move of the transposition table. Packed move: a move as the table
//     stores it.
//   - cell: a move in the history tables, by piece type and destination. Row: a cell
//     with the side that moved.
//   - raw: a static evaluation before it is corrected.
//   - fail high: a node's score reaches beta.
//   - margin: a number of the search in percent of a pawn.
package engine
