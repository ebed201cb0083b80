package notation

import (
	"errors"
	"slices"
	"strings"

	"fairymax/board"
)

// ParseCoordinate reads a legal move. It is liberal: letters may have any case,
// "=" may precede the promotion, check marks and comments (+ # ! ?) may follow,
// castling may also be king takes partner, and without a promotion letter the first choice is meant.
func ParseCoordinate(p *board.Position, text string, origin int) (board.Move, error) {
	m, refusal := parseCoordinate(p, strings.TrimSpace(text), origin)
	return answer(text, m, refusal)
}

// Parse reads a legal move in either notation. Where both fail, the one that the
// text looks like has the better reason.
func Parse(p *board.Position, text string, origin int) (board.Move, error) {
	m, err := ParseCoordinate(p, text, origin)
	var refused *MoveError
	if err == nil || errors.As(err, &refused) && refused.Reason != NotAMove {
		if san, sanErr := ParseSAN(p, text, origin); err != nil && sanErr == nil {
			return san, nil
		}
		return m, err
	}
	return ParseSAN(p, text, origin)
}

func parseCoordinate(p *board.Position, text string, origin int) (board.Move, Refusal) {
	if slices.Contains(passTexts, strings.ToLower(text)) {
		return parsePass(p)
	}
	if letter, square, ok := strings.Cut(text, "@"); ok {
		return parseDrop(p, letter, square, origin)
	}
	squares, mark, reason := scanPath(p.Rules(), strings.ToLower(text), origin)
	if squares == nil {
		return board.NoMove, because(reason)
	}
	var list board.MoveList
	p.Legal(&list)
	candidates := alongPath(p.Rules(), list.Moves(), squares)
	if len(candidates) == 0 {
		candidates = filter(list.Moves(), func(m board.Move) bool { return castlesBy(m, squares) })
	}
	if len(candidates) == 0 {
		return board.NoMove, refuse(p, squares)
	}
	refusal := Refusal{badSuffix(p, candidates), squares[:1], squares[1:], 0, candidates}
	m := pickSuffix(p, candidates, mark)
	if m == board.NoMove && mark == "" { // it would have to be said whom it lets in
		refusal.Reason = whyStuck(p, squares[0], squares[len(squares)-1])
	}
	return m, refusal
}

// passTexts are the ways to write a passed turn.
var passTexts = []string{passText, "--", "0000", "pass", "null", "z0"}

func parsePass(p *board.Position) (board.Move, Refusal) {
	var list board.MoveList
	p.Legal(&list)
	return onlyOne(filter(list.Moves(), board.Move.IsPass), because(notPassing(p)))
}

// scanPath reads the squares of a move and what follows them; no squares mean
// an error. A leg that does not begin where the one before ended is another
// man's: the partner's in castling.
func scanPath(r *board.Rules, text string, origin int) (squares []board.Square, mark string, reason Reason) {
	for rest := text; ; {
		first, tail := cutSquare(rest)
		second, mark := cutSquare(strings.TrimPrefix(tail, "-"))
		if first == "" || second == "" {
			return nil, "", NotAMove
		}
		from, ok1 := r.ParseSquare(first, origin)
		to, ok2 := r.ParseSquare(second, origin)
		if !ok1 || !ok2 {
			return nil, "", NoSuchSquare
		}
		if squares == nil || squares[len(squares)-1] != from {
			squares = append(squares, from)
		}
		squares = append(squares, to)
		more := false
		if rest, more = strings.CutPrefix(mark, ","); !more {
			return squares, mark, 0
		}
	}
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

// castlesBy reports whether a castling may also be written by these squares: the
// king's, his own and his partner's, perhaps with where he goes on to, or both
// men's moves.
func castlesBy(m board.Move, squares []board.Square) bool {
	if !m.IsCastling() || m.Kind()&board.GatePartner != 0 {
		return false
	}
	partner, partnerTo := m.Partner()
	king, to := m.From(), m.To()
	ways := [][]board.Square{{king, to}, {king, partner}, {king, partner, to}, {king, to, partner, partnerTo}}
	if partner == to {
		ways = append(ways, []board.Square{king, to, partnerTo})
	}
	return slices.ContainsFunc(ways, func(way []board.Square) bool { return slices.Equal(way, squares) })
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

// pickSuffix chooses among moves that differ only in what they make of the man,
// or whom they let in. The mark is what follows the squares: a letter, perhaps
// dressed, after an optional "=" or "/"; then check marks. A man who becomes what
// he is does not promote. A plain letter also names a dressed type if it is the
// only one, because XBoard sends no more than the letter. It returns NoMove if no
// candidate fits.
func pickSuffix(p *board.Position, candidates []board.Move, mark string) board.Move {
	mark = strings.ToLower(strings.TrimLeft(mark, "=/"))
	bare := strings.TrimRight(mark, "+#!?")
	wanted := []string{withDress(mark), bare}
	if man := p.Mover(candidates[0]); bare != "" && bare == strings.ToLower(letterOf(p.Rules(), man.Type())) {
		wanted = append(wanted, "")
	}
	for _, want := range wanted {
		for _, m := range candidates {
			if suffix(p.Rules(), m) == want {
				return m
			}
		}
	}
	if bare == "" {
		return firstChoice(p, candidates)
	}
	dressed := filter(candidates, func(m board.Move) bool {
		return strings.TrimRight(suffix(p.Rules(), m), "'!") == bare
	})
	if len(dressed) == 1 {
		return dressed[0]
	}
	return board.NoMove
}

// withDress takes check marks and comments off a mark without touching the "+",
// the apostrophe or the exclamation mark that belongs to a letter: "n'!?" is
// "n'", "n!?" is "n!", "+#" is "+".
func withDress(mark string) string {
	_, rest := cutLetter(strings.ToUpper(mark))
	end := len(mark) - len(rest)
	if end == 0 && strings.HasPrefix(mark, "+") {
		end = 1
	}
	if strings.Trim(mark[end:], "+#!?") != "" {
		return mark
	}
	return mark[:end]
}

// firstChoice returns the candidate that becomes what the definition lists
// first; NoMove if all of them let somebody in, for then it must be said whom.
func firstChoice(p *board.Position, candidates []board.Move) board.Move {
	candidates = filter(candidates, func(m board.Move) bool { return m.FromHand() == 0 })
	if len(candidates) == 0 {
		return board.NoMove
	}
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

// badSuffix says what is wrong with a letter that fits none of the candidates.
func badSuffix(p *board.Position, candidates []board.Move) Reason {
	hand := p.Rules().Def.Hand.Use
	promotes := slices.ContainsFunc(candidates, func(m board.Move) bool { return m.Promotion() != 0 })
	if hand&board.HandGate != 0 && !promotes {
		return NoneInHand
	}
	return BadPromotion
}
