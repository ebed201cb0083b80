package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"fairymax/internal/match"
)

// span is a range of plies.
type span struct{ from, to int }

// Set reads a span such as 8-40.
func (s *span) Set(text string) error {
	if n, err := fmt.Sscanf(text, "%d-%d", &s.from, &s.to); n != 2 || err != nil || s.from < 0 || s.to < s.from {
		return errors.New("want two plies such as 8-40")
	}
	return nil
}

func (s *span) String() string { return fmt.Sprintf("%d-%d", s.from, s.to) }

// positions draws positions from the games of some logs, each as the moves that lead to it from
// the start. The order follows from the seed alone.
func positions(logs []string, plies span, count int, seed uint64) ([]string, error) {
	var all []string
	for _, name := range logs {
		log, err := match.ReadLog(name)
		if err != nil {
			return nil, err
		}
		for _, r := range log.Games {
			if r.Start != "" {
				return nil, fmt.Errorf("%s: game %d begins elsewhere than the start position", name, r.Number)
			}
			moves := strings.Fields(r.Moves)
			for n := plies.from; n <= min(plies.to, len(moves)-1); n++ {
				all = append(all, strings.Join(moves[:n], " "))
			}
		}
	}
	slices.Sort(all)
	all = slices.Compact(all)
	random := rand.New(rand.NewPCG(seed, 0))
	random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	if len(all) == 0 {
		return nil, errors.New("the games have no position in those plies")
	}
	return all[:min(count, len(all))], nil
}
