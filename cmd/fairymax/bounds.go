package main

import (
	"flag"
	"fmt"
	"math"
	"time"
)

// bound says which numbers a flag takes: from least to most, or without an upper end if most is 0.
// Times are in nanoseconds.
type bound struct{ least, most float64 }

// limit has parse refuse numbers out of bounds for a flag that has been declared. The usual value may
// be out of them: it stands for none.
func (k *call) limit(name string, least, most float64) {
	if k.flags.Lookup(name) == nil {
		panic("no flag " + name)
	}
	if k.bounds == nil {
		k.bounds = map[string]bound{}
	}
	k.bounds[name] = bound{least, most}
}

// outOfBounds is the mistake in the first of the given flags with a number out of its bounds, nil
// if there is none.
func (k *call) outOfBounds() (mistake error) {
	k.flags.Visit(func(f *flag.Flag) {
		b, limited := k.bounds[f.Name]
		if limited && mistake == nil && !b.hold(number(f.Value)) {
			mistake = misuse("-%s takes %s, not %q", f.Name, b.words(f.Value), f.Value)
		}
	})
	return mistake
}

// number is the value of a flag that takes numbers.
func number(value flag.Value) float64 {
	switch n := value.(flag.Getter).Get().(type) {
	case int:
		return float64(n)
	case float64:
		return n
	case time.Duration:
		return float64(n)
	default:
		panic(fmt.Sprintf("%T is not a number", n))
	}
}

// hold reports whether a number lies within the bounds. What is not a number does not, and no bound
// is infinite.
func (b bound) hold(n float64) bool {
	return n >= b.least && !math.IsInf(n, 1) && (b.most == 0 || n <= b.most)
}

// words says what a flag takes.
func (b bound) words(value flag.Value) string {
	what := "number"
	if _, isTime := value.(flag.Getter).Get().(time.Duration); isTime {
		what = "time"
	}
	switch {
	case b.most > 0:
		return fmt.Sprintf("a %s from %g to %g", what, b.least, b.most)
	case b.least > 0:
		return "a positive " + what
	}
	return "a " + what + " of 0 or more"
}
