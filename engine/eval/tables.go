package eval

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// maxMobility is the most squares that the mobility curve tells apart.
const maxMobility = 63

// tables are what the evaluation computes before a game begins. They never
// change, so threads share them.
type tables struct {
	*traits.Game
	weights Weights
	words   int // of a set that the board fills

	pieceSquare       []pair                    // piece-square tables with piece values, White's positive, at(piece, square)
	paths             [traits.Pieces][]pawnPath // of pawns, by square
	mobility          [traits.Pieces][maxMobility + 1]pair
	bishopShare       [traits.Pieces]int32              // its value in percent of a bishop's in chess, 100 at most
	colourBound       [traits.Pieces]bool               // it stays on squares of one shade
	followsFiles      [traits.Pieces]bool               // it slides along files
	capturesAsItMoves [traits.Pieces]bool               // it captures where it may move
	choices           [traits.Pieces][]define.PieceType // what it may promote to
	startStrength     int32                             // of both sides together, at least 1

	shades      []uint8                    // see [traits.Shade], by square
	besideFile  [define.MaxSide]define.Set // the files next to a file
	shelterZone [2][]define.Set            // where pawns shelter a king or storm its shelter, by square
	kingTypes   [2]define.TypeMask         // the types of a side's kings

	terms        []term          // terms, or losingTerms
	variantTerms []term          // those of this game
	home         *board.Position // the start, where pieces in hand wait for others to make room, else nil
	gates        [2]define.Set   // the squares of pieces that can make room
}

func (t *tables) at(piece define.Piece, s define.Square) int {
	return int(piece)*t.Rules.Squares + int(s)
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
