package variants

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
)

// What can be said of one move, a chain of steps, wherever it comes from: another
// program's notation writes the same moves in other ways.

// Key tells chains of steps apart.
func Key(legs []board.Step) string {
	var b strings.Builder
	for i := range legs {
		fmt.Fprintf(&b, "%v;", legs[i])
	}
	for _, zone := range []*board.Set{legs[0].From, legs[0].To} {
		if zone != nil {
			fmt.Fprintf(&b, "%x", *zone)
		}
		b.WriteByte(';')
	}
	return b.String()
}

// SameChains reports whether two lists have the same chains, in any order.
func SameChains[C ~[]board.Step](a, b []C) bool {
	keys := func(chains []C) []string {
		var list []string
		for _, legs := range chains {
			list = append(list, Key(legs))
		}
		slices.Sort(list)
		return list
	}
	return slices.Equal(keys(a), keys(b))
}

// Straighten makes one lame leap of leaps that follow each other over empty
// squares, and takes a step onto a hurdle and back for a turn in front of it.
func Straighten(legs []board.Step) []board.Step {
	for i := 0; i+2 < len(legs); i++ {
		back, next := legs[i+1], legs[i+2]
		over := back.Hop >= board.OverAny && back.Hop <= board.OverEnemy
		if over && back.Mode == 0 && back.Range == 1 && back.Vector == legs[i].Vector.Negate() && next.Hop == board.AfterMove {
			next.Hop = back.Hop + board.BeforeAny - board.OverAny
			legs = slices.Concat(legs[:i+1], []board.Step{next}, legs[i+3:])
		}
	}
	for i := 0; i+1 < len(legs); {
		step, next := legs[i], legs[i+1]
		returns := next.Vector == step.Vector.Negate()
		if step.Mode != 0 || step.Range != 1 || next.Range != 1 || next.Hop != board.AfterMove || returns {
			i++
			continue
		}
		step.Path = append(slices.Clone(step.Path), step.Vector)
		for _, v := range next.Path {
			step.Path = append(step.Path, v.Add(step.Vector))
		}
		step.Vector = step.Vector.Add(next.Vector)
		step.Mode, step.Then, step.Victims = next.Mode, next.Then, next.Victims
		legs = slices.Concat(legs[:i], []board.Step{step}, legs[i+2:])
	}
	for i := range legs {
		legs[i].Path = slices.Clone(legs[i].Path)
		slices.SortFunc(legs[i].Path, compareVectors)
	}
	return legs
}

func compareVectors(a, b board.Vector) int {
	return cmp.Or(cmp.Compare(a.Right, b.Right), cmp.Compare(a.Up, b.Up))
}
