package selfplay

import (
	"math/rand/v2"
	"testing"
)

// A move has at least one node: none would be no limit.
func TestBudget(t *testing.T) {
	for _, nodes := range []int{1, 2, 3, 400} {
		p := &player{Settings: Settings{Nodes: nodes}, random: rand.New(rand.NewPCG(1, 1))}
		for range 100 {
			if got := int(p.budget()); got < 1 || got < nodes*3/4 || got > max(1, nodes*5/4) {
				t.Fatalf("%d nodes: %d", nodes, got)
			}
		}
	}
}
