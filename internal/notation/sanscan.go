package notation

import "strings"

// san is the parts of a move's text; absent parts are empty.
type san struct {
	letter     string   // of the piece, pawnLetter if none was written
	file, rank string   // where it comes from
	way        []string // the squares of victims on the way
	target     string   // the square it goes to
	mark       string   // the text after that square
}

// scanSAN cuts a text into its parts; ok is false if it does not look like a move.
func scanSAN(text string) (s san, ok bool) {
	s.letter, text = cutLetter(text)
	square, rest := cutSquare(text)
	if square != "" {
		rest = strings.TrimLeft(rest, "x-:")
		if second, tail := cutSquare(rest); second != "" {
			s.file, s.rank, s.target, s.mark = square[:1], square[1:], second, tail
			return s.onward(), true
		}
		s.target, s.mark = square, text[len(square):]
		return s, true
	}
	if text != "" && isFile(text[0]) {
		s.file, text = text[:1], text[1:]
	}
	for text != "" && isDigit(text[0]) {
		s.rank, text = s.rank+text[:1], text[1:]
	}
	s.target, s.mark = cutSquare(strings.TrimLeft(text, "x-:"))
	return s.onward(), s.target != ""
}

// onward reads further squares after an "x" or "-". The previous target then
// becomes a square on the way.
func (s san) onward() san {
	for s.mark != "" && strings.IndexByte("x-", s.mark[0]) >= 0 {
		next, tail := cutSquare(s.mark[1:])
		if next == "" {
			break
		}
		s.way, s.target, s.mark = append(s.way, s.target), next, tail
	}
	return s
}
