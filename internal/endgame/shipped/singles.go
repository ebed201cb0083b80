package shipped

import (
	_ "embed"
	"fmt"
	"strings"

	"fairymax/internal/endgame"
)

// A game begins with a line of its name and the digest of its rules. Each line after it is a part of
// an answer, in columns between tabs: material, side, name of the piece, name of the part, the
// counts with White to move and with Black to move, and the wins that are later than the move rule
// allows, with an exclamation mark if nothing begins its count anew.
//
//go:embed singles.txt
var singles string

// The columns of a part.
const (
	colMaterial = iota
	colSide
	colPiece
	colPart
	colWhite
	colBlack
	colBeyond
	columns
)

// cursed marks wins that the move rule surely takes away.
const cursed = "!"

// Singles returns the answers about single pieces of the game with this digest of its rules, none
// if it is not in the catalogue or its tables are too large.
func Singles(digest string) []*endgame.Answer {
	_, rest, found := strings.Cut(singles, " "+digest+"\n")
	if !found {
		return nil
	}
	var list []*endgame.Answer
	for line := range strings.Lines(rest) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(cells) != columns {
			break // the next game
		}
		last := len(list) - 1
		if last < 0 || list[last].Material != cells[colMaterial] || list[last].Side != cells[colSide] {
			list = append(list, &endgame.Answer{Material: cells[colMaterial], Side: cells[colSide], Pieces: []string{cells[colPiece]}})
			last++
		}
		list[last].Parts = append(list[last].Parts, readPart(cells))
	}
	return list
}

// readPart reads the part in a line.
func readPart(cells []string) endgame.Part {
	p := endgame.Part{Name: cells[colPart], White: readCounts(cells[colWhite]), Black: readCounts(cells[colBlack])}
	beyond, marked := strings.CutSuffix(cells[colBeyond], cursed)
	p.Cursed = marked
	fmt.Sscan(beyond, &p.Beyond)
	return p
}

// readCounts reads counts of positions, in the order of their fields.
func readCounts(text string) (c endgame.Counts) {
	fmt.Sscan(text, &c.Positions, &c.Won, &c.Lost, &c.Longest)
	return c
}
