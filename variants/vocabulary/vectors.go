package vocabulary

import (
	"fmt"

	"fairymax/board/define"
	"fairymax/variants/source"
)

// This file checks vectors.

// vectors checks one [right, forward] or a list of them.
func (c checker) vectors(n *source.Node, k key) {
	const form = "a vector [right, forward] or a list of vectors"
	if !c.expect(n, n.List != nil, k, form) {
		return
	}
	n.Wrap(len(n.List) == 0 || n.List[0].List == nil)
	for _, v := range n.List {
		if wants := notAVector(v); wants != "" {
			c.Add(v.At, "FM017", "%s must be "+form+wants, k.name)
			v.Bad = true
			continue
		}
		c.vector(v, k)
	}
}

// notAVector says what a value lacks of a vector, after what is expected; "" if nothing.
func notAVector(v *source.Node) string {
	whole, fractions := 0, 0
	for _, part := range v.List {
		switch part.Value.(type) {
		case int64:
			whole++
		case float64:
			fractions++
		}
	}
	switch {
	case whole+fractions != len(v.List) || len(v.List) == 0:
		return "; this is none"
	case len(v.List) != 2:
		return fmt.Sprintf("; a vector has two numbers, not %d", len(v.List))
	case fractions > 0:
		return "; its numbers are whole"
	}
	return ""
}

// maxVector is the longest step on the largest board.
const maxVector = define.MaxSide - 1

func (c checker) vector(v *source.Node, k key) {
	right, forward := v.List[0].Number(), v.List[1].Number()
	switch {
	case right == 0 && forward == 0:
		c.Add(v.At, "FM018", "%s = [0, 0] goes nowhere", k.name)
		v.Bad = true
	case max(right, -right, forward, -forward) > maxVector:
		c.Add(v.At, "FM019", "%s = [%d, %d] is larger than any board; the longest step is %d", k.name, right, forward, maxVector)
		v.Bad = true
	}
}
