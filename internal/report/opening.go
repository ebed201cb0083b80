package report

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/arena"
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

// opening searches the start and each first move, after so many games.
func (s *Study) opening(ctx context.Context, games int) (Opening, error) {
	o := Opening{Nodes: firstFactor * s.Nodes}
	if s.Rules.IsShuffled() {
		return o, nil
	}
	start := board.NewGame(s.Rules.Start())
	var legal board.MoveList
	start.Position().Legal(&legal)
	o.Moves = make([]FirstMove, legal.Len())
	tell := s.tellOpening(legal.Len(), games)
	s.each(legal.Len()+1, func(e *engine.Engine, i int) {
		if i == 0 { // the longest search first
			o.start(e.Think(ctx, start, engine.Limits{Nodes: uint64(startFactor * s.Nodes)}, nil).Score)
			tell(startFactor)
			return
		}
		m := legal.Moves()[i-1]
		g := start.Clone()
		g.Play(m)
		f := firstMove(e, ctx, g, uint64(o.Nodes))
		f.Move = notation.Coordinate(s.Rules, m, 1)
		o.Moves[i-1] = f
		tell(firstFactor)
	})
	o.sort()
	return o, ctx.Err()
}

// tellOpening returns what is called after each search, with its nodes in moves.
func (s *Study) tellOpening(moves, games int) func(work int) {
	var lock sync.Mutex
	done, rest := 0, s.later(games, arena.Shard{})
	return func(work int) {
		lock.Lock()
		defer lock.Unlock()
		done++
		rest.moves -= float64(work)
		s.tell("first moves", done, moves+1, amount{moves: float64(work)}, rest)
	}
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
		switch {
		case result.Draw:
			f.Expects = 0.5
		case result.Winner == g.Start().Turn():
			f.Score, f.Expects = int(engine.Won), 1
		default:
			f.Score, f.Loses = -int(engine.Won), 1
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
