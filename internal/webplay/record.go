package webplay

import (
	"errors"
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/internal/fen"
	"fairymax/internal/notation"
)

// setUp begins a game at a position, as any program writes it.
func (s *Session) setUp(q *question) (any, error) {
	start, err := fen.Read(s.rules, q.Text)
	if err != nil {
		return nil, fmt.Errorf("FEN: %w", err)
	}
	v := s.show(board.NewGame(start.Position))
	v.Notes = start.Words()
	return v, nil
}

// read goes on with the first game of a PGN text.
func (s *Session) read(q *question) (any, error) {
	records, err := notation.ReadRecords(strings.NewReader(q.Text))
	if err != nil {
		return nil, err
	}
	if len(records) == 0 || len(records[0].Moves) == 0 && len(records[0].Tags) == 0 {
		return nil, errors.New("there is no game in this text")
	}
	g, err := records[0].Replay(s.rules)
	if name := records[0].Tag("Variant"); err != nil && name != "" && !strings.EqualFold(name, s.rules.Def.Name) {
		return nil, fmt.Errorf("this is a game of %q, not of %s: %w", name, s.rules.Def.Name, err)
	}
	if err != nil {
		return nil, err
	}
	start, _ := records[0].Begin(s.rules)
	v := s.show(g)
	v.Notes = start.Words()
	if note := records[0].Note(); note != "" {
		v.Notes = append(v.Notes, note)
	}
	return v, nil
}

// record writes the game as PGN.
func (s *Session) record(q *question) (any, error) {
	var b strings.Builder
	err := notation.NewRecord(s.game, s.result(),
		notation.Tag{Name: "Event", Value: "Game in a browser"},
		notation.Tag{Name: "Site", Value: "?"},
		notation.Tag{Name: "Date", Value: q.Date},
		notation.Tag{Name: "Round", Value: "-"},
		notation.Tag{Name: "White", Value: q.White},
		notation.Tag{Name: "Black", Value: q.Black},
	).Write(&b)
	return struct {
		Text string `json:"text"`
	}{b.String()}, err
}

// result is the result of the game, as in PGN.
func (s *Session) result() string {
	switch result := s.game.Result(); {
	case !result.Over:
		return "*"
	case result.Draw:
		return "1/2-1/2"
	case result.Winner == board.White:
		return "1-0"
	}
	return "0-1"
}
