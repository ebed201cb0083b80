package piecevalue

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"fairymax/board/define"
)

// imbalance is a trade that games begin with.
type imbalance struct {
	trade trade
	x     []float64 // by feature: what the first side has more of than the second
	twice bool      // the sides can be exchanged
}

// name tells imbalances apart.
func (c *imbalance) name() string { return fmt.Sprint(c.trade) }

// changes is how many pieces differ from the start position.
func (c *imbalance) changes() int { return len(c.trade[0]) + len(c.trade[1]) }

// Limits of imbalances: beyond them a value would depend on what else is missing.
const (
	fewUnits  = 2   // pawns that one side is without: a third costs less, as docs/values.md has measured
	mostUnits = 6   // where a piece has no other match
	balanced  = 160 // the difference that pawns leave, in hundredths of one
)

// sides lists what may happen to a side: nothing, one swap or two. Where only one may, a
// pair goes as a whole nevertheless: else nothing would tell it from one of its pieces.
func (a *army) sides(most int) (list [][]swap) {
	swaps := a.swaps()
	list = append(list, nil)
	for i, s := range swaps {
		list = append(list, []swap{s})
		for _, o := range swaps[i:] {
			if most > 1 || s == o && s.to == 0 && slices.Contains(a.features, feature{s.from, pair}) {
				list = append(list, []swap{s, o})
			}
		}
	}
	return list
}

// swaps lists what may happen to one piece other than the unit.
func (a *army) swaps() (list []swap) {
	for i, f := range a.features {
		switch {
		case i == a.unit || f.kind == pair || slices.Contains(a.added, f.piece):
		case f.kind == onBoard:
			list = append(list, swap{from: f.piece})
			for _, to := range a.added {
				list = append(list, swap{from: f.piece, to: to})
			}
		case a.rules.DropsInPlay():
			list = append(list, swap{to: f.piece, hand: true})
		default:
			list = append(list, swap{from: f.piece, hand: true})
		}
	}
	return list
}

// worth is what a swap adds to its side, by the values of features.
func (a *army) worth(s swap, values []float64) (sum float64) {
	kind := onBoard
	if s.hand {
		kind = inHand
	}
	for i, f := range a.features {
		if f.kind == kind && f.piece == s.to {
			sum += values[i]
		}
		if f.kind == kind && f.piece == s.from {
			sum -= values[i]
		}
	}
	return sum
}

// imbalances lists the trades that leave the sides about equal by these values, with as few
// units as it takes to give each feature an imbalance.
func (a *army) imbalances(values []float64) (list []imbalance) {
	for most := fewUnits; most <= mostUnits; most++ {
		if list = a.imbalancesWith(values, most); a.covered(list) {
			break
		}
	}
	return list
}

// covered reports whether each feature differs in some imbalance.
func (a *army) covered(list []imbalance) bool {
	for i := range a.features {
		if !slices.ContainsFunc(list, func(c imbalance) bool { return c.x[i] != 0 }) {
			return false
		}
	}
	return true
}

// imbalancesWith lists the trades that leave the sides about equal with at most so many
// units.
func (a *army) imbalancesWith(values []float64, most int) (list []imbalance) {
	unit := swap{from: a.features[a.unit].piece}
	add := func(t trade) {
		if c, ok := a.imbalance(t); ok {
			list = append(list, c)
		}
	}
	for n := 1; n <= fewUnits; n++ {
		add(trade{slices.Repeat([]swap{unit}, n), nil})
	}
	swaps := len(a.swaps())
	first, second := a.sides(2), a.sides(2)
	if swaps > 8 {
		second = a.sides(1)
	}
	if swaps > 20 {
		first = second
	}
	for i, one := range first {
		for j, other := range second {
			if len(second) == len(first) && j > i {
				break
			}
			t := trade{one, other}
			if t.overlaps() || len(one)+len(other) == 0 {
				continue
			}
			for _, full := range a.compensated(t, unit, most, values) {
				add(full)
			}
		}
	}
	return list
}

// compensated takes units away from the stronger side, in the ways that leave the sides
// about equal.
func (a *army) compensated(t trade, unit swap, most int, values []float64) (list []trade) {
	left := 0.0
	for i, sign := range [2]float64{1, -1} {
		for _, s := range t[i] {
			left += sign * a.worth(s, values)
		}
	}
	stronger, excess := 0, left
	if left < 0 {
		stronger, excess = 1, -left
	}
	for n := range most + 1 {
		if math.Abs(excess-100*float64(n)) <= balanced {
			full := t
			full[stronger] = slices.Concat(t[stronger], slices.Repeat([]swap{unit}, n))
			list = append(list, full)
		}
	}
	return list
}

// imbalance tries a trade in the start position.
func (a *army) imbalance(t trade) (c imbalance, ok bool) {
	start := a.rules.Start()
	c.trade = t
	for side := define.White; side <= define.Black; side++ {
		p, err := t.apply([2]define.Color{side, side.Other()}, start, rand.New(rand.NewPCG(0, 0)))
		switch {
		case err == nil && side == define.White:
			c.x, ok = a.count(p), true
		case err == nil && ok:
			c.twice = true
		case err == nil: // the sides have different pieces
			c.trade, c.x, ok = trade{t[1], t[0]}, a.count(p), true
		}
	}
	return c, ok && slices.ContainsFunc(c.x, func(v float64) bool { return v != 0 })
}
