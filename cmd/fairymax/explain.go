package main

import (
	"fmt"
	"io"
	"strings"

	"fairymax/board"
	"fairymax/internal/explain"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// explainCommand says whether a move is legal, and why not. An illegal one is a failure; a question about a
// square or a piece is none.
func explainCommand(k *call) error {
	setUp := k.positionFlags()
	asJSON := k.jsonFlag("print the answer as JSON", answer{})
	if err := k.parse(1, 1); err != nil {
		return err
	}
	g, err := setUp()
	if err != nil {
		return err
	}
	if before, last, several := severalMoves(g.Position(), k.arguments[0]); several {
		return fmt.Errorf("%q is more than one move; -moves %q plays those before %s", k.arguments[0], before, last)
	}
	is, sentences := explain.Answer(g, k.arguments[0])
	if *asJSON {
		if err := k.printJSON(answer{is == explain.Move, sentences, k.notes}); err != nil {
			return err
		}
	} else {
		say(k.out, sentences)
	}
	if is == explain.Wrong {
		return errReported
	}
	return nil
}

// severalMoves splits a text that is no move, but begins with one.
func severalMoves(p *board.Position, text string) (before, last string, several bool) {
	words := strings.Fields(text)
	if len(words) < 2 {
		return "", "", false
	}
	_, whole := notation.Read(p, text, 1)
	_, first := notation.Read(p, words[0], 1)
	end := len(words) - 1
	return strings.Join(words[:end], " "), words[end], whole != nil && first == nil
}

// answer is an answer as JSON.
type answer struct {
	Legal     bool     `json:"legal"`
	Sentences []string `json:"sentences"`
	Notes     []string `json:"notes,omitempty"` // how the position of -fen was read
}

// say writes sentences, each on its own lines.
func say(w io.Writer, sentences []string) {
	for _, text := range sentences {
		for _, line := range sheet.Wrap(text) {
			fmt.Fprintln(w, line)
		}
	}
}
