package board

// Way is a [Route] with the square where it ends.
type Way struct {
	Route
	To Square
}

// WaysFrom lists the ways that a side's pieces of type t may have from a square, whatever
// stands on the board. Those of a first move are left out unless the square tells that the
// piece has not moved.
func (r *Rules) WaysFrom(c Color, t PieceType, from Square) []Way {
	var list []Way
	newWalker(r, new(effort)).eachWay(Chains(r.Steps(c, t)), from, func(w *way) {
		if r.remembers(w.row, t) || !r.open(w, c, t, r.placement) {
			return
		}
		one := Way{Route{Mode: w.mode, Victims: w.victims, Row: w.row}, w.to}
		for _, c := range w.passes {
			one.Passes = append(one.Passes, RouteSquare{c.square, needed[c.want], c.only})
		}
		list = append(list, one)
	})
	return list
}

// RemembersFirstMove reports whether a side's pieces of type t have a first move, and squares
// do not tell which of them may still make it.
func (r *Rules) RemembersFirstMove(c Color, t PieceType) bool { return r.remembersMoves(c, t) }
