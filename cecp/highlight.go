package cecp

import (
	"strconv"
	"strings"

	"fairymax/board"
)

// The GUI asks where the man that the user has lifted may go, and marks the
// squares as we say.

// journey is the squares over which a man has been led so far.
type journey struct {
	place
	squares []board.Square
}

// The marks of targets; what is not marked cannot be reached.
const (
	quietMark     = 'Y'
	captureMark   = 'R'
	relayMark     = 'C' // the move goes on from here
	promotionMark = 'M'
)

// lift answers the lifting of a man.
func (s *session) lift(text string) error {
	if square, ok := s.pointed(text); ok {
		s.lifted = journey{placeIn(s.game), []board.Square{square}}
		s.out.say("highlight %s", s.highlights(s.targets()))
	}
	return nil
}

// put answers the putting down of a man where his move goes on; elsewhere the
// move itself will follow.
func (s *session) put(text string) error {
	square, ok := s.pointed(text)
	if !ok || s.lifted.place != placeIn(s.game) {
		return nil
	}
	s.lifted.squares = append(s.lifted.squares, square)
	if marks := s.targets(); len(marks) > 0 {
		s.out.say("highlight %s", s.highlights(marks))
	} else {
		s.lifted = journey{}
	}
	return nil
}

// pointed reads a square; a comma behind it tells of a key held down.
func (s *session) pointed(text string) (board.Square, bool) {
	if s.unusable {
		return 0, false
	}
	return s.variant.Rules.ParseSquare(spreadRanks(strings.TrimSuffix(text, ",")), s.origin)
}

// targets marks where the lifted man can go next.
func (s *session) targets() map[board.Square]byte {
	marks := map[board.Square]byte{}
	led := s.lifted.squares
	for _, m := range legalIn(s.game.Position()) {
		way := s.way(m)
		if len(way) <= len(led) || !begins(way, led) {
			continue
		}
		next := way[len(led)]
		if len(way) > len(led)+1 {
			marks[next] = relayMark
		} else if marks[next] != relayMark {
			marks[next] = s.mark(m)
		}
	}
	return marks
}

// way is the squares over which the user leads a man, none for other moves.
func (s *session) way(m board.Move) []board.Square {
	switch {
	case m.IsDrop() || m.IsPass():
		return nil
	case m.IsCastling() && m.From() == m.To():
		return []board.Square{m.From(), partnerOf(m)}
	}
	relays, n := m.LocustVictims()
	return append(append([]board.Square{m.From()}, relays[:n]...), m.To())
}

func begins(way, led []board.Square) bool {
	for i, square := range led {
		if way[i] != square {
			return false
		}
	}
	return true
}

// mark tells the kinds of moves apart. XBoard asks for the piece only where it
// expects a pawn to promote.
func (s *session) mark(m board.Move) byte {
	r, p := s.variant.Rules, s.game.Position()
	last := [2]int{r.Ranks - 1, 0}[p.Turn()]
	switch {
	case m.Promotion() != 0 && r.Rank(m.To()) == last && s.looksLikePawn(p.Mover(m)):
		return promotionMark
	case m.IsCapture() && (len(s.way(m)) == 2 || p.At(m.To()).Is(p.Turn().Other())):
		return captureMark
	}
	return quietMark // also where a man goes who has captured on his way
}

// highlights writes marks in the shape of a FEN's board.
func (s *session) highlights(marks map[board.Square]byte) string {
	return boardText(s.variant.Rules, func(at board.Square) string {
		if mark, ok := marks[at]; ok {
			return string(mark)
		}
		return ""
	})
}

// boardText writes what is on each square in the shape of a FEN's board, with
// numbers for runs of squares that have nothing.
func boardText(r *board.Rules, on func(board.Square) string) string {
	rows := make([]string, 0, r.Ranks)
	for rank := r.Ranks - 1; rank >= 0; rank-- {
		var row strings.Builder
		empty := 0
		for file := range r.Files {
			text := on(r.Square(file, rank))
			if text == "" {
				empty++
				continue
			}
			writeRun(&row, empty)
			row.WriteString(text)
			empty = 0
		}
		writeRun(&row, empty)
		rows = append(rows, row.String())
	}
	return strings.Join(rows, "/")
}

func writeRun(row *strings.Builder, empty int) {
	if empty > 0 {
		row.WriteString(strconv.Itoa(empty))
	}
}
