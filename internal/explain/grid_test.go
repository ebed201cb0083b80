package explain

import "testing"

func TestGrids(t *testing.T) {
	checkRefusals(t, []refusal{
		{"grid", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2", "The rook on a1 cannot go to a2: it must end in a different cell, across a line of the grid."},
		{"grid", "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1", "a1a2", "it must end in a different cell, across"},
		{"grid", "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1", "a1a3", "the rook on a2 is in the way"},
		{"grid", "4k3/8/8/8/8/8/N7/R3K3 w - - 0 1", "a1a2", "White's own knight is there"},
		{"grid", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b2", "it does not move like that"},
	})
}

func TestMatesThatAreNone(t *testing.T) {
	const smothered = "6rk/6pp/8/6N1/8/8/8/6KR w - - 0 1"
	checkRefusals(t, []refusal{
		{"shatar", smothered, "g5f7", "The knight on g5 cannot go to f7: that would be checkmate by a knight alone, which is not allowed."},
	})
}
