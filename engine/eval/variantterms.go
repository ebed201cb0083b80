package engine

import "fairymax/board"

// stakes are the parts of the evaluation that follow from how a game is won
// other than by mate, and from men in hand. They cost nothing in other games.
var stakes = [...]term{
	{"hands", (*view).hands},
	{"goals", (*view).goalsNear},
	{"checks", (*view).checksGiven},
	{"last men", (*view).lastMen},
	{"baring", (*view).baring},
}

// staked sums up the stakes of a position.
func (v *view) staked() pair {
	var sum pair
	for i := range stakes {
		sum = sum.plus(stakes[i].score(v))
	}
	return sum
}

func (v *view) hands() pair { return pair{v.s.hand, v.s.hand} }

// checksGiven counts the checks that a side has given where enough of them win.
func (v *view) checksGiven() pair {
	needed := v.rules.Def.Endings.Checks
	if needed == 0 {
		return pair{}
	}
	worth := func(c board.Color) int32 {
		left := max(1, needed-v.p.ChecksGiven(c))
		return int32(lastCheck * v.pawn / 100 * (needed*needed - left*left) / (left * left * needed * needed))
	}
	given := worth(board.White) - worth(board.Black)
	return pair{given, given}
}

// lastCheck is what it is worth to need but one check, in percent of a pawn and a little less.
const lastCheck = 400

// lastMen counts how many more men a side can lose of those it must not run out of.
func (v *view) lastMen() pair {
	var score [2]int32
	for c := range score {
		for i := range v.groups[c] {
			spare := v.groups[c][i].spare(v.p, board.Color(c))
			score[c] += sparing[min(max(spare, 0), len(sparing)-1)] * int32(v.pawn) / 100
		}
	}
	spare := score[board.White] - score[board.Black]
	return pair{spare, spare}
}

// sparing is what it is worth that so many men can be lost but the last, in
// percent of a pawn.
var sparing = [...]int32{0, 0, 150, 225, 262, 281, 290, 295, 300}

// baring counts the men that still stand between a side and a bare royal, where
// that has lost.
func (v *view) baring() pair {
	if v.rules.Def.Endings.BareKing == board.BareNothing {
		return pair{}
	}
	var score [2]int32
	for c := range score {
		men, royals := v.p.Pieces(board.Color(c)), v.p.Royals(board.Color(c))
		score[c] = -exposure[min(men.Len()-royals.Len(), len(exposure)-1)] * int32(v.pawn) / 100
	}
	bare := score[board.White] - score[board.Black]
	return pair{bare, bare}
}

// exposure is what it costs to have so few men besides the royal, in percent of a pawn.
var exposure = [...]int32{300, 150, 80, 40, 15, 0}
