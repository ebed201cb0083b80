package lint

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// start warns of a start position in which something is already wrong. It skips games
// that place their pieces first.
func (l *linter) start() {
	at := l.Game.Get("start").At
	start := l.Rules.Start()
	if l.Rules.PlacesFirst() {
		return
	}
	if l.isUpsideDown(start) {
		l.warn(at, "FM924", "start: all pieces of White stand beyond those of Black; the first rank of a FEN is the one at the top, that of Black")
	}
	if start.InCheck() {
		l.warn(at, "FM907", "start: %v begins in check", start.Turn())
	}
	for _, p := range []*board.Position{start, l.otherTurn(start)} {
		if p != nil && !p.HasLegalMove() {
			l.warn(at, "FM908", "start: %v has no legal move", p.Turn())
		}
	}
	if result := board.NewGame(start).Result(); result.Over && start.HasLegalMove() {
		l.warn(at, "FM920", "start: the game is over before the first move: %v", result.Reason)
	}
	var list board.MoveList
	start.LegalCaptures(&list)
	for _, m := range list.Moves() {
		if victim := start.At(m.Victim()); m.IsCapture() && l.Rules.IsRoyal(victim.Type()) {
			l.warn(at, "FM910", "start: the first move can capture the %s on %s", l.nameOf(victim.Type()), l.SquareName(m.Victim()))
		}
	}
}

// isUpsideDown reports whether every piece of White stands further forward than all of Black.
func (l *linter) isUpsideDown(start *board.Position) bool {
	rearmost, foremost := l.Rules.Def.Ranks, -1
	for i := range l.Rules.Squares {
		s := define.Square(i)
		switch piece, rank := start.At(s), l.Rules.Rank(s); {
		case piece.Is(define.White):
			rearmost = min(rearmost, rank)
		case piece.Is(define.Black):
			foremost = max(foremost, rank)
		}
	}
	return foremost >= 0 && rearmost < l.Rules.Def.Ranks && rearmost > foremost
}

// otherTurn returns the position with the other side to move, nil if it is not legal.
func (l *linter) otherTurn(p *board.Position) *board.Position {
	fen := []byte(p.FEN())
	side := slices.Index(fen, ' ') + 1
	fen[side] = map[byte]byte{'w': 'b', 'b': 'w'}[fen[side]]
	other, err := l.Rules.ParseFEN(string(fen))
	if err != nil {
		return nil
	}
	return other
}
