package match

import (
	"fmt"
	"strconv"
	"strings"
)

// eventKind says what a line of a program's output means for the game.
type eventKind int

const (
	ignored    eventKind = iota // nothing
	movePlayed                  // text is the move
	moveLeg                     // text is a leg of a move that continues
	noMove                      // the program found no legal move
	resigned                    // the program resigns
	claimed                     // text is the result that it claims
	drawOffer                   // it offers or accepts a draw
	complaint                   // it calls the opponent's move illegal
	searchInfo                  // text is depth and score
	failure                     // it reports an error
)

type event struct {
	kind  eventKind
	text  string
	nodes int // of a searchInfo
}

// readEvent classifies a line.
func readEvent(text string) event {
	words := strings.Fields(text)
	if len(words) == 0 {
		return event{}
	}
	switch words[0] {
	case "move":
		return readMove(words[1:])
	case "resign":
		return event{kind: resigned, text: ""}
	case "offer":
		if len(words) > 1 && words[1] == "draw" {
			return event{kind: drawOffer, text: ""}
		}
	case "1-0", "0-1", "1/2-1/2":
		return event{kind: claimed, text: words[0]}
	case "Illegal":
		return event{kind: complaint, text: text}
	case "Error", "telluser", "tellusererror":
		return event{kind: failure, text: text}
	}
	return readSearchInfo(words)
}

func readMove(words []string) event {
	if len(words) == 0 {
		return event{kind: movePlayed, text: ""}
	}
	if legs, ok := strings.CutSuffix(words[0], ","); ok {
		return event{kind: moveLeg, text: legs + ","}
	}
	return event{kind: movePlayed, text: words[0]}
}

// readSearchInfo recognises "depth score time nodes …".
func readSearchInfo(words []string) event {
	if len(words) < 4 {
		return event{}
	}
	var numbers [4]int
	for i := range numbers {
		n, err := strconv.Atoi(strings.TrimRight(words[i], "."))
		if err != nil {
			return event{}
		}
		numbers[i] = n
	}
	return event{kind: searchInfo, text: fmt.Sprintf("%s/%d", scoreText(numbers[1]), numbers[0]), nodes: numbers[3]}
}

// mateScore plus n is a mate in n moves; other scores are less.
const mateScore = 100000

// scoreText writes a score for game records: in pawns, or M and moves.
func scoreText(centipawns int) string {
	switch {
	case centipawns >= mateScore:
		return fmt.Sprintf("+M%d", centipawns-mateScore)
	case centipawns <= -mateScore:
		return fmt.Sprintf("-M%d", -mateScore-centipawns)
	}
	return fmt.Sprintf("%+.2f", float64(centipawns)/100)
}
