package engine

import "fairymax/board"

// Men in hand. Where captured men change sides, every capture counts twice, for
// the loser and for the captor's hand; so men count half there, and a capture
// swings the balance by about as much as in other games.

// learnHands finds what men are worth in hand, and what their capture gains.
func (k *knowledge) learnHands() {
	def, r := k.rules.Def, k.rules
	k.prize = k.worth
	defer k.learnRisks()
	if !r.HasHands() {
		return
	}
	start := r.Start()
	for t := board.PieceType(1); int(t) < len(k.values); t++ {
		if k.inHand[t] = k.handWorth(t); k.inHand[t] > 0 && k.comes(start, t) {
			k.handTypes = append(k.handTypes, t)
		}
	}
	for c := board.White; k.swaps && c <= board.Black; c++ {
		for t := range def.Types {
			k.prize[board.MakePiece(c, board.PieceType(t+1))] += k.inHand[heldAs(def, board.PieceType(t+1))]
		}
	}
	if def.Hand.Use&board.HandGate != 0 {
		k.learnGates(start)
	}
}

// learnRisks finds what can be lost by capturing with a man.
func (k *knowledge) learnRisks() {
	k.risk = k.prize
	for man := range k.risk {
		if k.sovereign[man] {
			k.risk[man] = unaffordable
		}
	}
}

// comes reports whether men of a type can ever be in a hand.
func (k *knowledge) comes(start *board.Position, t board.PieceType) bool {
	if start.Hand(board.White, t)+start.Hand(board.Black, t) > 0 {
		return true
	}
	if k.rules.Def.Hand.Gains == board.GainNothing {
		return false
	}
	for other := range k.rules.Def.Types {
		if heldAs(k.rules.Def, board.PieceType(other+1)) == t {
			return true
		}
	}
	return false
}

// heldAs is what a man becomes when he comes into a hand.
func heldAs(def *board.Definition, t board.PieceType) board.PieceType {
	if origin := def.Types[t-1].Demotes; origin != 0 {
		return origin
	}
	return t
}

// handWorth is what a man in hand is worth: a little more than on the board where
// he can come down anywhere at any time, above all if he need not come near; a
// little less where he waits for somebody to make room; nothing where he is only
// good to promote to.
func (k *knowledge) handWorth(t board.PieceType) int32 {
	const ready, near = 15, 20 // percent of a pawn
	value := int32(k.values[t])
	switch use := k.rules.Def.Hand.Use; {
	case k.drops:
		if k.swaps {
			value /= 2
		}
		value += int32(ready * k.pawn / 100)
		if k.short[t] {
			value += int32(near * k.pawn / 100)
		}
		return value
	case use&board.HandPlace != 0:
		return value
	case use&board.HandGate != 0:
		return value * 9 / 10
	}
	return 0
}

// learnGates finds the squares whose men can make room for somebody in hand.
func (k *knowledge) learnGates(start *board.Position) {
	k.home = start
	for c := range k.gates {
		men := start.Pieces(board.Color(c))
		for s := range each(&men) {
			if !k.isPawn[start.At(s)] {
				k.gates[c].Add(s)
			}
		}
	}
}

// countHands sums up the men in hand.
func (e *evaluator) countHands(p *board.Position, s *sums) {
	s.hand, s.held = 0, [2]int32{}
	for c := board.White; c <= board.Black; c++ {
		worth := int32(0)
		for _, t := range e.handTypes {
			n := int32(p.Hand(c, t))
			worth += n * e.inHand[t]
			s.held[c] += n * int32(e.values[t])
		}
		if e.home != nil {
			worth = worth * e.roomFor(p, c) / wideOpen
		}
		if c == board.White {
			s.hand += worth
		} else {
			s.hand -= worth
		}
	}
}

// wideOpen is how many men who can make room for others are enough.
const wideOpen = 4

// roomFor counts the men who stand at home and can make room for somebody in hand.
func (e *evaluator) roomFor(p *board.Position, c board.Color) int32 {
	n := int32(0)
	for s := range each(&e.gates[c]) {
		if p.At(s) == e.home.At(s) {
			n++
		}
	}
	return min(n, wideOpen)
}

// placing reports whether the side to move has to put its men on the board first.
func (k *knowledge) placing(p *board.Position) bool {
	if !k.places {
		return false
	}
	for t := range k.rules.Def.Types {
		if p.Hand(p.Turn(), board.PieceType(t+1)) > 0 {
			return true
		}
	}
	return false
}

// stocked is the part of a promotion's gain that men in hand allow, in quarters,
// where promotion is a swap for one of them. Even without any the hope is worth
// something: they come when men are lost.
func (k *knowledge) stocked(p *board.Position, c board.Color, t board.PieceType) int32 {
	best, most := 0, 1
	for _, choice := range k.choices[board.MakePiece(c, t)] {
		gain := k.values[choice] - k.values[t]
		most = max(most, gain)
		if p.Hand(c, choice) > 0 {
			best = max(best, gain)
		}
	}
	return int32(1 + 3*best/most)
}
