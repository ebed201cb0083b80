package opponent

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/searching"
)

// FullSkill is the level without any handicap.
const FullSkill = 20

// Skill makes the engine play like a weaker player: it searches fewer nodes, and
// plays moves that are nearly as good as the best. Both depend on the moves of the
// position only, so it works in every game.
type Skill struct {
	Level  float64 // from 0 to FullSkill
	Random func(n int) int
}

// NewSkill returns full skill. Chance is usually nil; tests bring their own.
func NewSkill(chance func(n int) int) Skill {
	if chance == nil {
		chance = rand.IntN
	}
	return Skill{FullSkill, chance}
}

// Limited reports whether there is a handicap.
func (k *Skill) Limited() bool { return k.Level < FullSkill }

// Each level searches nodesGrowth times as many nodes as the level below; usualNodes are those of level
// 0 for each legal move, were it not for leastNodes, two for each of its candidates. A level
// chooses among fewestCandidates moves, and another one for each levelsPerCandidate below full
// skill. Level 0 misjudges each by up to blunder centipawns, other levels by less, as the
// cube of what is missing to full skill, and all by more in a one-sided game.
const (
	usualNodes         = 10
	leastNodes         = 24
	nodesGrowth        = 1.45
	fewestCandidates   = 2
	levelsPerCandidate = 2
	blunder            = 800
	carelessness       = 600 // centipawns of advantage or disadvantage that double the errors
	indifference       = 500 // centipawns beyond which errors do not grow
)

// Limit limits a search in a position with a number of legal moves.
func (k *Skill) Limit(limits *engine.Limits, moves int) {
	if !k.Limited() {
		return
	}
	nodes := max(1, uint64(float64(moves)*max(leastNodes, usualNodes*math.Pow(nodesGrowth, k.Level))))
	if limits.Nodes == 0 || nodes < limits.Nodes {
		limits.Nodes = nodes
	}
	limits.Lines = max(limits.Lines, fewestCandidates+int((FullSkill-k.Level)/levelsPerCandidate))
}

// Choose picks the move that looks best to a player of this level; lines are the search's last
// reports of each line.
func (k *Skill) Choose(result engine.Result, lines []engine.Info) engine.Result {
	if !k.Limited() || len(lines) < 2 {
		return result
	}
	lead := min(max(result.Score, -result.Score), indifference)
	width := max(1, int(blunder*math.Pow(1-k.Level/FullSkill, 3)*(1+float64(lead)/carelessness)))
	best := math.MinInt
	for _, line := range lines {
		seen := int(line.Score) + k.Random(width)
		if seen <= best || len(line.PV) == 0 {
			continue
		}
		best = seen
		result.Move, result.Score, result.PV = line.PV[0], line.Score, line.PV
		result.Ponder = first(line.PV[1:])
	}
	return result
}

// first is the first of some moves, if there are any.
func first(moves []board.Move) board.Move {
	if len(moves) == 0 {
		return board.NoMove
	}
	return moves[0]
}

// Thinker is the engine.
type Thinker interface {
	searching.Thinker
	NewGame(*board.Rules)
}

// Think searches the position of a game as a player of this level does. A handicap needs
// the search's lines.
func (k *Skill) Think(ctx context.Context, e Thinker, g *board.Game, limits engine.Limits, show func(engine.Info)) engine.Result {
	var list board.MoveList
	g.Position().Legal(&list)
	k.Limit(&limits, list.Len())
	var lines []engine.Info
	result := e.Think(ctx, g, limits, func(info engine.Info) {
		show(info)
		info.PV = slices.Clone(info.PV)
		lines = searching.WithLine(lines, info)
	})
	return k.Choose(result, lines)
}
