package match

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// uciOption is an option of the program.
type uciOption struct {
	name   string // as the program writes it
	values []string
}

func (o uciOption) has(value string) bool { return slices.Contains(o.values, value) }

// readUCIOption reads "option name NAME type TYPE var VALUE …" after the words with which it
// begins. A name may have several words.
func readUCIOption(text, begin string) (uciOption, bool) {
	rest, ok := strings.CutPrefix(strings.TrimSpace(text), begin)
	words := strings.Fields(rest)
	if !ok || len(words) == 0 {
		return uciOption{}, false
	}
	end := slices.Index(words, "type")
	if end < 0 {
		end = len(words)
	}
	o := uciOption{name: strings.Join(words[:end], " ")}
	for i := end; i+1 < len(words); i++ {
		if words[i] == "var" {
			o.values = append(o.values, words[i+1])
		}
	}
	return o, true
}

// readUCIEvent classifies a line.
func readUCIEvent(text string) event {
	words := strings.Fields(text)
	if len(words) == 0 {
		return event{}
	}
	switch words[0] {
	case "bestmove":
		if len(words) < 2 || slices.Contains(noMoves, strings.ToLower(words[1])) {
			return event{kind: noMove, text: ""}
		}
		return event{kind: movePlayed, text: words[1]}
	case "info":
		if refusal.MatchString(text) {
			return event{kind: failure, text: text}
		}
		return readUCISearchInfo(words[1:])
	}
	for _, start := range []string{"No such option", "Unknown command", "Error", "error"} {
		if strings.HasPrefix(text, start) {
			return event{kind: failure, text: text}
		}
	}
	return event{}
}

// refusal is what an engine of ours says to an option that it does not have, or to a value.
var refusal = regexp.MustCompile(`^info string (there is no option |option .* stays as it was: )`)

// noMoves are the moves that mean "no legal move".
var noMoves = []string{"(none)", "0000", "null"}

// readUCISearchInfo recognises "… depth N … score cp N" and "score mate N".
func readUCISearchInfo(words []string) event {
	depth := -1
	for i := 0; i+1 < len(words); i++ {
		switch words[i] {
		case "string":
			return event{}
		case "depth":
			if n, err := strconv.Atoi(words[i+1]); err == nil {
				depth = n
			}
		case "score":
			score, ok := readUCIScore(words[i+1:])
			if !ok || depth < 0 {
				return event{}
			}
			return event{kind: searchInfo, text: fmt.Sprintf("%s/%d", scoreText(score), depth)}
		}
	}
	return event{}
}

// readUCIScore returns a score in the numbers of CECP.
func readUCIScore(words []string) (score int, ok bool) {
	if len(words) < 2 {
		return 0, false
	}
	n, err := strconv.Atoi(words[1])
	switch {
	case err != nil:
		return 0, false
	case words[0] == "cp":
		return max(1-mateScore, min(n, mateScore-1)), true
	case words[0] != "mate":
		return 0, false
	case n > 0:
		return mateScore + n, true
	}
	return n - mateScore, true
}
