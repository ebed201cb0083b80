package explain

import (
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/testfiles"
	_ "fairymax/internal/testheap"
	"fairymax/variants"
)

// eachPosition visits positions of random games of every shipped variant.
func eachPosition(t *testing.T, visit func(t *testing.T, p *board.Position, random *rand.Rand)) {
	catalogue := variants.NewCatalogue(testfiles.Files)
	for i, name := range catalogue.Names() {
		if i%8 != 0 && os.Getenv("FAIRYMAX_LONG") == "" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v, err := catalogue.Load(name)
			if err != nil {
				t.Fatal(err)
			}
			random := rand.New(rand.NewPCG(1, 2))
			g := board.NewGame(v.Rules.Shuffled(random.IntN))
			for ply := 0; ply < 90 && !g.Result().Over; ply++ {
				if ply%9 == 0 {
					visit(t, g.Position(), random)
				}
				legal := movesOf(g.Position())
				g.Play(legal[random.IntN(len(legal))])
			}
		})
	}
}

func movesOf(p *board.Position) []board.Move {
	var list board.MoveList
	p.Legal(&list)
	return list.Moves()
}

// Every refusal gets a definite explanation: a piece in the way, or an attack.
func TestRandomRefusals(t *testing.T) {
	doubts := []string{notNow, "it would leave", "not allowed in check", "%!", ": .", "  "}
	eachPosition(t, func(t *testing.T, p *board.Position, random *rand.Rand) {
		for range 60 {
			text := nonMove(p, random)
			_, err := notation.Read(p, text, 1)
			var refused *notation.MoveError
			if !errors.As(err, &refused) {
				continue
			}
			said := Refused(p, refused)
			for _, sentence := range said {
				doubt := slices.ContainsFunc(doubts, func(doubt string) bool { return strings.Contains(sentence, doubt) })
				if doubt || !strings.HasSuffix(sentence, ".") {
					t.Errorf("%s in %s: %v, explained as %q", text, p.FEN(), refused.Reason, said)
				}
			}
			if len(said) == 0 {
				t.Errorf("%s in %s: no explanation", text, p.FEN())
			}
		}
	})
}

// nonMove is a text that is probably no legal move: mostly two squares, the first
// with a piece of the side to move.
func nonMove(p *board.Position, random *rand.Rand) string {
	r := p.Rules()
	square := func() define.Square { return define.Square(random.IntN(r.Squares)) }
	pieces := p.Pieces(p.Turn())
	own := pieces.Squares()
	from := square()
	if len(own) > 0 && random.IntN(8) > 0 {
		from = own[random.IntN(len(own))]
	}
	letter := r.Def.Types[random.IntN(len(r.Def.Types))].Letter
	switch random.IntN(12) {
	case 0:
		return letter + "@" + r.SquareName(square(), 1)
	case 1:
		return letter + r.SquareName(square(), 1)
	case 2:
		return []string{"O-O", "O-O-O", "--"}[random.IntN(3)]
	case 3:
		return r.SquareName(from, 1) + r.SquareName(square(), 1) + strings.ToLower(letter)
	case 4:
		if royal, ok := p.Royal(p.Turn()); ok {
			from = royal
		}
	case 5:
		at := square()
		return r.SquareName(from, 1) + r.SquareName(at, 1) + "," + r.SquareName(at, 1) + r.SquareName(square(), 1)
	}
	return r.SquareName(from, 1) + r.SquareName(square(), 1)
}

// Any text of the parts of moves gets an answer, in whatever notation it is one.
func TestRandomTexts(t *testing.T) {
	eachPosition(t, func(t *testing.T, p *board.Position, random *rand.Rand) {
		for range 150 {
			text := ""
			for range 1 + random.IntN(5) {
				text += moveBit(p, random)
			}
			is, said := Answer(board.NewGame(p), text)
			if len(said) == 0 || strings.Contains(strings.Join(said, " "), "%!") {
				t.Errorf("%s in %s: %v, %q", text, p.FEN(), is, said)
			}
		}
	})
}

// moveBit is a part of a move in some notation.
func moveBit(p *board.Position, random *rand.Rand) string {
	const signs = "++--==.,x*@/'"
	r := p.Rules()
	letter := r.Def.Types[random.IntN(len(r.Def.Types))].Letter
	switch random.IntN(5) {
	case 0:
		return letter
	case 1:
		return r.SquareName(define.Square(random.IntN(r.Squares)), 1)
	case 2:
		return letter + string(rune('1'+random.IntN(9)))
	case 3:
		return string(rune('0' + random.IntN(10)))
	}
	return string(signs[random.IntN(len(signs))])
}

// Every legal move has a route without obstacles, and is also legal when royal
// safety is ignored.
func TestLegalMovesHaveRoutes(t *testing.T) {
	eachPosition(t, func(t *testing.T, p *board.Position, _ *rand.Rand) {
		s := newExplainer(p)
		unbound := movesOf(p.Unrestricted())
		for _, m := range movesOf(p) {
			if !slices.Contains(unbound, m) {
				t.Errorf("%s in %s is legal, but not when royal safety is ignored", notation.Coordinate(p.Rules(), m, 1), p.FEN())
			}
			for _, sentence := range Legal(board.NewGame(p), m) {
				if !strings.HasSuffix(sentence, ".") || strings.Contains(sentence, "%!") {
					t.Errorf("%s in %s reads %q", notation.Coordinate(p.Rules(), m, 1), p.FEN(), sentence)
				}
			}
			standing := m.Promotion() != 0 && !m.IsCapture()
			if m.Kind()&(board.Castle|board.Drop|board.Pass|board.EnPassant) != 0 || standing {
				continue
			}
			way, n := m.LocustVictims()
			routes := s.routes(m.From(), append(slices.Clone(way[:n]), m.To()))
			if !slices.ContainsFunc(routes, func(r board.Route) bool { return len(s.obstacles(&r, m.From(), m.To())) == 0 }) {
				t.Errorf("%s in %s has no free route", notation.Coordinate(p.Rules(), m, 1), p.FEN())
			}
		}
	})
}
