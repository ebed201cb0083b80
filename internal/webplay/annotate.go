package webplay

import (
	"encoding/json"
	"errors"
	"fmt"

	"fairymax/internal/annotate"
	"fairymax/internal/notation"
)

// progress is how far the question annotate is.
type progress struct {
	Done  int `json:"done"`
	Plies int `json:"plies"`
}

// mostNodes bounds the search of a position.
const mostNodes = 10_000_000

// annotate goes through a game; what it finds is for the question annotated.
func (s *Session) annotate(q *question) (any, error) {
	g, err := s.replay(q.Start, q.Moves)
	if err != nil {
		return nil, err
	}
	a := annotate.Annotator{
		Engine: s.searcher(), Nodes: min(max(1, q.Nodes), mostNodes), Yield: s.Yield,
		Report: func(done, plies int) { s.report(progress{done, plies}) },
	}
	found, err := a.Annotate(q.ctx, g, notation.NewRecord(g, "*"))
	if err != nil {
		return nil, errors.New("the analysis was stopped")
	}
	return found, nil
}

// unmarshal reads what another answer was.
func unmarshal(text string, into any) error {
	if err := json.Unmarshal([]byte(text), into); err != nil {
		return fmt.Errorf("this is not an answer: %w", err)
	}
	return nil
}
