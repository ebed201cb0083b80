package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"fairymax/board"
	"fairymax/internal/explain"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// explainCommand says whether a move is legal, and why not. An illegal one is a failure.
func explainCommand(k *call) error {
	setUp := k.positionFlags()
	if err := k.parse(1, 1); err != nil {
		return err
	}
	g, err := setUp()
	if err != nil {
		return err
	}
	legal, sentences := explain.Answer(g.Position(), k.arguments[0])
	say(k.out, sentences)
	if !legal {
		return errReported
	}
	return nil
}

// say writes sentences, each on its own lines.
func say(w io.Writer, sentences []string) {
	for _, text := range sentences {
		for _, line := range sheet.Wrap(text) {
			fmt.Fprintln(w, line)
		}
	}
}

// explainMove explains why a text is not a legal move in a position.
func explainMove(p *board.Position, err error) []string {
	var move *notation.MoveError
	switch {
	case !errors.As(err, &move):
		return []string{err.Error()}
	case move.Reason == notation.NotAMove:
		return []string{fmt.Sprintf("%q is neither a move nor a command; type help for a list.", strings.TrimSpace(move.Text))}
	}
	return explain.Refused(p, move)
}
