package cecp

import (
	"context"
	"slices"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/notation"
)

// fakeSearcher takes exactly the time that it is given, reports a depth more
// every second, and returns what the test has told it to, or else the
// first legal move. Scripts are read only while it searches, and written only while it does not.
type fakeSearcher struct {
	scripts  []script
	resized  []int
	prepared []*board.Rules
}

// script is what one search is to return; move in coordinates.
type script struct {
	move   string
	score  engine.Score
	ponder string
}

func (f *fakeSearcher) Think(ctx context.Context, game *board.Game, limits engine.Limits, report func(engine.Info)) engine.Result {
	result := f.next(game)
	start := time.Now()
	deadline := start.Add(limits.Soft)
	if limits.Soft == 0 {
		deadline = start.Add(limits.Hard)
	}
	for depth := 1; ; depth++ {
		info := engine.Info{Depth: depth, SelDepth: depth, Score: result.Score, Time: time.Since(start),
			Nodes: uint64(100 * depth), PV: []board.Move{result.Move}}
		report(info)
		result.Depth, result.Nodes, result.PV = depth, info.Nodes, info.PV
		if limits.Nodes > 0 {
			result.Nodes = limits.Nodes
			return result
		}
		if depth == limits.Depth || !f.rest(ctx, deadline) {
			return result
		}
	}
}

// rest sleeps for a second, or less if the search ends before; it reports
// whether the search goes on.
func (f *fakeSearcher) rest(ctx context.Context, deadline time.Time) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(min(time.Second, time.Until(deadline))):
		return time.Now().Before(deadline)
	}
}

func (f *fakeSearcher) next(game *board.Game) engine.Result {
	p := game.Position()
	result := engine.Result{Move: firstMove(p)}
	if len(f.scripts) == 0 {
		return result
	}
	told := f.scripts[0]
	f.scripts = f.scripts[1:]
	origin := notation.RankOrigin(p.Rules())
	move, err := notation.ParseCoordinate(p, told.move, origin)
	if err != nil {
		panic(err)
	}
	result.Move, result.Score = move, told.score
	if told.ponder != "" {
		var next board.Position
		p.Play(move, &next)
		result.Ponder, _ = notation.ParseCoordinate(&next, told.ponder, origin)
	}
	return result
}

// firstMove is the legal move that comes first in the alphabet.
func firstMove(p *board.Position) board.Move {
	var list board.MoveList
	p.Legal(&list)
	return slices.MinFunc(list.Moves(), func(a, b board.Move) int {
		return strings.Compare(notation.Coordinate(p.Rules(), a, 1), notation.Coordinate(p.Rules(), b, 1))
	})
}

func (f *fakeSearcher) Resize(mb int)          { f.resized = append(f.resized, mb) }
func (f *fakeSearcher) NewGame(r *board.Rules) { f.prepared = append(f.prepared, r) }
