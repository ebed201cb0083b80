package eval

import (
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// term is a part of the evaluation, White's minus Black's.
type term struct {
	name  string
	score func(*context) pair
}

// terms are the terms of every game; see variantTerms for the others.
var terms = [...]term{
	{"material", (*context).material},
	{"mobility", (*context).mobility},
	{"attack", (*context).attack},
	{"blockers", (*context).blockers},
	{"threats", (*context).threats},
	{"shelter", (*context).shelter},
	{"pawns", (*context).pawnStructure},
	{"passers", (*context).passers},
	{"bishop pair", (*context).bishopPair},
	{"files", (*context).files},
	{"mop-up", (*context).mopUp},
}

func (x *context) material() pair { return x.s.pieceSquare }
func (x *context) mobility() pair {
	return x.mobilityScore[define.White].minus(x.mobilityScore[define.Black])
}
func (x *context) files() pair         { return x.fileScore[define.White].minus(x.fileScore[define.Black]) }
func (x *context) pawnStructure() pair { return x.pawnEntry.score }

// bishopPair rewards colour-bound pieces, such as bishops, on squares of both shades.
// https://www.chessprogramming.org/Bishop_Pair
func (x *context) bishopPair() pair {
	white, black := &x.shadeShares[define.White], &x.shadeShares[define.Black]
	return x.weights.bishopPair.percent(min(white[0], white[1]) - min(black[0], black[1]))
}

// mopUp drives a bare king to the edge, towards the other king.
// https://www.chessprogramming.org/Mop-up_Evaluation
func (x *context) mopUp() pair {
	if !x.hasKing[define.White] || !x.hasKing[define.Black] {
		return pair{}
	}
	for weak := define.White; weak <= define.Black; weak++ {
		if x.s.Strength(weak) == 0 && x.s.Pawns[weak].Empty() && x.s.Strength(weak.Other()) > 0 {
			apart := traits.Distance(x.Rules, x.king[0], x.king[1])
			score := int32(-30*centre(x.Rules, x.king[weak])) - int32(6*apart)
			if weak == define.White {
				score = -score
			}
			return pair{score, score}
		}
	}
	return pair{}
}
