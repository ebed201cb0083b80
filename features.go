package fairymax

// Features are what a program has to know of a game before it is played.
type Features struct {
	Shuffled       bool // each game has another start, see [Game.Shuffle]
	Chess960       bool // castling is written as king takes rook
	Hands          bool // there may be pieces in hand
	CapturesToHand bool // captured pieces come into the hand of the captor
	TwoBoards      bool // pieces come into a hand from the board of a partner
	Passes         bool // a turn can be passed
	Walls          bool // there may be walls on the board
}

// Features returns them.
func (g *Game) Features() Features {
	r := g.variant.Rules
	return Features{
		Shuffled: r.IsShuffled(), Chess960: r.CastlesAsChess960(), Hands: r.HasHands(), CapturesToHand: r.CapturesChangeSides(),
		TwoBoards: r.HasPartner(), Passes: r.CanEverPass(), Walls: r.HasWalls(),
	}
}
