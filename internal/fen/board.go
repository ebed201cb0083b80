package fen

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// readBoard translates the pieces on the board.
func (rd *reader) readBoard() (string, error) {
	ranks, at := strings.Split(rd.board.text, "/"), rd.board.offset
	if len(ranks) != rd.rules.Ranks {
		return "", mistake("board", rd.board, "the board has %d ranks, this position %d", rd.rules.Ranks, len(ranks))
	}
	for i, text := range ranks {
		rank, err := rd.readRank(field{text, at}, rd.rules.Ranks-i)
		if err != nil {
			return "", err
		}
		at += len(text) + 1
		ranks[i] = rank
	}
	return strings.Join(ranks, "/"), nil
}

// readRank translates a rank. Walls and holes stay as they are.
func (rd *reader) readRank(f field, number int) (string, error) {
	var b strings.Builder
	files, run := 0, 0
	flush := func() {
		if run > 0 {
			b.WriteString(strconv.Itoa(run))
			run = 0
		}
	}
	for rest := f.text; rest != "" && files <= rd.rules.Files; {
		if digits, tail := cutDigits(rest); digits != "" {
			empty := rd.emptySquares(digits)
			run, files, rest = run+empty, files+empty, tail
			continue
		}
		flush()
		text, tail := cutPiece(rest)
		rest = tail
		files++
		if text == wall {
			b.WriteString(text)
			continue
		}
		ours, err := rd.letterOf("board", text)
		if err != nil {
			return "", mistake("board", f, "rank %d: %v", number, err)
		}
		b.WriteString(ours)
	}
	if files > rd.rules.Files {
		return "", mistake("board", f, "rank %d has more than %d files", number, rd.rules.Files)
	}
	if missing := rd.rules.Files - files; missing > 0 {
		rd.note("board", "rank %d has %d files, the others are taken as empty", number, files)
		run += missing
	}
	flush()
	return b.String(), nil
}

// wall is a wall or a hole.
const wall = "*"

// emptySquares reads a run of empty squares. Digits that make too large a number are runs
// of one digit each, as in 44.
func (rd *reader) emptySquares(digits string) int {
	if n, err := strconv.Atoi(digits); err == nil && n <= rd.rules.Files {
		return n
	}
	sum := 0
	for _, digit := range digits {
		sum += int(digit - '0')
	}
	rd.note("board", "%s read as %d empty squares", digits, sum)
	return sum
}

func cutDigits(text string) (digits, rest string) {
	rest = strings.TrimLeft(text, "0123456789")
	return strings.TrimSuffix(text, rest), rest
}

// cutPiece cuts a piece letter, with a + before it and ', ! or ~ after it, off the front of a text.
func cutPiece(text string) (letter, rest string) {
	end := 0
	if text[0] == '+' && len(text) > 1 {
		end = 1
	}
	_, n := utf8.DecodeRuneInString(text[end:])
	end += n
	for end < len(text) && strings.IndexByte("'!~", text[end]) >= 0 {
		end++
	}
	return text[:end], text[end:]
}

// noPiece is a letter that means nothing.
func noPiece(text string) error { return fmt.Errorf("%q is not a piece of %v", text, colorOf(text)) }
