package traits

import (
	"math"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// Values returns the values of the pieces in centipawns, by piece type (index 0
// is unused). Values that the definition gives are taken as they are; the others
// follow from how the pieces move. Uncapturable royals are worth 0.
func Values(r *board.Rules) []int {
	n := r.Types() + 1
	bare := make([]float64, n) // without promotion
	for t := 1; t < n; t++ {
		bare[t] = moveValue(r, define.PieceType(t))
	}
	bare = onBothSides(r, bare)
	values := make([]int, n)
	for t := 1; t < n; t++ {
		switch given := r.Def.Types[t-1].Value; {
		case r.NeverCaptured(define.PieceType(t)):
		case given > 0:
			values[t] = given
		default:
			values[t] = max(1, int(math.Round(bare[t]+promotionShare*promotionGain(r, define.PieceType(t), bare))))
		}
	}
	return values
}

// The formula is fitted to values that were measured by play on 8×8 and 10×8: of
// chess pieces, archbishop, chancellor and about thirty simple leapers and
// compounds. https://www.chessprogramming.org/Point_Value
const (
	perMobility    = 61.0  // centipawns for each square of expected mobility on 8×8
	slowness       = 15.0  // loss of pieces that only reach neighbouring squares
	perContact     = 21.0  // compounds control areas, so they are worth more than their parts
	contactLimit   = 190.0 // at most
	contactFrom    = 5.0   // mobility from which contact counts
	contactWidth   = 4.0   // this much more mobility and it counts in full
	promotionShare = 0.045 // of the gain of a promotion
)

// moveValue is the value of a type's moves.
func moveValue(r *board.Rules, t define.PieceType) float64 {
	var mobility, near, contact, squares float64
	c := define.White
	if !r.Owns(define.White, t) {
		c = define.Black
	}
	field, all := fieldOf(r, c, t), 0.0
	crowd := newCrowded(r, c, t, emptyChance)
	for s := range r.Squares {
		if r.IsHole(define.Square(s)) {
			continue
		}
		if all++; field != nil && !field.Has(define.Square(s)) {
			continue
		}
		crowd.leave(define.Square(s))
		mobility += crowd.mobility()
		near += crowd.near()
		contact += crowd.contact()
		squares++
	}
	if mobility == 0 {
		return 0
	}
	// A larger board gives every piece more squares, and the pawn stays the unit.
	scale := math.Pow(64/all, 0.25) / squares
	mobility, near, contact = mobility*scale, near*scale, contact*scale
	x := min(max((mobility-contactFrom)/contactWidth, 0), 1)
	strong := x * x * (3 - 2*x)
	return perMobility*mobility - slowness*near*near/mobility + strong*min(perContact*contact, contactLimit)
}

// promotionGain is what the best promotion of a type adds to its bare value.
func promotionGain(r *board.Rules, t define.PieceType, bare []float64) float64 {
	gain := 0.0
	for c := define.White; c <= define.Black; c++ {
		for _, choice := range r.Choices(c, t) {
			gain = max(gain, bare[choice]-bare[t])
		}
	}
	return gain
}

// onBothSides gives a piece that turns over the mean of its two sides: it has either
// for half of its moves.
func onBothSides(r *board.Rules, bare []float64) []float64 {
	mean := slices.Clone(bare)
	for t := range bare {
		if into, _, ok := r.TurnsOver(define.PieceType(t)); ok {
			mean[t] = (bare[t] + bare[into]) / 2
		}
	}
	return mean
}

// pawnValue is the unit of margins: the value of the weakest promoting type, or
// 100 where no type promotes.
func pawnValue(r *board.Rules, values []int) int {
	least := 0
	for t := 1; t < len(values); t++ {
		promotes := len(r.Choices(define.White, define.PieceType(t)))+len(r.Choices(define.Black, define.PieceType(t))) > 0
		if promotes && values[t] > 0 && (least == 0 || values[t] < least) {
			least = values[t]
		}
	}
	if least == 0 {
		return 100
	}
	return min(max(least, 50), 200)
}
