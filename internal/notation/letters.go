package notation

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// letterOf returns the capital letter of a type in moves. It leaves out the "~"
// of promoted pieces, because moves do not distinguish them.
func letterOf(r *board.Rules, t define.PieceType) string {
	return strings.TrimSuffix(r.Def.Types[t-1].Letter, "~")
}

// suffix is the letter of the promotion or of the gated piece, in lower case.
func suffix(r *board.Rules, m board.Move) string {
	if t := m.FromHand(); t != 0 {
		return strings.ToLower(letterOf(r, t))
	}
	return promotionText(r, m.Promotion())
}

// promotionText is the letter of a promotion in lower case. It is "+" for the
// promoted form of the same letter if no other piece promotes to it.
func promotionText(r *board.Rules, t define.PieceType) string {
	if t == 0 {
		return ""
	}
	letter := letterOf(r, t)
	if base, ok := strings.CutPrefix(letter, "+"); ok && onlyFrom(r, t, base) {
		return "+"
	}
	return strings.ToLower(letter)
}

// onlyFrom reports whether only pieces with one letter promote to type t.
func onlyFrom(r *board.Rules, t define.PieceType, letter string) bool {
	return !slices.ContainsFunc(r.Promoters(), func(from define.PieceType) bool {
		return letterOf(r, from) != letter &&
			(slices.Contains(r.Choices(define.White, from), t) || slices.Contains(r.Choices(define.Black, from), t))
	})
}

// pickSuffix chooses among moves that differ only in their promotion or gated
// piece. The mark is the text after the squares: an optional "=" or "/", a letter,
// perhaps dressed, then check marks. The moving piece's own letter means no
// promotion. A plain letter also names a dressed type if there is only one,
// because XBoard sends the plain letter. The result is NoMove if none fits.
func pickSuffix(p *board.Position, candidates []board.Move, mark string) board.Move {
	mark = strings.ToLower(strings.TrimLeft(mark, "=/"))
	if mark == "-" { // see [UCI]; a plus may be a check mark as well
		candidates = filter(candidates, func(m board.Move) bool { return turnSign(p, m) == mark })
		if mark = ""; len(candidates) == 0 {
			return board.NoMove
		}
	}
	bare := strings.TrimRight(mark, "+#!?")
	wanted := []string{withDress(mark), bare}
	if piece := p.Mover(candidates[0]); bare != "" && bare == strings.ToLower(letterOf(p.Rules(), piece.Type())) {
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

// withDress cuts check marks and comments off a mark. It keeps the "+", the
// apostrophe or the exclamation mark that belongs to a letter: "n'!?" becomes
// "n'", "n!?" becomes "n!", "+#" becomes "+".
func withDress(mark string) string {
	upper := strings.ToUpper(mark) // as long as the mark only up to the end of the letter
	_, rest := cutLetter(upper)
	end := len(upper) - len(rest)
	if end == 0 && strings.HasPrefix(mark, "+") {
		end = 1
	}
	if strings.Trim(mark[end:], "+#!?") != "" {
		return mark
	}
	return mark[:end]
}

// firstChoice returns the candidate with the promotion that the definition lists
// first. It returns NoMove if all of them gate, because the text must then name
// the piece.
func firstChoice(p *board.Position, candidates []board.Move) board.Move {
	candidates = filter(candidates, func(m board.Move) bool { return m.FromHand() == 0 })
	if len(candidates) == 0 {
		return board.NoMove
	}
	piece := p.At(candidates[0].From())
	for _, t := range p.Rules().Choices(piece.Color(), piece.Type()) {
		for _, m := range candidates {
			if m.Promotion() == t {
				return m
			}
		}
	}
	return candidates[0]
}

// badSuffix is the reason for a letter that fits none of the candidates.
func badSuffix(p *board.Position, candidates []board.Move) Reason {
	promotes := slices.ContainsFunc(candidates, func(m board.Move) bool { return m.Promotion() != 0 })
	if p.Rules().CanGate() && !promotes {
		return NoneInHand
	}
	return BadPromotion
}
