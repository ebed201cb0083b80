package xboard

import (
	"strings"

	"fairymax/board"
)

// Rejected lists legal moves that XBoard would not let an engine play, unless it would
// let it play none.
func (s *Setup) Rejected(p *board.Position) []board.Move {
	h := s.habits()
	if !h.castlesWhite && !h.ironLions {
		return nil
	}
	var list board.MoveList
	p.Legal(&list)
	var rejected []board.Move
	for _, m := range list.Moves() {
		if h.castlesWhite && m.IsCastling() && p.Turn() == board.Black || h.ironLions && strikesBack(p, m) {
			rejected = append(rejected, m)
		}
	}
	if len(rejected) == list.Len() {
		return nil
	}
	return rejected
}

// strikesBack reports whether a move ends on a piece that is hard to trade, right after
// the capture of such a piece by another one. To XBoard promoted pieces are others.
func strikesBack(p *board.Position, m board.Move) bool {
	_, struck := p.Struck()
	last := p.At(m.To())
	return struck && last.Is(p.Turn().Other()) && p.Rules().IsHardToTrade(last.Type()) &&
		!strings.HasPrefix(p.Rules().Def.Types[last.Type()-1].Letter, "+")
}
