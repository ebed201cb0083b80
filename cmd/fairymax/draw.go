package main

import (
	"fmt"
	"io"
	"strings"

	"fairymax/board"
)

// holeText is a square that is missing from the board.
const holeText = "#"

// drawBoard draws a position as text: White's men in capitals, at the bottom,
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
	switch man := p.At(s); {
	case r.IsHole(s):
		return holeText
	case man != board.Empty:
		return manLetter(r, man)
	}
	return "."
}

// drawHand lists what a side has in hand, in games that have hands.
func drawHand(w io.Writer, p *board.Position, c board.Color) {
	r := p.Rules()
	if r.Def.Hand == (board.HandDef{}) {
		return
	}
	var men []string
	for i := range r.Def.Types {
		t := board.PieceType(i + 1)
		text := manLetter(r, board.MakePiece(c, t))
		switch n := p.Hand(c, t); {
		case n > 1:
			men = append(men, fmt.Sprintf("%s×%d", text, n))
		case n == 1:
			men = append(men, text)
		}
	}
	if len(men) == 0 {
		men = []string{"nothing"}
	}
	fmt.Fprintf(w, "     %v's hand: %s\n", c, strings.Join(men, " "))
}

// manLetter is the letter of a man, capital for White.
func manLetter(r *board.Rules, man board.Piece) string {
	letter := r.Def.Types[man.Type()-1].Letter
	if man.Color() == board.Black {
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
