package eval

import (
	"fairymax/board/define"
	"fairymax/engine/traits"
	"math"
	"slices"
)

// newTables computes the tables of a game.
func newTables(g *traits.Game, w *Weights) *tables {
	t := &tables{Game: g, weights: *w, words: (g.Rules.Squares + 63) / 64}
	if t.CapturesToHand {
		t.weights.scaleForHands()
	}
	t.pieceSquare = make([]pair, traits.Pieces*g.Rules.Squares)
	t.findKingTypes()
	for _, profile := range g.Profiles {
		if profile != nil {
			t.addPiece(profile)
		}
	}
	t.layOutSquares()
	t.layOutShelters()
	t.layOutPawns()
	t.findGates()
	if t.terms = terms[:]; g.LosingWins {
		t.terms = losingTerms[:]
	}
	t.variantTerms = variantTermsOf(g)
	start := g.StructureOf(g.Rules.Start())
	t.startStrength = max(1, start.Strength(define.White)+start.Strength(define.Black))
	return t
}

func (t *tables) addPiece(m *traits.Profile) {
	piece, value := m.Piece(), t.Values[m.Type]
	const bishop = 330
	t.bishopShare[piece] = int32(clamp(100*value/bishop, 0, 100))
	t.choices[piece] = t.Rules.Choices(m.Color, m.Type)
	t.colourBound[piece] = m.ColourBound()
	t.followsFiles[piece] = m.FollowsFiles()
	t.capturesAsItMoves[piece] = slices.Equal(m.Moves, m.Captures)
	for n := range t.mobility[piece] {
		t.mobility[piece][n] = t.weights.Mobility.curve(n, m.Average)
	}
	sign := pair{1, 1}
	if m.Color == define.Black {
		sign = pair{-1, -1}
	}
	gain := t.promotionGain(m)
	percent, share := t.weights.Material, m.EndgameShare()
	if t.IsPawn[piece] {
		percent = percent.towards(t.weights.Pawns, gain)
	}
	for s := range t.Rules.Squares {
		p := percent.ofValue(t.PieceValue[piece], share)
		if !t.LosingWins {
			p = p.plus(t.place(m, define.Square(s), gain))
		}
		t.pieceSquare[t.at(piece, define.Square(s))] = pair{p.mg * sign.mg, p.eg * sign.eg}
	}
}

// ofValue is a value by phase: an advantage decides more the fewer pieces are
// left, if the piece keeps its captures.
func (p pair) ofValue(value int32, endgameShare float64) pair {
	return pair{value * p.mg / 100, int32(float64(value*p.eg/100) * endgameShare)}
}

// curve is the worth of reaching n squares: it saturates, and is 0 for what such
// a piece reaches on average.
func (p pair) curve(n int, average float64) pair {
	return p.scaled(math.Sqrt(float64(n)) - math.Sqrt(0.8*average)).round()
}

// layOutSquares notes the colour of each square and the files next to it.
func (t *tables) layOutSquares() {
	t.shades = make([]uint8, t.Rules.Squares)
	for s := range t.Rules.Squares {
		t.shades[s] = uint8(traits.Shade(t.Rules, define.Square(s)))
		file := t.Rules.File(define.Square(s))
		for _, neighbour := range [2]int{file - 1, file + 1} {
			if neighbour >= 0 && neighbour < t.Rules.Files {
				t.besideFile[neighbour].Add(define.Square(s))
			}
		}
	}
}

// place is what standing on a square is worth to a piece, besides its value. Gain
// is how much its promotion would bring.
func (t *tables) place(m *traits.Profile, s define.Square, gain float64) pair {
	if m.Rules.IsHole(s) {
		return pair{}
	}
	switch {
	case t.kingTypes[m.Color].Has(m.Type) && t.NoChecks:
		return pair{}
	case t.kingTypes[m.Color].Has(m.Type):
		return t.weights.placeKing(m, s)
	case t.IsPawn[m.Piece()]:
		return t.weights.placePawn(m, s, gain)
	}
	return t.weights.placeOfficer(m, s, gain)
}
