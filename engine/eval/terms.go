package eval

import (
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// Weights are the numbers of the evaluation that are fitted to games. weights.txt has the
// standard ones; a network may bring others, which suit its game.
type Weights struct {
	Material pair // percent of a piece's value
	Pawns    pair // the same for a pawn that becomes a queen; its path is scored separately
	Mobility pair // for each root of a square that a piece reaches
	Tempo    pair // for the side to move

	ThreatByPawn   pair // a pawn attacks a piece of more value
	ThreatByLesser pair // another piece attacks one of more value
	ThreatByKing   pair // a king attacks a piece that is not protected
	HangingPiece   pair // attacked and not protected
	WeakPiece      pair // attacked and protected, but by no pawn nor by more pieces than attack it; less if it is worth less than a bishop
	HangingPawn    pair
	Controlled     pair // a square that we attack and the enemy does not
	ProtectedPiece pair

	Attackers      int32 // points of danger for a king, see kingdanger.go, times the square of the number of pieces that attack its zone
	AttackedSquare int32 // for each of their attacks there
	WeakSquare     int32 // for each attacked square there that only the king protects
	SafeCheck      int32 // for each type that can give check and not be captured
	NoQueen        int32 // penalty to these where the enemy's best piece is worth nothing
	DangerEndgame  int32 // what a thousand points cost in the endgame
	Blocker        pair  // penalty for a piece between a king and an enemy piece that could capture there otherwise

	ShelterNear    int32 // a pawn directly before a king, on a file beside its own; on its own file twice as much
	ShelterFar     int32 // one rank further
	ShelterDistant int32 // and further than that
	ShelterOpen    int32 // penalty for a file there without an enemy pawn
	Storm          int32 // penalty for an enemy pawn five ranks ahead, doubled for each rank nearer, unless a pawn directly before it blocks it
	ShelterDrops   int32 // percent that is left of these where captured pieces are dropped: pawns come and go
	CheckDrops     int32 // the same for a safe check, because there are many

	Supported     pair // a pawn that another one protects
	Phalanx       pair // a pawn with another one beside it
	Isolated      pair // no pawn could ever protect it where it stands
	Doubled       pair
	Passing       pair  // a pawn with a free path, divided by the path's length
	FreePath      int32 // percent more of it in the endgame, if the enemy attacks no square of the path
	SafeStep      int32 // the same, if the enemy does not attack the next square
	SupportedStep int32 // the same, if that square is protected
	PassingDrops  int32 // percent that is left of it where pieces can be dropped on the path
	Blocked       pair  // percent that is left of it while an enemy piece stands on the path
	Escort        pair  // percent more of it for each step by which our king is nearer than the enemy's
	OpenFile      pair  // a piece that follows its file, on one without pawns
	HalfOpenFile  pair  // on one without pawns of its own side
	BishopPair    pair  // colour-bound pieces on both shades, such as two bishops; less for pieces of less value

	PlaceMobility    pair // tenths, for each square more than the piece reaches on average
	PlaceCentre      pair // tenths
	PlaceCentreShort pair // tenths, for pieces with only short moves
	PlaceAdvance     pair // at the end of the way to promotion
	PawnAdvance      pair // the same for pawns
	PawnFiles        pair // tenths, for advanced pawns on the centre files
	KingRank         pair // for each rank that a king has left home
	KingFiles        pair // on the centre files
	KingCentre       pair // in the centre
}

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
	return x.weights.BishopPair.percent(min(white[0], white[1]) - min(black[0], black[1]))
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
