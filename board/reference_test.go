package board

import (
	"slices"

	"fairymax/board/define"
)

// The reference: a second, slow reading of the rules for the tests of the fast
// one. It looks at a definition and at squares and at nothing that Compile makes
// of them: it walks rows step by step, plays every move on a copy of the board,
// and asks by generating all captures of the enemy whether a royal hangs. It
// keeps its own positions, so that a game can be played on both sides of the
// comparison without one telling the other anything.

// refGame is a definition with what can be said about it once.
type refGame struct {
	def     *define.Game
	home    [define.MaxSquares]define.Piece // the pieces of the start position
	posts   [define.MaxSquares]define.Piece // where unmoved castlers stand: at home, or where they have to be placed
	chains  [2][define.MaxTypes + 1][][]define.Step
	oneWay  [define.MaxTypes + 1]bool // types with rows that only go forward: they cannot come back
	first   refPosition               // the start, without rights
	rights  []refRight
	letters []refLetter
}

// refPosition is everything that decides what may be played. Two are equal if
// they play alike.
type refPosition struct {
	board    [define.MaxSquares]define.Piece
	hands    [2][define.MaxTypes + 1]uint8
	turn     define.Color
	unmoved  define.Set    // unmoved pieces, as far as that matters and cannot be seen
	passed   define.Set    // squares exposed to en passant
	passer   define.Square // the piece that may be captured there, if there are any
	struck   bool          // a capture forbids counterstrikes
	struckAt define.Square // where it ended
	series   [2]bool       // the checks against a side have had one that counts, up to its last turn
	given    [2]int        // checks that each side has given, where they count
	passes   int           // passes in turn that led here, up to two, where they count
}

// refMove is a move by its effects.
type refMove struct {
	from, to  define.Square
	victims   [3]define.Square // in ascending order, the first n of them
	n         int
	enPassant bool
	promotion define.PieceType
	otherwise bool // the promotion is what is left when nothing else is
	castles   bool
	partner   [2]define.Square // of a castling: from, to
	drops     bool
	gates     bool
	hand      define.PieceType // what is dropped or gated
	gate      define.Square
	passes    bool
	walls     bool // places a wall
	wall      define.Square
	passed    define.Set // squares that the move exposes
}

func newRefGame(def *define.Game) *refGame {
	g := &refGame{def: def}
	for t := range def.Types {
		g.oneWay[t+1] = true
		for c, steps := range def.Types[t].Steps {
			for len(steps) > 0 {
				n := 1
				for steps[n-1].Then {
					n++
				}
				g.chains[c][t+1] = append(g.chains[c][t+1], steps[:n])
				g.oneWay[t+1] = g.oneWay[t+1] && forward(define.Color(c), steps[:n])
				steps = steps[n:]
			}
		}
	}
	for _, d := range def.TurnOvers {
		g.oneWay[d.Type], g.oneWay[d.Into] = false, false
	}
	g.letters = lettersOf(def)
	g.first, _ = g.parseBoard(def.Start)
	g.home, g.posts = g.first.board, g.first.board
	for _, d := range def.Castlings {
		for c, first := range [2]int{0, (def.Ranks - 1) * def.Files} {
			if d.Placed == nil {
				continue
			}
			g.posts[first+d.Placed.King] = define.MakePiece(define.Color(c), d.King)
			for _, file := range []int{d.Placed.Left, d.Placed.Right} {
				if file >= 0 {
					g.posts[first+file] = define.MakePiece(define.Color(c), d.Partner)
				}
			}
		}
	}
	g.rights = g.listRights()
	return g
}

// forward reports whether a row sets out forward and no leg of it goes back.
func forward(c define.Color, chain []define.Step) bool {
	sign := 1 - 2*int8(c)
	for i, step := range chain {
		if up := step.Vector.Up * sign; up < 0 || up == 0 && i == 0 {
			return false
		}
	}
	return true
}

func (g *refGame) squares() int { return g.def.Files * g.def.Ranks }

// away returns the square that lies v away; files wrap around if the row does.
func (g *refGame) away(s define.Square, v define.Vector, wrap bool) (define.Square, bool) {
	x, y := int(s)%g.def.Files+int(v.Right), int(s)/g.def.Files+int(v.Up)
	if wrap {
		x = (x + 16*g.def.Files) % g.def.Files
	}
	if x < 0 || x >= g.def.Files || y < 0 || y >= g.def.Ranks {
		return 0, false
	}
	s = define.Square(y*g.def.Files + x)
	return s, !g.def.Holes.Has(s)
}

// unmoved reports whether the piece on s has never moved. A piece that cannot come
// back shows it by standing where the start has such a piece.
func (g *refGame) unmoved(p *refPosition, s define.Square) bool {
	if piece := p.board[s]; g.oneWay[piece.Type()] {
		return g.home[s] == piece
	}
	return p.unmoved.Has(s)
}

// remembered reports whether the piece that starts on s has moves that it loses by
// moving, castling apart, and cannot be told by its square.
func (g *refGame) remembered(s define.Square) bool {
	piece := g.home[s]
	if piece == define.Empty || g.oneWay[piece.Type()] {
		return false
	}
	return g.def.Hand.Use&define.HandGate != 0 || g.hasFirstMove(piece)
}

// hasFirstMove reports whether a piece has moves as long as it has not moved.
func (g *refGame) hasFirstMove(piece define.Piece) bool {
	return slices.ContainsFunc(g.chains[piece.Color()][piece.Type()], func(chain []define.Step) bool { return chain[0].Unmoved })
}

// take adds a victim to the move.
func (m *refMove) take(s define.Square) {
	i := m.n
	for ; i > 0 && m.victims[i-1] > s; i-- {
		m.victims[i] = m.victims[i-1]
	}
	m.victims[i] = s
	m.n++
}

// pieces lists the squares of a side's pieces.
func (g *refGame) pieces(p *refPosition, c define.Color) (list []define.Square) {
	for s := range g.squares() {
		if p.board[s].Is(c) && p.board[s] != define.Wall {
			list = append(list, define.Square(s))
		}
	}
	return list
}

// countTypes counts a side's pieces of some types on the board.
func (g *refGame) countTypes(p *refPosition, c define.Color, types define.TypeMask) (n int) {
	for _, s := range g.pieces(p, c) {
		if types.Has(p.board[s].Type()) {
			n++
		}
	}
	return n
}

// count counts a side's pieces of a type on the board.
func (g *refGame) count(p *refPosition, c define.Color, t define.PieceType) (n int) {
	for _, s := range g.pieces(p, c) {
		if p.board[s].Type() == t {
			n++
		}
	}
	return n
}
