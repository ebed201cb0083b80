package board

import (
	"errors"

	"fairymax/board/define"
	"fairymax/board/program"
)

// A move can also place a wall, on a square that is empty after it. Where all moves
// do, each of them stands in a list once for each of those squares.

// Walls returns the rule of the walls that moves place.
func (r *Rules) Walls() *define.Walls { return &r.Def.Walls }

// PlacesWalls reports whether moves place walls.
func (r *Rules) PlacesWalls() bool { return r.walls }

// checkWalls refuses what the machine cannot do: with a wall, the test for check would be
// another for each of the squares.
func (r *Rules) checkWalls() error {
	if r.royalRule.types != 0 && r.royalRule.check != define.CheckOff {
		return errors.New(`walls: in a game with walls no piece can be in check; write royal.check = "off", or royal.types = []`)
	}
	return nil
}

// WallSquare returns where a move places a wall; false if it places none.
func (m Move) WallSquare() (define.Square, bool) {
	return define.Square(m >> wallShift), m.Kind()&PlacesWall != 0
}

// WithoutWall returns the move without the wall that it places.
func (m Move) WithoutWall() Move { return m &^ (squareMask<<wallShift | Move(PlacesWall)<<kindShift) }

// withWall returns the move with a wall.
func (m Move) withWall(s define.Square) Move {
	return m | Move(s)<<wallShift | Move(PlacesWall)<<kindShift
}

// OneWallEach keeps one of the moves that differ only in their walls.
func (l *MoveList) OneWallEach() {
	last := NoMove
	l.keep(0, func(m Move) bool {
		other := m.WithoutWall() != last
		last = m.WithoutWall()
		return other
	})
}

// addWalls gives the moves of a list their walls. A move that leaves no square for a wall
// is illegal; a pass places none.
func (p *Position) addWalls(list *MoveList) {
	n := list.n
	var next Position
	for i := range n { // what they become stands behind them
		m := list.buffer[i]
		if m.IsPass() {
			list.add(m)
			continue
		}
		p.carryOut(m, &next)
		open := p.wallSquares(m, &next)
		list.addOnEach(m.withWall(0), 1<<wallShift, &open)
	}
	list.n = copy(list.buffer, list.buffer[n:list.n])
}

// wallSquares returns the squares for the wall of a move that has led to next.
func (p *Position) wallSquares(m Move, next *Position) define.Set {
	def := p.rules.Walls()
	open := next.emptySquares()
	if zone := def.Zone[p.turn]; zone != nil {
		open.Intersect(zone)
	}
	var at define.Set
	switch def.Place {
	case define.WallAnywhere:
		return open
	case define.WallBehind:
		if !m.IsDrop() {
			at.Add(m.From())
		}
	case define.WallEdge:
		at = p.edges()
	case define.WallReach:
		at = next.reachable(m.To())
	}
	open.Intersect(&at)
	return open
}

// edges returns the squares on the edge of the board and beside walls.
func (p *Position) edges() (set define.Set) {
	walls := p.Walls()
	for s := range p.rules.Squares {
		for _, v := range []define.Vector{{Right: 0, Up: 1}, {Right: 1, Up: 0}, {Right: 0, Up: -1}, {Right: -1, Up: 0}} {
			if beside, ok := p.rules.Offset(define.Square(s), v, false); !ok && !p.rules.beyondHole(define.Square(s), v) || ok && walls.Has(beside) {
				set.Add(define.Square(s))
			}
		}
	}
	return set
}

// beyondHole reports whether a step ends on a hole, and not outside of the board.
func (r *Rules) beyondHole(s define.Square, v define.Vector) bool {
	file, rank := r.File(s)+int(v.Right), r.Rank(s)+int(v.Up)
	return file >= 0 && file < r.Files && rank >= 0 && rank < r.Ranks
}

// reachable returns the empty squares that the piece on s could go to.
func (p *Position) reachable(s define.Square) define.Set {
	piece := p.board[s]
	if piece == define.Empty {
		return define.Set{}
	}
	return p.quietTargets(piece.Color(), piece.Type(), s)
}

// quietTargets returns the empty squares that a side's piece of type t could go to from s.
func (p *Position) quietTargets(c define.Color, t define.PieceType, s define.Square) (set define.Set) {
	var room [roomForMoves]Move
	list := MoveList{buffer: room[:]}
	list.reserve(p.rules.rays.MaxMoves)
	turn := p.turn
	p.turn = c
	p.addRays(&list, p.rules.program(c, t, s).Rays, Move(s), program.FlagMove)
	if more := p.rules.rays.Programs[program.WhileOutOfCheck][c]; more != nil && !p.checked(c) {
		list.reserve(p.rules.rays.MaxMoves)
		p.addRays(&list, more[int(t)*p.rules.Squares+int(s)].Rays, Move(s), program.FlagMove)
	}
	p.turn = turn
	for _, m := range list.Moves() {
		if !m.IsCapture() && !m.IsPass() {
			set.Add(m.To())
		}
	}
	return set
}

// placeWall carries out the wall of a move.
func (p *Position) placeWall(m Move) {
	s, _ := m.WallSquare()
	if walls := p.Walls(); p.rules.Walls().Single {
		for _, old := range walls.Squares() {
			p.tearDown(old)
		}
	}
	p.build(s)
}
