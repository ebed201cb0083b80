package terminal

import (
	"fmt"

	"fairymax/internal/sheet"
	"fairymax/internal/textboard"
)

// style says how boards look here.
func (t *game) style() textboard.Style {
	style := textboard.Style{Flipped: t.flipped, Changed: t.Console.Person, Width: t.Console.Width()}
	if t.Console.Unicode && !t.Letters {
		style.Glyphs = t.Variant.Glyphs
	}
	switch {
	case t.Console.Colours >= 256:
		style.Colours = textboard.Many
	case t.Console.Colours > 0:
		style.Colours = textboard.Few
	}
	return style
}

// showBoard shows the board and the state of the game.
func (t *game) showBoard() {
	p := t.position()
	t.Console.Draw(textboard.Board(p, t.style()))
	for _, count := range textboard.Counts(t.position()) {
		t.say(count)
	}
	t.say(t.state())
}

// state says how the game stands.
func (t *game) state() string {
	if t.ended != nil {
		return t.ended.text
	}
	return textboard.State(t.game)
}

// widest is the longest line that is pleasant to read.
const widest = 80

// say writes sentences, each on its own lines, which are broken between words.
func (t *game) say(sentences ...string) {
	for _, text := range sentences {
		for _, line := range sheet.WrapAt(min(widest, t.Console.Width()), text) {
			fmt.Fprintln(t.Console, line)
		}
	}
}
