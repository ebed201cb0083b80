package main

import (
	"errors"
	"fmt"
	"os"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/arena"
)

// chooseOpenings reads openings from a file, or makes random ones.
func (f *matchFlags) chooseOpenings(r *board.Rules) ([][]board.Move, error) {
	switch {
	case f.random < 0 || f.random > mostRandom || f.random > 0 && f.openings != "":
		return nil, misuse("-random needs a positive number of plies, at most %d, and no -openings", mostRandom)
	case f.random > 0:
		return f.randomOpenings(r), nil
	case f.openings == "":
		return nil, nil
	}
	file, err := os.Open(f.openings)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	openings, err := arena.ReadOpenings(file, r)
	if err == nil && len(openings) == 0 {
		err = errors.New("no openings")
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.openings, err)
	}
	return openings, nil
}

// randomOpenings makes an opening for each pair of games.
func (f *matchFlags) randomOpenings(r *board.Rules) [][]board.Move {
	const nodes, limit = 2000, 60
	judge := handWritten(engine.Options{HashMB: 1})
	random := arena.RandomOpenings{Plies: f.random, Seed: f.seed, Limit: limit, Judge: func(g *board.Game) int { return judge.Judge(g, nodes) }}
	return random.Make(r, (f.games+1)/2)
}
