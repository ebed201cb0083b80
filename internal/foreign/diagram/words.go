package diagram

import (
	_ "embed"
	"strings"
)

//go:embed words.txt
var wordsText string

// line returns what the data say after a key, "" if they do not have it.
func line(key string) string {
	for line := range strings.SplitSeq(wordsText, "\n") {
		if rest, ok := strings.CutPrefix(line, key+": "); ok && key != "" {
			return rest
		}
	}
	return ""
}

// known returns the words of a kind.
func known(kind string) []string { return strings.Fields(line(kind)) }

// kingName is the name of the piece that also castles if its line gives no moves.
const kingName = "king"

// kingMoves returns how such a king moves on a board of some files.
func kingMoves(files int) string {
	if files > 8 {
		return "KisO3"
	}
	return "KisO2"
}

// movesByName returns the moves of a piece by its name; sure tells whether the diagram is
// known to take the same.
func movesByName(name string) (text string, sure bool) {
	name = strings.ToLower(name)
	if text = line("sure " + name); text != "" {
		return text, true
	}
	return line("usual " + name), false
}
