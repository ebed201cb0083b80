package terminal

import (
	"fmt"

	"fairymax/board"
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
	if n := t.rules.ChecksToWin(); n > 0 {
		t.say(fmt.Sprintf("Checks given, of %d: White %d, Black %d.", n, p.ChecksGiven(board.White), p.ChecksGiven(board.Black)))
	}
	if played, limit := p.Count(); limit > 0 {
		t.say(fmt.Sprintf("Counting: %d of %d moves.", played/2, limit/2))
	}
	t.say(t.state())
}

// state says how the game stands.
func (t *game) state() string {
	if t.ended != nil {
		return t.ended.text
	}
	switch result, turn := t.game.Result(), t.position().Turn(); {
	case result.Over && result.Draw:
		return fmt.Sprintf("The game is drawn: %v.", result.Reason)
	case result.Over:
		return fmt.Sprintf("%v wins: %v.", result.Winner, result.Reason)
	case t.position().InCheck():
		return fmt.Sprintf("%v is in check.", turn)
	default:
		return fmt.Sprintf("%v to move.", turn)
	}
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
