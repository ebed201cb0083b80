package cecp

import (
	"math"
	"math/rand/v2"

	"fairymax/board"
	"fairymax/engine"
)

// fullSkill is the level without any handicap.
const fullSkill = 20

// skill makes the engine play like a weaker player: it searches fewer nodes, and
// plays moves that are nearly as good as the best. Both depend on the moves of the
// position only, so it works in every game.
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

// Level 0 searches nodesPerMove nodes for each legal move, and each level above
// nodesGrowth times as many. The choice among candidateMoves errs by up to blunder
// centipawns for each level below full skill, and by more the more one-sided the
// game is.
const (
	nodesPerMove   = 10
	nodesGrowth    = 1.6
	candidateMoves = 5
	blunder        = 12
	carelessness   = 50  // centipawns of advantage or disadvantage that add one to blunder
	indifference   = 500 // centipawns beyond which nothing is added
)

// limit limits a search in a position with a number of legal moves.
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
	lead := min(max(result.Score, -result.Score), indifference)
	width := (fullSkill - k.level) * (blunder + int(lead)/carelessness)
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

// first is the first of some moves, if there are any.
func first(moves []board.Move) board.Move {
	if len(moves) == 0 {
		return board.NoMove
	}
	return moves[0]
}
