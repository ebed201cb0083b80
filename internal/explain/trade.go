package explain

import (
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// hardToTrade says what protects a piece that may not be captured while it is protected.
func (s *explainer) hardToTrade(err *notation.MoveError) []string {
	return s.refusedTrades(err, func(m board.Move, lead string) string {
		var next board.Position
		s.p.Play(m, &next)
		return fmt.Sprintf("%s: %s could recapture. %s", lead, s.piecesIn(&next, s.p.Recaptures(m)), s.names.TradeRule())
	})
}

// noCounterstrike says after which capture a piece may not be captured.
func (s *explainer) noCounterstrike(err *notation.MoveError) []string {
	return s.refusedTrades(err, func(_ board.Move, lead string) string {
		at, _ := s.p.Struck()
		return fmt.Sprintf("%s right after the capture on %s. %s", lead, s.square(at), s.names.CounterstrikeRule())
	})
}

// refusedTrades explains the captures that a text may mean.
func (s *explainer) refusedTrades(err *notation.MoveError, why func(m board.Move, lead string) string) []string {
	var texts []string
	for _, from := range err.From {
		squares := append([]define.Square{from}, err.Path...)
		if fits := notation.PseudoLegalAlong(s.p, squares); len(fits) > 0 {
			lead := fmt.Sprintf("%s cannot go %s", sheet.Capitalize(s.pieces([]define.Square{from})), s.destination(err.Path))
			if at := err.Path[0]; len(err.Path) == 1 && s.p.At(at) != define.Empty {
				lead = fmt.Sprintf("%s cannot capture %s", sheet.Capitalize(s.pieces([]define.Square{from})), s.pieces([]define.Square{at}))
			}
			texts = append(texts, why(fits[0], lead))
		}
	}
	return texts
}
