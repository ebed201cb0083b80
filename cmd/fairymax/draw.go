package main

import (
	"fmt"
	"io"
	"strings"

	"fairymax/board"
)

// drawBoard draws a position as text: White's men in capitals, at the bottom.
func drawBoard(w io.Writer, p *board.Position) {
	r := p.Rules()
	cell := cellWidth(r)
	fmt.Fprintln(w)
	for rank := r.Ranks - 1; rank >= 0; rank-- {
		fmt.Fprintf(w, "%3d ", rank+1)
		for file := range r.Files {
			s := r.Square(file, rank)
			text := "."
			if r.IsHole(s) {
				text = " "
			} else if man := p.At(s); man != board.Empty {
				text = manLetter(r, man)
			}
			fmt.Fprintf(w, " %-*s", cell, text)
		}
		fmt.Fprintf(w, " %d\n", rank+1)
	}
	fmt.Fprintf(w, "    %s\n\n", fileLetters(r, cell))
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
