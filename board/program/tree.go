package program

import "fairymax/board/define"

// tree folds many ways that begin with the same squares into one program. A
// node is a square to test. Its kids are tested only if the square is empty, its
// hops only if it is occupied. Laid out in preorder, "the square is
// empty" is simply the next element, and "the square is occupied" skips the
// subtree: the most frequent step costs no load.
//
// Trees name each other by number and not by pointer: then the garbage collector never
// looks at them, and there are more of them than of anything else.
type tree struct {
	square define.Square
	flags  Flags
	passed uint16          // index of the passed squares, with FlagExposes
	types  define.TypeMask // attackers that may stand here, in backward programs
	needs  needs
	next   treeID // the sibling after it
	kids   siblings
	hops   uint32 // number of its [hopLists], 0 if there are none
}

// treeID is the number of a tree in its forest, from 1 on; 0 is none.
type treeID uint32

// siblings is a list of trees that are tested one after the other.
type siblings struct{ first, last treeID }

func (l siblings) isEmpty() bool { return l.first == 0 }

// hopLists are what continues after a tree: by [Occupancy].
type hopLists [hopKinds]siblings

// needs are the conditions of a node besides its square and its flags.
// Nodes with different needs stay apart.
type needs struct {
	unmoved bool            // the attacker on it must not have moved
	cleared bool            // the square counts as empty although a piece stands there
	only    define.TypeMask // the pieces there that matter, as victims or as hurdles; 0 for all
}

// Flags say what may happen on a square of a program.
type Flags uint8

// The flags.
const (
	FlagMove      Flags = 1 << iota // a move may end here if empty
	FlagCapture                     // a move may end here by capturing
	FlagPromote                     // ending here may promote
	FlagEnPassant                   // may capture here en passant
	FlagExposes                     // ending here exposes squares to en passant
	FlagUnmoved                     // the attacker must not have moved
	FlagHop                         // has hops
	FlagHopper                      // belongs to a tree with hops
)

// ending tells a move to an empty square, en passant or not, from a capture there: what two
// ways have in common makes them one move in a record.
func (f Flags) ending() Flags {
	if f&FlagEnPassant != 0 {
		f |= FlagMove
	}
	return f & (FlagMove | FlagCapture)
}

// forest is a set of trees that grow. It counts what they cost.
type forest struct {
	effort *effort
	lasts  bool // its trees stay until the whole game is compiled

	chunks []*[chunkSize]tree // the memory of all trees, which is used again after [forest.clear]
	used   int                // trees of the chunks
	hops   []hopLists         // of trees, from number 1 on

	elements elementLists
}

// chunkSize is the number of trees for which a forest gets memory at a time.
const chunkSize = 128

// clear forgets all trees.
func (f *forest) clear() { f.used, f.hops = 0, f.hops[:0] }

// at returns a tree by its number.
func (f *forest) at(id treeID) *tree { return &f.chunks[(id-1)/chunkSize][(id-1)%chunkSize] }

// append adds a tree to a list. It leaves the list that it was in.
func (f *forest) append(list *siblings, id treeID) {
	if f.at(id).next = 0; list.isEmpty() {
		list.first = id
	} else {
		f.at(list.last).next = id
	}
	list.last = id
}

// plant adds a new tree to a list.
func (f *forest) plant(list *siblings, s define.Square, n needs) treeID {
	if f.lasts {
		f.effort.nodes++
	}
	if f.used == chunkSize*len(f.chunks) {
		f.chunks = append(f.chunks, new([chunkSize]tree))
	}
	f.used++
	id := treeID(f.used)
	node := f.at(id)
	*node = tree{square: s, needs: n}
	if n.unmoved {
		node.flags = FlagUnmoved
	}
	f.append(list, id)
	return id
}

// grow returns the tree for a square in a list of siblings, making it if need be.
func (f *forest) grow(list *siblings, s define.Square, n needs) *tree {
	compared := 0
	for id := list.first; id != 0; {
		node := f.at(id)
		if node.square == s && node.needs == n {
			f.effort.compared += compared
			return node
		}
		id = node.next
		compared++
	}
	f.effort.compared += compared
	return f.at(f.plant(list, s, n))
}

// descend follows a condition downwards and returns the list of trees after it.
func (f *forest) descend(list *siblings, c Condition) *siblings {
	return f.after(f.grow(list, c.Square, needs{only: c.Only}), c.Want)
}

// after returns the list of trees that continue from a tree if its square is as wanted.
func (f *forest) after(node *tree, want Occupancy) *siblings {
	if want == Vacant {
		return &node.kids
	}
	if node.hops == 0 {
		f.hops = append(f.hops, hopLists{})
		node.hops = uint32(len(f.hops))
	}
	return &f.hops[node.hops-1][want]
}

// behind lists what continues behind a hurdle or a victim, by the kinds of hops.
func (f *forest) behind(node *tree) hopLists {
	if node.hops == 0 {
		return hopLists{}
	}
	return f.hops[node.hops-1]
}

// isSpecial reports whether an occupied square is more than a victim or an end.
func (node *tree) isSpecial() bool {
	return node.hops != 0 || node.needs.cleared || node.needs.only != 0
}

// isLeaf reports whether nothing continues from the node, and nothing but its square
// matters.
func (node *tree) isLeaf() bool {
	return node.flags == 0 && node.kids.isEmpty() && !node.isSpecial()
}

// hasHops reports whether any hurdle can matter in a tree.
func (f *forest) hasHops(node *tree) bool {
	if node.isSpecial() {
		return true
	}
	for id := node.kids.first; id != 0; {
		kid := f.at(id)
		if f.hasHops(kid) {
			return true
		}
		id = kid.next
	}
	return false
}

// mark sets flags on every node of a tree that is not behind a hurdle.
func (f *forest) mark(node *tree, flags Flags) {
	node.flags |= flags
	for id := node.kids.first; id != 0; id = f.at(id).next {
		f.mark(f.at(id), flags)
	}
}
