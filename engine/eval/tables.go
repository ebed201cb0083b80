package eval

import (
	"math"
	"slices"

	"fairymax/board"
	"fairymax/engine/traits"
)

// maxMobility is the most squares that the mobility curve tells apart.
const maxMobility = 63

// tables are what the evaluation computes before a game begins. They never
// change, so threads share them.
type tables struct {
	*traits.Game
	weights weights
	words   int // of a set that the board fills

	squares           []pair     // value and place, White's positive, at(piece, square)
	paths             []pawnPath // of pawns, at(piece, square)
	mobility          [traits.Pieces][maxMobility + 1]pair
	bishopShare       [traits.Pieces]int32             // its value in percent of a bishop's in chess, 100 at most
	colourBound       [traits.Pieces]bool              // it stays on squares of one shade
	followsFiles      [traits.Pieces]bool              // it goes along free files
	capturesAsItMoves [traits.Pieces]bool              // it captures where it may move
	choices           [traits.Pieces][]board.PieceType // what it may promote to
	startStrength     int32                            // of both sides together, at least 1

	shades      []uint8                  // 0 or 1 for light and dark, by square
	besideFile  [board.MaxSide]board.Set // the files next to a file
	shelterZone [2][]board.Set           // where pawns shelter a king or storm its shelter, by square
	kingTypes   [2]board.TypeMask        // the types that the safety of a side is about

	hasVariantTerms bool            // more counts than pieces and squares, see variantTerms
	home            *board.Position // the start, where pieces in hand wait for others to make room, else nil
	gates           [2]board.Set    // the squares of pieces that can make room
}

func (t *tables) at(piece board.Piece, s board.Square) int {
	return int(piece)*t.Rules.Squares + int(s)
}

// newTables computes the tables of a game.
func newTables(g *traits.Game, w *weights) *tables {
	t := &tables{Game: g, weights: *w, words: (g.Rules.Squares + 63) / 64}
	if t.Swaps {
		t.weights.scaleForSwaps()
	}
	t.squares = make([]pair, traits.Pieces*g.Rules.Squares)
	t.paths = make([]pawnPath, traits.Pieces*g.Rules.Squares)
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
	t.hasVariantTerms = g.Rules.HasHands() || t.HasPseudoRoyals || t.QuietWins || g.Rules.BareRoyalLoses()
	var start sums
	t.sumUp(g.Rules.Start(), &start)
	t.startStrength = max(1, start.Strength(board.White)+start.Strength(board.Black))
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
		t.mobility[piece][n] = t.weights.mobility.curve(n, m.Average)
	}
	sign := pair{1, 1}
	if m.Color == board.Black {
		sign = pair{-1, -1}
	}
	gain := t.promotionGain(m)
	percent, share := t.weights.material, m.EndgameShare()
	if t.IsPawn[piece] {
		percent = percent.towards(t.weights.pawns, gain)
	}
	for s := range t.Rules.Squares {
		p := t.place(m, board.Square(s), gain).plus(percent.ofValue(t.PieceValue[piece], share))
		t.squares[t.at(piece, board.Square(s))] = pair{p.mg * sign.mg, p.eg * sign.eg}
	}
}

// ofValue is a value by phase: an advantage decides more the fewer pieces are
// left, if the piece keeps its captures.
func (p pair) ofValue(value int32, endgameShare float64) pair {
	return pair{value * p.mg / 100, int32(float64(value*p.eg/100) * endgameShare)}
}

// promotionGain is what the best promotion of a type gains, as a part of what a
// chess pawn gains by becoming a queen.
func (t *tables) promotionGain(m *traits.Profile) float64 {
	best := 0
	for _, choice := range t.choices[m.Piece()] {
		best = max(best, t.Values[choice]-t.Values[m.Type])
	}
	const chessGain = 860
	return min(1, float64(best)/chessGain)
}

// curve is the worth of reaching n squares: it saturates, and is 0 for what such
// a piece reaches on average.
func (p pair) curve(n int, average float64) pair {
	return p.scaled(math.Sqrt(float64(n)) - math.Sqrt(0.8*average)).round()
}

// layOutSquares notes the shade of each square and the files beside it.
func (t *tables) layOutSquares() {
	t.shades = make([]uint8, t.Rules.Squares)
	for s := range t.Rules.Squares {
		t.shades[s] = uint8(traits.Shade(t.Rules, board.Square(s)))
		file := t.Rules.File(board.Square(s))
		for _, neighbour := range [2]int{file - 1, file + 1} {
			if neighbour >= 0 && neighbour < t.Rules.Files {
				t.besideFile[neighbour].Add(board.Square(s))
			}
		}
	}
}
