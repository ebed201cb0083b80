package match

import (
	"slices"
	"strconv"
	"strings"
)

// readUSIEvent classifies a line of a program that speaks USI.
func readUSIEvent(text string) event {
	words := strings.Fields(text)
	if len(words) > 1 && words[0] == "bestmove" {
		switch words[1] {
		case "resign":
			return event{kind: resigned, text: ""}
		case "win":
			return event{kind: claimed, text: "a win by declaration"} // the referee declares an impasse itself
		}
	}
	return readUCIEvent(strings.Join(inMoves(words), " "))
}

// inMoves counts a mate in moves instead of plies.
func inMoves(words []string) []string {
	at := slices.Index(words, "mate") + 1
	if at == 0 || at == len(words) || len(words) == 0 || words[0] != "info" {
		return words
	}
	plies, err := strconv.Atoi(words[at])
	if err != nil {
		return words
	}
	words = slices.Clone(words)
	words[at] = strconv.Itoa((plies + sign(plies)) / 2)
	return words
}

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}

// readUCCIEvent classifies a line of a program that speaks UCCI.
func readUCCIEvent(text string) event {
	words := strings.Fields(text)
	switch {
	case len(words) == 0:
		return event{}
	case words[0] == "nobestmove":
		return event{kind: noMove, text: ""}
	case words[0] == "bestmove" && slices.Contains(words, "resign"):
		return event{kind: resigned, text: ""}
	case words[0] != "info":
		return readUCIEvent(text)
	}
	at := slices.Index(words, "score") + 1
	if at == 0 || at == len(words) || words[1] == "message" {
		return event{}
	}
	if _, err := strconv.Atoi(words[at]); err == nil { // a bare number
		words = slices.Insert(slices.Clone(words), at, "cp")
	}
	return readUCIEvent(strings.Join(words, " "))
}
