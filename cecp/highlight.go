package cecp

import (
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/xboard"
)

// The GUI asks where the piece that the user has lifted may go, and marks the
// squares that we name; also walls, whenever we like.

// The marks of targets; a square without a mark cannot be reached.
const (
	quietMark     = 'Y'
	captureMark   = 'R'
	relayMark     = 'C' // the move continues from here
	promotionMark = 'M'
	wallMark      = 'd' // only shown
)

// lift answers the lifting of a piece.
func (s *session) lift(text string) error {
	if square, ok := s.pointed(text); ok {
		s.dragged = draggedPath{placeIn(s.game), []define.Square{square}}
		s.out.say("highlight %s", s.highlights(s.targets()))
	}
	return nil
}

// put answers the putting down of a piece where its move continues; elsewhere the
// GUI sends the move itself.
func (s *session) put(text string) error {
	square, ok := s.pointed(text)
	if !ok || s.dragged.place != placeIn(s.game) {
		return nil
	}
	s.dragged.squares = append(s.dragged.squares, square)
	if marks := s.targets(); len(marks) > 0 {
		s.out.say("highlight %s", s.highlights(marks))
	} else {
		s.dragged = draggedPath{}
	}
	return nil
}

// pointed reads a square; a comma after it means that a key is held down.
func (s *session) pointed(text string) (define.Square, bool) {
	if s.unusable {
		return 0, false
	}
	return s.setup.ParseSquare(strings.TrimSuffix(text, ","))
}

// targets marks the squares where the lifted piece can go next.
func (s *session) targets() map[define.Square]byte {
	marks := map[define.Square]byte{}
	done := s.dragged.squares
	for _, m := range s.game.Position().LegalMoves() {
		way := s.dragPath(m)
		if len(way) <= len(done) || !begins(way, done) {
			continue
		}
		next := way[len(done)]
		if len(way) > len(done)+1 {
			marks[next] = relayMark
		} else if marks[next] != relayMark {
			marks[next] = s.mark(m)
		}
	}
	return marks
}

// dragPath is the squares over which the user drags a piece, none for other moves.
func (s *session) dragPath(m board.Move) []define.Square {
	switch {
	case m.IsDrop() || m.IsPass():
		return nil
	case m.IsCastling() && m.From() == m.To():
		partner, _ := m.Partner()
		return []define.Square{m.From(), partner}
	}
	if wall, ok := s.setup.WallRelay(m); ok {
		return []define.Square{m.From(), wall, m.To()}
	}
	if victim, ok := s.setup.VictimRelay(s.game.Position(), m); ok {
		return []define.Square{m.From(), victim, m.To()}
	}
	relays, n := m.LocustVictims()
	return append(append([]define.Square{m.From()}, relays[:n]...), m.To())
}

func begins(way, done []define.Square) bool {
	for i, square := range done {
		if way[i] != square {
			return false
		}
	}
	return true
}

// mark is the mark for the kind of a move. XBoard asks for the promotion piece only
// where it expects a pawn to promote.
func (s *session) mark(m board.Move) byte {
	r, p := s.variant.Rules, s.game.Position()
	last := [2]int{r.Ranks - 1, 0}[p.Turn()]
	switch {
	case m.Promotion() != 0 && r.Rank(m.To()) == last && s.setup.LooksLikePawn(p.Mover(m)):
		return promotionMark
	case m.IsCapture() && (len(s.dragPath(m)) == 2 || p.At(m.To()).Is(p.Turn().Other())):
		return captureMark
	}
	return quietMark // also for a piece that has captured on its way
}

// showWalls marks the walls, for which XBoard has no picture.
func (s *session) showWalls() {
	if s.isXBoard && s.variant.Rules.HasWalls() {
		s.out.say("highlight %s", s.highlights(nil))
	}
}

// highlights writes marks, and the walls, in the shape of a FEN's board.
func (s *session) highlights(marks map[define.Square]byte) string {
	walls := s.game.Position().Walls()
	return xboard.BoardText(s.variant.Rules, func(at define.Square) string {
		if mark, ok := marks[at]; ok {
			return string(mark)
		}
		if walls.Has(at) {
			return string(wallMark)
		}
		return ""
	})
}
