package explain

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// squareNames finds the squares that a sentence names.
var squareNames = regexp.MustCompile(`\b[a-p](1[0-6]|[1-9])\b`)

// What is told of a legal move is what it does: the squares that are named are those that
// change, and every change of a hand is told.
func TestWhatIsToldHappens(t *testing.T) {
	eachPosition(t, func(t *testing.T, p *board.Position, _ *rand.Rand) {
		for _, m := range movesOf(p) {
			if wrong := falselyTold(p, m); wrong != "" {
				t.Errorf("%s in %s: %s: %q", notation.Coordinate(p.Rules(), m, 1), p.FEN(), wrong, Legal(board.NewGame(p), m))
			}
		}
	})
}

// falselyTold says what is wrong with the story of a move, "" if nothing is.
func falselyTold(p *board.Position, m board.Move) string {
	var next board.Position
	p.Play(m, &next)
	s := newExplainer(p)
	g := board.NewGame(p)
	story := strings.Join(Legal(g, m), " ")
	deeds := strings.TrimSuffix(story, strings.Join(effects(g, m), " "))
	named := squareNames.FindAllString(deeds, -1)
	for i := range p.Rules().Squares {
		at := define.Square(i)
		name := p.Rules().SquareName(at, 1)
		changed := p.At(at) != next.At(at)
		switch told := slices.Contains(named, name); {
		case changed && !told:
			return "it changes " + name + " silently"
		case told && !changed && !stays(m, at) && !slices.Contains(s.captured(m), at):
			return "it leaves " + name + " alone"
		}
	}
	for c := define.White; c <= define.Black; c++ {
		for t := define.PieceType(1); int(t) <= p.Rules().Types(); t++ {
			name := s.names.TypeName(t)
			switch more := next.Hand(c, t) - p.Hand(c, t); {
			case more > 0 && !strings.Contains(story, name+" goes into "+c.String()+"'s hand"):
				return "a " + name + " goes into a hand silently"
			case more < 0 && !strings.Contains(story, name):
				return "a " + name + " leaves a hand silently"
			}
		}
	}
	return wrongPiece(s, &next, m, deeds)
}

// stays reports whether a square is named where the pieces of a move come from or go to.
func stays(m board.Move, at define.Square) bool {
	partner, partnerTo := m.Partner()
	return at == m.From() || at == m.To() || m.IsCastling() && (at == partner || at == partnerTo)
}

// wrongPiece says which piece stands after a move on a square of which another thing is
// told, "" if none.
func wrongPiece(s *explainer, next *board.Position, m board.Move, deeds string) string {
	for i := range s.r.Squares {
		at := define.Square(i)
		was, now := s.p.At(at), next.At(at)
		if was != now && at != m.From() && at != m.To() && !m.IsCastling() && !strings.Contains(deeds, s.deed(was, now)) {
			return "it does not say what becomes of " + s.square(at)
		}
	}
	return ""
}

// deed is a word that tells how one piece becomes another.
func (s *explainer) deed(was, now define.Piece) string {
	switch {
	case was == define.Wall:
		return "taken away"
	case now == define.Wall:
		return "wall"
	case now == define.Empty:
		return "" // captured or removed
	case was != define.Empty && was.Type() == now.Type():
		return "change"
	}
	return s.names.TypeName(now.Type())
}
