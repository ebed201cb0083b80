package board

import "fairymax/board/define"

// Game is a start position and the moves played from it. Every position is
// kept, so that taking back is exact.
type Game struct {
	positions []*Position
	moves     []Move
	declared  bool // the side to move has declared an impasse
}

// NewGame begins a game at a position, which it copies.
func NewGame(start *Position) *Game {
	first := new(Position)
	start.CopyTo(first)
	return &Game{positions: []*Position{first}}
}

// Position returns the current position, which must not be changed.
func (g *Game) Position() *Position { return g.positions[len(g.moves)] }

// Start returns the position that the game began with.
func (g *Game) Start() *Position { return g.positions[0] }

// PositionAt returns the position after i moves.
func (g *Game) PositionAt(i int) *Position { return g.positions[i] }

// Moves returns the moves played; they must not be changed.
func (g *Game) Moves() []Move { return g.moves }

// Play makes a legal move.
func (g *Game) Play(m Move) {
	next := new(Position)
	g.Position().Play(m, next)
	g.positions = append(g.positions, next)
	g.moves = append(g.moves, m)
	g.declared = false
}

// Undo takes the last move back; it reports false if there is none.
func (g *Game) Undo() bool {
	n := len(g.moves)
	if n == 0 {
		return false
	}
	g.positions, g.moves = g.positions[:n], g.moves[:n-1]
	g.declared = false
	return true
}

// Clone returns a game that continues independently. Positions are shared except
// the current one, which alone generates moves.
func (g *Game) Clone() *Game {
	c := &Game{
		positions: append([]*Position(nil), g.positions...),
		moves:     append([]Move(nil), g.moves...),
		declared:  g.declared,
	}
	current := new(Position)
	g.Position().CopyTo(current)
	c.positions[len(c.moves)] = current
	return c
}

// Result returns how the game stands, by the endings of its rules, in the order
// goal, checks, extinction, bare king, passes; mate, stalemate and waiting, dead material,
// repetition, move rule and counting. Points decide what would be a draw. An impasse that
// was declared comes before all.
func (g *Game) Result() Result { return g.result((*Game).claimed) }

// Unclaimed returns the same without what a player has to claim in play over the board:
// repetition, the move rule and counting.
func (g *Game) Unclaimed() Result {
	return g.result(func(*Game) (define.Outcome, Reason) { return define.Ongoing, NoReason })
}

func (g *Game) result(claimed func(*Game) (define.Outcome, Reason)) Result {
	p := g.Position()
	if g.declared {
		return resultFor(p.turn, p.Declaration(), Impasse)
	}
	outcome, why := p.atOnce()
	if why == NoReason {
		outcome, why = claimed(g)
	}
	outcome, why = p.decide(outcome, why)
	return resultFor(p.turn, outcome, why)
}

// atOnce returns how the game has ended for the side to move by the position alone, before
// points decide.
func (p *Position) atOnce() (define.Outcome, Reason) {
	switch {
	case p.verdict.reason != NoReason:
		return p.verdict.outcome, p.verdict.reason
	case !p.HasLegalMove():
		return p.Stuck()
	case p.Dead():
		return define.Draw, DeadMaterial
	}
	return define.Ongoing, NoReason
}

// claimed returns how the game has ended for the side to move by what has been played.
func (g *Game) claimed() (define.Outcome, Reason) {
	p := g.Position()
	if outcome, why := g.repetition(); outcome != define.Ongoing {
		return outcome, why
	}
	switch {
	case p.rules.MoveRule() > 0 && p.Clock() >= 2*p.rules.MoveRule():
		return p.MoveRuleOutcome(), MoveRule
	case p.countedOut():
		return define.Draw, CountedOut
	}
	return define.Ongoing, NoReason
}
