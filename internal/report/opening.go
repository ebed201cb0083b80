package report

import (
	"cmp"
	"context"
	"slices"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/elo"
	"fairymax/internal/notation"
)

// Opening says what there is to choose from at the start. Shuffled games have none.
type Opening struct {
	Nodes    int         `json:"nodes"`    // of the search of each move
	Moves    []FirstMove `json:"moves"`    // the best first
	Playable int         `json:"playable"` // moves that give away at most a twentieth of a point
	Score    int         `json:"score"`    // of the start, in centipawns for the side that begins
	Wins     int         `json:"wins"`     // moves in which the side that begins wins by force, 0 if none is seen
	Loses    int         `json:"loses"`    // moves in which it loses by force
}

// FirstMove is a first move with what a search says.
type FirstMove struct {
	Move    string  `json:"move"`
	Score   int     `json:"score"`   // centipawns for the side that plays it
	Expects float64 `json:"expects"` // points
	Loses   int     `json:"loses"`   // moves in which it loses by force, 0 if that is not seen
}

// playable is how much of a point a playable first move may give away.
const playable = 0.05

// How much deeper than in a game the start and the first moves are searched.
const (
	startFactor = 200
	firstFactor = 20
)

// opening searches the start and each first move.
func (s *Study) opening(ctx context.Context) (Opening, error) {
	o := Opening{Nodes: firstFactor * s.Nodes}
	if s.Rules.IsShuffled() {
		return o, nil
	}
	start := board.NewGame(s.Rules.Start())
	var legal board.MoveList
	start.Position().Legal(&legal)
	o.Moves = make([]FirstMove, legal.Len())
	each(s.Threads, legal.Len()+1, func(i int) {
		e := s.Engine()
		e.NewGame(s.Rules)
		if i == legal.Len() {
			o.start(e.Think(ctx, start, engine.Limits{Nodes: uint64(startFactor * s.Nodes)}, nil).Score)
			return
		}
		m := legal.Moves()[i]
		g := start.Clone()
		g.Play(m)
		o.Moves[i] = firstMove(e, ctx, g, uint64(o.Nodes))
		o.Moves[i].Move = notation.Coordinate(s.Rules, m, 1)
	})
	o.sort()
	return o, ctx.Err()
}

// start keeps the score of the start.
func (o *Opening) start(score engine.Score) {
	o.Score = int(score)
	if moves, ok := score.Mate(); ok {
		o.Wins, o.Loses = max(0, moves), max(0, -moves)
	}
}

// firstMove searches the position after a first move.
func firstMove(e *engine.Engine, ctx context.Context, g *board.Game, nodes uint64) (f FirstMove) {
	if result := g.Result(); result.Over {
		f.Expects = 0.5
		if !result.Draw {
			f.Expects = map[bool]float64{true: 1}[result.Winner == g.Start().Turn()]
		}
		return f
	}
	score := -e.Think(ctx, g, engine.Limits{Nodes: nodes}, nil).Score
	f.Score, f.Expects = int(score), elo.PointsOf(float64(score))
	if moves, ok := score.Mate(); ok && moves < 0 {
		f.Loses = -moves
	}
	return f
}

// sort puts the best moves first and counts the playable ones.
func (o *Opening) sort() {
	slices.SortStableFunc(o.Moves, func(a, b FirstMove) int { return cmp.Compare(b.Expects, a.Expects) })
	for _, m := range o.Moves {
		if m.Expects >= o.Moves[0].Expects-playable {
			o.Playable++
		}
	}
}
