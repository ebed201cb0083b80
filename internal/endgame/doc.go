// Package endgame makes tables of endgames for any game with rules that a table can judge: the
// value of every position of some material, in plies to the end with best play of both sides.
//
// # How a table is made
//
// The engine's own generator goes through all positions first: it says which ones a game can
// have, which of them are decided (mate, stalemate, a goal, a bare king, whatever ends the game
// there), how many moves stay in the table, and what captures and promotions lead to, which are
// in smaller tables. Then moves are taken back, a ply at a time, from the positions that are
// decided, along the compiled ways turned round; what a way needs is tested on the board as it
// was before the move, so that hoppers, lame and bent moves need no thought. A position is won
// as soon as one move wins, and lost when as many moves lose as stay in the table. A second pass
// can test every entry forwards.
//
// No symmetry is assumed. A map of the board counts if it takes the ways, zones and squares
// of every piece that can come up onto themselves; where the sides are images of each other, one
// table serves for both.
//
// A table knows placements and the side to move, nothing else: no rights to castle, no first
// moves but those that the square tells, no en passant. Games in which more decides are refused
// or answered with a label.
//
// # Files
//
//   - what is asked: material.go, decided.go if it has lost from the start; scope.go has what tables
//     cannot judge;
//   - what pieces can do: ways.go; symmetry.go proves the maps;
//   - numbers of placements: index.go;
//   - making a table: build.go sets up all positions, with setter.go; step.go goes back along
//     back.go; entry.go is a position on the way, value.go one that is done; probe.go looks into
//     smaller tables; verify.go tests;
//   - the tables of a game: tables.go; plan.go says which ones are needed, store.go keeps them in
//     files, store_js.go none on pages; table.go is one of them;
//   - beside a search: adviser.go answers it, advisermake.go makes what it needs meanwhile;
//   - what tables show: census.go counts positions; sample.go draws some; line.go has moves and
//     lines; judge.go says how a game ends; answer.go is what some material is worth, potential.go
//     asks about all pieces, kept.go keeps answers, text.go writes them, summary.go sums them up.
//
// # Words
//
//   - material: the pieces of both sides on the board, royals included;
//   - map: a rotation or reflection of the board;
//   - slot: the place of a piece in a placement, the squares on which the pieces of a table stand;
//   - number: what stands for a placement and its images; unused: a number that stands for none;
//   - shade: the squares between which a piece can go, where it cannot go to all; class: placements
//     with the same shades;
//   - move back: the move that may have led to a position.
//
// # Where to change what
//
//   - a rule that tables cannot judge: its row in scope.go;
//   - a rule that means something else after a map of the board: prover.rulesAllow in symmetry.go;
//   - a move that leads out of a table in a new way: Material.children in plan.go.
package endgame
