package board

// Reason names what ended a game.
type Reason uint8

// The reasons.
const (
	NoReason Reason = iota
	Checkmate
	Stalemate
	Repetition
	MoveRule
	DeadMaterial
)

var reasonWords = [...]string{"", "checkmate", "stalemate", "repetition", "move rule", "dead material"}

func (r Reason) String() string { return reasonWords[r] }

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

// Dead reports whether the men left can never win the game for either side.
// Where stalemate wins or loses, bare men still can.
func (p *Position) Dead() bool {
	endings := &p.rules.Def.Endings
	return endings.Material != Ongoing && endings.Stalemate == Draw && p.nobodyCanMate()
}

// Result returns how the game stands, by the endings of its rules, in the order
// mate and stalemate, dead material, repetition, move rule.
func (g *Game) Result() Result {
	p := g.Position()
	endings := &p.rules.Def.Endings
	switch {
	case !p.HasLegalMove() && p.InCheck():
		return endings.Checkmate.result(p.turn, Checkmate)
	case !p.HasLegalMove():
		return endings.Stalemate.result(p.turn, Stalemate)
	case p.Dead():
		return Draw.result(p.turn, DeadMaterial)
	case endings.Repetition.Result != Ongoing && endings.Repetition.Count > 0 && g.Repetitions() >= endings.Repetition.Count:
		return endings.Repetition.Result.result(p.turn.Other(), Repetition)
	case endings.MoveRule > 0 && p.Clock() >= 2*endings.MoveRule:
		return Draw.result(p.turn, MoveRule)
	}
	return Result{}
}
