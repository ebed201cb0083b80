// Package testgames has games for the tests of board, engine and the packages below it: small
// ones, which are written as step tables by hand, so that these tests stand on board alone, and
// the shipped ones by [Shipped], all or some of them by [SomeNames]. Only tests import it.
package testgames

import (
	"os"
	"sync"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/testfiles"
	_ "fairymax/internal/testheap"
	"fairymax/variants"
)

// Directions returns a vector turned through all symmetries.
func Directions(right, up int8) []define.Vector {
	var list []define.Vector
	seen := map[define.Vector]bool{}
	for _, v := range [][2]int8{{right, up}, {up, right}} {
		for _, w := range []define.Vector{{Right: v[0], Up: v[1]}, {Right: -v[0], Up: v[1]}, {Right: v[0], Up: -v[1]}, {Right: -v[0], Up: -v[1]}} {
			if !seen[w] {
				seen[w] = true
				list = append(list, w)
			}
		}
	}
	return list
}

// Rider returns the steps of a piece that repeats a vector, or one of its turned
// images, up to reach times, or without limit if reach is 0.
func Rider(reach int, right, up int8) []define.Step {
	var steps []define.Step
	for _, v := range Directions(right, up) {
		steps = append(steps, define.Step{Vector: v, Range: reach, Mode: define.MayMove | define.MayCapture})
	}
	return steps
}

// Piece is a type of both sides with these steps.
func Piece(letter string, parts ...[]define.Step) define.Type {
	var steps []define.Step
	for _, part := range parts {
		steps = append(steps, part...)
	}
	return define.Type{Name: letter, Letter: letter, Owners: [2]bool{true, true}, Steps: [2][]define.Step{steps, steps}}
}

func pawn() define.Type {
	p := define.Type{Name: "P", Letter: "P", Owners: [2]bool{true, true}}
	for c, up := range [2]int8{1, -1} {
		p.Steps[c] = []define.Step{
			{Vector: define.Vector{Up: up}, Range: 1, Mode: define.MayMove},
			{Vector: define.Vector{Right: -1, Up: up}, Range: 1, Mode: define.MayCapture, EnPassant: define.EnPassantCaptures},
			{Vector: define.Vector{Right: 1, Up: up}, Range: 1, Mode: define.MayCapture, EnPassant: define.EnPassantCaptures},
			{Vector: define.Vector{Up: 2 * up}, Range: 1, Path: []define.Vector{{Up: up}}, Mode: define.MayMove, Unmoved: true, EnPassant: define.EnPassantExposes},
		}
	}
	return p
}

// Define makes a game like chess: pawn, king, then others. The first of these
// castles: the king goes to the files left and right, unless left is negative.
func Define(files, ranks int, start string, left, right int, others ...define.Type) *define.Game {
	def := &define.Game{Name: "test", Board: define.Board{Files: files, Ranks: ranks}, Start: start, Royal: define.Royal{Types: define.MaskOf(2)}}
	def.Types = append([]define.Type{pawn(), Piece("K", Rider(1, 0, 1), Rider(1, 1, 1))}, others...)
	promotion := define.Promotion{Type: 1}
	for file := range files {
		promotion.Zone[define.White].Add(define.Square((ranks-1)*files + file))
		promotion.Zone[define.Black].Add(define.Square(file))
	}
	promotion.Must = promotion.Zone
	for i := range others {
		t := define.PieceType(len(others) + 2 - i)
		promotion.Choices[0] = append(promotion.Choices[0], t)
		promotion.Choices[1] = append(promotion.Choices[1], t)
	}
	def.Promotions = []define.Promotion{promotion}
	if left >= 0 {
		def.Castlings = []define.Castling{{King: 2, Partner: 3, Left: [2][]int{{left}, {left}}, Right: [2][]int{{right}, {right}}}}
	}
	def.Endings = define.Endings{Checkmate: define.Loss, Stalemate: define.Draw, MoveRule: 50, Material: define.Draw}
	def.Endings.Repetition.Count, def.Endings.Repetition.Result = 3, define.Draw
	return def
}

// ChessPieces are rook, knight, bishop and queen.
func ChessPieces() []define.Type {
	return []define.Type{Piece("R", Rider(0, 0, 1)), Piece("N", Rider(1, 1, 2)), Piece("B", Rider(0, 1, 1)), Piece("Q", Rider(0, 0, 1), Rider(0, 1, 1))}
}

// Chess is chess on 8×8.
func Chess() *define.Game {
	return Define(8, 8, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 2, 6, ChessPieces()...)
}

// Capablanca is Capablanca chess on 10×8.
func Capablanca() *define.Game {
	pieces := append(ChessPieces(), Piece("A", Rider(0, 1, 1), Rider(1, 1, 2)), Piece("C", Rider(0, 0, 1), Rider(1, 1, 2)))
	pieces[3], pieces[5] = pieces[5], pieces[3] // the last is the usual promotion
	return Define(10, 8, "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", 2, 8, pieces...)
}

// Game is a game by name.
type Game struct {
	Name       string
	Definition *define.Game
}

// All are the games that most tests are about.
func All() []Game {
	return []Game{{"chess", Chess()}, {"capablanca", Capablanca()}, {"large", Large()}}
}

// Large is a 16×16 game.
func Large() *define.Game {
	return Define(16, 16, "rnbqkbnrrnbqqbnr/pppppppppppppppp/16/16/16/16/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/RNBQKBNRRNBQQBNR w - - 0 1", -1, -1, ChessPieces()...)
}

// Compile compiles a definition.
func Compile(t testing.TB, def *define.Game) *board.Rules {
	t.Helper()
	r, err := board.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Position reads a position.
func Position(t testing.TB, r *board.Rules, fen string) *board.Position {
	t.Helper()
	p, err := r.ParseFEN(fen)
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	return p
}

// Cannons is chess on 9×9 with cannons: leapers, sliders and hoppers.
func Cannons() *define.Game {
	var cannon []define.Step
	for _, v := range Directions(0, 1) {
		cannon = append(cannon, define.Step{Vector: v, Mode: define.MayMove, Then: true}, define.Step{Vector: v, Mode: define.MayCapture, Hop: define.OverAny})
	}
	pieces := append(ChessPieces(), Piece("C", cannon))
	return Define(9, 9, "rnbckcbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBCKCBNR w - - 0 1", -1, -1, pieces...)
}

// Shipped returns the rules of a variant that comes with the program.
func Shipped(t testing.TB, name string) *board.Rules {
	t.Helper()
	return Variant(t, name).Rules
}

// Variant returns a variant that comes with the program. All tests of a package share
// it, because to load the whole catalogue takes a second.
func Variant(t testing.TB, name string) *variants.Variant {
	t.Helper()
	once, _ := shipped.LoadOrStore(name, sync.OnceValues(func() (*variants.Variant, error) { return catalogue().Load(name) }))
	v, err := once.(func() (*variants.Variant, error))()
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// shipped has a function that loads a variant, by name.
var shipped sync.Map

var catalogue = sync.OnceValue(func() *variants.Catalogue { return variants.NewCatalogue(testfiles.Files) })

// Names lists the variants that come with the program.
func Names() []string { return catalogue().Names() }

// Long reports whether FAIRYMAX_LONG asks for slow tests. The others take samples.
func Long() bool { return os.Getenv("FAIRYMAX_LONG") != "" }

// SomeNames are all names in a slow test, else every nth.
func SomeNames(nth int) (names []string) {
	for i, name := range Names() {
		if i%nth == 0 || Long() {
			names = append(names, name)
		}
	}
	return names
}
