package notation

import (
	"slices"
	"strconv"
	"strings"

	"fairymax/board"
)

// The men of a position, on the board and in hand, as XBoard writes them.

// placementOf fills up ranks that are too short, turns holes into empty squares
// and drops the marks of promoted men where we make no difference.
func placementOf(r *board.Rules, text string) string {
	ranks := strings.Split(text, "/")
	for i, rank := range ranks {
		ranks[i] = fullRank(r, rank)
	}
	return strings.Join(ranks, "/")
}

func fullRank(r *board.Rules, text string) string {
	var b strings.Builder
	files, run := 0, 0
	flush := func() {
		if run > 0 {
			b.WriteString(strconv.Itoa(run))
			run = 0
		}
	}
	for rest := text; rest != "" && files <= r.Files; {
		if empty, tail := cutEmpty(rest); empty > 0 {
			run += empty
			files += empty
			rest = tail
			continue
		}
		flush()
		letter, tail := cutMan(rest)
		b.WriteString(manOf(r, letter))
		files++
		rest = tail
	}
	run += max(0, r.Files-files)
	flush()
	return b.String()
}

// cutMan takes a man's letter with its + before and its ', ! or ~ behind off the
// front of a text.
func cutMan(text string) (letter, rest string) {
	end := 1
	if text[0] == '+' && len(text) > 1 {
		end++
	}
	for end < len(text) && strings.IndexByte("'!~", text[end]) >= 0 {
		end++
	}
	return text[:end], text[end:]
}

// manOf writes a man of XBoard's as we do. A promoted form that has no letter
// with a mark here is what the unmarked man becomes, if it is one type only, or
// just another man of that letter.
func manOf(r *board.Rules, letter string) string {
	c := colorOf(letter)
	plain := strings.TrimSuffix(strings.TrimPrefix(letter, "+"), "~")
	t := r.ByLetterFor(c, plain)
	switch {
	case plain == letter || t == 0 || r.ByLetterFor(c, letter) != 0:
		return letter
	case strings.HasSuffix(letter, "~"):
		return plain
	}
	choices := r.Choices(c, t)
	if len(choices) != 1 {
		return plain
	}
	return sided(r.Def.Types[choices[0]-1].Letter, c)
}

// sided writes a letter in capitals for White, small for Black.
func sided(letter string, c board.Color) string {
	if c == board.Black {
		return strings.ToLower(letter)
	}
	return letter
}

func colorOf(letter string) board.Color {
	if letter != strings.ToUpper(letter) {
		return board.Black
	}
	return board.White
}

// handOf keeps the men in hand who mean something here: XBoard also gives us
// captured men in games without that rule, or who are of no use in a hand.
func handOf(r *board.Rules, text string) string {
	var kept strings.Builder
	count, start := map[string]int{}, r.Start()
	for rest := text; rest != ""; {
		letter, tail := cutMan(rest)
		rest = tail
		c := colorOf(letter)
		t := r.ByLetterFor(c, letter)
		if t == 0 || !ofUse(r, t) {
			continue
		}
		count[letter]++
		if r.Def.Hand.Gains != board.GainNothing || count[letter] <= start.Hand(c, t) {
			kept.WriteString(letter)
		}
	}
	return kept.String()
}

// ofUse reports whether a man in hand could ever come to the board.
func ofUse(r *board.Rules, t board.PieceType) bool {
	if r.Def.Hand.Use != board.HandPromote {
		return true
	}
	for _, d := range r.Def.Promotions {
		if slices.Contains(r.Choices(board.White, d.Type), t) || slices.Contains(r.Choices(board.Black, d.Type), t) {
			return true
		}
	}
	return false
}
