package notation

import (
	"strings"

	"fairymax/board"
)

// readJanggi reads a move in the notation of janggi: a letter, which may be missing, and
// two squares of two digits, the rank from the top, with 0 for the tenth, then the file
// from the left: P71-61, 71x61. Source: apiutil.h of Fairy-Stockfish, after
// http://www.janggi.pl/janggi-notation.
func readJanggi(p *board.Position, text string, _ int) (board.Move, Refusal) {
	letter, rest := cutLetter(text)
	digits := strings.NewReplacer("-", "", "x", "").Replace(rest)
	if len(digits) != 4 || strings.Trim(digits, "0123456789") != "" {
		return board.NoMove, refusalFor(NotAMove)
	}
	squares, ok := "", true
	for _, pair := range []string{digits[:2], digits[2:]} {
		rank, file := (int(pair[0]-'0')+9)%10+1, int(pair[1]-'0')
		ok = ok && rank <= p.Rules().Ranks && 1 <= file && file <= p.Rules().Files
		if ok {
			squares += p.Rules().SquareName(p.Rules().Square(file-1, p.Rules().Ranks-rank), 1)
		}
	}
	switch {
	case !ok:
		return board.NoMove, refusalFor(NoSuchSquare)
	case len(rest) == len(text):
		return parseCoordinate(p, squares, 1)
	}
	return parseSAN(p, letter+squares, 1)
}
