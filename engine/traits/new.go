package traits

import (
	"fairymax/board"
	"fairymax/board/define"
)

// New computes what the rules mean.
func New(r *board.Rules) *Game {
	g := &Game{RuleTraits: ruleTraits(r), Rules: r, Values: Values(r)}
	g.Pawn = pawnValue(r, g.Values)
	for c := define.White; c <= define.Black; c++ {
		for t := 1; t < len(g.Values); t++ {
			g.addPiece(newProfile(r, c, define.PieceType(t)))
		}
	}
	g.findKingZones()
	g.findGroups()
	g.findGoals()
	g.priceHands()
	g.priceCaptures()
	g.MoreThanCheck = g.HasPseudoRoyals || g.QuietWins
	return g
}

// burden is the part of its value that a piece weighs against its side where losing it wins:
// there strong pieces are easier to get rid of, too.
const burden = 6

func (g *Game) addPiece(p *Profile) {
	piece, value := p.Piece(), int32(g.Values[p.Type])
	g.Profiles[piece] = p
	g.IsPawn[piece] = p.isPawn()
	g.Uncapturable[piece] = g.Rules.NeverCaptured(p.Type)
	g.PieceValue[piece] = value
	switch {
	case g.CapturesToHand:
		g.PieceValue[piece] /= 2
	case g.LosingWins, g.Rules.Unwanted().Has(p.Type):
		g.PieceValue[piece] = -value / burden
	}
	if !g.IsPawn[piece] && !g.Rules.IsRoyal(p.Type) {
		g.NonPawnValue[piece] = value
	}
}

// findKingZones finds the squares that an attack on a royal aims at, for each
// square where one may stand.
func (g *Game) findKingZones() {
	r := g.Rules
	g.KingZone = make([]define.Set, r.Squares)
	for s := range r.Squares {
		for t := range r.Squares {
			from, to := define.Square(s), define.Square(t)
			if !r.IsHole(to) && Distance(r, from, to) <= 1 {
				g.KingZone[from].Add(to)
			}
		}
	}
}
