// Package engine chooses moves. It plays any game that package board can
// compile and asks only the rules: values, tables and margins are computed
// from them when a game begins.
//
// What would I change here?
//
//   - A search idea: one function in prune.go or reduce.go, its switch and its
//     numbers in params.go, one numbered line in search.go.
//   - An evaluation term: one function and its row in terms.go; the breakdown
//     then shows it by itself. What it needs to know about the game in advance
//     is computed once in knowledge.go.
//   - What threatens a royal: danger.go. What pawns do for him: shelter.go. Passed
//     pawns: passers.go.
//   - The numbers of the terms: weights.txt. fit.go fits them to games.
//   - Piece values: values.go. Tables of squares: squares.go.
//   - Another evaluation altogether: evaluate.go. The search only calls begin,
//     follow, score, rough and turned; evals.go remembers what score has said.
//   - Move ordering: order.go picks, history.go remembers, root.go orders the root.
//   - The table: table.go; how memory is asked for it and ahead of it, which differs
//     between systems, in pages_*.go and prefetch_*.go.
//   - Time: clock.go says how much, iterate.go when to stop.
//   - Several threads: team.go; what they divide is in busy.go, what they tell each
//     other about a node of both in news.go, what they share besides the table in
//     merits.go, how they end an iteration in race.go.
//
// With one thread and a limit on depth or nodes, a search depends on nothing but
// its game and what the engine has searched since NewGame.
package engine
