package opponent

import (
	"slices"
	"testing"

	"fairymax/board"
	"fairymax/engine"
)

// favour is the chance of a player that sees the most in every second move.
func favour() func(n int) int {
	second := false
	return func(n int) int {
		second = !second
		if second {
			return 0
		}
		return n - 1
	}
}

// choice is what a level makes of two moves, the second of which is worse by some centipawns.
func choice(level float64, worse engine.Score) int {
	lines := []engine.Info{{Line: 1, PV: []board.Move{1}}, {Line: 2, PV: []board.Move{2}, Score: -worse}}
	k := Skill{level, favour()}
	return int(k.Choose(engine.Result{Move: 1}, lines).Move)
}

// A player errs by at most so many centipawns, and the less the better it is.
func TestErrors(t *testing.T) {
	for _, c := range []struct {
		level float64
		most  engine.Score
	}{{0, 798}, {4, 407}, {8, 170}, {12, 49}, {16, 4}} {
		if got := choice(c.level, c.most); got != 2 {
			t.Errorf("level %v did not take a move that is worse by %d centipawns for the better one", c.level, c.most)
		}
		if got := choice(c.level, c.most+4); got != 1 {
			t.Errorf("level %v took a move that is worse by %d centipawns for the better one", c.level, c.most+4)
		}
	}
	if got := choice(FullSkill, 0); got != 1 {
		t.Error("full skill erred")
	}
}

// A better player sees more, and weighs fewer moves.
func TestLimit(t *testing.T) {
	var last engine.Limits
	for level := range FullSkill {
		k, limits := Skill{Level: float64(level)}, engine.Limits{}
		k.Limit(&limits, 30)
		if level > 0 && (limits.Nodes < last.Nodes || limits.Lines > last.Lines) || limits.Lines < 2 {
			t.Errorf("level %d: %d nodes, %d moves to choose from; a level less: %d, %d", level, limits.Nodes, limits.Lines, last.Nodes, last.Lines)
		}
		last = limits
	}
}

// The levels grow with the rating, from the weakest to full skill.
func TestLevelOf(t *testing.T) {
	var levels []float64
	for elo := 0; elo <= 3500; elo += 10 {
		levels = append(levels, LevelOf(elo))
	}
	if !slices.IsSorted(levels) {
		t.Errorf("a higher rating has a lower level: %v", levels)
	}
	if first, last := levels[0], levels[len(levels)-1]; first != 0 || last != FullSkill {
		t.Errorf("ratings lead to levels from %v to %v, want from 0 to %d", first, last, FullSkill)
	}
	for _, r := range ratings {
		if got := LevelOf(int(r.elo)); got != r.level {
			t.Errorf("%v has level %v, want %v", r.elo, got, r.level)
		}
	}
	if r := ratings; LevelOf(int(r[0].elo+r[1].elo)/2) != (r[0].level+r[1].level)/2 {
		t.Error("the middle of two ratings is not in the middle of their levels")
	}
}
