package fen

import (
	"cmp"
	"strconv"
	"strings"

	"fairymax/board/define"
)

// readHand translates the pieces in hand, and leaves out those that the game cannot have
// there: XBoard also sends captured pieces in games that do not keep them, and pieces of
// no use in a hand.
func (rd *reader) readHand() (string, error) {
	if !rd.rules.HasHands() {
		if rest := strings.Trim(rd.hand.text, "-"); rest != "" {
			rd.note("hand", "%s left out: this game has no pieces in hand", rest)
		}
		return "", nil
	}
	if !rd.held {
		return "[" + rd.missing() + "]", nil
	}
	var kept strings.Builder
	held := map[string]int{}
	for rest := strings.Trim(rd.hand.text, "-"); rest != ""; {
		digits, tail := cutDigits(rest)
		n, err := strconv.Atoi(cmp.Or(digits, "1"))
		if tail == "" || err != nil || n > mostHeld {
			return "", mistake("hand", rd.hand, "%q is not a number of pieces and their letter", rest)
		}
		text, tail := cutPiece(tail)
		ours, err := rd.letterOf("hand", text)
		if err != nil {
			return "", mistake("hand", rd.hand, "%v", err)
		}
		rest = tail
		useful := min(n, max(0, rd.room(ours)-held[ours]))
		held[ours] += useful
		kept.WriteString(strings.Repeat(ours, useful))
		if useful < n {
			rd.note("hand", "%s left out: the game has no use for it there", strings.Repeat(text, min(n-useful, 3)))
		}
	}
	return "[" + kept.String() + "]", nil
}

// mostHeld bounds a count of pieces in hand, as a position does.
const mostHeld = 255

// room says how many pieces of a letter a hand can have.
func (rd *reader) room(letter string) int {
	c := colorOf(letter)
	t := rd.rules.ByLetterFor(c, letter)
	switch {
	case !rd.rules.UsefulInHand(t):
		return 0
	case rd.rules.HandsGrow():
		return mostHeld
	}
	return rd.rules.Start().Hand(c, rd.rules.HeldAs(t))
}

// missing is the hand of a text without one. Where pieces promote to those that their side
// has lost, and in no other game, the board shows what is in hand.
func (rd *reader) missing() string {
	r := rd.rules
	if !r.HandsHoldWhatIsLost() {
		return ""
	}
	var lost strings.Builder
	start := r.Start()
	for c := define.White; c <= define.Black; c++ {
		for i, def := range r.Def.Types {
			t, letter := define.PieceType(i+1), letterFor(def.Letter, c)
			if r.UsefulInHand(t) {
				n := start.Hand(c, t) + start.Standing(c, t) - rd.standing(letter)
				lost.WriteString(strings.Repeat(letter, max(0, n)))
			}
		}
	}
	if lost.Len() > 0 {
		rd.note("hand", "not written, so it holds what is missing from the board: %s", lost.String())
	}
	return lost.String()
}

// standing counts the pieces with a letter of ours on the board of the text.
func (rd *reader) standing(letter string) int {
	n := 0
	for rest := rd.board.text; rest != ""; {
		text, tail := cutPiece(rest)
		if ours, err := rd.letterOf("board", text); err == nil && ours == letter {
			n++
		}
		rest = tail
	}
	return n
}
