package match

import (
	"fmt"
	"strconv"
	"strings"
)

// eventKind says what a line of a program's output means for the game.
type eventKind int

const (
	chatter    eventKind = iota // nothing
	movePlayed                  // text is the move
	moveLeg                     // text is a leg of a move that goes on
	noMove                      // the program sees no legal move
	resigned                    // the program gives the game up
	claimed                     // text is the result that it claims
	drawOffer                   // it offers or accepts a draw
	complaint                   // it takes the opponent's move for illegal
	thought                     // text is depth and score
	failure                     // it reports an error
)

type event struct {
	kind eventKind
	text string
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
		return event{resigned, ""}
	case "offer":
		if len(words) > 1 && words[1] == "draw" {
			return event{drawOffer, ""}
		}
	case "1-0", "0-1", "1/2-1/2":
		return event{claimed, words[0]}
	case "Illegal":
		return event{complaint, text}
	case "Error", "telluser", "tellusererror":
		return event{failure, text}
	}
	return readThought(words)
}

func readMove(words []string) event {
	if len(words) == 0 {
		return event{movePlayed, ""}
	}
	if legs, ok := strings.CutSuffix(words[0], ","); ok {
		return event{moveLeg, legs + ","}
	}
	return event{movePlayed, words[0]}
}

// readThought recognises "depth score time nodes …".
func readThought(words []string) event {
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
	return event{thought, fmt.Sprintf("%s/%d", scoreText(numbers[1]), numbers[0])}
}

// mateScore is where scores that announce a mate begin.
const mateScore = 100000

// scoreText writes a score as game records have it: pawns, or M and moves.
func scoreText(centipawns int) string {
	switch {
	case centipawns > mateScore:
		return fmt.Sprintf("+M%d", centipawns-mateScore)
	case centipawns < -mateScore:
		return fmt.Sprintf("-M%d", -mateScore-centipawns)
	}
	return fmt.Sprintf("%+.2f", float64(centipawns)/100)
}
