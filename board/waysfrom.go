package board

import (
	"fairymax/board/define"
	"fairymax/board/program"
)

// Way is a [Route] with the square where it ends.
type Way struct {
	Route
	To define.Square
}

// WaysFrom lists the ways that a side's pieces of type t may have from a square, whatever
// stands on the board. Those of a first move are left out unless the square tells that the
// piece has not moved.
func (r *Rules) WaysFrom(c define.Color, t define.PieceType, from define.Square) []Way {
	var list []Way
	program.NewWalker(&r.Board, &r.grid).EachWay(define.Chains(r.Steps(c, t)), from, func(w *program.Way) {
		if program.Remembers(w.Row, t, r.oneWay) || w.Row.Unmoved && r.placement.At(from) != define.MakePiece(c, t) {
			return
		}
		one := Way{Route{Mode: w.Mode, Victims: w.Victims, Row: w.Row}, w.To}
		for _, c := range w.Passes {
			one.Passes = append(one.Passes, RouteSquare{c.Square, needed[c.Want], c.Only})
		}
		list = append(list, one)
	})
	return list
}

// RemembersFirstMove reports whether a side's pieces of type t have a first move, and squares
// do not tell which of them may still make it.
func (r *Rules) RemembersFirstMove(c define.Color, t define.PieceType) bool {
	return r.remembersMoves(c, t)
}
