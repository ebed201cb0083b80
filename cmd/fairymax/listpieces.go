package main

import (
	"fmt"
	"io"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/sheet"
)

// listedPiece is a piece as list prints it, as it is in the first game that has it.
type listedPiece struct {
	Name   string `json:"name"`
	Letter string `json:"letter"`
	Moves  string `json:"moves"` // in words
	Game   string `json:"game"`
}

// listedPieces lists the pieces of some games.
func listedPieces(games []*catalogueGame) []listedPiece {
	pieces := []listedPiece{}
	seen := map[string]bool{}
	for _, game := range games {
		s := sheet.Sheet{Def: game.def}
		for i, t := range game.def.Types {
			if !seen[t.Name] && !isShadow(t) {
				seen[t.Name] = true
				pieces = append(pieces, listedPiece{t.Name, t.Letter, s.Brief(define.PieceType(i + 1)), game.name})
			}
		}
	}
	return pieces
}

// listPieces prints a line for each piece.
func listPieces(out io.Writer, pieces []listedPiece) {
	width := 0
	for _, p := range pieces {
		width = max(width, len(p.Name))
	}
	for _, p := range pieces {
		line := fmt.Sprintf("%-*s  %-2s  %s", width, p.Name, p.Letter, p.Moves)
		fmt.Fprintln(out, sheet.Cut(line))
	}
	fmt.Fprintln(out, underOwnName("\n\"fairymax show -piece PIECE\" draws one."))
}

// countPieces counts the piece types, without those that differ from another only
// because they were promoted.
func countPieces(d *define.Game) int {
	n := 0
	for _, t := range d.Types {
		if !isShadow(t) {
			n++
		}
	}
	return n
}

// isShadow reports whether a type differs from another only by its demotion in a
// hand; its letter ends with ~ as in FENs.
func isShadow(t define.Type) bool { return t.Demotes != 0 && strings.HasSuffix(t.Letter, "~") }
