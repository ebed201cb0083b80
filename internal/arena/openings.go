package arena

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
)

// Openings say how the games of a series begin, pair by pair.
type Openings struct {
	Rules *board.Rules
	Lines [][]board.Move // none: the start position, or a shuffled one if the rules say so
}

// Of returns how a pair of games begins: the start, nil for that of the rules, and
// the moves. The pairs use the lines in turn; the same pair of another series
// gets the same shuffled start.
func (o Openings) Of(pair int) (start *board.Position, opening []board.Move) {
	switch {
	case len(o.Lines) > 0:
		return nil, o.Lines[pair%len(o.Lines)]
	case !o.Rules.IsShuffled():
		return nil, nil
	}
	return o.Rules.Shuffled(rand.New(rand.NewPCG(uint64(pair), 0)).IntN), nil
}

// ReadOpenings reads one line of moves for each opening, in coordinates with
// ranks from 1. It skips empty lines and comments, which begin with #. The error names
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
			m, err := notation.Read(g.Position(), word, 1)
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
