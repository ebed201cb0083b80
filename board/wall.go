package board

import "fairymax/board/define"

// Walls are squares that no piece can enter, leave or cross. They come and go during a
// game; squares that are missing all the time are holes.

// HasWalls reports whether squares can become walls.
func (r *Rules) HasWalls() bool {
	return r.walls || r.hasEffect(func(e *gameEffect) bool { return e.Becomes == define.FateWall })
}

// Walls returns the squares that are walls.
func (p *Position) Walls() define.Set {
	walls := p.pieces[define.White]
	walls.Intersect(&p.pieces[define.Black])
	return walls
}

// Pieces returns the squares of a side's pieces.
func (p *Position) Pieces(c define.Color) define.Set {
	ours, theirs := &p.pieces[c&1], &p.pieces[c&1^1]
	return define.Set{ours[0] &^ theirs[0], ours[1] &^ theirs[1], ours[2] &^ theirs[2], ours[3] &^ theirs[3]}
}

// build makes an empty square a wall. Walls are not among the changes of a move.
func (p *Position) build(s define.Square) {
	p.put(s, define.Empty)
	p.board[s] = define.Wall
	p.pieces[define.White].Add(s)
	p.pieces[define.Black].Add(s)
	p.key ^= wallKey(s)
}

// tearDown makes a wall an empty square.
func (p *Position) tearDown(s define.Square) {
	p.board[s] = define.Empty
	p.pieces[define.White].Remove(s)
	p.pieces[define.Black].Remove(s)
	p.key ^= wallKey(s)
}
