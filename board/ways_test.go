package board

import (
	"strings"
	"testing"
)

// A piece that turns anywhere as often as it likes must not keep the compiler
// busy for hours.
func TestTooManyWays(t *testing.T) {
	var chain []Step
	for range 6 {
		chain = append(chain, Step{Vector: Vector{0, 1}, Mode: both, Hop: AfterMove})
	}
	chain[0].Hop = None
	def := wide()
	def.Types[2].Steps[White] = turned(chain...)
	for i := range chain {
		chain[i].Vector = Vector{1, int8(i % 2)}
	}
	def.Types[2].Steps[Black] = turned(chain...)
	if _, err := Compile(def); err == nil || !strings.Contains(err.Error(), "R: with its moves there are too many ways") {
		t.Errorf("error %v", err)
	}
}

// A ray round a cylinder is walked once, also by a piece that got onto it by
// another step.
func TestRoundTheCylinder(t *testing.T) {
	def := chess()
	def.Types[2].Steps = [2][]Step{turned(
		Step{Vector: Vector{1, 1}, Range: 1, Wrap: true},
		Step{Vector: Vector{0, 1}, Mode: both, Hop: AfterMove}), nil}
	r := mustCompile(t, def)
	p := mustParse(t, r, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
	var list MoveList
	p.LegalFrom(r.Square(0, 0), &list)
	// Outward from b2 and h2: all of the second rank, and the rest of both files.
	if list.n != 20 {
		t.Errorf("%d moves, want 20", list.n)
	}
}

// A piece that may capture the same two enemies in either order has one move for both.
func TestTwoOrdersOfCaptures(t *testing.T) {
	around := turned(
		Step{Vector: Vector{0, 1}, Range: 1},
		Step{Vector: Vector{1, -1}, Range: 1, Hop: AfterCapture},
		Step{Vector: Vector{0, 1}, Range: 1, Mode: MayMove, Hop: AfterCapture})
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
