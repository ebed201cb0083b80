package board

import "fmt"

// Some pieces have two sides, as in Kyoto shogi: a move turns them over, always, and
// back by the next one. It is no promotion: there is no zone and no choice, and the
// move is as quiet as any other. Castling, drops and passes turn nothing over.

// TurnOverDef lets the pieces of two types turn over into each other.
type TurnOverDef struct {
	Type, Into PieceType
	After      TurnAfter
}

// TurnAfter says which moves turn a piece over.
type TurnAfter uint8

// The moves that turn pieces over.
const (
	TurnAfterMove    TurnAfter = iota // every move
	TurnAfterCapture                  // captures only
)

// turnAfters has the words of the language.
var turnAfters = [...]string{TurnAfterMove: "move", TurnAfterCapture: "capture"}

// TurnAfters returns the words of all of them, by number.
func TurnAfters() []string { return turnAfters[:] }

// String is the word of the language.
func (t TurnAfter) String() string { return turnAfters[t] }

// turn is what [Compile] makes of a [TurnOverDef] for one type.
type turn struct {
	into  PieceType // 0 if it does not turn over
	after TurnAfter
}

func compileTurns(def *Definition) []turn {
	turns := make([]turn, len(def.Types)+1)
	for _, d := range def.TurnOvers {
		turns[d.Type], turns[d.Into] = turn{d.Into, d.After}, turn{d.Type, d.After}
	}
	return turns
}

// turning returns the types that turn over. As the other side a piece may come back.
func (def *Definition) turning() (mask TypeMask) {
	for _, d := range def.TurnOvers {
		mask |= MaskOf(d.Type, d.Into)
	}
	return mask
}

// checkTurns refuses what the machine cannot do: a move has room for one type.
func (r *Rules) checkTurns() error {
	seen := make(map[PieceType]bool)
	for _, d := range r.Def.TurnOvers {
		for _, t := range []PieceType{d.Type, d.Into} {
			name := r.Def.Types[t-1].Name
			switch {
			case seen[t]:
				return fmt.Errorf("turn_over: %s has two other sides", name)
			case r.promotion[White][t] != nil || r.promotion[Black][t] != nil:
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
func (r *Rules) TurnsOver(t PieceType) (into PieceType, after TurnAfter, ok bool) {
	rule := r.turns[t]
	return rule.into, rule.after, rule.into != 0
}

// HasTurnOvers reports whether some pieces turn over.
func (r *Rules) HasTurnOvers() bool { return len(r.Def.TurnOvers) > 0 }

// turnedOver returns a move with what it makes of its piece.
func (p *Position) turnedOver(m Move) Move {
	rule := p.rules.turns[p.board[m.From()].Type()]
	if rule.after == TurnAfterCapture && !m.IsCapture() {
		return m
	}
	return m | Move(rule.into)<<typeShift | Move(TurnsOver)<<kindShift
}
