package board

// Walls are squares that no piece can enter, leave or cross. They come and go during a
// game; squares that are missing all the time are holes.

// Wall is what stands on such a square. It has the bits of both colours, so that each
// side takes it for a piece of its own, and no type, so that it never moves or attacks.
// The sets of both sides hold it: it costs nothing in games without walls.
const Wall = whitePiece | blackPiece

// HasWalls reports whether squares can become walls.
func (r *Rules) HasWalls() bool {
	return r.walls || r.hasEffect(func(e *gameEffect) bool { return e.Becomes == FateWall })
}

// Walls returns the squares that are walls.
func (p *Position) Walls() Set {
	walls := p.pieces[White]
	walls.intersect(&p.pieces[Black])
	return walls
}

// Pieces returns the squares of a side's pieces.
func (p *Position) Pieces(c Color) Set {
	ours, theirs := &p.pieces[c&1], &p.pieces[c&1^1]
	return Set{ours[0] &^ theirs[0], ours[1] &^ theirs[1], ours[2] &^ theirs[2], ours[3] &^ theirs[3]}
}

// build makes an empty square a wall. Walls are not among the changes of a move.
func (p *Position) build(s Square) {
	p.put(s, Empty)
	p.board[s] = Wall
	p.pieces[White].Add(s)
	p.pieces[Black].Add(s)
	p.key ^= wallKey(s)
}

// wallKey is the key of a wall.
func wallKey(s Square) uint64 { return mix(0xA24BAED4963EE407 * (uint64(s) + 1)) }

// tearDown makes a wall an empty square.
func (p *Position) tearDown(s Square) {
	p.board[s] = Empty
	p.pieces[White].Remove(s)
	p.pieces[Black].Remove(s)
	p.key ^= wallKey(s)
}
