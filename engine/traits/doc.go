// Package traits is what the rules of a game mean for an engine. Search and
// evaluation both use it. A [Game] is computed once before the game begins and never
// changes.
//
// # Where to change what
//
//   - Which shortcuts of chess engines stay sound: rules.go.
//   - Piece values: values.go. They follow from the moves of a piece on a crowded
//     board, crowded.go. Values in hand: hand.go.
//   - What captures gain and risk: exchange.go.
//   - Which pieces must not be lost: pseudoroyal.go. Regions to reach: goals.go.
//   - How a piece moves over the whole board: profile.go; geometry.go and set.go
//     have squares and sets of squares.
//   - Material and keys, updated from move to move: structure.go.
//   - What a Game has: game.go; new.go computes it.
//
// # Words
//
//   - profile: moves and mobility of one piece type and colour, by square.
//   - crowded board: one where each square is empty with a fixed chance.
//   - uncapturable: a royal that the rules never leave under attack.
//   - pseudo-royal: another piece that loses the game if captured.
//   - group: types of which a side must keep some pieces.
//   - goal: a region that wins the game for the piece that reaches it.
//   - capture value, capture risk: what the capture of a piece gains, and what
//     capturing with it can cost.
//   - structure: material and keys of where the pieces stand.
package traits
