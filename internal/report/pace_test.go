package report

import (
	"testing"
	"time"

	"fairymax/engine/testgames"
	"fairymax/internal/arena"
	"fairymax/internal/study"
)

// The work after the games is that of two matches, of the first moves and of the deeper
// looks; parts share the matches. What is left takes as long as the same before it.
func TestPace(t *testing.T) {
	s := small(t, testgames.Shipped(t, "losalamos"), t.TempDir())
	if got, want := s.later(12, arena.Shard{}), (amount{games: 4*0.625 + 4*2.5, moves: 200 + 10*20 + 12*5}); got != want {
		t.Errorf("after 12 games: %+v, want %+v", got, want)
	}
	var parts amount
	for k := 1; k <= 3; k++ {
		parts = parts.plus(s.later(12, arena.Shard{K: k, N: 3}))
	}
	if parts != (amount{games: 12.5}) {
		t.Errorf("three parts have %+v", parts)
	}
	p := pace{Pace: study.Pace{Began: time.Now().Add(-10 * time.Second)}, done: amount{games: 4, moves: 50}}
	for range 4 {
		p.moves.add(50)
	}
	got := p.left(amount{games: 2, moves: 25})
	if most := p.Passed() / 2; got < 5*time.Second || got > most {
		t.Errorf("%v are left, want 5s to %v", got, most)
	}
}
