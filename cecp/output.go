package cecp

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"fairymax/internal/talk"
)

// output writes lines to the GUI, each complete and in one call of Write.
type output struct {
	w   io.Writer
	err error // the first failure; nothing is written after it
}

// say writes a line of the protocol's words, numbers and moves, without any
// foreign text.
func (o *output) say(format string, args ...any) {
	if o.err == nil {
		_, o.err = fmt.Fprintf(o.w, format+"\n", args...)
	}
}

// alert shows a text to the user in a window of the GUI.
func (o *output) alert(text string) { o.say("tellusererror %s", harmless(text)) }

// remark writes a text into the GUI's log; the GUI itself ignores it.
func (o *output) remark(text string) { o.say("# %s", harmless(text)) }

// refuse answers a command that is not carried out.
func (o *output) refuse(reason error, line string) {
	o.say("Error (%v): %s", reason, quote(line))
}

// illegal refuses a move; the GUI then takes it back.
func (o *output) illegal(reason, move string) {
	o.say("Illegal move (%s): %s", quote(reason), quote(move))
}

// fatalWords, anywhere in a line that XBoard does not recognize, make it end
// the game or cut the connection.
var fatalWords = []string{
	"Draw", "game is a draw", "offer", "not found", "No such file", "Permission denied",
	"unknown host", "can't alloc", "No remote directory",
}

// loadedWords change how XBoard takes a line that begins with "Illegal move"
// or "Error": it ignores the line, or treats it as an unknown command.
var loadedWords = []string{
	"llegal", "name", "rating", "?", "result", "board", "bk", "computer", "variant", "hint", "random",
	"depth", "accepted", "protover", "draw", "time", "otim", "analyze", "(no matching move)",
}

// harmless makes a foreign text fit to follow a word such as tellusererror: one
// line, of bounded length, in which no fatal word is left whole.
func harmless(text string) string { return breakWords(talk.Flatten(text), fatalWords) }

// quote makes a foreign text fit to stand in an answer that begins with
// "Illegal move" or "Error".
func quote(text string) string {
	return breakWords(talk.Flatten(text), slices.Concat(fatalWords, loadedWords))
}

// breakWords puts a hyphen after the first letter of each of the words, so that
// people can still read the text; it removes a word of a single character. The
// result may contain one of the words again, so it repeats until there is none.
func breakWords(text string, words []string) string {
	for before := ""; before != text; {
		before = text
		for _, word := range words {
			broken := word[:1] + "-" + word[1:]
			if len(word) == 1 {
				broken = ""
			}
			text = strings.ReplaceAll(text, word, broken)
		}
	}
	return text
}
