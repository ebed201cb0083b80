package notation

import (
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// parseCastling reads O-O and O-O-O, also with zeros or small letters, and zeros without dashes;
// mark is what follows.
func parseCastling(text string) (left bool, mark string, ok bool) {
	end := strings.IndexFunc(text, func(c rune) bool { return !strings.ContainsRune("oO0-", c) })
	if end < 0 {
		end = len(text)
	}
	switch text[:end] {
	case "00": // letters would be a piece O that goes to the file o
		return false, text[end:], true
	case "000":
		return true, text[end:], true
	}
	switch strings.NewReplacer("0", "O", "o", "O").Replace(text[:end]) {
	case "O-O":
		return false, text[end:], true
	case "O-O-O":
		return true, text[end:], true
	}
	return false, "", false
}

// pickCastling finds the castling to one side. The mark may name a gated piece, as
// in O-O/H, and its square, as in O-O/Hh1.
func pickCastling(p *board.Position, legal []board.Move, left bool, mark string, origin int) (board.Move, Refusal) {
	m, refusal := onlyOne(castlings(legal, left), refuseCastling(p, left))
	mark = strings.TrimRight(mark, "+#!?")
	letter, gates := strings.CutPrefix(mark, "/")
	switch {
	case mark == "" || m == board.NoMove:
		return m, refusal
	case !gates || letter == "":
		return board.NoMove, refusalFor(NotAMove)
	}
	for _, other := range legal {
		square := p.Rules().SquareName(other.GateSquare(), origin)
		name, onSquare := strings.CutSuffix(strings.ToLower(letter), square)
		sameMove := other.IsCastling() && other.From() == m.From() && other.To() == m.To() && isLeft(other) == left
		if sameMove && other.FromHand() != 0 && (onSquare || other.Kind()&board.GatePartner == 0) && suffix(p.Rules(), other) == name {
			return other, refusal
		}
	}
	return board.NoMove, refusalFor(NoneInHand)
}

// refuseCastling says why there is no castling to one side. The refusal's
// from-square is the king's, its path is the partner's square.
func refuseCastling(p *board.Position, left bool) Refusal {
	if gameOver(p) {
		return refusalFor(GameOver)
	}
	refusal := refusalFor(NoCastling)
	for _, k := range p.Castlings() {
		if (k.Partner < k.King) == left {
			refusal.From, refusal.Path = []define.Square{k.King}, []define.Square{k.Partner}
		}
	}
	return refusal
}
