package board

import "errors"

// A move can place a wall besides, on a square that is empty after it. Where all moves
// do, each of them stands in a list once for each of those squares.

// WallsDef says where a move places a wall. The zero value is nowhere.
type WallsDef struct {
	Place  WallPlace
	Zone   [2]*Set // the squares of each side's walls; nil for all
	Single bool    // there is only one wall: the next one takes its place
}

// WallPlace says where the wall of a move may stand.
type WallPlace uint8

// The places of walls.
const (
	WallNowhere  WallPlace = iota
	WallAnywhere           // on any empty square
	WallBehind             // where the piece has come from
	WallEdge               // on the edge of the board, or beside a wall
	WallReach              // where the piece could go next
)

// wallPlaces has the words of the language.
var wallPlaces = [...]string{WallNowhere: "nowhere", WallAnywhere: "anywhere", WallBehind: "behind", WallEdge: "edge", WallReach: "reach"}

// WallPlaces returns the words of all places, by number.
func WallPlaces() []string { return wallPlaces[:] }

// String is the word of the language.
func (w WallPlace) String() string { return wallPlaces[w] }

// Walls returns the rule of the walls that moves place.
func (r *Rules) Walls() *WallsDef { return &r.Def.Walls }

// PlacesWalls reports whether moves place walls.
func (r *Rules) PlacesWalls() bool { return r.walls }

// checkWalls refuses what the machine cannot do: with a wall, the test for check would be
// another for each of the squares.
func (r *Rules) checkWalls() error {
	if r.royalRule.types != 0 && r.royalRule.check != CheckOff {
		return errors.New(`walls: in a game with walls no piece can be in check; write royal.check = "off", or royal.types = []`)
	}
	return nil
}

// WallSquare returns where a move places a wall; false if it places none.
func (m Move) WallSquare() (Square, bool) { return Square(m >> wallShift), m.Kind()&PlacesWall != 0 }

// WithoutWall returns the move without the wall that it places.
func (m Move) WithoutWall() Move { return m &^ (squareMask<<wallShift | Move(PlacesWall)<<kindShift) }

// withWall returns the move with a wall.
func (m Move) withWall(s Square) Move { return m | Move(s)<<wallShift | Move(PlacesWall)<<kindShift }

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
	var squares MoveList
	squares.buffer, list.buffer = list.buffer, squares.buffer
	moves := squares.buffer[:list.n]
	list.n = 0
	var next Position
	for _, m := range moves {
		if m.IsPass() {
			list.add(m)
			continue
		}
		p.carryOut(m, &next)
		open := p.wallSquares(m, &next)
		for _, s := range open.Squares() {
			list.add(m.withWall(s))
		}
	}
}

// wallSquares returns the squares for the wall of a move that has led to next.
func (p *Position) wallSquares(m Move, next *Position) Set {
	def := p.rules.Walls()
	open := next.emptySquares()
	if zone := def.Zone[p.turn]; zone != nil {
		open.intersect(zone)
	}
	var at Set
	switch def.Place {
	case WallAnywhere:
		return open
	case WallBehind:
		if !m.IsDrop() {
			at.Add(m.From())
		}
	case WallEdge:
		at = p.edges()
	case WallReach:
		at = next.reachable(m.To())
	}
	open.intersect(&at)
	return open
}

// edges returns the squares on the edge of the board and beside walls.
func (p *Position) edges() (set Set) {
	walls := p.Walls()
	for s := range p.rules.Squares {
		for _, v := range []Vector{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			if beside, ok := p.rules.Offset(Square(s), v, false); !ok && !p.rules.beyondHole(Square(s), v) || ok && walls.Has(beside) {
				set.Add(Square(s))
			}
		}
	}
	return set
}

// beyondHole reports whether a step ends on a hole, and not outside of the board.
func (r *Rules) beyondHole(s Square, v Vector) bool {
	file, rank := r.File(s)+int(v.Right), r.Rank(s)+int(v.Up)
	return file >= 0 && file < r.Files && rank >= 0 && rank < r.Ranks
}

// reachable returns the empty squares that a piece on s could go to.
func (p *Position) reachable(s Square) (set Set) {
	var list MoveList
	turn, piece := p.turn, p.board[s]
	if piece == Empty {
		return set
	}
	p.turn = piece.Color()
	list.reserve(p.rules.rays.maxMoves)
	p.addRays(&list, p.rules.program(piece.Color(), piece.Type(), s).rays, Move(s), flagMove)
	p.turn = turn
	for _, m := range list.Moves() {
		if !m.IsCapture() {
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
