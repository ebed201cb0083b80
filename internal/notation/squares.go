package notation

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// Path lists the squares of a move in coordinate notation, in order.
func Path(r *board.Rules, m board.Move) []define.Square {
	if m.IsCastling() {
		return castlingPath(r, m)
	}
	way, n := m.LocustVictims()
	squares := append([]define.Square{m.From()}, way[:n]...)
	return append(squares, m.To())
}

// castlingPath is the king's two squares. Where the two do not stand as in the start, as
// in Chess960, it is the king's and the partner's square. Where the king could also step
// to its target, or may choose it, the partner's square comes between. A castling that
// gates on the partner's square starts with that square.
func castlingPath(r *board.Rules, m board.Move) []define.Square {
	king, to := m.From(), m.To()
	partner, _ := m.Partner()
	switch {
	case m.Kind()&board.GatePartner != 0:
		return []define.Square{partner, king}
	case !r.CastlesFromHome(m) && !r.ChoosesLanding():
		return []define.Square{king, partner}
	case !r.CastlesFromHome(m) || mayStepThere(r, m):
		return []define.Square{king, partner, to}
	}
	return []define.Square{king, to}
}

// mayStepThere reports whether the king could also reach the target of a castling
// by an ordinary step.
func mayStepThere(r *board.Rules, m board.Move) bool {
	king := r.CastlingKing(m.From())
	return king != define.Empty && hasStep(r, king, m.From(), m.To(), define.MayMove)
}

// alongPath returns the moves that have this path.
func alongPath(r *board.Rules, moves []board.Move, squares []define.Square) []board.Move {
	return filter(moves, func(m board.Move) bool { return !m.IsDrop() && !m.IsPass() && slices.Equal(Path(r, m), squares) })
}

// castlesBy reports whether these squares are another way to write a castling:
// the king's move, king and partner, king and partner and the king's target, or
// the moves of both.
func castlesBy(m board.Move, squares []define.Square) bool {
	if !m.IsCastling() || m.Kind()&board.GatePartner != 0 {
		return false
	}
	partner, partnerTo := m.Partner()
	king, to := m.From(), m.To()
	ways := [][]define.Square{{king, to}, {king, partner}, {king, partner, to}, {king, to, partner, partnerTo}}
	if partner == to {
		ways = append(ways, []define.Square{king, to, partnerTo})
	}
	return slices.ContainsFunc(ways, func(way []define.Square) bool { return slices.Equal(way, squares) })
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

// hasStep reports whether a piece has a step with this mode that points from one
// square to another. A chain of several steps counts too: it may lead anywhere.
func hasStep(r *board.Rules, piece define.Piece, from, to define.Square, mode define.Mode) bool {
	for _, chain := range define.Chains(r.Steps(piece.Color(), piece.Type())) {
		for leg, step := range chain {
			if step.Mode&mode != 0 && (leg > 0 || pointsTo(r, step, from, to)) {
				return true
			}
		}
	}
	return false
}

// pointsTo reports whether a step points from one square to another.
func pointsTo(r *board.Rules, step define.Step, from, to define.Square) bool {
	right, up := r.File(to)-r.File(from), r.Rank(to)-r.Rank(from)
	v := step.Vector
	for n := 1; n <= define.MaxSide && (step.Range == 0 || n <= step.Range); n++ {
		off := n*int(v.Right) - right
		if n*int(v.Up) == up && (off == 0 || step.Wrap && off%r.Files == 0) {
			return true
		}
	}
	return false
}
