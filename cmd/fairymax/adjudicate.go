package main

import (
	"context"
	"fmt"
	"sync"

	"fairymax/board"
	"fairymax/internal/arena"
	"fairymax/internal/endgame"
)

// adjudicateFlag declares the flag that has games end by tables.
func (k *call) adjudicateFlag(pieces *int) {
	k.flags.IntVar(pieces, "adjudicate", 0, "end a game by endgame tables once at most this `NUMBER` of pieces are left, kings included, and its result is certain; 3 takes seconds, 4 takes minutes (default: play on)")
	k.limit("adjudicate", leastJudged, endgame.MostPieces)
}

// leastJudged is the fewest pieces of a table that is worth asking.
const leastJudged = 3

// judge returns what ends games by tables once so many pieces are left; nil for none. What cannot be
// judged is played on, and the reason is told once.
func (k *call) judge(ctx context.Context, r *board.Rules, pieces int) (arena.Judge, error) {
	if pieces == 0 {
		return nil, nil
	}
	folder, err := endgameFolder(r, "")
	if err != nil {
		folder = "" // they are in memory only
	}
	tables, err := endgame.New(r, endgame.Options{Folder: folder, Key: endgameKey(r)})
	if err != nil {
		return nil, err
	}
	var one sync.Mutex
	told := map[string]bool{}
	return func(g *board.Game) (board.Result, bool) {
		one.Lock()
		defer one.Unlock()
		result, ok, err := tables.Judge(ctx, g, pieces)
		if err != nil && !told[err.Error()] && ctx.Err() == nil {
			told[err.Error()] = true
			fmt.Fprintf(k.err, "%v; such games are played to the end\n", err)
		}
		return result, ok
	}, nil
}
