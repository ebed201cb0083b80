package page

import (
	"fmt"

	"fairymax/board/define"
	"fairymax/internal/sheet"
)

// castlingCards shows all castlings of the start position.
func (g *Game) castlingCards() []exampleCard {
	var cards []exampleCard
	for _, c := range g.Sheet.Castlings() {
		before, after := g.castlingPictures(c)
		cards = append(cards, exampleCard{c.Side.String() + ": " + g.Sheet.CastlingSquares(c), before, after})
	}
	return cards
}

// castlingPictures draws the first rank of a side before and after a castling.
func (g *Game) castlingPictures(c sheet.Castling) (before, after *picture) {
	start := g.Sheet.Start
	king, partner := start.At(c.King), start.At(c.Partner)
	return g.rankPicture("Before", c, map[define.Square]define.Piece{c.King: king, c.Partner: partner}),
		g.rankPicture("After", c, map[define.Square]define.Piece{c.KingTo: king, c.PartnerTo: partner})
}

// rankPicture draws the rank of a castling with only these pieces.
func (g *Game) rankPicture(when string, c sheet.Castling, pieces map[define.Square]define.Piece) *picture {
	rank := g.rulesOf().Rank(c.King)
	p := g.ranksPicture(fmt.Sprintf("%s %v's castling %s", when, c.Side, g.Sheet.CastlingSquares(c)), rank, rank)
	g.ranks(p, 0, rank, rank, func(s define.Square) define.Piece { return pieces[s] })
	return p
}
