package main

import (
	"fmt"
	"io"

	"fairymax/internal/explain"
	"fairymax/internal/sheet"
)

// explainCommand says whether a move is legal, and why not. An illegal one is a failure.
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
	legal, sentences := explain.Answer(g, k.arguments[0])
	if *asJSON {
		if err := k.printJSON(answer{legal, sentences, k.notes}); err != nil {
			return err
		}
	} else {
		say(k.out, sentences)
	}
	if !legal {
		return errReported
	}
	return nil
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
