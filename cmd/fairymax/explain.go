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

// explainCommand says whether a move is legal, and why not.
func explainCommand(k *call) error {
	setUp := k.placeFlags()
	if err := k.parse(1, 1); err != nil {
		return err
	}
	g, err := setUp()
	if err != nil {
		return err
	}
	_, sentences := explain.Answer(g.Position(), k.arguments[0])
	say(k.out, sentences)
	return nil
}

// say writes sentences, each on lines of its own.
func say(w io.Writer, sentences []string) {
	for _, text := range sentences {
		for _, line := range sheet.Wrap(text) {
			fmt.Fprintln(w, line)
		}
	}
}

// explainMove says in sentences why what was typed is not a move in a position.
func explainMove(p *board.Position, err error) []string {
	var move *notation.MoveError
	switch {
	case !errors.As(err, &move):
		return []string{err.Error()}
	case move.Reason == notation.NotAMove:
		return []string{fmt.Sprintf("%q is neither a move nor a command; help lists what can be typed.", strings.TrimSpace(move.Text))}
	}
	return explain.Refused(p, move)
}
