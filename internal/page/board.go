package page

import (
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
)

// edge is the space for the names of files and ranks.
const edge = 18

// boardPicture draws the start position with the pieces in hand.
func (g *Game) boardPicture() *picture {
	r := g.rulesOf()
	p := &picture{Width: edge + r.Files*cell + 2, Label: "The start position of " + printable(g.Sheet.Def.Title)}
	y := g.handRow(p, define.Black, 0)
	g.wholeBoard(p, y, g.Sheet.Start)
	y += r.Ranks*cell + edge
	p.Height = g.handRow(p, define.White, y) + 2
	return p
}

// positionPicture draws the board of a position without hands.
func (g *Game) positionPicture(label string, position *board.Position) *picture {
	p := g.ranksPicture(label, 0, g.rulesOf().Ranks-1)
	g.wholeBoard(p, 0, position)
	return p
}

// ranksPicture is an empty picture with room for some ranks.
func (g *Game) ranksPicture(label string, low, high int) *picture {
	return &picture{Width: edge + g.rulesOf().Files*cell + 2, Height: (high-low+1)*cell + edge + 2, Label: label}
}

// wholeBoard draws all ranks of a position and the lines of a grid, downward from y.
func (g *Game) wholeBoard(p *picture, y int, position *board.Position) {
	r := g.rulesOf()
	g.ranks(p, y, 0, r.Ranks-1, position.At)
	p.Goals = g.goals(y)
	for _, pair := range r.Lines() {
		p.Rides = append(p.Rides, gridLine(r, pair, y))
	}
}

// gridLine draws the line between two neighbouring squares of a board that begins at y.
func gridLine(r *board.Rules, pair [2]define.Square, y int) ride {
	file, rank := r.File(pair[1]), r.Rank(pair[1])
	x1, y1 := edge+file*cell, y+(r.Ranks-rank)*cell
	if r.Rank(pair[0]) == rank {
		return ride{X1: x1, Y1: y1 - cell, X2: x1, Y2: y1, Class: "grid"}
	}
	return ride{X1: x1, Y1: y1, X2: x1 + cell, Y2: y1, Class: "grid"}
}

// ranks draws some ranks of the board with their pieces and names, downward from y.
func (g *Game) ranks(p *picture, y, low, high int, at func(define.Square) define.Piece) {
	r := g.rulesOf()
	for rank := high; rank >= low; rank-- {
		for file := range r.Files {
			s := r.Square(file, rank)
			x := edge + file*cell
			if r.IsHole(s) {
				p.Squares = append(p.Squares, square{x, y, "hole", r.SquareName(s, 1)})
				continue
			}
			piece, kind := at(s), shade(file+rank)
			if piece == define.Wall {
				piece, kind = define.Empty, "wall"
			}
			p.Squares = append(p.Squares, square{x, y, kind, r.SquareName(s, 1)})
			if piece != define.Empty {
				m := g.piece(piece.Color(), piece.Type(), x+cell/2, y+cell/2)
				m.Square = r.SquareName(s, 1)
				p.Pieces = append(p.Pieces, m)
			}
		}
		p.Captions = append(p.Captions, caption{edge / 2, y + cell/2, fmt.Sprint(rank + 1), "middle"})
		y += cell
	}
	for file := range r.Files {
		p.Captions = append(p.Captions, caption{edge + file*cell + cell/2, y + edge/2 + 1, string(rune('a' + file)), "middle"})
	}
}

// handRow draws a side's pieces in hand, downward from y, and returns where the
// drawing ends.
func (g *Game) handRow(p *picture, c define.Color, y int) int {
	const itemWidth, labelWidth, gap = cell + 26, 56, 6
	x := edge + labelWidth
	some := false
	for i := range g.Sheet.Def.Types {
		t := define.PieceType(i + 1)
		n := g.Sheet.Start.Hand(c, t)
		if n == 0 {
			continue
		}
		if x+itemWidth > p.Width && some {
			x, y = edge+labelWidth, y+cell+2
		}
		if !some {
			p.Captions = append(p.Captions, caption{edge, y + gap/2 + cell/2, "in hand", "start"})
		}
		some = true
		p.Squares = append(p.Squares, square{x, y + gap/2, "dark", ""})
		p.Pieces = append(p.Pieces, g.piece(c, t, x+cell/2, y+gap/2+cell/2))
		p.Captions = append(p.Captions, caption{x + cell + 2, y + gap/2 + cell/2, fmt.Sprintf("×%d", n), "start"})
		x += itemWidth
	}
	if !some {
		return y
	}
	return y + cell + gap
}
