package cecp

import (
	"math"
	"math/rand/v2"

	"fairymax/engine"
)

// fullSkill is the level without any handicap.
const fullSkill = 20

// skill makes the engine play like a weaker player: it looks at less, and takes
// for the best move one that is nearly as good. Both follow from the moves of
// the position, so that it works in every game.
type skill struct {
	level  int
	random func(n int) int
}

func newSkill(random func(n int) int) skill {
	if random == nil {
		random = rand.IntN
	}
	return skill{fullSkill, random}
}

func (k *skill) limited() bool { return k.level < fullSkill }

// A weak player sees the consequences of a few moves only: nodesPerMove of them
// for each legal move at level 0, and nodesGrowth times as many at each level
// above. Among candidateMoves he errs by up to blunder centipawns for each level
// that he lacks, and by more the less is at stake for him.
const (
	nodesPerMove   = 10
	nodesGrowth    = 1.6
	candidateMoves = 5
	blunder        = 12
	carelessness   = 50  // so much advantage or disadvantage adds a centipawn to blunder
	indifference   = 500 // beyond which it adds no more
)

// limit limits a search in a position with so many legal moves.
func (k *skill) limit(limits *engine.Limits, moves int) {
	if !k.limited() {
		return
	}
	nodes := uint64(float64(nodesPerMove*moves) * math.Pow(nodesGrowth, float64(k.level)))
	if limits.Nodes == 0 || nodes < limits.Nodes {
		limits.Nodes = max(1, nodes)
	}
	limits.Lines = max(limits.Lines, candidateMoves)
}

// choose picks the move that looks best to a player of this level.
func (k *skill) choose(result engine.Result, lines []engine.Info) engine.Result {
	if !k.limited() || len(lines) < 2 {
		return result
	}
	stake := min(max(result.Score, -result.Score), indifference)
	width := (fullSkill - k.level) * (blunder + int(stake)/carelessness)
	best := math.MinInt
	for _, line := range lines {
		seen := int(line.Score) + k.random(width)
		if seen <= best || len(line.PV) == 0 {
			continue
		}
		best = seen
		result.Move, result.Score, result.PV = line.PV[0], line.Score, line.PV
		result.Ponder = first(line.PV[1:])
	}
	return result
}
