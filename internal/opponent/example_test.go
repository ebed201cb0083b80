package opponent_test

import (
	"fmt"

	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/internal/opponent"
)

func ExampleScoreText() {
	fmt.Println(opponent.ScoreText(define.White, 35), opponent.ScoreText(define.Black, 35))
	fmt.Println(opponent.LevelOf(1300))
	// Output:
	// White +0.35 Black +0.35
	// 6
}

// A weak player sees less.
func ExampleSkill_Limit() {
	k := opponent.NewSkill(nil)
	k.Level = 3
	var limits engine.Limits
	k.Limit(&limits, 20)
	fmt.Println(k.Limited(), limits.Depth > 0 || limits.Nodes > 0)
	// Output:
	// true true
}
