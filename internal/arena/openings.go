package arena

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"regexp"
	"strings"

	"fairymax/board"
	"fairymax/internal/fen"
	"fairymax/internal/notation"
)

// Opening is how a game begins.
type Opening struct {
	Start *board.Position // nil for the start of the rules
	Moves []board.Move
}

// FromStart are openings from the start of the rules.
func FromStart(lines [][]board.Move) []Opening {
	openings := make([]Opening, len(lines))
	for i, moves := range lines {
		openings[i].Moves = moves
	}
	return openings
}

// Openings say how the games of a series begin, pair by pair.
type Openings struct {
	Rules *board.Rules
	Lines []Opening // none: the start position, or a shuffled one if the rules say so
}

// Of returns how a pair of games begins. The pairs use the lines in turn; the same pair of
// another series gets the same shuffled start.
func (o Openings) Of(pair int) Opening {
	switch {
	case len(o.Lines) > 0:
		return o.Lines[pair%len(o.Lines)]
	case !o.Rules.IsShuffled():
		return Opening{}
	}
	return Opening{Start: o.Rules.Shuffled(rand.New(rand.NewPCG(uint64(pair), 0)).IntN)}
}

// whatALineIs is said where not even the beginning of a line can be read.
const whatALineIs = "a line is the moves of an opening, such as e2e4 e7e5 or 1. e4 e5, or a position in FEN"

// ReadOpenings reads one opening from each line: moves with or without numbers, in
// coordinates with ranks from 1 or as in PGN, or a position as FEN or EPD. It skips empty lines
// and comments, which begin with #. The error names the line of the first move that is not legal.
func ReadOpenings(in io.Reader, r *board.Rules) ([]Opening, error) {
	var openings []Opening
	scan := bufio.NewScanner(in)
	for number := 1; scan.Scan(); number++ {
		text, _, _ := strings.Cut(strings.TrimPrefix(scan.Text(), "\ufeff"), "#")
		if strings.TrimSpace(text) == "" {
			continue
		}
		opening, err := readOpening(text, r)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		openings = append(openings, opening)
	}
	return openings, scan.Err()
}

// readOpening reads a line.
func readOpening(text string, r *board.Rules) (Opening, error) {
	words := strings.Fields(text)
	switch {
	case notation.StartsWithTag(text):
		return Opening{}, errors.New("a game in PGN is not an opening: write the moves of each on one line, without tags, such as 1. e4 e5 2. Nf3")
	case strings.Count(words[0], "/") > 1: // no move has that
		return readStart(words, r)
	}
	g := board.NewGame(r.Start())
	for _, word := range words {
		if notation.IsNumber(word) {
			continue
		}
		m, err := notation.Read(g.Position(), word, 1)
		if err != nil && len(g.Moves()) == 0 {
			err = fmt.Errorf("%w; %s", err, whatALineIs)
		}
		if err != nil {
			return Opening{}, err
		}
		g.Play(m)
	}
	if g.Result().Over {
		return Opening{}, errors.New("the game is over at its end")
	}
	return Opening{Moves: g.Moves()}, nil
}

// readStart reads a FEN, or an EPD, which is four fields of a FEN and then operations.
func readStart(words []string, r *board.Rules) (Opening, error) {
	const fields = 4
	if strings.Contains(strings.Join(words, " "), ";") && len(words) > fields {
		words = append(words[:fields:fields], counters(strings.Join(words[fields:], " "))...)
	}
	start, err := fen.Read(r, strings.Join(words, " "))
	if err != nil {
		return Opening{}, fmt.Errorf("FEN: %w", err)
	}
	if board.NewGame(start.Position).Result().Over {
		return Opening{}, errors.New("the game is over in this position")
	}
	return Opening{Start: start.Position}, nil
}

// quoted is a text in an operation of an EPD.
var quoted = regexp.MustCompile(`"[^"]*"`)

// counters are the clock of the move rule and the number of the move, as a FEN has them, of an
// EPD with such operations.
func counters(operations string) []string {
	clock, number := "0", "1"
	for operation := range strings.SplitSeq(quoted.ReplaceAllString(operations, ""), ";") {
		name, value, given := strings.Cut(strings.TrimSpace(operation), " ")
		switch {
		case given && name == "hmvc":
			clock = value
		case given && name == "fmvn":
			number = value
		}
	}
	return []string{clock, number}
}
