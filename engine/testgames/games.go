package engine

import (
	"testing"

	"fairymax/board"
)

// Games written as step tables by hand, so that these tests stand on board alone.

func directions(right, up int8) []board.Vector {
	var list []board.Vector
	seen := map[board.Vector]bool{}
	for _, v := range [][2]int8{{right, up}, {up, right}} {
		for _, w := range []board.Vector{{Right: v[0], Up: v[1]}, {Right: -v[0], Up: v[1]}, {Right: v[0], Up: -v[1]}, {Right: -v[0], Up: -v[1]}} {
			if !seen[w] {
				seen[w] = true
				list = append(list, w)
			}
		}
	}
	return list
}

// walks are the steps of a man who may repeat a vector and its turned images up to reach times, 0 for any.
func walks(reach int, right, up int8) []board.Step {
	var steps []board.Step
	for _, v := range directions(right, up) {
		steps = append(steps, board.Step{Vector: v, Range: reach, Mode: board.MayMove | board.MayCapture})
	}
	return steps
}

func manOf(letter string, parts ...[]board.Step) board.TypeDef {
	var steps []board.Step
	for _, part := range parts {
		steps = append(steps, part...)
	}
	return board.TypeDef{Name: letter, Letter: letter, Owners: [2]bool{true, true}, Steps: [2][]board.Step{steps, steps}}
}

func pawnMan() board.TypeDef {
	pawn := board.TypeDef{Name: "P", Letter: "P", Owners: [2]bool{true, true}}
	for c, up := range [2]int8{1, -1} {
		pawn.Steps[c] = []board.Step{
			{Vector: board.Vector{Up: up}, Range: 1, Mode: board.MayMove},
			{Vector: board.Vector{Right: -1, Up: up}, Range: 1, Mode: board.MayCapture, EnPassant: board.EnPassantTakes},
			{Vector: board.Vector{Right: 1, Up: up}, Range: 1, Mode: board.MayCapture, EnPassant: board.EnPassantTakes},
			{Vector: board.Vector{Up: 2 * up}, Range: 1, Path: []board.Vector{{Up: up}}, Mode: board.MayMove, Unmoved: true, EnPassant: board.EnPassantLeaves},
		}
	}
	return pawn
}

// define makes a game like chess: pawn, king, then others, the first of whom
// castles to the files left and right of the a-file unless left is negative.
func define(files, ranks int, start string, left, right int, others ...board.TypeDef) *board.Definition {
	def := &board.Definition{Name: "test", Files: files, Ranks: ranks, Start: start, Royal: board.RoyalDef{Types: board.MaskOf(2)}}
	def.Types = append([]board.TypeDef{pawnMan(), manOf("K", walks(1, 0, 1), walks(1, 1, 1))}, others...)
	promotion := board.PromotionDef{Type: 1}
	for file := range files {
		promotion.Zone[board.White].Add(board.Square((ranks-1)*files + file))
		promotion.Zone[board.Black].Add(board.Square(file))
	}
	promotion.Must = promotion.Zone
	for i := range others {
		t := board.PieceType(len(others) + 2 - i)
		promotion.Choices[0] = append(promotion.Choices[0], t)
		promotion.Choices[1] = append(promotion.Choices[1], t)
	}
	def.Promotions = []board.PromotionDef{promotion}
	if left >= 0 {
		def.Castlings = []board.CastlingDef{{King: 2, Partner: 3, Left: [2][]int{{left}, {left}}, Right: [2][]int{{right}, {right}}}}
	}
	def.Endings = board.EndingsDef{Checkmate: board.Loss, Stalemate: board.Draw, MoveRule: 50, Material: board.Draw}
	def.Endings.Repetition.Count, def.Endings.Repetition.Result = 3, board.Draw
	return def
}

func chessMen() []board.TypeDef {
	return []board.TypeDef{manOf("R", walks(0, 0, 1)), manOf("N", walks(1, 1, 2)), manOf("B", walks(0, 1, 1)), manOf("Q", walks(0, 0, 1), walks(0, 1, 1))}
}

func chessDefinition() *board.Definition {
	return define(8, 8, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 2, 6, chessMen()...)
}

func capablancaDefinition() *board.Definition {
	men := append(chessMen(), manOf("A", walks(0, 1, 1), walks(1, 1, 2)), manOf("C", walks(0, 0, 1), walks(1, 1, 2)))
	men[3], men[5] = men[5], men[3] // the last is the usual promotion
	return define(10, 8, "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", 2, 8, men...)
}

// testGames are the games that most tests are about.
var testGames = []struct {
	name string
	def  func() *board.Definition
}{
	{"chess", chessDefinition},
	{"capablanca", capablancaDefinition},
	{"large", largeDefinition},
}

// largeDefinition is a 16×16 game.
func largeDefinition() *board.Definition {
	return define(16, 16, "rnbqkbnrrnbqqbnr/pppppppppppppppp/16/16/16/16/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/RNBQKBNRRNBQQBNR w - - 0 1", -1, -1, chessMen()...)
}

func compile(t testing.TB, def *board.Definition) *board.Rules {
	t.Helper()
	r, err := board.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func position(t testing.TB, r *board.Rules, fen string) *board.Position {
	t.Helper()
	p, err := r.ParseFEN(fen)
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	return p
}
