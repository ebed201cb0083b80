package program

import (
	"slices"

	"fairymax/board/define"
)

// element is a node of a laid-out tree.
type element struct {
	square define.Square
	flags  Flags
	skip   int    // elements of the subtree, this one included
	hop    uint32 // index of its hops, with FlagHop
	passed uint16
	types  define.TypeMask
}

// Span is a range of elements in a pool.
type Span struct{ Lo, Hi uint32 }

// layout appends trees to a list in preorder. Hops are handed to hop, which lays them
// out elsewhere and returns their index.
func (f *forest) layout(list []element, nodes siblings, hop func(*tree) uint32) []element {
	for id := nodes.first; id != 0; {
		node, at := f.at(id), len(list)
		list = append(list, element{square: node.square, flags: node.flags, passed: node.passed, types: node.types})
		if node.isSpecial() {
			list[at].flags |= FlagHop
			list[at].hop = hop(node)
		}
		list = f.layout(list, node.kids, hop)
		list[at].skip = len(list) - at
		id = node.next
	}
	return list
}

// maxSubtree bounds the elements of a subtree: programs store how many to skip in 16 bits.
const maxSubtree = 1<<16 - 1

// tooLarge reports whether some subtree has more elements than a program can skip.
func tooLarge(list []element) bool {
	return slices.ContainsFunc(list, func(e element) bool { return e.skip > maxSubtree })
}

// elementLists are lists that are used again. Several are in use at a time, because
// what continues behind a hurdle is laid out before the rest of its tree is.
type elementLists [][]element

// take returns an empty list.
func (l *elementLists) take() []element {
	last := len(*l) - 1
	if last < 0 {
		return nil
	}
	list := (*l)[last]
	*l = (*l)[:last]
	return list[:0]
}

func (l *elementLists) giveBack(list []element) { *l = append(*l, list) }
