package board

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
)

// Pieces in hand are stored after the squares of a position, one count for each
// colour and type, so that games without hands copy nothing for them.

// hands is what [Compile] makes of a [define.Hand].
type hands struct {
	use     define.HandUse
	gains   define.Gains
	some    bool               // the game has hands at all
	at      [2]int             // where positions keep the counts of a side, before that of type 1
	keeps   bool               // captured pieces come into a hand
	returns bool               // captured pieces may come on the board again
	order   []define.PieceType // as a FEN lists them
	becomes []define.PieceType // by type, what a piece becomes in a hand
	drops   []entry            // what may be dropped, in order
	heldAs  []define.PieceType // by type, what a piece was in the hand before its drop
	useful  define.TypeMask    // types that are kept in a hand; others are of no use there
}

func compileHands(def *define.Game) hands {
	squares := def.Files * def.Ranks
	h := hands{use: def.Hand.Use, gains: def.Hand.Gains, becomes: make([]define.PieceType, len(def.Types)+1)}
	h.drops, h.heldAs = compileEntries(def)
	h.some = h.use != 0
	h.at = [2]int{squares, squares + len(def.Types) + 1}
	h.keeps = h.gains == define.GainCaptures || h.gains == define.GainLosses
	h.returns = h.keeps && h.use&(define.HandDrop|define.HandPlace) != 0
	for i := range def.Types {
		t := define.PieceType(i + 1)
		h.order = append(h.order, t)
		h.becomes[t] = t
		if other := def.Types[i].Demotes; other != 0 {
			h.becomes[t] = other
		}
		if h.use&(define.HandDrop|define.HandGate|define.HandPlace) != 0 {
			h.useful |= define.MaskOf(t)
		}
	}
	if h.use&define.HandPromote != 0 {
		h.useful |= promotionChoices(def, define.White) | promotionChoices(def, define.Black)
	}
	return h
}

// handCell returns where a position keeps the count of a side's pieces in hand.
func (r *Rules) handCell(c define.Color, t define.PieceType) int {
	return r.hands.at[c] + int(t)
}

// ChangesCaptured reports whether a captured piece that has neither promoted nor turned
// over goes into a hand as another type.
func (r *Rules) ChangesCaptured() bool {
	known := promotionChoices(r.Def, define.White) | promotionChoices(r.Def, define.Black) | turning(r.Def)
	for t, held := range r.hands.becomes {
		if r.hands.returns && held != define.PieceType(t) && !known.Has(define.PieceType(t)) {
			return true
		}
	}
	return false
}

// HasHands reports whether the game has pieces in hand.
func (r *Rules) HasHands() bool { return r.hands.some }

// EntersFromHand reports whether pieces come on the board from a hand in any way
// but by promotion.
func (r *Rules) EntersFromHand() bool {
	return r.hands.use&(define.HandDrop|define.HandGate|define.HandPlace) != 0
}

// CanDrop reports whether pieces in hand are dropped on empty squares, before the
// game or during it.
func (r *Rules) CanDrop() bool { return r.hands.use&(define.HandDrop|define.HandPlace) != 0 }

// DropsInPlay reports whether pieces in hand may be dropped in the middle of a game.
func (r *Rules) DropsInPlay() bool { return r.hands.use&define.HandDrop != 0 }

// PlacesFirst reports whether pieces in hand must be dropped before anything else.
func (r *Rules) PlacesFirst() bool { return r.hands.use&define.HandPlace != 0 }

// CanGate reports whether pieces in hand come in where unmoved pieces have left.
func (r *Rules) CanGate() bool { return r.hands.use&define.HandGate != 0 }

// PromotesFromHand reports whether promotion is a swap for a piece in hand.
func (r *Rules) PromotesFromHand() bool { return r.hands.use&define.HandPromote != 0 }

// HandsGrow reports whether pieces come into a hand during a game.
func (r *Rules) HandsGrow() bool { return r.hands.gains != define.GainNothing }

// CapturesChangeSides reports whether captured pieces come into the hand of the captor.
func (r *Rules) CapturesChangeSides() bool { return r.hands.gains == define.GainCaptures }

// HasPartner reports whether pieces come into a hand from the board of a partner.
func (r *Rules) HasPartner() bool { return r.hands.gains == define.GainPartner }

// InHand returns the type as which a piece of type t comes into a hand.
func (r *Rules) InHand(t define.PieceType) define.PieceType { return r.hands.becomes[t] }

// ComesIntoHand reports whether pieces of type t can come into a hand during a game.
func (r *Rules) ComesIntoHand(t define.PieceType) bool {
	return r.HandsGrow() && !r.NeverCaptured(t) && slices.Contains(r.hands.becomes[1:], t)
}

// MayBeInHand reports whether a side can ever have a piece of type t in hand.
func (r *Rules) MayBeInHand(t define.PieceType) bool {
	start := r.placement
	return start.Hand(define.White, t)+start.Hand(define.Black, t) > 0 || r.HandsGrow() && slices.Contains(r.hands.becomes[1:], t)
}

// Hand returns how many pieces of a type a side has in hand.
func (p *Position) Hand(c define.Color, t define.PieceType) int {
	if !p.rules.hands.some {
		return 0
	}
	return int(p.board[p.rules.handCell(c, t)])
}

// putHand changes how many pieces of a type a side has in hand.
func (p *Position) putHand(c define.Color, t define.PieceType, n int) {
	cell := &p.board[p.rules.handCell(c, t)]
	p.key ^= handKey(c, t, int(*cell)) ^ handKey(c, t, n)
	*cell = define.Piece(n)
}

// take removes a piece from a hand, and with the last one the rights to gate.
func (p *Position) take(c define.Color, t define.PieceType) {
	p.changeHand(c, t, -1)
	p.forgetGates(c)
}

// swapFromHand removes the piece that a promotion puts on the board from the hand,
// where promotion is a swap. What a piece becomes because no
// choice is left does not come from the hand.
func (p *Position) swapFromHand(piece define.Piece, m Move) {
	t := m.Promotion()
	if p.rules.hands.use&define.HandPromote == 0 || p.Hand(p.turn, t) == 0 {
		return
	}
	if slices.Contains(p.rules.promotion[p.turn][piece.Type()].at(m.To()), t) {
		p.take(p.turn, t)
	}
}

// gain gives the victims of a move to the hand that the rules name.
func (p *Position) gain(before *Position, m Move) {
	if !p.rules.hands.keeps {
		return
	}
	squares, n := before.victims(m)
	for _, s := range squares[:n] {
		p.receive(before.board[s])
	}
}

// receive puts a captured piece into a hand.
func (p *Position) receive(piece define.Piece) {
	h := &p.rules.hands
	side, t := piece.Color(), h.becomes[piece.Type()]
	if h.gains == define.GainCaptures {
		side = side.Other()
	}
	if h.useful.Has(t) && p.Hand(side, t) < maxHand {
		p.changeHand(side, t, 1)
	}
}

// maxHand bounds the pieces of a type in one hand: a board has no more.
const maxHand = 255

// handEmpty reports whether a side has no piece in hand.
func (p *Position) handEmpty(c define.Color) bool {
	if !p.rules.hands.some {
		return true
	}
	for _, t := range p.rules.hands.order {
		if p.Hand(c, t) != 0 {
			return false
		}
	}
	return true
}

// countHand counts a side's pieces of some types in hand.
func (p *Position) countHand(c define.Color, types define.TypeMask) int {
	n := 0
	if p.rules.hands.some {
		for _, t := range p.rules.hands.order {
			if types.Has(t) {
				n += p.Hand(c, t)
			}
		}
	}
	return n
}

// countAll counts a side's pieces of some types, on the board and in hand.
func (p *Position) countAll(c define.Color, types define.TypeMask) int {
	return p.countPieces(c, types) + p.countHand(c, types)
}

// Placing reports whether the side to move must put its pieces on the board first.
func (p *Position) Placing() bool {
	return p.rules.hands.use&define.HandPlace != 0 && !p.handEmpty(p.turn)
}

// addGates adds, to the moves from number n on of a piece that has never moved, the
// same moves with a piece from the hand put on the square it leaves.
func (p *Position) addGates(list *MoveList, g *checkInfo, n int, from define.Square) {
	if p.rules.hands.use&define.HandGate == 0 || p.rights&p.rules.rights.unmoved[from] == 0 || p.handEmpty(p.turn) {
		return
	}
	end := list.n
	for i := n; i < end; i++ {
		m := list.buffer[i]
		if m.From() == m.To() || m.Promotion() != 0 || m.Kind()&(Castle|Pass) != 0 {
			continue
		}
		p.addGated(list, m|Move(Gate)<<kindShift)
	}
	if g.anySensitive || g.slow || p.rules.testsAll {
		p.keepLegal(list, end, g) // the gated piece may be a hurdle, or give check
	}
}

// addGatedCastling adds a legal castling with a piece from the hand on the square
// of the king or of its partner.
func (p *Position) addGatedCastling(list *MoveList, g *checkInfo, m Move) {
	if p.rules.hands.use&define.HandGate == 0 {
		return
	}
	n := list.n
	partner, partnerTo := m.Partner()
	unmoved := &p.rules.rights.unmoved
	if p.rights&unmoved[m.From()] != 0 && m.To() != m.From() && partnerTo != m.From() {
		p.addGated(list, m|Move(Gate)<<kindShift)
	}
	if p.rights&unmoved[partner] != 0 && m.To() != partner && partnerTo != partner {
		p.addGated(list, m|Move(Gate|GatePartner)<<kindShift)
	}
	if g.anySensitive || g.slow {
		list.keep(n, p.avoidsCheck) // the gated piece may be a hurdle
	}
}

func (p *Position) addGated(list *MoveList, m Move) {
	for _, t := range p.rules.hands.order {
		if p.Hand(p.turn, t) > 0 && !p.rules.drops[p.turn][t].noGate {
			list.add(m | Move(t)<<typeShift)
		}
	}
}

// handText writes both hands as a FEN does, White's pieces in capitals.
func (p *Position) handText() string {
	if !p.rules.hands.some {
		return ""
	}
	var b strings.Builder
	b.WriteByte('[')
	for c := define.White; c <= define.Black; c++ {
		for _, t := range p.rules.hands.order {
			b.WriteString(strings.Repeat(p.rules.pieceText(define.MakePiece(c, t)), p.Hand(c, t)))
		}
	}
	b.WriteByte(']')
	return b.String()
}

// parseHands reads both hands.
func (p *Position) parseHands(text string) error {
	if !p.rules.hands.some && text != "" {
		return fmt.Errorf("a hand [%s] in a game without hands", text)
	}
	for rest := text; rest != ""; {
		letter := letterAt(rest)
		piece, err := p.rules.pieceOfLetter(letter)
		if err != nil {
			return err
		}
		c, t := piece.Color(), p.rules.HeldAs(piece.Type())
		if p.Hand(c, t) == maxHand {
			return fmt.Errorf("more than %d pieces of a type in hand", maxHand)
		}
		p.putHand(c, t, p.Hand(c, t)+1)
		rest = rest[len(letter):]
	}
	return nil
}
