package net

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/net/kernel"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
	"fairymax/internal/testfiles"
	"fairymax/variants"
)

// few are games with castling, hands, promotions from the hand, gating, holes, several royals,
// checks that count, moves of several legs, different armies and a large board.
var few = []string{"normal", "capablanca", "crazyhouse", "shogi", "seirawan", "grand", "xiangqi", "spartan", "3check", "racingkings", "courier"}

// names are the games of a test: all of the catalogue where slow tests are run.
func names(t *testing.T) []string {
	all := variants.NewCatalogue(testfiles.Files).Names()
	if os.Getenv("FAIRYMAX_LONG") != "" {
		return all
	}
	var list []string
	for _, name := range few {
		for _, other := range all {
			if name == other {
				list = append(list, name)
			}
		}
	}
	return list
}

// random makes a network of random weights, which use the whole range.
func random(g *traits.Game, kind Kind, hidden int) *Network {
	r := rand.New(rand.NewPCG(5, 0))
	h := Header{Key: KeyOf(g.Rules), Kind: kind, Fingerprint: Fingerprint(g, nil), Unit: UnitFor(g.Rules)}
	h.Shape = Shape{Inputs: NewFeatures(g).Count, Hidden: hidden, Buckets: Buckets}
	draw := func(n int, size float64) []float32 {
		list := make([]float32, n)
		for i := range list {
			list[i] = float32((2*r.Float64() - 1) * size)
		}
		return list
	}
	n, err := Quantise(h, Weights{
		Weights: draw(h.Inputs*hidden, 0.3), Bias: draw(hidden, 1), Squares: draw(h.Inputs*Buckets, 0.2),
		Output: draw(2*Buckets*hidden, LargestUnit), OutputBias: draw(Buckets, 0.2),
	})
	if err != nil {
		panic(err)
	}
	return n
}

// TestIncremental walks through the tree of each game and back at random, and compares
// what was computed from ply to ply with what is computed from scratch.
func TestIncremental(t *testing.T) {
	steps := 2000
	if os.Getenv("FAIRYMAX_LONG") != "" {
		steps = 12000
	}
	for _, name := range names(t) {
		t.Run(name, func(t *testing.T) { walk(t, testgames.Shipped(t, name), steps) })
	}
}

func walk(t *testing.T, rules *board.Rules, steps int) {
	g := traits.New(rules)
	n := random(g, Correction, 32)
	features := NewFeatures(g)
	random := rand.New(rand.NewPCG(3, 0))
	line, fresh := newLine(n, features), newLine(n, features)
	const depth = 40
	var positions [depth]board.Position
	rules.Start().CopyTo(&positions[0])
	line.follow(0, &positions[0])
	compared := 0
	for ply := 0; steps > 0; steps-- {
		p := &positions[ply]
		if random.IntN(3) == 0 {
			fresh.follow(0, p)
			if got, want := line.output(ply, p), fresh.output(0, p); got != want {
				t.Fatalf("%s at ply %d: %d, from scratch %d", p.FEN(), ply, got, want)
			}
			compared++
		}
		var list board.MoveList
		p.Legal(&list)
		switch moves := list.Moves(); {
		case ply == depth-1 || len(moves) == 0 || board.NewGame(p).Result().Over:
			ply = random.IntN(ply + 1)
			if ply == 0 || len(moves) == 0 && ply == depth {
				ply = 0
			}
			if ply == 0 && random.IntN(8) == 0 { // a game from another position
				rules.Start().CopyTo(&positions[0])
				line.follow(0, &positions[0])
			}
		case random.IntN(12) == 0:
			ply = random.IntN(ply + 1)
		case random.IntN(20) == 0 && !p.InCheck() && g.NullMove:
			p.PlayNull(&positions[ply+1])
			ply++
			line.followNull(ply)
		default:
			p.Play(moves[random.IntN(len(moves))], &positions[ply+1])
			ply++
			line.follow(ply, &positions[ply])
		}
	}
	if compared == 0 {
		t.Error("nothing was compared")
	}
}

// The largest network that is allowed loses nothing in 32 bits.
func TestLargestSum(t *testing.T) {
	const weight = 127 // LargestUnit·outputUnit, rounded
	for _, sign := range []int16{1, -1} {
		got := kernel.Output(slices.Repeat([]int16{MaxUnit}, MaxHidden), slices.Repeat([]int16{sign * weight}, MaxHidden), MaxUnit)
		if want := MaxHidden * MaxUnit * MaxUnit * weight * int64(sign); int64(got) != want {
			t.Errorf("%d neurons add up to %d, want %d", MaxHidden, got, want)
		}
	}
}

// TestPerspectives holds that a position and its image with the colours exchanged have
// the same features.
func TestPerspectives(t *testing.T) {
	g := traits.New(testgames.Shipped(t, "capablanca"))
	f := NewFeatures(g)
	if !f.views.shared || !f.views.mirrors || f.views.flip != define.MirrorRanks {
		t.Errorf("the views of Capablanca chess are %+v", f.views)
	}
	one := testgames.Position(t, g.Rules, "2k7/1ppp6/10/4a5/10/10/PP4P3/6QK2 w - - 0 1")
	for _, fen := range []string{
		"6qk2/pp4p3/10/10/4A5/10/1PPP6/2K7 b - - 0 1", // colours exchanged
		"7k2/6ppp1/10/5a4/10/10/3P4PP/2KQ6 w - - 0 1", // mirrored
	} {
		other := testgames.Position(t, g.Rules, fen)
		for c := define.White; c <= define.Black; c++ {
			viewer := c
			if other.Turn() != one.Turn() {
				viewer = c.Other()
			}
			a, b := set(f.Active(nil, one, c)), set(f.Active(nil, other, viewer))
			if a != b {
				t.Errorf("%v sees %v, in %s it is %v", c, a, fen, b)
			}
		}
	}
}

// set is a list of features as a text in which order does not matter.
func set(list []uint16) string {
	seen := map[uint16]int{}
	for _, n := range list {
		seen[n]++
	}
	return fmt.Sprint(seen)
}

// TestViews holds how sides see the board in games of different symmetry.
func TestViews(t *testing.T) {
	for _, test := range []struct {
		name            string
		shared, mirrors bool
		flip            define.Symmetry
	}{
		{"normal", true, true, define.MirrorRanks},
		{"xiangqi", true, true, define.MirrorRanks},
		{"shogi", true, true, define.MirrorRanks},
		{"spartan", true, false, define.MirrorRanks},
	} {
		v := newViews(traits.New(testgames.Shipped(t, test.name)))
		if v.shared != test.shared || v.mirrors != test.mirrors || v.flip != test.flip {
			t.Errorf("%s: %+v", test.name, v)
		}
	}
}

// The activations of a side fit 16 bits whatever the weights are, with all pieces of the
// start on the board.
func TestUnits(t *testing.T) {
	for _, name := range testgames.SomeNames(8) {
		r := testgames.Shipped(t, name)
		white, black := r.Start().Pieces(define.White), r.Start().Pieces(define.Black)
		if most := float64(white.Len()+black.Len()) * LargestUnit * float64(UnitFor(r)); most > math.MaxInt16 {
			t.Errorf("%s: %v", name, most)
		}
	}
}
