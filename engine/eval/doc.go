// Package eval is the hand-written evaluation. It plays any game: tables are
// computed from the rules when a game begins. To a search it is an Evaluator, which
// follows one line move by move.
//
// # Where to change what
//
//   - A term: one function, its row and its weights in terms.go, or in variantterms.go if only
//     some games need it; the numbers in weights.txt. breakdown.go then shows it too. What it needs to know
//     about a position is in context.go, and scan.go finds it; what it needs to know
//     about the game is in tables.go, and prepare.go computes it.
//   - King safety: kingdanger.go counts danger, shelter.go has the pawns before the
//     king, kingzone.go says which pieces count as kings.
//   - Pawns: pawns.go has the structure and its table, passers.go passed pawns.
//   - Threats and control of squares: threats.go. Piece-square tables: squares.go.
//   - Pieces that enter the game by gating: gates.go.
//   - Games that are won by losing all pieces: losing.go has terms instead of the others.
//   - The numbers: weights.txt, with their meaning in terms.go. weights.go reads and writes
//     them. Package internal/texel fits them to games.
//   - What is updated from ply to ply: evaluator.go. How terms become a score: score.go,
//     with scale.go for advantages that are unlikely to win.
//     pair.go has values by phase.
//
// Piece values and other facts that the search needs too are in package
// [fairymax/engine/traits].
//
// # Words
//
//   - king: the piece of king safety, such as the royal of a side.
//   - king zone: the squares around a king.
//   - officer: a piece that is neither pawn nor king.
//   - pair: a value in the middlegame and in the endgame, in centipawns. Phase blends
//     the two by the pieces that are left.
//   - context: what the terms share of one position. A scan of all pieces fills it.
//   - sums: what is updated incrementally, by the squares that a move changes.
//   - path: the squares before a pawn on its way to promotion.
//   - weight: a number that is fitted to games.
//   - mop-up: driving a bare king to the edge.
//   - variant term: a term for ways to win other than mate, or for pieces in hand.
package eval
