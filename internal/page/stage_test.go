package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
)

// stage is an empty board with a piece in its centre, and stones to put on it.
type stage struct {
	t      testing.TB
	rules  *board.Rules
	side   define.Color
	middle int
	rights string
	list   board.MoveList
}

// dropping says what a stage keeps of a chain, by the first and any other leg: moves,
// captures, both or nothing.
type dropping func(first, any define.Step) define.Mode

// everything keeps moves and captures.
const everything = define.MayMove | define.MayCapture

// without keeps nothing of what a restriction holds for.
func without(restricted bool) define.Mode {
	if restricted {
		return 0
	}
	return everything
}

// newStage puts a piece of a type on an empty board of a radius. Zones and victims
// are removed from its moves. A piece that has moved stands on a square without a
// piece in the start position.
func newStage(t testing.TB, def *define.Type, c define.Color, radius int, moved bool, drop dropping) *stage {
	t.Helper()
	size := min(2*radius+1, define.MaxSide)
	s := &stage{t: t, side: c, middle: min(radius, size/2), rights: "-"}
	subject := define.Type{Name: "subject", Title: "subject", Letter: "S", Owners: [2]bool{true, true}}
	subject.Steps[c] = unrestricted(def.Steps[c], drop)
	start := s.fen(size, nil)
	if moved {
		start = strings.NewReplacer("S", "X", "s", "x").Replace(start)
	}
	rules, err := board.Compile(&define.Game{
		Name: "stage", Title: "stage", Board: define.Board{Files: size, Ranks: size}, Start: start,
		Types: []define.Type{subject, {Name: "stone", Title: "stone", Letter: "X", Owners: [2]bool{true, true}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	s.rules = rules
	unmoved := string("Aa"[c] + byte(s.middle))
	s.rights = unmoved
	if _, err := rules.ParseFEN(s.fen(size, nil)); err != nil {
		s.rights = "-" // the game has no rights
	}
	return s
}

// unrestricted copies steps without zones, victims and joined edges.
func unrestricted(steps []define.Step, drop dropping) []define.Step {
	var kept []define.Step
	for _, chain := range define.Chains(steps) {
		keep := everything
		for _, any := range chain {
			keep &= drop(chain[0], any)
		}
		chain = chain.Clone()
		last := &chain[len(chain)-1]
		if last.Mode &= keep; keep == 0 || keep != everything && last.Mode == 0 {
			continue
		}
		for i := range chain {
			chain[i].From, chain[i].To, chain[i].Victims, chain[i].Wrap, chain[i].OutOfCheck = nil, nil, 0, false, false
		}
		kept = append(kept, chain...)
	}
	return kept
}

// fen is the piece in the centre and stones around it.
func (s *stage) fen(size int, stones map[define.Vector]byte) string {
	var b strings.Builder
	for rank := size - 1; rank >= 0; rank-- {
		empty := 0
		for file := range size {
			at := define.Vector{Right: int8(file - s.middle), Up: int8(rank - s.middle)}
			letter := stones[at]
			if at == (define.Vector{}) {
				letter = "Ss"[s.side]
			}
			if letter == 0 {
				empty++
			}
			if empty > 0 && (letter != 0 || file == size-1) {
				fmt.Fprint(&b, empty)
				empty = 0
			}
			if letter != 0 {
				b.WriteByte(letter)
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

// seen turns a square of the board into a vector as the piece's owner sees it.
func (s *stage) seen(at define.Square) define.Vector {
	v := define.Vector{Right: int8(s.rules.File(at) - s.middle), Up: int8(s.rules.Rank(at) - s.middle)}
	if s.side == define.Black {
		return v.Negate()
	}
	return v
}

// play visits the piece's moves with stones on the board, as White sees them.
func (s *stage) play(stones map[define.Vector]byte, visit func(m board.Move)) {
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

// onTheWay reports whether a move captures the piece on a square on its way.
func (s *stage) onTheWay(m board.Move, at define.Vector) bool {
	squares, n := m.LocustVictims()
	return slices.ContainsFunc(squares[:n], func(v define.Square) bool { return s.seen(v) == at })
}

// squares lists all squares of the stage except the centre, as the owner sees them.
func (s *stage) squares() []define.Vector {
	var all []define.Vector
	for at := range s.rules.Squares {
		if v := s.seen(define.Square(at)); v != (define.Vector{}) {
			all = append(all, v)
		}
	}
	return all
}

// onBoard turns a vector as the owner sees it into one as White sees it.
func (s *stage) onBoard(v define.Vector) define.Vector {
	if s.side == define.Black {
		return v.Negate()
	}
	return v
}

// holds reports whether a square is on the stage.
func (s *stage) holds(at define.Vector) bool { return slices.Contains(s.squares(), at) }
