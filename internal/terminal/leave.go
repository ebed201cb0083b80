package terminal

import (
	"errors"
	"fmt"
	"strings"

	"fairymax/internal/prompt"
)

// leave ends the session of a person that did not say so with a command. Moves that would
// be lost are saved, if the person is not there to be asked.
func (t *game) leave(why error) {
	switch {
	case !t.isUnsaved():
		t.closed = true
	case errors.Is(why, prompt.ErrTerminated):
		t.save("")
		t.closed = true
	default:
		t.askToSave()
	}
}

// askToSave asks what to do with the game before the person leaves.
func (t *game) askToSave() {
	t.say(fmt.Sprintf("Save the game in %s?", t.usualFile()))
	for {
		line, err := t.Console.Ask("[Y]es, [n]o, [c]ontinue: ", nil)
		if errors.Is(err, prompt.ErrTerminated) {
			t.save("")
		}
		if err != nil { // a second Ctrl-C means it
			t.closed = true
			return
		}
		switch answer := strings.ToLower(strings.TrimSpace(line)); {
		case strings.HasPrefix("yes", answer): // or empty
			t.save("")
			t.closed = !t.isUnsaved()
			return
		case strings.HasPrefix("no", answer):
			t.closed = true
			return
		case strings.HasPrefix("continue", answer):
			return
		}
	}
}
