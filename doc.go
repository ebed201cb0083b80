// Package fairymax plays chess and some 180 of its relatives, and games of your own: it
// knows the rules of any game that a definition in TOML can say, and searches for good moves.
//
//	game, err := fairymax.Load("capablanca")
//	b := game.Start()
//	err = b.Push("Nc3")
//	best, err := fairymax.NewEngine(game, fairymax.Options{}).Search(ctx, b, fairymax.Limits{Time: time.Second}, nil)
//	fmt.Println(b.Write(best.Moves[0], fairymax.SAN))
//
// A [Game] is the rules. A [Board] is a game under way: a position and the moves that have led to it. An
// [Engine] searches. Squares are written as e2, ranks counted from 1; moves in any [Notation].
// The language of definitions is described in package [fairymax/variants].
//
// # Where to change what
//
// Loading and importing: game.go; games that are loaded several times: rules.go. What is told of a game:
// features.go; what errors name that helps: advice.go. What a position can be asked, and moves as text:
// board.go, move.go. How a game ends: outcome.go; game records: pgn.go. Searching: engine.go. The files
// that the program is delivered with: fairymax.go.
package fairymax
