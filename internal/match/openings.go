package match

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
)

// ReadOpenings reads one line of moves for each opening, in coordinates with
// ranks from 1. Empty lines and what follows a # are skipped. The error names
// the line of the first move that is not legal.
func ReadOpenings(in io.Reader, r *board.Rules) ([][]board.Move, error) {
	var openings [][]board.Move
	scan := bufio.NewScanner(in)
	for number := 1; scan.Scan(); number++ {
		text, _, _ := strings.Cut(scan.Text(), "#")
		words := strings.Fields(text)
		if len(words) == 0 {
			continue
		}
		g := board.NewGame(r.Start())
		for _, word := range words {
			m, err := notation.ParseCoordinate(g.Position(), word, 1)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", number, err)
			}
			g.Play(m)
		}
		if g.Result().Over {
			return nil, fmt.Errorf("line %d: the game is over at its end", number)
		}
		openings = append(openings, g.Moves())
	}
	return openings, scan.Err()
}
