package notation

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// Read reads a legal move as people and programs write it: in coordinates, in standard notation, as
// Fairy-Stockfish does, or in the notation of shogi, xiangqi or janggi where the
// definition names that. The number before the move, such as "1." or "1...", and signs after it, which
// say what its writer thought of it, are passed over. origin is the number of the lowest rank.
//
// Of a move of several legs, the first square and the last are enough if they fit no other.
// What several moves fit is refused, and so is any text that is no legal move; the
// [MoveError] comes from the notation that the text looks like.
func Read(p *board.Position, text string, origin int) (board.Move, error) {
	m, refusal := readSigned(p, text, origin)
	if m == board.NoMove {
		m = refusal.meant
	}
	return moveOrError(p, text, m, refusal)
}

// ReadWhole is [Read] but for moves of several legs, which must have all their squares: where
// a program has carried out on its own board what it has written.
func ReadWhole(p *board.Position, text string, origin int) (board.Move, error) {
	m, refusal := readSigned(p, text, origin)
	return moveOrError(p, text, m, refusal)
}

// readSigned reads a text with the number before it and the signs after it.
func readSigned(p *board.Position, text string, origin int) (board.Move, Refusal) {
	rest := joinWords(p.Rules(), strings.TrimSuffix(cutNumber(plainText(text)), "."), origin)
	m, refusal := readOnce(p, rest, origin)
	for n := 0; n < mostSigns && m == board.NoMove; n++ {
		var more bool
		if rest, more = cutSign(rest); !more {
			break
		}
		again, without := readOnce(p, rest, origin)
		if again != board.NoMove || refusal.Reason == NotAMove || refusal.meant == board.NoMove && without.meant != board.NoMove {
			m, refusal = again, without
		}
	}
	return m, refusal
}

// readAsWritten reads a text without signs. A text may fit two notations: that of the case of
// its first letter wins, because in standard notation a capital is a piece and a small
// letter a file.
func readAsWritten(p *board.Position, text string, origin int) (board.Move, Refusal) {
	readers := []reader{parseCoordinate, parseSAN}
	if text != "" && 'A' <= text[0] && text[0] <= 'Z' {
		readers = []reader{parseSAN, parseCoordinate}
	}
	if own := regional[p.Rules().Def.Notation]; own != nil {
		readers = append(readers, own)
	}
	refusal := refusalFor(NotAMove)
	for i, read := range readers {
		m, refused := read(p, text, origin)
		if m != board.NoMove {
			return m, refused
		}
		isOwn := i == shared
		switch {
		case refusal.meant != board.NoMove:
		case refusal.Reason == NotAMove, isOwn && refused.Reason != NotAMove, refused.meant != board.NoMove:
			refusal = refused
		}
	}
	return board.NoMove, refusal
}

// shared is how many notations all games share.
const shared = 2

// reader reads a move in one notation.
type reader func(p *board.Position, text string, origin int) (board.Move, Refusal)

// regional are the notations that a definition can name.
var regional = [...]reader{define.NotationShogi: readShogi, define.NotationXiangqi: readXiangqi, define.NotationJanggi: readJanggi}

// plainText replaces the dashes, crosses and figurines of print and the parentheses of a promotion,
// "a8(Q)", and cuts blanks.
func plainText(text string) string { return printed.Replace(strings.TrimSpace(text)) }

var printed = strings.NewReplacer("−", "-", "–", "-", "—", "-", "‐", "-", "×", "x", "’", "'", " (", "=", "(", "=", ")", "",
	"♔", "K", "♕", "Q", "♖", "R", "♗", "B", "♘", "N", "♙", "", "♚", "K", "♛", "Q", "♜", "R", "♝", "B", "♞", "N", "♟", "")

// cutNumber cuts the number of a move in a list of moves, such as "1." or "1...". No notation begins a
// move with digits and a dot. Pages carry this package: a regular expression would make them larger.
func cutNumber(text string) string {
	const mostDigits = 4
	rest := strings.TrimLeft(text, "0123456789")
	if digits := len(text) - len(rest); digits == 0 || digits > mostDigits {
		return text
	}
	for _, dots := range []string{"...", "..", ".", "…"} {
		if after, ok := strings.CutPrefix(rest, dots); ok {
			return strings.TrimLeft(after, " ")
		}
	}
	return text
}

// IsNumber reports whether a word is the number of a move that follows, as in "1. e4".
func IsNumber(word string) bool { return word != "" && cutNumber(word) == "" }

// joinWords writes squares that stand apart, such as "d2 d4" or "d2 - d4", as one move. Other words
// are left as they are.
func joinWords(r *board.Rules, text string, origin int) string {
	words := strings.Fields(text)
	onlySquares := !slices.ContainsFunc(words, func(word string) bool {
		_, ok := r.ParseSquare(strings.ToLower(word), origin)
		return !ok
	})
	if onlySquares {
		return strings.Join(words, "")
	}
	var b strings.Builder
	for i, word := range words {
		if i > 0 && !oneMove(words[i-1], word) {
			b.WriteByte(' ')
		}
		b.WriteString(word)
	}
	return b.String()
}

// oneMove reports whether two words are parts of one move: a dash or cross stands between them, and a
// square or the rest of a castling follows.
func oneMove(word, next string) bool {
	after := strings.TrimLeft(next, joints)
	if after == next && strings.TrimRight(word, joints) == word {
		return false
	}
	square, _ := cutSquare(after)
	return square != "" || after == "" || strings.Trim(after, "oO0-") == ""
}

// cutSign cuts one sign off the end of a move.
func cutSign(text string) (rest string, ok bool) {
	if at := strings.LastIndexByte(text, '$'); at > 0 && strings.Trim(text[at+1:], "0123456789") == "" {
		return strings.TrimSpace(text[:at]), true
	}
	for _, sign := range signs {
		if rest, ok := strings.CutSuffix(text, sign); ok {
			return strings.TrimSpace(rest), true
		}
	}
	return text, false
}

// mostSigns are more than a move is written with.
const mostSigns = 10

// signs stand after moves: en passant, check and mate, and the judgements of the
// Informant and of chess programs; longer ones before their own ends. A letter glued to a
// move would be a promotion.
var signs = []string{"e.p.", "e.p", "ep.", "ep", "mate", "ch.", "ch", " N", " D",
	"+/-", "-/+", "+/=", "=/+", "+=", "=+", "+-", "-+", "±", "∓", "⩲", "⩱", "∞", "□", "⊕", "⨀", "→", "↑", "⇆", "†", "‡", "½",
	"!", "?", "+", "#", "="}

// isSignOnly reports whether a word beside a move is a sign only: N is a novelty, D a diagram.
func isSignOnly(word string) bool {
	if word == "N" || word == "D" {
		return true
	}
	rest, ok := cutSign("." + word)
	for ok && rest != "." {
		rest, ok = cutSign(rest)
	}
	return ok
}
