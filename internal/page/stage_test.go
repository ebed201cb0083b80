package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
)

// stage is an empty board with a man in its middle, and stones to put on it.
type stage struct {
	t      testing.TB
	rules  *board.Rules
	side   board.Color
	middle int
	rights string
	list   board.MoveList
}

// dropping says which chains a stage leaves out, by the first and any other leg.
type dropping func(first, any board.Step) bool

// newStage sets a man of a type on an empty board of a radius. What binds his moves
// to parts of the game's own board or to certain victims is taken away. A man who
// has moved stands where the game does not begin with one.
func newStage(t testing.TB, def *board.TypeDef, c board.Color, radius int, moved bool, drop dropping) *stage {
	t.Helper()
	size := min(2*radius+1, board.MaxSide)
	s := &stage{t: t, side: c, middle: min(radius, size/2), rights: "-"}
	subject := board.TypeDef{Name: "subject", Title: "subject", Letter: "S", Owners: [2]bool{true, true}}
	subject.Steps[c] = unbound(def.Steps[c], drop)
	start := s.fen(size, nil)
	if moved {
		start = strings.NewReplacer("S", "X", "s", "x").Replace(start)
	}
	rules, err := board.Compile(&board.Definition{
		Name: "stage", Title: "stage", Files: size, Ranks: size, Start: start,
		Types: []board.TypeDef{subject, {Name: "stone", Title: "stone", Letter: "X", Owners: [2]bool{true, true}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	s.rules = rules
	unmoved := string("Aa"[c] + byte(s.middle))
	s.rights = unmoved
	if _, err := rules.ParseFEN(s.fen(size, nil)); err != nil {
		s.rights = "-" // nothing is to be remembered
	}
	return s
}

// unbound copies steps without zones, victims and joined edges.
func unbound(steps []board.Step, drop dropping) []board.Step {
	var kept []board.Step
	for _, chain := range board.Chains(steps) {
		if slices.ContainsFunc(chain, func(any board.Step) bool { return drop(chain[0], any) }) {
			continue
		}
		chain = chain.Clone()
		for i := range chain {
			chain[i].From, chain[i].To, chain[i].Victims, chain[i].Wrap, chain[i].OutOfCheck = nil, nil, 0, false, false
		}
		kept = append(kept, chain...)
	}
	return kept
}

// fen is the man in the middle and stones around him.
func (s *stage) fen(size int, stones map[board.Vector]byte) string {
	var b strings.Builder
	for rank := size - 1; rank >= 0; rank-- {
		empty := 0
		for file := range size {
			at := board.Vector{Right: int8(file - s.middle), Up: int8(rank - s.middle)}
			disc := stones[at]
			if at == (board.Vector{}) {
				disc = "Ss"[s.side]
			}
			if disc == 0 {
				empty++
			}
			if empty > 0 && (disc != 0 || file == size-1) {
				fmt.Fprint(&b, empty)
				empty = 0
			}
			if disc != 0 {
				b.WriteByte(disc)
			}
		}
		if rank > 0 {
			b.WriteByte('/')
		}
	}
	return fmt.Sprintf("%s %c %s - 0 1", &b, "wb"[s.side], s.rights)
}

func (s *stage) friend() byte { return "Xx"[s.side] }
func (s *stage) enemy() byte  { return "xX"[s.side] }

// seen turns a square into where the man's owner sees it.
func (s *stage) seen(at board.Square) board.Vector {
	v := board.Vector{Right: int8(s.rules.File(at) - s.middle), Up: int8(s.rules.Rank(at) - s.middle)}
	if s.side == board.Black {
		return v.Negate()
	}
	return v
}

// play visits the man's moves with stones on the board, as White sees them.
func (s *stage) play(stones map[board.Vector]byte, visit func(m board.Move)) {
	s.t.Helper()
	p, err := s.rules.ParseFEN(s.fen(s.rules.Files, stones))
	if err != nil {
		s.t.Fatal(err)
	}
	p.Legal(&s.list)
	for _, m := range s.list.Moves() {
		if m.From() == s.rules.Square(s.middle, s.middle) {
			visit(m)
		}
	}
}

// onTheWay reports whether a move takes the man on a square before it ends.
func (s *stage) onTheWay(m board.Move, at board.Vector) bool {
	squares, n := m.LocustVictims()
	return slices.ContainsFunc(squares[:n], func(v board.Square) bool { return s.seen(v) == at })
}

// squares lists all of the stage but its middle, as the man's owner sees them.
func (s *stage) squares() []board.Vector {
	var all []board.Vector
	for at := range s.rules.Squares {
		if v := s.seen(board.Square(at)); v != (board.Vector{}) {
			all = append(all, v)
		}
	}
	return all
}

// view turns a square of the owner's into one of the board.
func (s *stage) view(v board.Vector) board.Vector {
	if s.side == board.Black {
		return v.Negate()
	}
	return v
}

// holds reports whether a square is on the stage.
func (s *stage) holds(at board.Vector) bool { return slices.Contains(s.squares(), at) }
