package board

// Outcome is the end of a game for the side to move, or for another given side.
type Outcome uint8

// The outcomes.
const (
	Ongoing Outcome = iota
	Loss
	Draw
	Win
	WhiteWins // whichever side the outcome is for
	BlackWins
)

// decides reports whether one side wins.
func (o Outcome) decides() bool { return o != Ongoing && o != Draw }

// ByColour reports whether the outcome names the winner, not what becomes of a side.
func (o Outcome) ByColour() bool { return o >= WhiteWins }

// Result is how a game stands.
type Result struct {
	Over   bool
	Draw   bool
	Winner Color // if Over and not Draw
	Reason Reason
}

// result returns the result that an outcome means for a side.
func (o Outcome) result(c Color, why Reason) Result {
	switch o {
	case Win:
		return Result{Over: true, Winner: c, Reason: why}
	case Loss:
		return Result{Over: true, Winner: c.Other(), Reason: why}
	case Draw:
		return Result{Over: true, Draw: true, Reason: why}
	}
	return Result{}
}

// of turns the outcome for one side into that for the side to move.
func (o Outcome) of(side, turn Color) Outcome {
	if o.ByColour() {
		side, o = Color(o-WhiteWins), Win
	}
	if side == turn || o == Draw || o == Ongoing {
		return o
	}
	return Loss + Win - o
}

// beats reports whether a side can lose by what becomes of a loser.
func (o Outcome) beats(side Color) bool {
	return o == Loss || o == Win || o.ByColour() && o.of(side, side) == Loss
}
