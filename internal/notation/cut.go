package notation

import (
	"strings"

	"fairymax/board/define"
)

// cutSquare splits the name of a square, which the board may lack, off the front of text. The
// square is "" if text does not begin with one.
func cutSquare(text string) (square, rest string) {
	end := 1
	for end < len(text) && isDigit(text[end]) {
		end++
	}
	if end < 2 || text[0] < 'a' || 'z' < text[0] {
		return "", text
	}
	return text[:end], text[end:]
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isFile(c byte) bool { return 'a' <= c && c <= 'a'+define.MaxSide-1 }

// cutLetter splits a piece letter with its "+" and its dress off the front of
// text. Without a letter it is a pawn's.
func cutLetter(text string) (letter, rest string) {
	end := 0
	if strings.HasPrefix(text, "+") {
		end++
	}
	if end == len(text) || text[end] < 'A' || 'Z' < text[end] {
		return pawnLetter, text
	}
	end++
	if end < len(text) && strings.IndexByte("'!", text[end]) >= 0 {
		end++
	}
	return text[:end], text[end:]
}

// pawnLetter is the letter that SAN leaves out.
const pawnLetter = "P"
