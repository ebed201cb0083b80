package page

import (
	"fmt"
	"math/rand/v2"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/sheet"
)

// exampleCard is a move in pictures.
type exampleCard struct {
	Text          string
	Before, After *picture
}

// examples are the pictures that belong to the rules with a label.
func (g *Game) examples(label string) []exampleCard {
	switch label {
	case sheet.CastlingLabel:
		return g.castlingCards()
	case sheet.CaptureLabel:
		return g.exampleCards(captureEffects)
	case sheet.WallLabel:
		return g.exampleCards(walls)
	}
	return nil
}

// captureEffects counts the squares on which a capture does more than to bring its
// piece to where it ends.
func captureEffects(p *board.Position, m board.Move, next *board.Position) int {
	if !m.IsCapture() || m.IsDrop() {
		return 0
	}
	n := 0
	for _, c := range next.Changes() {
		now := next.At(c.Square)
		own := now != define.Empty && now != define.Wall && now.Color() == p.Turn()
		switch c.Square {
		case m.To():
			if !own {
				n++
			}
		case m.From():
			if own {
				n++
			}
		case m.Victim():
		default:
			n++
		}
	}
	return n
}

// walls is 1 for a move that places a wall.
func walls(_ *board.Position, m board.Move, _ *board.Position) int {
	if _, places := m.WallSquare(); places && !m.IsDrop() && !m.IsPass() {
		return 1
	}
	return 0
}

// effects counts what a move from p, which leads to next, does besides.
type effects func(p *board.Position, m board.Move, next *board.Position) int

// exampleMove is a move of a game.
type exampleMove struct {
	before, after *board.Position
	move          board.Move
}

// findExample looks for the move with the most effects, the earliest of them, in games
// of random moves. They are the same each time.
func (g *Game) findExample(count effects) (best exampleMove, found bool) {
	const games, plies = 6, 40
	random := rand.New(rand.NewPCG(1, 1))
	most, earliest := 0, 0
	for n := 0; n < games && (most == 0 || earliest > 0); n++ {
		game := board.NewGame(g.Sheet.Start)
		for ply := 0; ply < plies && !game.Result().Over; ply++ {
			p, list := game.Position(), new(board.MoveList)
			p.Legal(list)
			for _, i := range random.Perm(len(list.Moves())) {
				m, next := list.Moves()[i], new(board.Position)
				p.Play(m, next)
				n := count(p, m, next)
				if better := n > most || n > 0 && n == most && ply < earliest; better && goesOn(game, m) {
					most, earliest = n, ply
					best = exampleMove{p, next, m}
				}
			}
			game.Play(list.Moves()[random.IntN(len(list.Moves()))])
		}
	}
	return best, most > 0
}

// goesOn reports whether a game is not over after a move.
func goesOn(game *board.Game, m board.Move) bool {
	after := game.Clone()
	after.Play(m)
	return !after.Result().Over
}

// exampleCards shows the board before and after a move that has such effects.
func (g *Game) exampleCards(count effects) []exampleCard {
	x, found := g.findExample(count)
	if !found {
		return nil
	}
	text := printable(g.exampleText(x))
	before, after := g.positionPicture("Before. "+text, x.before), g.positionPicture("After. "+text, x.after)
	before.Rides = append(before.Rides, g.moveLine(x.move))
	for i := range g.rulesOf().Squares {
		s := define.Square(i)
		if s != x.move.From() && x.before.At(s) != define.Empty && x.after.At(s) == define.Empty && x.before.At(s) != define.Wall {
			middle := g.middle(s)
			after.Marks = append(after.Marks, mark{X: middle.X, Y: middle.Y, Meaning: "removed", Actions: []shape{{Class: "locust", Cross: true}}})
		}
	}
	return []exampleCard{{text, before, after}}
}

// exampleText says what the move does.
func (g *Game) exampleText(x exampleMove) string {
	r, side := g.rulesOf(), x.before.Turn()
	name := func(s define.Square) string { return g.Sheet.TypeName(x.before.At(s).Type()) }
	square := func(s define.Square) string { return r.SquareName(s, 1) }
	text := fmt.Sprintf("An example: %v's %s goes from %s to %s", side, name(x.move.From()), square(x.move.From()), square(x.move.To()))
	if x.move.IsCapture() {
		text += fmt.Sprintf(" and captures the %s", name(x.move.Victim()))
	}
	if wall, places := x.move.WallSquare(); places {
		text += fmt.Sprintf(" and places a wall on %s", square(wall))
	}
	return text + "."
}

// middle is the centre of a square in a picture of the board.
func (g *Game) middle(s define.Square) square {
	r := g.rulesOf()
	return square{X: edge + r.File(s)*cell + cell/2, Y: (r.Ranks-1-r.Rank(s))*cell + cell/2}
}

// moveLine draws a move as a line from square to square.
func (g *Game) moveLine(m board.Move) ride {
	from, to := g.middle(m.From()), g.middle(m.To())
	right, down := to.X-from.X, to.Y-from.Y
	line := ride{X1: from.X, Y1: from.Y, X2: to.X, Y2: to.Y, Class: "limited"}
	if step := (define.Vector{Right: int8(right / cell), Up: int8(-down / cell)}); step != (define.Vector{}) {
		const short = -cell * 2 / 5 // of the centre, where a piece may stand
		line.X2, line.Y2, line.Tip = arrow(to.X, to.Y, short, step)
	}
	return line
}
