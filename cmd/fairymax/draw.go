package main

import (
	"fmt"
	"io"
	"strings"

	"fairymax/board"
)

// holeText stands for a square that is missing from the board.
const holeText = "#"

// drawBoard draws a position as text: White's pieces in capitals, at the bottom,
// and each side's hand beside its first rank.
func drawBoard(w io.Writer, p *board.Position) {
	r := p.Rules()
	cell := cellWidth(r)
	fmt.Fprintln(w)
	drawHand(w, p, board.Black)
	for rank := r.Ranks - 1; rank >= 0; rank-- {
		fmt.Fprintf(w, "%3d ", rank+1)
		for file := range r.Files {
			fmt.Fprintf(w, " %-*s", cell, squareText(p, r.Square(file, rank)))
		}
		fmt.Fprintf(w, " %d\n", rank+1)
	}
	fmt.Fprintf(w, "    %s\n", fileLetters(r, cell))
	drawHand(w, p, board.White)
	fmt.Fprintln(w)
}

func squareText(p *board.Position, s board.Square) string {
	r := p.Rules()
	switch piece := p.At(s); {
	case r.IsHole(s):
		return holeText
	case piece != board.Empty:
		return pieceLetter(r, piece)
	}
	return "."
}

// drawHand lists the pieces in hand of a side, in games with hands.
func drawHand(w io.Writer, p *board.Position, c board.Color) {
	r := p.Rules()
	if !r.HasHands() {
		return
	}
	var pieces []string
	for i := range r.Types() {
		t := board.PieceType(i + 1)
		text := pieceLetter(r, board.MakePiece(c, t))
		switch n := p.Hand(c, t); {
		case n > 1:
			pieces = append(pieces, fmt.Sprintf("%s×%d", text, n))
		case n == 1:
			pieces = append(pieces, text)
		}
	}
	if len(pieces) == 0 {
		pieces = []string{"nothing"}
	}
	fmt.Fprintf(w, "     %v's hand: %s\n", c, strings.Join(pieces, " "))
}

// pieceLetter is the letter of a piece, capital for White.
func pieceLetter(r *board.Rules, piece board.Piece) string {
	letter := r.Def.Types[piece.Type()-1].Letter
	if piece.Color() == board.Black {
		letter = strings.ToLower(letter)
	}
	return letter
}

// cellWidth is the length of the longest letter of a game.
func cellWidth(r *board.Rules) int {
	width := 1
	for _, def := range r.Def.Types {
		width = max(width, len(def.Letter))
	}
	return width
}

func fileLetters(r *board.Rules, cell int) string {
	var b strings.Builder
	for file := range r.Files {
		fmt.Fprintf(&b, " %-*c", cell, 'a'+file)
	}
	return strings.TrimRight(b.String(), " ")
}
