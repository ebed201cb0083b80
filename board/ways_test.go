package board

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
)

// A piece that turns anywhere as often as it likes must not keep the compiler
// busy for hours.
func TestTooManyWays(t *testing.T) {
	var chain []define.Step
	for range 6 {
		chain = append(chain, define.Step{Vector: define.Vector{Right: 0, Up: 1}, Mode: both, Hop: define.AfterMove})
	}
	chain[0].Hop = define.None
	def := wide()
	def.Types[2].Steps[define.White] = turned(chain...)
	for i := range chain {
		chain[i].Vector = define.Vector{Right: 1, Up: int8(i % 2)}
	}
	def.Types[2].Steps[define.Black] = turned(chain...)
	if _, err := Compile(def); err == nil || !strings.Contains(err.Error(), "R: its moves can go in too many ways") {
		t.Errorf("error %v", err)
	}
}

// Programs skip at most [maxSubtree] elements. Ways that begin with the same square make a
// large subtree of the moves of a piece, and those that end with the same one of the attacks
// on their target.
func TestTooManyBranches(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var corner define.Set
	corner.Add(0)
	for _, test := range []struct {
		first, last bool // is the same square
		want        string
	}{
		{false, false, ""},
		{true, false, "R: its moves can go in too many ways"},
		{false, true, "there are too many ways to attack a square"},
	} {
		def := chess()
		var rows []define.Step
		for range 2200 { // with some 35 squares each
			path := make([]define.Vector, 64)
			for i := range path {
				path[i] = define.Vector{Right: int8(random.IntN(8)), Up: 2 + int8(random.IntN(6))} // never where the way ends
			}
			if test.first {
				path[0] = define.Vector{Right: 1, Up: 1}
			}
			if test.last {
				path[63] = define.Vector{Right: 1, Up: 1}
			}
			rows = append(rows, define.Step{Vector: define.Vector{Right: 0, Up: 1}, Range: 1, Path: path, Mode: both, From: &corner})
		}
		def.Types[2].Steps[define.White] = rows
		if _, err := Compile(def); (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
			t.Errorf("%+v: error %v", test, err)
		}
	}
}

// A ray round a cylinder is walked once, also by a piece that got onto it by
// another step. It never ends where it began, but a leap may go round.
func TestRoundTheCylinder(t *testing.T) {
	anywhere := define.Step{Vector: define.Vector{Right: 0, Up: 1}, Mode: both, Hop: define.AfterMove}
	upwards := define.Step{Vector: define.Vector{Right: 0, Up: 1}, Range: 1, Mode: both, Hop: define.AfterMove}
	for _, test := range []struct {
		name string
		rows []define.Step
		want int
	}{
		// Outward from b2 and h2: all of the second rank, and the rest of both files.
		{"a diagonal step, then a rook's line", turned(define.Step{Vector: define.Vector{Right: 1, Up: 1}, Range: 1, Wrap: true}, anywhere), 20},
		{"a step, then half the way twice", turned(define.Step{Vector: define.Vector{Right: 0, Up: 1}, Range: 1, Wrap: true}, define.Step{Vector: define.Vector{Right: 4, Up: 0}, Range: 2, Mode: both, Hop: define.AfterMove}), 3},
		{"all the way, then a step", []define.Step{{Vector: define.Vector{Right: 8, Up: 0}, Range: 1, Wrap: true, Then: true}, upwards}, 1},
	} {
		def := chess()
		def.Types[2].Steps = [2][]define.Step{test.rows, nil}
		p := mustParse(t, mustCompile(t, def), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
		var list MoveList
		p.LegalFrom(p.rules.Square(0, 0), &list)
		if list.n != test.want {
			t.Errorf("%s: %d moves, want %d", test.name, list.n, test.want)
		}
	}
}

// A piece that may capture the same two enemies in either order has one move for both.
func TestTwoOrdersOfCaptures(t *testing.T) {
	around := turned(
		define.Step{Vector: define.Vector{Right: 0, Up: 1}, Range: 1},
		define.Step{Vector: define.Vector{Right: 1, Up: -1}, Range: 1, Hop: define.AfterCapture},
		define.Step{Vector: define.Vector{Right: 0, Up: 1}, Range: 1, Mode: define.MayMove, Hop: define.AfterCapture})
	r := mustCompile(t, chessLike(8, 8, "4k3/8/8/3p4/3Tp3/8/8/4K3 w - - 0 1", -1, -1, typeOf("T", around)))
	var list MoveList
	r.Start().LegalFrom(r.Square(3, 3), &list)
	if list.n != 1 {
		t.Fatalf("%d moves, want 1", list.n)
	}
	var next Position
	r.Start().Play(list.Moves()[0], &next)
	if got, want := next.FEN(), "4k3/8/8/4T3/8/8/8/4K3 b - - 0 1"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// Of two ways to one square a record shows one, that which matters for en passant. Ways that
// leave different squares behind cannot be one move.
func TestPassingWays(t *testing.T) {
	passing := func(right, up int8) []define.Step {
		return turned(define.Step{Vector: define.Vector{Right: 2, Up: 2}, Range: 1, Path: []define.Vector{{Right: right, Up: up}}, Mode: define.MayMove, EnPassant: define.EnPassantExposes})
	}
	for _, other := range [][]define.Step{leap(2, 2), passing(1, 1)} {
		rules := mustCompile(t, chessLike(8, 8, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", -1, -1, typeOf("R", other, passing(1, 1)), typeOf("Q")))
		p := rules.Start()
		moves := slices.DeleteFunc(p.LegalMoves(), func(m Move) bool { return m.From() != 0 })
		if len(moves) != 1 || moves[0].Kind()&ExposesEnPassant == 0 {
			t.Errorf("%d moves of the rook, of kind %b", len(moves), moves[0].Kind())
		}
	}
	_, err := Compile(chessLike(8, 8, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", -1, -1, typeOf("R", passing(0, 1), passing(1, 1)), typeOf("Q")))
	if want := "R: two moves from a1 to c3 pass different squares"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("error %v, want %s", err, want)
	}
}
