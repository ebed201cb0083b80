package eval

import (
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
)

// TestShares holds how much of White's advantage counts, in parts of wholeShare.
func TestShares(t *testing.T) {
	for _, test := range []struct {
		what, game, fen string
		want            int32
	}{
		{"a bishop that does not hold the corner", "normal", "7k/8/5K2/8/7P/5B2/8/8 w - - 0 1", wrongCorner},
		{"two pawns with it", "normal", "7k/7P/5K2/8/7P/5B2/8/8 w - - 0 1", wrongCorner},
		{"a pawn that stops the enemy's", "normal", "7k/8/5K2/7p/7P/5B2/8/8 w - - 0 1", wrongCorner},
		{"a bishop that holds the corner", "normal", "7k/8/5K2/8/7P/4B3/8/8 w - - 0 1", fewPawns + eachPawn},
		{"a king far from the corner", "normal", "4k3/8/5K2/8/7P/5B2/8/8 w - - 0 1", fewPawns + eachPawn},
		{"a pawn on another file", "normal", "7k/8/5K2/8/6P1/5B2/8/8 w - - 0 1", fewPawns + eachPawn},
		{"a pawn on the edge alone", "normal", "8/8/8/8/P7/2K5/8/k7 w - - 0 1", fewPawns + eachPawn},
		{"a pawn on the edge alone, before the corner", "normal", "1k6/8/8/8/P7/2K5/8/8 w - - 0 1", wrongCorner},
		{"bishops of other shades", "normal", "4k3/3b4/8/8/2PPP3/2K5/3B4/8 w - - 0 1", oppositeShade},
		{"bishops of one shade", "normal", "4k3/4b3/8/8/2PPP3/2K5/3B4/8 w - - 0 1", fewPawns + 3*eachPawn},
		{"a rook against a bishop", "normal", "4k3/3b4/8/8/8/2K5/3R4/8 w - - 0 1", withoutPawns},
		{"a knight", "normal", "4k3/8/8/8/8/2K5/3N4/8 w - - 0 1", weakPieces},
		{"a queen", "normal", "4k3/8/8/8/8/2K5/3Q4/8 w - - 0 1", wholeShare},
		{"four pawns", "normal", "4k3/8/8/8/2PPPP2/2K5/3N4/8 w - - 0 1", wholeShare},
		{"the start", "capablanca", "", wholeShare},
		{"captured pieces return", "crazyhouse", "7k/8/5K2/8/7P/5B2/8/8[] w - - 0 1", wholeShare},
		{"goals", "kingofthehill", "7k/8/5K2/8/7P/5B2/8/8 w - - 0 1", wholeShare},
	} {
		rules := testgames.Shipped(t, test.game)
		p := rules.Start()
		if test.fen != "" {
			p = testgames.Position(t, rules, test.fen)
		}
		e := New(traits.New(rules))()
		e.Begin(p)
		got := e.scale(p, &e.stack[0], 100*wholeShare) / 100
		// What phase makes of it is not the matter of this test.
		if full := int32(wholeShare); got != test.want && (got < test.want || got > test.want+full/8) {
			t.Errorf("%s: %d, want %d", test.what, got, test.want)
		}
		if e.Whole(0) && got != wholeShare {
			t.Errorf("%s: said to be whole", test.what)
		}
	}
}

// A position of which Whole holds is scaled for neither side.
func TestWhole(t *testing.T) {
	whole := 0
	for _, row := range testgames.All() {
		r := testgames.Compile(t, row.Definition)
		eachRandomPosition(t, r, 4, func(p *board.Position, e *Evaluator, ply int) {
			if !e.Whole(ply) {
				return
			}
			whole++
			for _, white := range [2]int32{1000, -1000} {
				if got := e.scale(p, &e.stack[ply], white); got != white {
					t.Fatalf("%s: %s: %d of %d", row.Name, p.FEN(), got, white)
				}
			}
		})
	}
	if whole == 0 {
		t.Error("no position is whole")
	}
}
