package traits

import "fairymax/board"

// Pieces is how many values a board.Piece can have. Tables are indexed by the piece directly.
const Pieces = 1 << 8

// Game is what the rules of a game mean for an engine. It is computed once and
// never changes, so threads share it.
type Game struct {
	RuleTraits
	Rules    *board.Rules
	Values   []int            // of the piece types, in centipawns
	Pawn     int              // the unit of margins, in centipawns
	Profiles [Pieces]*Profile // by piece, nil for values that are no piece
	IsPawn   [Pieces]bool     // only goes forward, and promotes
	KingZone []board.Set      // the squares around a square

	PieceValue   [Pieces]int32 // on the board; 0 if uncapturable
	CaptureValue [Pieces]int32 // what its capture gains
	CaptureRisk  [Pieces]int32 // what can be lost by capturing with it
	Uncapturable [Pieces]bool  // a royal that the rules never leave under attack
	Force        [Pieces]int32 // its value; 0 for pawns and royals

	LimitedVictims bool                          // some pieces may capture only some types
	victims        [Pieces][]board.TypeMask      // what it may capture, by square of departure and arrival; nil for everything
	HandTypes      []board.PieceType             // types that can be in a hand and are of use there
	InHand         [board.MaxTypes + 1]int32     // value of a piece in hand, by type
	held           [board.MaxTypes + 1]heldValue // 0 for other types than HandTypes

	MoreThanCheck   bool            // check and key alone do not describe a position
	HasPseudoRoyals bool            // the loss of some pieces that are no royals loses the game
	Groups          [2][]board.Keep // of which a side must keep pieces
	Goals           [2][]Goal
}

// New computes what the rules mean.
func New(r *board.Rules) *Game {
	g := &Game{RuleTraits: ruleTraits(r), Rules: r, Values: Values(r)}
	g.Pawn = pawnValue(r, g.Values)
	for c := board.White; c <= board.Black; c++ {
		for t := 1; t < len(g.Values); t++ {
			g.addPiece(newProfile(r, c, board.PieceType(t)))
		}
	}
	g.findKingZones()
	g.findGroups()
	g.findGoals()
	g.priceHands()
	g.priceCaptures()
	g.MoreThanCheck = g.HasPseudoRoyals || g.QuietWins || g.Counting
	return g
}

func (g *Game) addPiece(p *Profile) {
	piece, value := p.Piece(), int32(g.Values[p.Type])
	g.Profiles[piece] = p
	g.IsPawn[piece] = p.isPawn()
	g.Uncapturable[piece] = g.Rules.NeverCaptured(p.Type)
	g.victims[piece] = p.victims
	g.LimitedVictims = g.LimitedVictims || p.victims != nil
	g.PieceValue[piece] = value
	if g.Swaps {
		g.PieceValue[piece] /= 2
	}
	if !g.IsPawn[piece] && !g.Rules.IsRoyal(p.Type) {
		g.Force[piece] = value
	}
}

// findKingZones finds the squares that an attack on a royal aims at, for each
// square where one may stand.
func (g *Game) findKingZones() {
	r := g.Rules
	g.KingZone = make([]board.Set, r.Squares)
	for s := range r.Squares {
		for t := range r.Squares {
			from, to := board.Square(s), board.Square(t)
			if !r.IsHole(to) && Distance(r, from, to) <= 1 {
				g.KingZone[from].Add(to)
			}
		}
	}
}
