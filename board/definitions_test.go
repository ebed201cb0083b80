package board

import (
	"slices"
	"testing"
)

// The games that board's own tests need, written as step tables by hand: this
// package cannot read the language, and its tests should not trust it.

// turned puts a chain of steps through the eight symmetries of the square.
func turned(chain ...Step) []Step {
	var list []Step
	var seen []string
	for i := range 8 {
		var image []Step
		text := ""
		for n, step := range chain {
			step.Vector = symmetry(i, step.Vector)
			path := make([]Vector, 0, len(step.Path))
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

func symmetry(i int, v Vector) Vector {
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

func leap(right, up int8) []Step {
	return turned(Step{Vector: Vector{right, up}, Range: 1, Mode: both})
}
func slide(right, up int8) []Step {
	return turned(Step{Vector: Vector{right, up}, Mode: both})
}

const both = MayMove | MayCapture

// pawnSteps are the moves of a pawn that goes up, or down for Black.
func pawnSteps(up int8) []Step {
	return []Step{
		{Vector: Vector{0, up}, Range: 1, Mode: MayMove},
		{Vector: Vector{-1, up}, Range: 1, Mode: MayCapture, EnPassant: EnPassantCaptures},
		{Vector: Vector{1, up}, Range: 1, Mode: MayCapture, EnPassant: EnPassantCaptures},
		{Vector: Vector{0, 2 * up}, Range: 1, Path: []Vector{{0, up}}, Mode: MayMove, Unmoved: true, EnPassant: EnPassantExposes},
	}
}

func typeOf(letter string, steps ...[]Step) TypeDef {
	all := slices.Concat(steps...)
	return TypeDef{Name: letter, Letter: letter, Owners: [2]bool{true, true}, Steps: [2][]Step{all, all}}
}

// chessLike defines a game with pawns (type 1), a king (type 2) and other pieces,
// with castling to the given files and promotion to all but pawn and king.
func chessLike(files, ranks int, start string, left, right int, others ...TypeDef) *Definition {
	pawn := TypeDef{Name: "pawn", Letter: "P", Owners: [2]bool{true, true}, Steps: [2][]Step{pawnSteps(1), pawnSteps(-1)}}
	king := typeOf("K", leap(0, 1), leap(1, 1))
	def := &Definition{Name: "test", Files: files, Ranks: ranks, Start: start, Royal: RoyalDef{Types: MaskOf(2)}}
	def.Types = append([]TypeDef{pawn, king}, others...)
	promotion := PromotionDef{Type: 1}
	for file := range files {
		for c, rank := range [2]int{ranks - 1, 0} {
			promotion.Zone[c].Add(Square(rank*files + file))
		}
	}
	promotion.Must = promotion.Zone
	for i := range others {
		for c := range promotion.Choices {
			promotion.Choices[c] = append(promotion.Choices[c], PieceType(i+3))
		}
	}
	def.Promotions = []PromotionDef{promotion}
	if left >= 0 {
		def.Castlings = []CastlingDef{{King: 2, Partner: 3, Left: [2][]int{{left}, {left}}, Right: [2][]int{{right}, {right}}}}
	}
	def.Endings = EndingsDef{Checkmate: Loss, Stalemate: Draw, MoveRule: 50, Material: Draw}
	def.Endings.Repetition.Count, def.Endings.Repetition.Result = 3, Draw
	return def
}

func chess() *Definition {
	return chessLike(8, 8, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 2, 6,
		typeOf("R", slide(0, 1)), typeOf("N", leap(1, 2)), typeOf("B", slide(1, 1)), typeOf("Q", slide(0, 1), slide(1, 1)))
}

func capablanca() *Definition {
	return chessLike(10, 8, "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", 2, 8,
		typeOf("R", slide(0, 1)), typeOf("N", leap(1, 2)), typeOf("B", slide(1, 1)), typeOf("Q", slide(0, 1), slide(1, 1)),
		typeOf("A", slide(1, 1), leap(1, 2)), typeOf("C", slide(0, 1), leap(1, 2)))
}

// wide is chess with two armies side by side on the largest board.
func wide() *Definition {
	return chessLike(16, 16, "rnbqkbnrrnbqqbnr/pppppppppppppppp/16/16/16/16/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/RNBQKBNRRNBQQBNR w - - 0 1", -1, -1,
		typeOf("R", slide(0, 1)), typeOf("N", leap(1, 2)), typeOf("B", slide(1, 1)), typeOf("Q", slide(0, 1), slide(1, 1)))
}

// hoppers is a zoo of hurdlers, bent riders, lame and multi-path leapers on 9×10.
func hoppers() *Definition {
	cannon := slices.Concat(
		turned(Step{Vector: Vector{0, 1}, Mode: MayMove}),
		turned(Step{Vector: Vector{0, 1}, Mode: 0}, Step{Vector: Vector{0, 1}, Mode: MayCapture, Hop: OverAny}))
	grasshopper := slices.Concat(
		turned(Step{Vector: Vector{0, 1}}, Step{Vector: Vector{0, 1}, Range: 1, Mode: both, Hop: OverAny}),
		turned(Step{Vector: Vector{1, 1}}, Step{Vector: Vector{1, 1}, Range: 1, Mode: both, Hop: OverAny}))
	griffon := turned(Step{Vector: Vector{1, 1}, Range: 1, Mode: both}, Step{Vector: Vector{0, 1}, Mode: both, Hop: AfterMove})
	bifurcator := turned(Step{Vector: Vector{1, 1}, Mode: both}, Step{Vector: Vector{0, 1}, Mode: both, Hop: BeforeFriend})
	horse := turned(Step{Vector: Vector{1, 2}, Path: []Vector{{0, 1}}, Range: 1, Mode: both})
	falcon := slices.Concat(
		turned(Step{Vector: Vector{1, 3}, Path: []Vector{{0, 1}, {0, 2}}, Range: 1, Mode: both}),
		turned(Step{Vector: Vector{1, 3}, Path: []Vector{{0, 1}, {1, 2}}, Range: 1, Mode: both}),
		turned(Step{Vector: Vector{1, 3}, Path: []Vector{{1, 1}, {1, 2}}, Range: 1, Mode: both}))
	neang := slices.Concat(leap(1, 1), turned(Step{Vector: Vector{0, 2}, Range: 1, Mode: both, Unmoved: true}))
	ring := slices.Concat(turned(Step{Vector: Vector{0, 1}, Mode: both, Wrap: true}),
		turned(Step{Vector: Vector{1, 1}, Range: 1, Wrap: true}, Step{Vector: Vector{0, 1}, Mode: MayCapture, Hop: AfterMove}))
	return chessLike(9, 10, "rcgbkbfhr/pppppnppp/9/9/9/9/9/9/PPPPPNPPP/RCGBKBFHR w KQkqFf - 0 1", 2, 6,
		typeOf("R", ring), typeOf("C", cannon), typeOf("G", grasshopper), typeOf("B", bifurcator),
		typeOf("F", falcon), typeOf("H", horse), typeOf("N", neang), typeOf("W", griffon))
}

func mustCompile(t testing.TB, def *Definition) *Rules {
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
