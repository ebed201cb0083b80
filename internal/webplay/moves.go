package webplay

import (
	"cmp"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// move is a legal move.
type move struct {
	Text   string   `json:"text"` // in coordinates
	SAN    string   `json:"san"`
	Stops  []string `json:"stops"`           // none of a passed turn
	Also   []string `json:"also,omitempty"`  // other stops of a castling
	Choice string   `json:"choice"`          // what to say where several moves have these stops
	Piece  string   `json:"piece,omitempty"` // the name of the piece of the choice
	Wall   bool     `json:"wall,omitempty"`  // the last stop is that of a wall
}

// inHand begins the stop of a piece in hand; the name of its type follows.
const inHand = "hand:"

// moves lists the legal moves, none if the game is over.
func (s *Session) moves() []move {
	all := []move{}
	if s.game().Result().Over {
		return all
	}
	p := s.game().Position()
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		all = append(all, s.move(p, m))
	}
	s.castleByPartner(all, list.Moves())
	return all
}

func (s *Session) move(p *board.Position, m board.Move) move {
	shown := move{Text: notation.Coordinate(s.rules, m, 1), SAN: notation.SAN(p, m, 1), Stops: []string{}}
	var chosen define.PieceType
	switch {
	case m.IsPass():
		return shown
	case m.IsDrop():
		held := s.rules.HeldAs(m.FromHand())
		if len(s.rules.DropsAs(held)) > 1 {
			shown.Choice, shown.Piece = s.names.TypeName(m.FromHand()), s.rules.Def.Types[m.FromHand()-1].Name
		}
		shown.Stops = s.withWall([]string{inHand + s.rules.Def.Types[held-1].Name, s.rules.SquareName(m.To(), 1)}, m)
		_, shown.Wall = m.WallSquare()
		return shown
	case m.Promotion() != 0:
		chosen = m.Promotion()
		shown.Choice = s.names.TypeName(chosen)
	case m.FromHand() != 0:
		chosen = m.FromHand()
		shown.Choice = "put " + s.names.TypeName(chosen) + " on " + s.rules.SquareName(m.GateSquare(), 1)
	default:
		shown.Choice = "only move"
	}
	for _, sq := range notation.Path(s.rules, m) {
		shown.Stops = append(shown.Stops, s.rules.SquareName(sq, 1))
	}
	if chosen != 0 {
		shown.Piece = s.rules.Def.Types[chosen-1].Name
	}
	shown.Stops = s.withWall(shown.Stops, m)
	_, shown.Wall = m.WallSquare()
	return shown
}

// withWall adds the square where a move places a wall, which is clicked on last.
func (s *Session) withWall(stops []string, m board.Move) []string {
	if sq, ok := m.WallSquare(); ok {
		return append(stops, s.rules.SquareName(sq, 1))
	}
	return stops
}

// castleByPartner lets a person click on the king and its partner, and on the king's
// two squares, as far as no other move has these stops.
func (s *Session) castleByPartner(all []move, moves []board.Move) {
	for i, m := range moves {
		if !m.IsCastling() || m.FromHand() != 0 {
			continue
		}
		partner, _ := m.Partner()
		for _, end := range []define.Square{partner, m.To()} {
			stops := s.withWall([]string{s.rules.SquareName(m.From(), 1), s.rules.SquareName(end, 1)}, m)
			taken := func(o move) bool { return begins(o.Stops, stops) || begins(o.Also, stops) }
			if m.From() != end && !slices.ContainsFunc(all, taken) {
				all[i].Also = stops
				break
			}
		}
	}
}

// begins reports whether stops begin with others.
func begins(stops, others []string) bool {
	return len(stops) >= len(others) && slices.Equal(stops[:len(others)], others)
}

// squareNames names squares in the order of the board.
func (s *Session) squareNames(squares []define.Square) []string {
	slices.SortFunc(squares, func(a, b define.Square) int { return cmp.Compare(a, b) })
	names := []string{}
	for _, sq := range slices.Compact(squares) {
		names = append(names, s.rules.SquareName(sq, 1))
	}
	return names
}
