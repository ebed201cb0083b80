package report

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/selfplay"
)

// Unit is the piece that stands on a square at the start of every game.
type Unit struct {
	Square string   `json:"square"`
	Type   string   `json:"type"`
	Side   string   `json:"side"`
	Moved  Estimate `json:"moved"` // share of the games in which it moves
	First  Estimate `json:"first"` // ply of its first move, from 1, where it moves
}

// units follows the pieces of the start position. Shuffled games have none.
type units struct {
	rules *board.Rules
	list  []*unitCount
	on    []*unitCount // by square, in the game that is being followed
}

// unitCount is what is counted of a unit.
type unitCount struct {
	home  define.Square
	piece define.Piece
	games int
	first sample // plies
	moved bool   // in the game that is being followed
}

func newUnits(r *board.Rules) *units {
	u := &units{rules: r, on: make([]*unitCount, r.Files*r.Ranks)}
	if r.IsShuffled() {
		return u
	}
	start := r.Start()
	for s := range u.on {
		if piece := start.At(define.Square(s)); piece != define.Empty {
			u.list = append(u.list, &unitCount{home: define.Square(s), piece: piece})
		}
	}
	return u
}

// add adds a game.
func (u *units) add(r *selfplay.Record, g *board.Game) {
	clear(u.on)
	for _, c := range u.list {
		c.games++
		c.moved = false
		u.on[c.home] = c
	}
	for i, m := range r.Moves {
		u.follow(m, g.PositionAt(i), g.PositionAt(i+1), i+1)
	}
}

// follow moves the units that a move moves, and forgets those that it removes.
func (u *units) follow(m board.Move, before, after *board.Position, ply int) {
	side := before.Turn()
	travels := [][2]define.Square{{m.From(), m.To()}}
	if m.IsCastling() {
		from, to := m.Partner()
		travels = append(travels, [2]define.Square{from, to})
	}
	if m.IsDrop() || m.IsPass() {
		travels = nil
	}
	var moving []*unitCount
	for _, way := range travels {
		c := u.on[way[0]]
		if c != nil && !c.moved {
			c.moved = true
			c.first.add(float64(ply))
		}
		moving = append(moving, c)
	}
	for _, change := range after.Changes() {
		u.on[change.Square] = nil
	}
	for i, way := range travels {
		if after.At(way[1]).Is(side) { // else it is gone, such as by an explosion
			u.on[way[1]] = moving[i]
		}
	}
}

// summary describes all units.
func (u *units) summary() (list []Unit) {
	for _, c := range u.list {
		list = append(list, Unit{
			Square: u.rules.SquareName(c.home, 1), Type: u.rules.Def.Types[c.piece.Type()-1].Name, Side: c.piece.Color().String(),
			Moved: share(c.first.n, c.games), First: c.first.mean(),
		})
	}
	return list
}
