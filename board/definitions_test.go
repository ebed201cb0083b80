package board

import (
	"slices"
	"testing"

	"fairymax/board/define"
)

// The games that board's own tests need, written as step tables by hand: this
// package cannot read the language, and its tests should not trust it.

// turned puts a chain of steps through the eight symmetries of the square.
func turned(chain ...define.Step) []define.Step {
	var list []define.Step
	var seen []string
	for i := range 8 {
		var image []define.Step
		text := ""
		for n, step := range chain {
			step.Vector = symmetry(i, step.Vector)
			path := make([]define.Vector, 0, len(step.Path))
			for _, v := range step.Path {
				path = append(path, symmetry(i, v))
			}
			step.Path = path
			step.Then = n < len(chain)-1
			image = append(image, step)
			text += step.String() + ";"
		}
		if !slices.Contains(seen, text) {
			seen = append(seen, text)
			list = append(list, image...)
		}
	}
	return list
}

func symmetry(i int, v define.Vector) define.Vector {
	if i&1 != 0 {
		v.Right = -v.Right
	}
	if i&2 != 0 {
		v.Up = -v.Up
	}
	if i&4 != 0 {
		v.Right, v.Up = v.Up, v.Right
	}
	return v
}

func leap(right, up int8) []define.Step {
	return turned(define.Step{Vector: define.Vector{Right: right, Up: up}, Range: 1, Mode: both})
}
func slide(right, up int8) []define.Step {
	return turned(define.Step{Vector: define.Vector{Right: right, Up: up}, Mode: both})
}

const both = define.MayMove | define.MayCapture

// pawnSteps are the moves of a pawn that goes up, or down for Black.
func pawnSteps(up int8) []define.Step {
	return []define.Step{
		{Vector: define.Vector{Right: 0, Up: up}, Range: 1, Mode: define.MayMove},
		{Vector: define.Vector{Right: -1, Up: up}, Range: 1, Mode: define.MayCapture, EnPassant: define.EnPassantCaptures},
		{Vector: define.Vector{Right: 1, Up: up}, Range: 1, Mode: define.MayCapture, EnPassant: define.EnPassantCaptures},
		{Vector: define.Vector{Right: 0, Up: 2 * up}, Range: 1, Path: []define.Vector{{Right: 0, Up: up}}, Mode: define.MayMove, Unmoved: true, EnPassant: define.EnPassantExposes},
	}
}

func typeOf(letter string, steps ...[]define.Step) define.Type {
	all := slices.Concat(steps...)
	return define.Type{Name: letter, Letter: letter, Owners: [2]bool{true, true}, Steps: [2][]define.Step{all, all}}
}

// chessLike defines a game with pawns (type 1), a king (type 2) and other pieces,
// with castling to the given files and promotion to all but pawn and king.
func chessLike(files, ranks int, start string, left, right int, others ...define.Type) *define.Game {
	pawn := define.Type{Name: "pawn", Letter: "P", Owners: [2]bool{true, true}, Steps: [2][]define.Step{pawnSteps(1), pawnSteps(-1)}}
	king := typeOf("K", leap(0, 1), leap(1, 1))
	def := &define.Game{Name: "test", Board: define.Board{Files: files, Ranks: ranks}, Start: start, Royal: define.Royal{Types: define.MaskOf(2)}}
	def.Types = append([]define.Type{pawn, king}, others...)
	promotion := define.Promotion{Type: 1}
	for file := range files {
		for c, rank := range [2]int{ranks - 1, 0} {
			promotion.Zone[c].Add(define.Square(rank*files + file))
		}
	}
	promotion.Must = promotion.Zone
	for i := range others {
		for c := range promotion.Choices {
			promotion.Choices[c] = append(promotion.Choices[c], define.PieceType(i+3))
		}
	}
	def.Promotions = []define.Promotion{promotion}
	if left >= 0 {
		def.Castlings = []define.Castling{{King: 2, Partner: 3, Left: [2][]int{{left}, {left}}, Right: [2][]int{{right}, {right}}}}
	}
	def.Endings = define.Endings{Checkmate: define.Loss, Stalemate: define.Draw, MoveRule: 50, Material: define.Draw}
	def.Endings.Repetition.Count, def.Endings.Repetition.Result = 3, define.Draw
	return def
}

func chess() *define.Game {
	return chessLike(8, 8, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 2, 6,
		typeOf("R", slide(0, 1)), typeOf("N", leap(1, 2)), typeOf("B", slide(1, 1)), typeOf("Q", slide(0, 1), slide(1, 1)))
}

func capablanca() *define.Game {
	return chessLike(10, 8, "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", 2, 8,
		typeOf("R", slide(0, 1)), typeOf("N", leap(1, 2)), typeOf("B", slide(1, 1)), typeOf("Q", slide(0, 1), slide(1, 1)),
		typeOf("A", slide(1, 1), leap(1, 2)), typeOf("C", slide(0, 1), leap(1, 2)))
}

// wide is chess with two armies side by side on the largest board.
func wide() *define.Game {
	return chessLike(16, 16, "rnbqkbnrrnbqqbnr/pppppppppppppppp/16/16/16/16/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/RNBQKBNRRNBQQBNR w - - 0 1", -1, -1,
		typeOf("R", slide(0, 1)), typeOf("N", leap(1, 2)), typeOf("B", slide(1, 1)), typeOf("Q", slide(0, 1), slide(1, 1)))
}

// hoppers is a zoo of hurdlers, bent riders, lame and multi-path leapers on 9×10.
func hoppers() *define.Game {
	cannon := slices.Concat(
		turned(define.Step{Vector: define.Vector{Right: 0, Up: 1}, Mode: define.MayMove}),
		turned(define.Step{Vector: define.Vector{Right: 0, Up: 1}, Mode: 0}, define.Step{Vector: define.Vector{Right: 0, Up: 1}, Mode: define.MayCapture, Hop: define.OverAny}))
	grasshopper := slices.Concat(
		turned(define.Step{Vector: define.Vector{Right: 0, Up: 1}}, define.Step{Vector: define.Vector{Right: 0, Up: 1}, Range: 1, Mode: both, Hop: define.OverAny}),
		turned(define.Step{Vector: define.Vector{Right: 1, Up: 1}}, define.Step{Vector: define.Vector{Right: 1, Up: 1}, Range: 1, Mode: both, Hop: define.OverAny}))
	griffon := turned(define.Step{Vector: define.Vector{Right: 1, Up: 1}, Range: 1, Mode: both}, define.Step{Vector: define.Vector{Right: 0, Up: 1}, Mode: both, Hop: define.AfterMove})
	bifurcator := turned(define.Step{Vector: define.Vector{Right: 1, Up: 1}, Mode: both}, define.Step{Vector: define.Vector{Right: 0, Up: 1}, Mode: both, Hop: define.BeforeFriend})
	horse := turned(define.Step{Vector: define.Vector{Right: 1, Up: 2}, Path: []define.Vector{{Right: 0, Up: 1}}, Range: 1, Mode: both})
	falcon := slices.Concat(
		turned(define.Step{Vector: define.Vector{Right: 1, Up: 3}, Path: []define.Vector{{Right: 0, Up: 1}, {Right: 0, Up: 2}}, Range: 1, Mode: both}),
		turned(define.Step{Vector: define.Vector{Right: 1, Up: 3}, Path: []define.Vector{{Right: 0, Up: 1}, {Right: 1, Up: 2}}, Range: 1, Mode: both}),
		turned(define.Step{Vector: define.Vector{Right: 1, Up: 3}, Path: []define.Vector{{Right: 1, Up: 1}, {Right: 1, Up: 2}}, Range: 1, Mode: both}))
	neang := slices.Concat(leap(1, 1), turned(define.Step{Vector: define.Vector{Right: 0, Up: 2}, Range: 1, Mode: both, Unmoved: true}))
	ring := slices.Concat(turned(define.Step{Vector: define.Vector{Right: 0, Up: 1}, Mode: both, Wrap: true}),
		turned(define.Step{Vector: define.Vector{Right: 1, Up: 1}, Range: 1, Wrap: true}, define.Step{Vector: define.Vector{Right: 0, Up: 1}, Mode: define.MayCapture, Hop: define.AfterMove}))
	return chessLike(9, 10, "rcgbkbfhr/pppppnppp/9/9/9/9/9/9/PPPPPNPPP/RCGBKBFHR w KQkqFf - 0 1", 2, 6,
		typeOf("R", ring), typeOf("C", cannon), typeOf("G", grasshopper), typeOf("B", bifurcator),
		typeOf("F", falcon), typeOf("H", horse), typeOf("N", neang), typeOf("W", griffon))
}

func mustCompile(t testing.TB, def *define.Game) *Rules {
	t.Helper()
	r, err := Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func mustParse(t testing.TB, r *Rules, fen string) *Position {
	t.Helper()
	p, err := r.ParseFEN(fen)
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	return p
}
