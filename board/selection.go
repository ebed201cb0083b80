package board

import (
	"math/bits"

	"fairymax/board/define"
	"fairymax/board/program"
)

// Questions about legal moves that do not need all of them, where the rules let each piece be asked
// by itself.

// LegalFrom fills list with the legal moves from s: those of a piece of the side to move, the
// castlings of a king included, or the drops on an empty square.
func (p *Position) LegalFrom(s define.Square, list *MoveList) {
	list.n = 0
	own := p.board[s].Is(p.turn)
	drops := p.rules.special && p.board[s] == define.Empty && p.rules.playable.Has(s)
	if p.verdict.reason != NoReason || !own && !drops {
		return
	}
	var g checkInfo
	switch {
	case p.rules.together:
		p.Legal(list)
		list.keep(0, func(m Move) bool { return m.From() == s && !m.IsPass() })
	case drops:
		var on define.Set
		on.Add(s)
		p.findChecks(&g)
		p.addDrops(list, &g, on)
	default:
		p.findChecks(&g)
		p.addPiece(list, &g, s, program.FlagMove)
		p.addCastlingsOf(list, &g, s)
	}
}

// HasLegalMove reports whether the side to move can move at all.
func (p *Position) HasLegalMove() bool {
	var room [roomForMoves]Move
	list := MoveList{buffer: room[:]}
	if p.rules.together || p.verdict.reason != NoReason {
		p.Legal(&list)
		return list.n > 0
	}
	var g checkInfo
	p.findChecks(&g)
	for w := range p.rules.words {
		for word := p.pieces[p.turn][w&3]; word != 0; word &= word - 1 {
			if p.addPiece(&list, &g, define.Square(w<<6+bits.TrailingZeros64(word)), program.FlagMove); list.n > 0 {
				return true
			}
		}
	}
	if p.addCastlings(&list, &g); list.n == 0 && p.rules.special {
		p.addDrops(&list, &g, p.emptySquares())
	}
	return list.n > 0
}
