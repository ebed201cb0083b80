package notation

import (
	"slices"
	"strconv"
	"strings"

	"fairymax/board"
)

// placementOf translates the board field of XBoard's FEN: it fills up short ranks,
// turns holes into empty squares, and drops the marks of promoted pieces in games
// that do not distinguish them.
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
		letter, tail := cutPiece(rest)
		b.WriteString(pieceOf(r, letter))
		files++
		rest = tail
	}
	run += max(0, r.Files-files)
	flush()
	return b.String()
}

// cutPiece cuts a piece letter, with a + before it and ', ! or ~ after it, off the
// front of a text.
func cutPiece(text string) (letter, rest string) {
	end := 1
	if text[0] == '+' && len(text) > 1 {
		end++
	}
	for end < len(text) && strings.IndexByte("'!~", text[end]) >= 0 {
		end++
	}
	return text[:end], text[end:]
}

// pieceOf translates XBoard's letter of a piece into ours. A marked letter that the
// game does not have means the promoted form of the unmarked piece if there is
// only one, else the unmarked piece.
func pieceOf(r *board.Rules, letter string) string {
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
	return letterFor(r.Def.Types[choices[0]-1].Letter, c)
}

// letterFor writes a letter in upper case for White, in lower case for Black.
func letterFor(letter string, c board.Color) string {
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

// handOf keeps the pieces in hand that this game can have there. XBoard also sends
// captured pieces in games without that rule, and pieces of no use in a hand.
func handOf(r *board.Rules, text string) string {
	var kept strings.Builder
	count, start := map[string]int{}, r.Start()
	for rest := text; rest != ""; {
		letter, tail := cutPiece(rest)
		rest = tail
		c := colorOf(letter)
		t := r.ByLetterFor(c, letter)
		if t == 0 || !ofUse(r, t) {
			continue
		}
		count[letter]++
		if r.HandsGrow() || count[letter] <= start.Hand(c, t) {
			kept.WriteString(letter)
		}
	}
	return kept.String()
}

// ofUse reports whether a piece in hand can ever come onto the board.
func ofUse(r *board.Rules, t board.PieceType) bool {
	if r.EntersFromHand() || !r.PromotesFromHand() {
		return true
	}
	return slices.ContainsFunc(r.Promoters(), func(from board.PieceType) bool {
		return slices.Contains(r.Choices(board.White, from), t) || slices.Contains(r.Choices(board.Black, from), t)
	})
}

// cutEmpty cuts a run of empty squares or a hole off the front of a rank.
func cutEmpty(text string) (squares int, rest string) {
	if text[0] == '*' {
		return 1, text[1:]
	}
	end := 0
	for end < len(text) && '0' <= text[end] && text[end] <= '9' {
		end++
	}
	squares, err := strconv.Atoi(text[:end])
	if err != nil || squares > board.MaxSide {
		return 0, text
	}
	return squares, text[end:]
}
