package eval

import (
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// variantTerm is a term of some games. It may ask only for the position and what it sums up,
// not for an attack scan.
type variantTerm struct {
	term
	applies func(*traits.Game) bool
}

// variantTerms are the terms for ways to win other than mate and for pieces in hand.
var variantTerms = [...]variantTerm{
	{term{"hands", (*context).hands}, func(g *traits.Game) bool { return g.Rules.HasHands() }},
	{term{"goals", (*context).goals}, func(g *traits.Game) bool { return len(g.Goals[define.White])+len(g.Goals[define.Black]) > 0 }},
	{term{"checks", (*context).checksGiven}, func(g *traits.Game) bool { return g.Rules.ChecksToWin() > 0 }},
	{term{"last pieces", (*context).lastPieces}, func(g *traits.Game) bool { return g.HasPseudoRoyals }},
	{term{"bare king", (*context).bareKing}, func(g *traits.Game) bool { return g.Rules.BareRoyalOutcome() == define.Loss }},
	{term{"points", (*context).points}, func(g *traits.Game) bool { return g.DecidesDraws }},
}

// variantTermsOf are those of a game.
func variantTermsOf(g *traits.Game) []term {
	var list []term
	for _, v := range variantTerms {
		if v.applies(g) {
			list = append(list, v.term)
		}
	}
	return list
}

// variantScore sums up the variant terms of a position.
func (x *context) variantScore() pair {
	var sum pair
	for i := range x.variantTerms {
		sum = sum.plus(x.variantTerms[i].score(x))
	}
	return sum
}

// hands is what the pieces in hand are worth.
func (x *context) hands() pair {
	hand := x.s.Hand
	if x.home != nil {
		for c := range hand {
			hand[c] = hand[c] * x.openGates(x.p, define.Color(c)) / enoughGates
		}
	}
	n := hand[define.White] - hand[define.Black]
	return pair{n, n}
}

// goals rewards pieces that are near their goals.
func (x *context) goals() pair {
	var score [2]int32
	for c := range score {
		pieces := x.p.Pieces(define.Color(c))
		for i := range x.Goals[c] {
			g := &x.Goals[c][i]
			nearest := len(nearGoal) - 1
			for s := range traits.Each(&pieces) {
				if x.p.At(s) == g.Piece {
					nearest = min(nearest, g.Steps[s])
				}
			}
			score[c] += nearGoal[nearest] * int32(x.Pawn) / 100
		}
	}
	near := score[define.White] - score[define.Black]
	return pair{near, near}
}

// nearGoal is the bonus by the number of moves to a goal, in percent of a pawn.
var nearGoal = [...]int32{300, 150, 70, 35, 15, 5, 0}

// checksGiven counts the checks of each side.
func (x *context) checksGiven() pair {
	needed := x.Rules.ChecksToWin()
	worth := func(c define.Color) int32 {
		left := max(1, needed-x.p.ChecksGiven(c))
		return int32(lastCheck * x.Pawn / 100 * (needed*needed - left*left) / (left * left * needed * needed))
	}
	given := worth(define.White) - worth(define.Black)
	return pair{given, given}
}

// lastCheck is a little more than the bonus for a single missing check, in percent of a pawn.
const lastCheck = 400

// lastPieces scores how many pieces a side can still lose of those that it must keep.
func (x *context) lastPieces() pair {
	var score [2]int32
	for c := range score {
		for _, group := range x.Groups[c] {
			spare := traits.Spare(group, x.p, define.Color(c))
			score[c] += spareBonus[min(max(spare, 0), len(spareBonus)-1)] * int32(x.Pawn) / 100
		}
	}
	spare := score[define.White] - score[define.Black]
	return pair{spare, spare}
}

// spareBonus is the bonus by the number of pieces that a side can lose before it
// has lost, in percent of a pawn.
var spareBonus = [...]int32{0, 0, 150, 225, 262, 281, 290, 295, 300}

// bareKing counts a side's last pieces besides its king.
func (x *context) bareKing() pair {
	var score [2]int32
	for c := range score {
		pieces, royals := x.p.Pieces(define.Color(c)), x.p.Royals(define.Color(c))
		score[c] = -barePenalty[min(pieces.Len()-royals.Len(), len(barePenalty)-1)] * int32(x.Pawn) / 100
	}
	bare := score[define.White] - score[define.Black]
	return pair{bare, bare}
}

// barePenalty is the penalty by the number of pieces besides the royals, in
// percent of a pawn.
var barePenalty = [...]int32{300, 150, 80, 40, 15, 0}

// points rewards the side that would win if the game were drawn, the more the nearer the
// move rule is.
func (x *context) points() pair {
	ahead := int32(drawOdds)
	if rule := 2 * x.Rules.MoveRule(); rule > 0 {
		ahead += int32(drawNear * max(0, 2*x.p.Clock()-rule) / rule)
	}
	ahead = ahead * int32(x.Pawn) / 100
	switch lead := x.p.Points(define.White) - x.p.Points(define.Black); {
	case lead > 0:
		return pair{ahead, ahead}
	case lead < 0:
		return pair{-ahead, -ahead}
	}
	return pair{}
}

// What it is worth to win a draw, and what more right before the move rule, in percent of
// a pawn.
const (
	drawOdds = 60
	drawNear = 240
)
