package engine

import "fairymax/board"

// hashMove finds the move that the table has in its packed form. Where listing the moves of one
// piece costs as much as listing all, all stay in the frame for the picker; with capturesOnly,
// quiet moves are not among them.
func (w *worker) hashMove(ply int, b packedMove, capturesOnly bool) board.Move {
	f := &w.frames[ply]
	f.listed = false
	if b == 0 {
		return board.NoMove
	}
	if w.game.ListsAll {
		w.list(ply, capturesOnly)
		f.listed = true
		return b.among(f.moves.Moves())
	}
	return w.legalMove(ply, b)
}

// legalMove finds the hash move among the legal moves, without changing the list of
// the node.
func (w *worker) legalMove(ply int, b packedMove) board.Move {
	f := &w.frames[ply]
	switch {
	case b == 0:
		return board.NoMove
	case w.game.ListsAll:
		f.position.Legal(&f.recalled)
	default:
		f.position.LegalFrom(b.from(), &f.recalled)
	}
	return b.among(f.recalled.Moves())
}

// reply is the move that the table knows at ply, or NoMove.
func (w *worker) reply(ply int) board.Move {
	known, _ := w.table.probe(w.frames[ply].key)
	return w.legalMove(ply, known.move)
}

// list finds the legal moves, or with capturesOnly those that are not quiet.
func (w *worker) list(ply int, capturesOnly bool) {
	f := &w.frames[ply]
	if capturesOnly {
		f.position.LegalCaptures(&f.moves)
		if w.game.PlacesWalls {
			f.moves.OneWallEach() // where it stands matters less than what is captured
		}
	} else {
		f.position.Legal(&f.moves)
	}
}
