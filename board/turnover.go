package board

import (
	"fmt"

	"fairymax/board/define"
)

// Some pieces have two sides, as in Kyoto shogi: a move turns them over, always, and
// back by the next one. It is no promotion: there is no zone and no choice, and the
// move is as quiet as any other. Castling, drops and passes turn nothing over.

// turn is what [Compile] makes of a [define.TurnOver] for one type.
type turn struct {
	into  define.PieceType // 0 if it does not turn over
	after define.TurnAfter
}

func compileTurns(def *define.Game) []turn {
	turns := make([]turn, len(def.Types)+1)
	for _, d := range def.TurnOvers {
		turns[d.Type], turns[d.Into] = turn{d.Into, d.After}, turn{d.Type, d.After}
	}
	return turns
}

// turning returns the types that turn over. As the other side a piece may come back.
func turning(def *define.Game) (mask define.TypeMask) {
	for _, d := range def.TurnOvers {
		mask |= define.MaskOf(d.Type, d.Into)
	}
	return mask
}

// checkTurns refuses what the machine cannot do: a move has room for one type.
func (r *Rules) checkTurns() error {
	seen := make(map[define.PieceType]bool)
	for _, d := range r.Def.TurnOvers {
		for _, t := range []define.PieceType{d.Type, d.Into} {
			name := r.Def.Types[t-1].Name
			switch {
			case seen[t]:
				return fmt.Errorf("turn_over: %s has two other sides", name)
			case r.promotion[define.White][t] != nil || r.promotion[define.Black][t] != nil:
				return fmt.Errorf("turn_over: %s promotes; it cannot turn over too", name)
			case r.CanGate():
				return fmt.Errorf("turn_over: in a game with gating, no piece can turn over")
			}
			seen[t] = true
		}
		if r.IsRoyal(d.Type) != r.IsRoyal(d.Into) {
			return fmt.Errorf("turn_over: of %s and %s only one is royal", r.Def.Types[d.Type-1].Name, r.Def.Types[d.Into-1].Name)
		}
	}
	return nil
}

// TurnsOver returns what pieces of type t become by their moves, and by which; false
// if they stay what they are.
func (r *Rules) TurnsOver(t define.PieceType) (into define.PieceType, after define.TurnAfter, ok bool) {
	rule := r.turns[t]
	return rule.into, rule.after, rule.into != 0
}

// HasTurnOvers reports whether some pieces turn over.
func (r *Rules) HasTurnOvers() bool { return len(r.Def.TurnOvers) > 0 }

// turnedOver returns a move with what it makes of its piece.
func (p *Position) turnedOver(m Move) Move {
	rule := p.rules.turns[p.board[m.From()].Type()]
	if rule.after == define.TurnAfterCapture && !m.IsCapture() {
		return m
	}
	return m | Move(rule.into)<<typeShift | Move(TurnsOver)<<kindShift
}
