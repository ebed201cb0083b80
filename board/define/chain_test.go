package define

import (
	"reflect"
	"testing"
)

// TestSymmetries checks that the eight symmetries form a group and that each
// turns vectors as its name says.
func TestSymmetries(t *testing.T) {
	v := Vector{1, 2}
	seen := map[Vector]bool{}
	for g := range Symmetries {
		seen[g.Of(v)] = true
		for h := range Symmetries {
			found := false
			for both := range Symmetries {
				found = found || both.Of(v) == h.Of(g.Of(v)) && both.Of(Vector{0, 1}) == h.Of(g.Of(Vector{0, 1}))
			}
			if !found {
				t.Errorf("no symmetry is %d and then %d", g, h)
			}
		}
	}
	if len(seen) != 8 {
		t.Errorf("(1,2) has %d images, want 8", len(seen))
	}
	for _, tt := range []struct {
		g    Symmetry
		want Vector
	}{{Identity, v}, {MirrorFiles, Vector{-1, 2}}, {MirrorRanks, Vector{1, -2}}, {ExchangeAxes, Vector{2, 1}}, {HalfTurn, v.Negate()}} {
		if got := tt.g.Of(v); got != tt.want {
			t.Errorf("symmetry %d turns (1,2) into %v, want %v", tt.g, got, tt.want)
		}
	}
}

func TestImages(t *testing.T) {
	for v, want := range map[Vector]int{{0, 0}: 1, {0, 1}: 4, {2, 2}: 4, {1, 2}: 8} {
		if images := v.Images(); len(images) != want || images[0] != v {
			t.Errorf("images of %v are %v, want %d, itself first", v, images, want)
		}
	}
}

func TestChains(t *testing.T) {
	steps := []Step{{Range: 1}, {Range: 2, Then: true}, {Range: 3, Then: true}, {Range: 4}, {Range: 5, Then: true}}
	want := []Chain{steps[:1], steps[1:4], steps[4:]} // an unfinished chain is a chain too
	if got := Chains(steps); !reflect.DeepEqual(got, want) {
		t.Errorf("Chains are %v, want %v", got, want)
	}
	if got := Chains(nil); got != nil {
		t.Errorf("an empty table has the chains %v", got)
	}
}

// TestTurnedChain checks that a turned or cloned chain shares no path with the table.
func TestTurnedChain(t *testing.T) {
	zone := new(Set)
	table := Chain{{Vector: Vector{1, 2}, Range: 1, Path: []Vector{{0, 1}}, Mode: MayMove, To: zone}}
	turned := table.Turn(HalfTurn)
	if got := turned[0]; got.Vector != (Vector{-1, -2}) || got.Path[0] != (Vector{0, -1}) || got.To != zone {
		t.Errorf("turned it is %v", got)
	}
	if table[0].Vector != (Vector{1, 2}) || table[0].Path[0] != (Vector{0, 1}) {
		t.Errorf("turning changed the table to %v", table[0])
	}
	if !table.Advances(White) || table.Advances(Black) || turned.Advances(White) || !turned.Advances(Black) {
		t.Error("a step forward does not advance its side, or the other")
	}
	if got := table.AsSeenBy(Black); got.Key() != turned.Key() || table.AsSeenBy(White).Key() != table.Key() {
		t.Errorf("Black sees %v, want %v", got, turned)
	}
}

// both is the mode of most moves.
const both = MayMove | MayCapture

func TestStraighten(t *testing.T) {
	step := func(right, up int8, mode Mode, hop Hop) Step {
		return Step{Vector: Vector{right, up}, Range: 1, Mode: mode, Hop: hop}
	}
	lame := Step{Vector: Vector{1, 2}, Range: 1, Mode: both, Path: []Vector{{0, 1}}}
	if got := (Chain{step(0, 1, 0, None), step(1, 1, both, AfterMove)}).Straighten(); !SameChains([]Chain{got}, []Chain{{lame}}) {
		t.Errorf("two leaps become %v, want %v", got, lame)
	}
	first := Step{Vector: Vector{0, 1}}
	hurdle := Chain{first, step(0, -1, 0, OverAny), step(1, 1, both, AfterMove)}
	turn := Chain{first, step(1, 1, both, BeforeAny)}
	if got := hurdle.Straighten(); !SameChains([]Chain{got}, []Chain{turn}) {
		t.Errorf("a step onto a hurdle and back becomes %v, want %v", got, turn)
	}
}

// In normal form a chain ends in one leg only, says nothing of captures where it makes none,
// and is not listed beside one that allows as much.
func TestNormalChains(t *testing.T) {
	const king = TypeMask(4)
	leg := func(mode Mode, hop Hop, victims TypeMask) Step {
		return Step{Vector: Vector{0, 1}, Range: 1, Mode: mode, Hop: hop, Victims: victims}
	}
	pawn := func(mode Mode, e EnPassantRole) Chain {
		return Chain{{Vector: Vector{0, 2}, Range: 1, Mode: mode, EnPassant: e}}
	}
	then := func(legs ...Step) Chain {
		for i := range legs[:len(legs)-1] {
			legs[i].Then = true
		}
		return legs
	}
	for _, test := range []struct {
		name        string
		chain, want []Chain
	}{
		{"captures of all", []Chain{{leg(both, None, 0)}}, []Chain{{leg(both, None, 0)}}},
		{"captures of kings", []Chain{{leg(both, None, king)}}, []Chain{{leg(MayMove, None, 0)}, {leg(MayCapture, None, king)}}},
		{"moves", []Chain{{leg(MayMove, None, king)}}, []Chain{{leg(MayMove, None, 0)}}},
		{"a capture on the way", []Chain{then(leg(0, None, king), leg(MayMove, AfterCapture, king))},
			[]Chain{then(leg(0, None, king), leg(MayMove, AfterCapture, 0))}},
		{"a hurdle on the way", []Chain{then(leg(0, None, king), leg(MayCapture, OverAny, king))},
			[]Chain{then(leg(0, None, 0), leg(MayCapture, OverAny, king))}},
		{"an end on the way", []Chain{then(leg(MayMove, None, 0), leg(MayCapture, OverAny, 0))},
			[]Chain{{leg(MayMove, None, 0)}, then(leg(0, None, 0), leg(MayCapture, OverAny, 0))}},
		{"a move passes squares", []Chain{pawn(both, EnPassantExposes)},
			[]Chain{pawn(MayMove, EnPassantExposes), pawn(MayCapture, EnPassantNone)}},
		{"a capture takes what has passed", []Chain{pawn(both, EnPassantCaptures)},
			[]Chain{pawn(MayMove, EnPassantNone), pawn(MayCapture, EnPassantCaptures)}},
		{"the same twice", []Chain{pawn(MayMove, EnPassantNone), pawn(both, EnPassantNone)}, []Chain{pawn(both, EnPassantNone)}},
	} {
		if got := NormalChains(test.chain); !SameChains(got, test.want) {
			t.Errorf("%s: %v becomes %v, want %v", test.name, test.chain, got, test.want)
		}
	}
}
