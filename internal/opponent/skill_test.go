package opponent

import "testing"

// The levels grow with the rating, from the first to full skill.
func TestLevelOf(t *testing.T) {
	for elo, want := range map[int]int{0: 0, 500: 0, 617: 0, 618: 1, 1675: 10, 2849: FullSkill - 1, 2850: FullSkill, 9999: FullSkill} {
		if got := LevelOf(elo, 500, 2850); got != want {
			t.Errorf("%d: level %d, want %d", elo, got, want)
		}
	}
}
