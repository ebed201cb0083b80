package define

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

// Decides reports whether one side wins.
func (o Outcome) Decides() bool { return o != Ongoing && o != Draw }

// ByColour reports whether the outcome names the winner, not what becomes of a side.
func (o Outcome) ByColour() bool { return o >= WhiteWins }

// Of turns the outcome for one side into that for the side to move.
func (o Outcome) Of(side, turn Color) Outcome {
	if o.ByColour() {
		side, o = Color(o-WhiteWins), Win
	}
	if side == turn || o == Draw || o == Ongoing {
		return o
	}
	return Loss + Win - o
}

// Beats reports whether a side can lose by what becomes of a loser.
func (o Outcome) Beats(side Color) bool {
	return o == Loss || o == Win || o.ByColour() && o.Of(side, side) == Loss
}
