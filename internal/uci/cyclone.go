package uci

import "fairymax/internal/protocol"

// The programs for xiangqi that speak UCI-Cyclone say fen or startpos without position.

func bareFEN(s *protocol.Session, words []string) {
	cyclone(s)
	Position(s, append([]string{"fen"}, words...))
}

func bareStart(s *protocol.Session, words []string) {
	cyclone(s)
	Position(s, append([]string{"startpos"}, words...))
}

// cyclone makes the game xiangqi, with ranks from 0, unless another one was chosen.
func cyclone(s *protocol.Session) {
	if s.Chosen().Name != s.Dialect().Game {
		return
	}
	if err := s.Choose("xiangqi"); err != nil {
		s.Remark("%v", err)
		return
	}
	s.Style.FromZero = true
}
