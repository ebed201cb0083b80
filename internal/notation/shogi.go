package notation

import (
	"strconv"
	"strings"

	"fairymax/board"
)

// Shogi counts files from the right and ranks, as letters, from the top. Its moves are
// translated into ours and read as such:
//
//	7g7f 8h2b+       USI
//	P*5e +N*3b       a drop, in USI and in Hodges' notation
//	P-7f Bx3c+ Rx2d= Hodges' notation: "=" declines a promotion
//	S4c-5d           with the square where the piece stands
//	P-76 S4354 S'34  Hodges' with numbers, and Hosking's, where all numbers have one digit
//
// Sources: http://hgm.nubati.net/usi.html, https://en.wikipedia.org/wiki/Shogi_notation.

// readShogi reads a move in the notation of shogi.
func readShogi(p *board.Position, text string, origin int) (board.Move, Refusal) {
	letter, rest := cutLetter(text)
	if plain, dropped := strings.CutSuffix(letter, "'"); dropped && !hasLetter(p, letter) {
		letter, rest = plain, "'"+rest
	}
	named := len(rest) < len(text)
	first, joint, second, mark, ok := cutShogi(p.Rules(), rest)
	switch {
	case !ok:
		return board.NoMove, refusalFor(NotAMove)
	case joint == "*" || joint == "'":
		if !named || first != "" {
			return board.NoMove, refusalFor(NotAMove)
		}
		return parseDrop(p, letter, second+mark, 1)
	case named:
		return parseSAN(p, letter+first+second+mark, 1)
	case first == "":
		return board.NoMove, refusalFor(NotAMove)
	}
	return parseCoordinate(p, first+second+mark, 1)
}

// cutShogi cuts the squares of a move, as ours: the first may be missing, and is then "".
func cutShogi(r *board.Rules, text string) (first, joint, second, mark string, ok bool) {
	square, rest := cutShogiSquare(r, text)
	if rest != "" && strings.IndexByte("-x*'", rest[0]) >= 0 {
		joint, rest = rest[:1], rest[1:]
	}
	if second, mark = cutShogiSquare(r, rest); second != "" {
		return square, joint, second, mark, true
	}
	return "", "", square, rest, square != "" && joint == ""
}

// cutShogiSquare cuts a square of shogi and returns its name with us, "" for none.
func cutShogiSquare(r *board.Rules, text string) (square, rest string) {
	end := 0
	for end < len(text) && isDigit(text[end]) {
		end++
	}
	var file, rank int
	switch {
	case end > 0 && end < len(text) && isFile(text[end]):
		file, _ = strconv.Atoi(text[:end])
		rank = int(text[end]-'a') + 1
		end++
	case end >= 2 && r.Files < 10 && r.Ranks < 10:
		file, rank, end = int(text[0]-'0'), int(text[1]-'0'), 2
	default:
		return "", text
	}
	if file < 1 || file > r.Files || rank < 1 || rank > r.Ranks {
		return "", text
	}
	return r.SquareName(r.Square(r.Files-file, r.Ranks-rank), 1), text[end:]
}
