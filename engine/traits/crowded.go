package traits

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// emptyChance is the chance that a square of a crowded board is empty.
// Betza's magic number lies between 0.67 and 0.70.
const emptyChance = 0.67

// sparseChance is the same for the board of an endgame.
const sparseChance = 0.85

// What a square counts for mobility if the piece can only move there, or only capture.
const (
	moveShare    = 1.0 / 3
	captureShare = 2.0 / 3
)

// crowded is where pieces of one type can go on a crowded board from one square after
// the other: for each square the chance that nothing stands in the way of moving or
// capturing there.
type crowded struct {
	rules         *board.Rules
	color         define.Color
	chains        []define.Chain
	repeats       []bool  // by chain: an earlier one begins with the same step
	empty         float64 // the chance that a square is empty
	origin        define.Square
	chain         define.Chain
	again         bool // of the chain, see repeats
	move, capture [define.MaxSquares]float64
}

// newCrowded prepares the steps of a type. It leaves out moves that only unmoved pieces
// have, because they are soon lost.
func newCrowded(r *board.Rules, c define.Color, t define.PieceType, empty float64) *crowded {
	x := &crowded{rules: r, color: c, empty: empty}
	earlier := make(map[define.Vector][]*define.Step)
	for _, chain := range define.Chains(r.Steps(c, t)) {
		if head := &chain[0]; !head.Unmoved {
			x.chains, x.repeats = append(x.chains, chain), append(x.repeats, beginsAgain(earlier[head.Vector], head))
		}
		for i := range chain {
			earlier[chain[i].Vector] = append(earlier[chain[i].Vector], &chain[i])
		}
	}
	return x
}

// leave walks all steps from a square.
func (x *crowded) leave(from define.Square) {
	clear(x.move[:x.rules.Squares])
	clear(x.capture[:x.rules.Squares])
	x.origin = from
	for i, chain := range x.chains {
		if zone := chain[0].From; zone == nil || zone.Has(from) {
			x.chain, x.again = chain, x.repeats[i]
			x.walk(0, from, 1)
		}
	}
}

// beginsAgain reports whether an earlier chain begins with the same step, so that
// ending there is nothing new. The earlier steps have the same vector.
func beginsAgain(earlier []*define.Step, head *define.Step) bool {
	return slices.ContainsFunc(earlier, func(s *define.Step) bool {
		return s.Hop == define.None && s.Range == head.Range && s.Mode == head.Mode &&
			s.Unmoved == head.Unmoved && s.From == head.From && s.To == head.To && slices.Equal(s.Path, head.Path)
	})
}

// fieldOf is where pieces of a type can ever stand: the zones where their moves
// end, or nil for the whole board.
func fieldOf(r *board.Rules, c define.Color, t define.PieceType) *define.Set {
	var field define.Set
	for _, chain := range define.Chains(r.Steps(c, t)) {
		if chain[0].To == nil {
			return nil
		}
		Join(&field, chain[0].To)
	}
	return &field
}

// walk follows one leg of the chain from a square that is reached with the given chance.
func (x *crowded) walk(leg int, from define.Square, chance float64) {
	step, start := &x.chain[leg], from
	for n := 0; step.Range == 0 || n < step.Range; n++ {
		for _, v := range step.Path {
			if _, ok := x.step(from, v); !ok {
				return
			}
			chance *= x.empty
		}
		to, ok := x.step(from, step.Vector)
		if !ok || to == x.origin || to == start { // the last two have gone round a cylinder
			return
		}
		if leg > 0 || !x.again {
			x.end(step, to, chance)
		}
		if step.Then {
			x.turn(leg+1, from, to, chance)
		}
		chance *= x.empty
		from = to
	}
}

// turn begins the next leg after the one that went from before to at.
func (x *crowded) turn(leg int, before, at define.Square, chance float64) {
	occupied := chance * (1 - x.empty)
	if hurdles := x.chain[leg].Hurdles; hurdles != 0 {
		occupied *= x.share(hurdles)
	}
	switch x.chain[leg].Hop {
	case define.AfterMove:
		x.walk(leg, at, chance*x.empty)
	case define.AfterCapture:
		x.captureOn(leg, at, chance)
	case define.AfterEither:
		x.captureOn(leg, at, chance)
		x.walk(leg, at, chance*x.empty)
	case define.OverAny:
		x.walk(leg, at, occupied)
	case define.OverFriend, define.OverEnemy:
		x.walk(leg, at, occupied/2)
	case define.BeforeAny:
		x.walk(leg, before, occupied)
	case define.BeforeFriend, define.BeforeEnemy:
		x.walk(leg, before, occupied/2)
	}
}

// captureOn continues beyond a piece that is captured on the way, and counts the
// capture by the chance that the next square is free.
func (x *crowded) captureOn(leg int, at define.Square, chance float64) {
	x.capturable(at, x.chain[leg-1].Victims, chance*x.empty)
	x.walk(leg, at, chance*(1-x.empty)/2)
}

// end notes that a move may end on a square. Several ways to the same square do
// not add up: one of them is enough.
func (x *crowded) end(step *define.Step, to define.Square, chance float64) {
	if zone := x.chain[0].To; zone != nil && !zone.Has(to) {
		return
	}
	if step.Mode&define.MayMove != 0 {
		x.move[to] = 1 - (1-x.move[to])*(1-chance)
	}
	if step.Mode&define.MayCapture != 0 {
		x.capturable(to, step.Victims, chance)
	}
}

// capturable notes that pieces of some types may be captured on a square.
func (x *crowded) capturable(s define.Square, victims define.TypeMask, chance float64) {
	if victims != 0 {
		chance *= x.share(victims)
	}
	x.capture[s] = 1 - (1-x.capture[s])*(1-chance)
}

// share is the share of some types among the enemy's pieces at the start, without
// uncapturable ones.
func (x *crowded) share(types define.TypeMask) float64 {
	start, n := x.rules.Start(), 0
	pieces := start.Pieces(x.color.Other())
	for _, s := range pieces.Squares() {
		if t := start.At(s).Type(); types.Has(t) && !x.rules.NeverCaptured(t) {
			n++
		}
	}
	return float64(n) / float64(max(1, pieces.Len()))
}

func (x *crowded) step(s define.Square, v define.Vector) (define.Square, bool) {
	return x.rules.Offset(s, v, x.chain[0].Wrap)
}

// weight is what a square counts for mobility.
func (x *crowded) weight(s define.Square) float64 {
	return moveShare*x.move[s] + captureShare*x.capture[s]
}

// mobility is the expected mobility on the square.
func (x *crowded) mobility() float64 {
	sum := 0.0
	for s := range x.rules.Squares {
		sum += x.weight(define.Square(s))
	}
	return sum
}

// captures is the expected number of squares where the piece could capture.
func (x *crowded) captures() float64 {
	sum := 0.0
	for s := range x.rules.Squares {
		sum += x.capture[s]
	}
	return sum
}

// near is the part of the mobility that goes to neighbouring squares.
func (x *crowded) near() float64 {
	sum := 0.0
	for s := range x.rules.Squares {
		if Distance(x.rules, x.origin, define.Square(s)) == 1 {
			sum += x.weight(define.Square(s))
		}
	}
	return sum
}

// contact measures how many of the squares that the piece reaches share an edge:
// such pieces control whole areas.
func (x *crowded) contact() float64 {
	r, sum := x.rules, 0.0
	for s := range r.Squares {
		w := x.weight(define.Square(s))
		if r.File(define.Square(s))+1 < r.Files {
			sum += w * x.weight(define.Square(s+1))
		}
		if s+r.Files < r.Squares {
			sum += w * x.weight(define.Square(s+r.Files))
		}
	}
	return sum
}
