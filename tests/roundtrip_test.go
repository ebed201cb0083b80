package tests

import (
	"math/rand/v2"
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/internal/notation"
	"fairymax/internal/xboard"
)

// dialect is a way to write moves, and to read them back.
type dialect struct {
	name  string
	write func(*board.Position, board.Move) string
	said  func(*board.Position, board.Move) board.Move // nil: the move itself is written
	read  func(*board.Position, string) (board.Move, error)
}

// dialects are those in which moves of a game go out and come in: what people and
// programs write here, standard notation, Fairy-Stockfish's, and the protocol's, before and
// after the GUI was told of the pieces.
func dialects(t *testing.T, name string) []dialect {
	reads := func(origin int) func(*board.Position, string) (board.Move, error) {
		return func(p *board.Position, text string) (board.Move, error) { return notation.Read(p, text, origin) }
	}
	var list []dialect
	for origin := range 2 {
		list = append(list,
			dialect{"coordinates", func(p *board.Position, m board.Move) string { return notation.Coordinate(p.Rules(), m, origin) }, nil, reads(origin)},
			dialect{"SAN", func(p *board.Position, m board.Move) string { return notation.SAN(p, m, origin) }, nil, reads(origin)})
	}
	list = append(list, dialect{"UCI", notation.UCI, nil, reads(1)})
	v := testgames.Variant(t, name)
	for _, told := range []bool{false, true} {
		s := xboard.New(xboard.Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza}, 0)
		if told {
			s.Introduce()
		}
		list = append(list, dialect{"CECP", func(_ *board.Position, m board.Move) string { return s.Text(m) }, nil, s.Parse})
		if told && s.Limit() == "" {
			s := xboard.New(xboard.Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza}, 0)
			s.SpeakTo(true)
			s.Introduce()
			list = append(list, dialect{"XBoard", s.OwnText, s.Sayable, s.ParseFromXBoard})
		}
	}
	return list
}

// Every legal move of random positions of every game comes back from every dialect as
// the same move. FAIRYMAX_LONG takes 60 positions of each game.
func TestEveryMoveComesBack(t *testing.T) {
	wanted := 1
	if testgames.Long() {
		wanted = 60
	}
	for _, name := range testgames.SomeNames(8) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			list, rules := dialects(t, name), testgames.Variant(t, name).Rules
			random := rand.New(rand.NewPCG(35, uint64(len(name))))
			for range wanted {
				p := randomPosition(rules, random)
				for _, d := range list {
					comesBack(t, d, p, random)
				}
			}
		})
	}
}

// randomPosition plays random moves from the start, but stops before the end of the game.
func randomPosition(r *board.Rules, random *rand.Rand) *board.Position {
	g := board.NewGame(r.Start())
	for range random.IntN(120) {
		if !playRandom(g, random) {
			break
		}
		if g.Result().Over {
			g.Undo()
			break
		}
	}
	return g.Position()
}

// comesBack reads all moves of a position, in a short test some of many.
func comesBack(t *testing.T, d dialect, p *board.Position, random *rand.Rand) {
	t.Helper()
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		if list.Len() > 60 && !testgames.Long() && !m.IsCastling() && random.IntN(list.Len()) > 30 {
			continue
		}
		if d.said != nil {
			m = d.said(p, m)
		}
		text := d.write(p, m)
		if got, err := d.read(p, text); err != nil || got != m {
			t.Fatalf("%s: %s is read as %s in %s: %v", d.name, text, d.write(p, got), p.FEN(), err)
		}
	}
}
