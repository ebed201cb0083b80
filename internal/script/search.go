package script

import (
	"encoding/json"
	"fmt"
	"time"

	"fairymax"
)

// options are those of an engine.
type options struct {
	Hash        int  `json:"hash"` // the size of its table in megabytes
	HandWritten bool `json:"handWritten"`
}

// usualHash is less than a program takes on its own: phones have little memory.
const (
	usualHash = 32
	mostHash  = 1024
)

// limits say when a search ends.
type limits struct {
	Depth int      `json:"depth"`
	Nodes uint64   `json:"nodes"`
	Time  float64  `json:"time"` // milliseconds
	Lines int      `json:"lines"`
	Moves []string `json:"moves"` // the only ones to consider
}

// duration is a limit on time. However little that is, it is not 0, which would be no limit.
func duration(milliseconds float64) time.Duration {
	const most = 1e9
	if milliseconds <= 0 {
		return 0
	}
	return max(1, time.Duration(min(milliseconds, most)*float64(time.Millisecond)))
}

// report is the state of a search, or its result.
type report struct {
	Line       int      `json:"line"`
	Depth      int      `json:"depth"`
	SelDepth   int      `json:"selDepth"`
	Score      int      `json:"score"`
	Mate       *int     `json:"mate"` // in this many moves, null if none is seen
	Exact      bool     `json:"exact"`
	Nodes      uint64   `json:"nodes"`
	Time       float64  `json:"time"` // milliseconds
	Moves      []string `json:"moves"`
	SAN        []string `json:"san"`
	Evaluation string   `json:"evaluation"`
}

// line is a board as another program sets it up.
type line struct {
	Variant  string   `json:"variant"`
	Chess960 bool     `json:"chess960"`
	Start    string   `json:"start"` // a FEN of ours
	Moves    []string `json:"moves"` // in coordinates
}

// line tells what a worker has to know of a board. It knows games by their names, so it would take
// a game that was defined since then, or one that extends such a game, for that of the board.
func (s *Session) line(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	if g, err := s.game(b.Game().Name(), false); err != nil || !g.IsSame(b.Game()) {
		return nil, fmt.Errorf("%s, or a game that it extends, was defined anew since this board was made: make a new board", b.Game().Name())
	}
	start := b.Clone()
	for start.Undo() {
	}
	return line{b.Game().Name(), b.Game().Features().Chess960, start.FEN(), written(b, "coordinates")}, nil
}

// search searches the position that moves lead to.
func (s *Session) search(q *question) (any, error) {
	b, err := s.replay(q)
	if err != nil {
		return nil, err
	}
	l := fairymax.Limits{
		Depth: q.Limits.Depth, Nodes: q.Limits.Nodes, Time: duration(q.Limits.Time),
		Lines: q.Limits.Lines, Yield: s.yield,
	}
	for _, text := range q.Limits.Moves {
		m, err := read(b, text, "")
		if err != nil {
			return nil, err
		}
		l.Moves = append(l.Moves, m)
	}
	s.prepare(b.Game(), q.Options)
	reports, told := make(chan fairymax.Report), make(chan struct{})
	go func() {
		defer close(told)
		for r := range reports {
			s.tell(b, r)
		}
	}()
	result, err := s.engine.Search(q.ctx, b, l, reports)
	close(reports)
	<-told
	if err != nil {
		return nil, err
	}
	return s.reported(b, result), nil
}

// replay sets up the position that is searched.
func (s *Session) replay(q *question) (*fairymax.Board, error) {
	g, err := s.game(q.Variant, q.Chess960)
	if err != nil {
		return nil, err
	}
	b, _, err := g.SetUp(q.Start)
	if err != nil {
		return nil, err
	}
	b.IgnoreClaims(true)
	for _, text := range q.Moves {
		if err := play(b, text, "coordinates"); err != nil {
			return nil, fmt.Errorf("%s: %w", text, err)
		}
	}
	return b, nil
}

// prepare makes the engine of a game, unless it is there.
func (s *Session) prepare(g *fairymax.Game, o options) {
	if s.engine != nil && s.plays == g && s.options == o {
		return
	}
	s.plays, s.options = g, o
	hash := o.Hash
	if hash <= 0 {
		hash = usualHash
	}
	s.engine = nil // so that its memory is free
	s.engine = fairymax.NewEngine(g, fairymax.Options{HashMB: min(hash, mostHash), HandWritten: o.HandWritten})
}

// tell tells the state of a search.
func (s *Session) tell(b *fairymax.Board, r fairymax.Report) {
	if s.report == nil {
		return
	}
	if text, err := json.Marshal(s.reported(b, r)); err == nil {
		s.report(text)
	}
}

// reported is a report as JavaScript has it.
func (s *Session) reported(b *fairymax.Board, r fairymax.Report) report {
	told := report{
		Line: r.Line, Depth: r.Depth, SelDepth: r.SelDepth, Score: int(r.Score), Exact: r.Exact, Nodes: r.Nodes,
		Time: float64(r.Time) / float64(time.Millisecond), Moves: []string{}, SAN: []string{}, Evaluation: s.engine.Evaluation(),
	}
	if n, ok := r.Score.Mate(); ok {
		told.Mate = &n
	}
	ahead := b.Clone()
	for _, m := range r.Moves {
		told.Moves = append(told.Moves, ahead.Write(m, fairymax.UCI))
		told.SAN = append(told.SAN, ahead.Write(m, fairymax.SAN))
		ahead.Play(m)
	}
	return told
}
