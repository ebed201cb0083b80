package notation

import (
	"strings"

	"fairymax/board"
)

// Coordinate writes a move as its two squares and, if a man promotes, the
// letter of what it becomes in lower case: e2e4, a7a8q, a7a8n', c3c2+.
// Castling is the king's two squares.
func Coordinate(r *board.Rules, m board.Move, origin int) string {
	if m == board.NoMove {
		return "0000"
	}
	return r.SquareName(m.From(), origin) + r.SquareName(m.To(), origin) + suffix(r, m.Promotion())
}

// suffix names a promotion: "+" for a promoted form such as "+P", else the letter.
func suffix(r *board.Rules, t board.PieceType) string {
	if t == 0 {
		return ""
	}
	letter := r.Def.Types[t-1].Letter
	if strings.HasPrefix(letter, "+") {
		return "+"
	}
	return strings.ToLower(letter)
}

// ParseCoordinate reads a legal move. It is liberal: letters may have any case,
// "=" may precede the promotion, check marks and comments (+ # ! ?) may follow,
// castling may also be king takes partner, and without a promotion letter the first choice is meant.
func ParseCoordinate(p *board.Position, text string, origin int) (board.Move, error) {
	m, reason := parseCoordinate(p, text, origin)
	if m == board.NoMove {
		return m, &MoveError{text, reason}
	}
	return m, nil
}

func parseCoordinate(p *board.Position, text string, origin int) (board.Move, Reason) {
	first, rest := cutSquare(strings.ToLower(strings.TrimSpace(text)))
	second, rest := cutSquare(strings.TrimPrefix(rest, "-"))
	if first == "" || second == "" {
		return board.NoMove, NotAMove
	}
	r := p.Rules()
	from, ok1 := r.ParseSquare(first, origin)
	to, ok2 := r.ParseSquare(second, origin)
	if !ok1 || !ok2 {
		return board.NoMove, NoSuchSquare
	}
	var list board.MoveList
	p.LegalFrom(from, &list)
	fits := func(m board.Move) bool { return m.To() == to }
	candidates := filter(list.Moves(), fits)
	if len(candidates) == 0 {
		candidates = filter(list.Moves(), func(m board.Move) bool { return takesPartner(m, to) })
	}
	if len(candidates) == 0 {
		return board.NoMove, why(p, from, to)
	}
	m := pickPromotion(p, candidates, rest)
	return m, BadPromotion
}

// cutSquare splits a file letter and its rank off the front of text; square is
// empty if text does not begin with them.
func cutSquare(text string) (square, rest string) {
	end := 1
	for end < len(text) && isDigit(text[end]) {
		end++
	}
	if end < 2 || !isFile(text[0]) {
		return "", text
	}
	return text[:end], text[end:]
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
func isFile(c byte) bool  { return 'a' <= c && c <= 'a'+board.MaxSide-1 }

func takesPartner(m board.Move, to board.Square) bool {
	if !m.IsCastling() {
		return false
	}
	partner, _ := m.Partner()
	return partner == to
}

// filter returns the moves that keep accepts.
func filter(moves []board.Move, keep func(board.Move) bool) []board.Move {
	var kept []board.Move
	for _, m := range moves {
		if keep(m) {
			kept = append(kept, m)
		}
	}
	return kept
}

// pickPromotion chooses among moves that differ only in what they make of the
// man. The mark is what follows the squares: a letter, perhaps dressed, after
// an optional "="; then check marks. A plain letter also names a dressed type
// if it is the only one, because XBoard sends no more than the letter. It
// returns NoMove if no candidate fits.
func pickPromotion(p *board.Position, candidates []board.Move, mark string) board.Move {
	mark = strings.ToLower(strings.TrimPrefix(mark, "="))
	bare := strings.TrimRight(mark, "+#!?")
	for _, want := range []string{mark, undress(mark), bare} {
		for _, m := range candidates {
			if suffix(p.Rules(), m.Promotion()) == want {
				return m
			}
		}
	}
	if bare == "" {
		return firstChoice(p, candidates)
	}
	dressed := filter(candidates, func(m board.Move) bool {
		return strings.TrimRight(suffix(p.Rules(), m.Promotion()), "'!") == bare
	})
	if len(dressed) == 1 {
		return dressed[0]
	}
	return board.NoMove
}

// undress takes comments off a mark without touching the apostrophe or the
// exclamation mark that belongs to a letter: "n'!?" is "n'", "n!?" is "n!".
func undress(mark string) string {
	if len(mark) > 2 {
		return mark[:2]
	}
	return mark
}

// firstChoice returns the candidate that becomes what the definition lists first.
func firstChoice(p *board.Position, candidates []board.Move) board.Move {
	man := p.At(candidates[0].From())
	for _, t := range p.Rules().Choices(man.Color(), man.Type()) {
		for _, m := range candidates {
			if m.Promotion() == t {
				return m
			}
		}
	}
	return candidates[0]
}
