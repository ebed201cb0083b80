package opponent

import (
	"fmt"

	"fairymax/board/define"
	"fairymax/engine"
)

// ScoreText says which side is better, and by how many pawns. The score is that of side.
func ScoreText(side define.Color, score engine.Score) string {
	if score < 0 {
		side, score = side.Other(), -score
	}
	moves, mate := score.Mate()
	switch {
	case mate:
		return fmt.Sprintf("%v wins in %d", side, moves)
	case score == 0:
		return "equal"
	}
	return fmt.Sprintf("%v +%d.%02d", side, score/100, score%100)
}
