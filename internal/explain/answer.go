package explain

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/variants/spelling"
)

// Verdict is what a text is found to be.
type Verdict uint8

const (
	Wrong    Verdict = iota // neither a legal move nor a question
	Question                // a piece, or a square to which legal moves go
	Move                    // a legal move
)

// Answer says of a text what it is in a game. The sentences say what the
// move does, or why it is not legal. Of a square, they tell all moves that go or capture
// there; of a piece, by its name or letter, how it moves, and with its square what it can do there.
func Answer(g *board.Game, text string) (is Verdict, sentences []string) {
	p := g.Position()
	text = strings.TrimSpace(text)
	m, err := notation.Read(p, text, 1)
	if at, ok := p.Rules().ParseSquare(text, 1); ok {
		return answerSquare(g, at, err == nil)
	}
	if err == nil {
		said := slices.Concat(one("%s is legal.", named(p, text, m)), overAlready(g), Legal(g, m))
		if saysCapture(text) && !m.IsCapture() {
			said = append(said, "It captures nothing.")
		}
		return Move, said
	}
	refused, ok := err.(*notation.MoveError)
	if !ok {
		return Wrong, []string{err.Error()}
	}
	s := newExplainer(p)
	if at, ok := s.namedOn(text); ok && (refused.Reason == notation.NoSuchPiece || slices.Contains(refused.From, at)) {
		return Wrong, s.standing(at)
	}
	if refused.Reason != notation.NotAMove {
		texts := append(one(verdictOf(refused.Reason), spelling.Shortened(text)), Refused(p, refused)...)
		if refused.Reason == notation.NotYours {
			texts = append(texts, Enemy(p, refused.From[0])...)
		}
		return Wrong, texts
	}
	if text == "" {
		return Wrong, one("Ask about a move%s, a square or a piece.", s.examples())
	}
	if moves := s.movesOfNamed(text); len(moves) > 0 {
		return Question, moves
	}
	if at, ok := s.namedOn(text); ok {
		return Question, s.standing(at)
	}
	return Wrong, one("%q is neither a move%s, nor a square or piece of this game%s.", spelling.Shortened(text), s.examples(), spelling.DidYouMean(text, s.called()))
}

// saysCapture reports whether a move is written with an x before its end, where that is no letter of
// a piece.
func saysCapture(text string) bool {
	at := strings.IndexAny(text, "x×")
	return at >= 0 && at < len(text)-len("e4")
}

// called are the names and titles of all types.
func (s *explainer) called() (names []string) {
	for _, def := range s.r.Def.Types {
		names = append(names, def.Name, def.Title)
	}
	return names
}

// verdictOf says of a text that it is not legal, or only a part of legal moves.
func verdictOf(reason notation.Reason) string {
	if reason == notation.NotUnique || reason == notation.Unfinished {
		return "%s is not a whole move."
	}
	return "%s is not legal."
}

// named is a legal move as it was asked about, with its text in coordinates unless it was asked
// about as we write it.
func named(p *board.Position, text string, m board.Move) string {
	whole := notation.Coordinate(p.Rules(), m, 1)
	if text == whole || text == notation.SAN(p, m, 1) {
		return text
	}
	return fmt.Sprintf("%s (%s)", spelling.Shortened(text), whole)
}

// Pieces says how the pieces of a game move, those of the side to move first.
func Pieces(p *board.Position) []string {
	return newExplainer(p).movesOfAll(func(*define.Type) bool { return true })
}

// movesOfNamed says how the pieces with a name, title or letter move.
func (s *explainer) movesOfNamed(text string) []string {
	return s.movesOfAll(func(def *define.Type) bool { return isCalled(def, text) })
}

// TypesCalled are the types of pieces with a name, title or letter.
func TypesCalled(r *board.Rules, text string) (types []define.PieceType) {
	for i := range r.Def.Types {
		if isCalled(&r.Def.Types[i], text) {
			types = append(types, define.PieceType(i+1))
		}
	}
	return types
}

// isCalled reports whether a text is the name, the title or the letter of a type.
func isCalled(def *define.Type, text string) bool {
	return strings.EqualFold(text, def.Name) || strings.EqualFold(text, def.Title) || strings.EqualFold(text, def.Letter)
}

// movesOfAll says how some types of pieces move, those of the side to move first.
func (s *explainer) movesOfAll(fits func(*define.Type) bool) (texts []string) {
	for _, side := range []define.Color{s.side, s.side.Other()} {
		for i := range s.r.Def.Types {
			def := &s.r.Def.Types[i]
			if !def.Owners[side] || !fits(def) {
				continue
			}
			if moves := s.movesOf(side, define.PieceType(i+1)); !slices.Contains(texts, moves) {
				texts = append(texts, moves)
			}
		}
	}
	return texts
}

// examples shows how a move is written, "" if none is legal.
func (s *explainer) examples() string {
	var list board.MoveList
	s.p.Legal(&list)
	if list.Len() == 0 {
		return ""
	}
	m := list.Moves()[0]
	return fmt.Sprintf(", such as %s or %s", notation.Coordinate(s.r, m, 1), notation.SAN(s.p, m, 1))
}
