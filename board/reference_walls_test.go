package board

import (
	"slices"

	"fairymax/board/define"
)

// Walls that moves place, in the reference.

// withWalls lists each move once for each square of its wall.
func (g *refGame) withWalls(p *refPosition, list []refMove) []refMove {
	if g.def.Walls.Place == define.WallNowhere {
		return list
	}
	var all []refMove
	for _, m := range list {
		if m.passes {
			all = append(all, m)
			continue
		}
		q := g.change(p, &m)
		for s := range g.squares() {
			if q.board[s] == define.Empty && !g.def.Holes.Has(define.Square(s)) && g.mayBuild(p, &q, &m, define.Square(s)) {
				m.walls, m.wall = true, define.Square(s)
				all = append(all, m)
			}
		}
	}
	return all
}

// mayBuild reports whether a move that led to q may place its wall on an empty square.
func (g *refGame) mayBuild(p, q *refPosition, m *refMove, s define.Square) bool {
	if zone := g.def.Walls.Zone[p.turn]; zone != nil && !zone.Has(s) {
		return false
	}
	switch g.def.Walls.Place {
	case define.WallBehind:
		return !m.drops && s == m.from
	case define.WallEdge:
		return g.atEdge(p, s)
	case define.WallReach:
		next := *q
		next.turn = p.turn
		return slices.ContainsFunc(g.pieceMoves(&next, m.to), func(m refMove) bool { return !m.passes && m.n == 0 && m.to == s })
	}
	return true
}

// atEdge reports whether a square is on the edge of the board or beside a wall.
func (g *refGame) atEdge(p *refPosition, s define.Square) bool {
	file, rank := int(s)%g.def.Files, int(s)/g.def.Files
	if file == 0 || rank == 0 || file == g.def.Files-1 || rank == g.def.Ranks-1 {
		return true
	}
	for _, beside := range []int{1, -1, g.def.Files, -g.def.Files} {
		if p.board[int(s)+beside] == define.Wall {
			return true
		}
	}
	return false
}

// zooOfWalls has games with moves that place walls.
func zooOfWalls() []zooGame {
	return []zooGame{
		zoo("walls anywhere", 4, 5, peaceful()[1:], several(define.CheckOff, "K"), walls(define.WallAnywhere, false)),
		zoo("a single wall and hurdles", 5, 5, jumpers(), several(define.CheckOff, "K"), walls(define.WallAnywhere, true)),
		zoo("walls behind", 6, 7, peaceful(), several(define.CheckOff, "K"), walls(define.WallBehind, false)),
		zoo("walls behind castlings", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers, several(define.CheckOff, "K"), walls(define.WallBehind, false)),
		zoo("walls on the edge", 5, 6, peaceful(), several(define.CheckOff, "K"), walls(define.WallEdge, false), func(def *define.Game) { def.Pass = true }),
		zoo("walls within reach", 6, 6, peaceful(), several(define.CheckOff, "K"), walls(define.WallReach, false)),
		zoo("walls and drops", 5, 5, peaceful(), several(define.CheckOff, "K"), drops, walls(define.WallEdge, false), func(def *define.Game) { def.Drops, def.Captures = nil, define.CapturesForced }),
	}
}

// walls are placed with each move, by White on all ranks but the last.
func walls(place define.WallPlace, single bool) func(*define.Game) {
	return func(def *define.Game) {
		def.Walls = define.Walls{Place: place, Single: single}
		if !single {
			zone := upTo(def, def.Ranks-1)
			def.Walls.Zone[define.White] = &zone[define.White]
		}
	}
}
