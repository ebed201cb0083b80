package vocabulary

import (
	"fmt"
	"slices"
	"strings"
)

// term is a word of inventors of pieces, or a letter of Betza's notation.
type term struct {
	names string // the first one is shown
	doc   string
	row   string // of moves, an example
}

// terms are Betza's, as the language says them.
var terms = []term{
	{"leaper", "a piece that goes by one vector and jumps over what is between", "{ leap = [1, 2] }"},
	{"rider", "a piece that repeats its leap in the same direction until something is in the way", "{ slide = [1, 2] }"},
	{"bent", "a bent rider turns once on its way, as the griffon and the aanca do", "{ leap = [1, 1], then = { slide = [0, 1] } }"},
	{"crooked", "a crooked rider turns at every step, to and fro", "{ leap = [1, 1], then = { leap = [-1, 1], then = { leap = [1, 1] } } }"},
	{"lame", "a lame leaper does not jump: a piece on its path stops it", "{ leap = [1, 2], path = [0, 1] }"},
	{"hopper", "a piece that needs another one, the hurdle, to jump over", "{ slide = [0, 1], only = \"passing\", then = { over = \"any\", leap = [0, 1] } }"},
	{"hurdle", "the piece that a hopper jumps over", "{ slide = [0, 1], only = \"move\", then = { over = \"any\", slide = [0, 1], only = \"capture\" } }"},
	{"divergent", "a divergent piece moves in one way and captures in another", "{ leap = [1, 1], only = \"capture\" }"},
	{"W", "the wazir: one step straight", "{ leap = [0, 1] }"},
	{"F", "the ferz: one step diagonally", "{ leap = [1, 1] }"},
	{"D", "the dabbaba: a leap of two squares straight", "{ leap = [0, 2] }"},
	{"N", "the knight", "{ leap = [1, 2] }"},
	{"A", "the alfil: a leap of two squares diagonally", "{ leap = [2, 2] }"},
	{"H", "the threeleaper: three squares straight", "{ leap = [0, 3] }"},
	{"C L", "the camel", "{ leap = [1, 3] }"},
	{"Z J", "the zebra", "{ leap = [2, 3] }"},
	{"G", "the tripper: three squares diagonally", "{ leap = [3, 3] }"},
	{"B", "the bishop: the ferz as a rider, FF", "{ slide = [1, 1] }"},
	{"R", "the rook: the wazir as a rider, WW", "{ slide = [0, 1] }"},
	{"Q", "the queen: rook and bishop, RB", "{ slide = [[0, 1], [1, 1]] }"},
	{"K", "the king: one step in any direction, WF", "{ leap = [[0, 1], [1, 1]] }"},
	{"m", "the modifier of moves that do not capture", "{ leap = [0, 1], only = \"move\" }"},
	{"c", "the modifier of moves that capture", "{ leap = [0, 1], only = \"capture\" }"},
}

// termsText lists the terms for the full reference.
func termsText() string {
	var b strings.Builder
	b.WriteString("Words of inventors of pieces, and letters of Betza's notation, in this language:\n\n")
	for _, t := range terms {
		t.write(&b)
	}
	return b.String()
}

// write writes a term with its example.
func (t term) write(b *strings.Builder) {
	for i, line := range fold(strings.ReplaceAll(t.names, " ", " or ")+": "+t.doc, manualWidth-8) {
		fmt.Fprintf(b, "\t%s%s\n", [...]string{"", "    "}[min(i, 1)], line)
	}
	fmt.Fprintf(b, "\t        %s\n", t.row)
}

// termOf finds a term; a single letter is upper or lower case as it stands; nil if there is none.
func termOf(word string) *term {
	for i, t := range terms {
		names := append(strings.Fields(t.names), t.names)
		if slices.Contains(names, word) || len(word) > 1 && slices.Contains(names, strings.ToLower(word)) {
			return &terms[i]
		}
	}
	return nil
}
