package board

import "slices"

// tree folds many ways that begin with the same squares into one program. A
// node is a square to test. Its kids are tested only if the square is empty, its
// hops only if it is occupied. Laid out in preorder, "the square is
// empty" is simply the next element, and "the square is occupied" skips the
// subtree: the most frequent step costs no load.
type tree struct {
	square Square
	flags  elementFlags
	passed uint16   // index of the passed squares, with flagLeaves
	types  TypeMask // attackers that may stand here, in backward programs
	needs  needs
	kids   []*tree
	hops   *[hopKinds][]*tree // by hurdleAny, hurdleFriend, hurdleEnemy, hurdleVictim; nil if there are none
}

// needs are the conditions of a node besides its square and its flags.
// Nodes with different needs stay apart.
type needs struct {
	unmoved bool     // the attacker on it must not have moved
	cleared bool     // the square counts as empty although a piece stands there
	victims TypeMask // what may be captured there, 0 for all
}

// elementFlags say what may happen on a square of a program.
type elementFlags uint8

const (
	flagMove      elementFlags = 1 << iota // a move may end here if empty
	flagCapture                            // a move may end here by capturing
	flagPromote                            // ending here may promote
	flagEnPassant                          // may capture here en passant
	flagExposes                            // ending here exposes squares to en passant
	flagUnmoved                            // the attacker must not have moved
	flagHop                                // has hops
	flagHopper                             // belongs to a tree with hops
)

// element is a node of a laid-out tree.
type element struct {
	square Square
	flags  elementFlags
	skip   int    // elements of the subtree, this one included
	hop    uint32 // index of its hops, with flagHop
	passed uint16
	types  TypeMask
}

// span is a range of elements in a pool.
type span struct{ lo, hi uint32 }

// forest is a set of trees that grow. It counts what they cost.
type forest struct {
	effort *effort
	lasts  bool // its trees stay until the whole game is compiled
}

// grow returns the node for a square in a list of siblings, making it if need be.
func (f *forest) grow(siblings *[]*tree, s Square, n needs) *tree {
	for i, node := range *siblings {
		if node.square == s && node.needs == n {
			f.effort.compared += i
			return node
		}
	}
	f.effort.compared += len(*siblings)
	if f.lasts {
		f.effort.nodes++
	}
	node := &tree{square: s, needs: n}
	if n.unmoved {
		node.flags = flagUnmoved
	}
	*siblings = append(*siblings, node)
	return node
}

// descend follows a condition downwards and returns the list of nodes behind it.
func (f *forest) descend(siblings *[]*tree, c condition) *[]*tree {
	node := f.grow(siblings, c.square, needs{victims: c.victims})
	if c.want == vacant {
		return &node.kids
	}
	if node.hops == nil {
		node.hops = new([hopKinds][]*tree)
	}
	return &node.hops[c.want]
}

// behind lists what continues behind a hurdle or a victim, by the kinds of hops.
func (node *tree) behind() [hopKinds][]*tree {
	if node.hops == nil {
		return [hopKinds][]*tree{}
	}
	return *node.hops
}

// layout flattens trees in preorder. Hops are handed to hop, which lays them
// out elsewhere and returns their index.
func layout(list []element, nodes []*tree, hop func(*tree) uint32) []element {
	for _, node := range nodes {
		at := len(list)
		list = append(list, element{square: node.square, flags: node.flags, passed: node.passed, types: node.types})
		if node.isSpecial() {
			list[at].flags |= flagHop
			list[at].hop = hop(node)
		}
		list = layout(list, node.kids, hop)
		list[at].skip = len(list) - at
	}
	return list
}

// maxSubtree bounds the elements of a subtree: programs store how many to skip in 16 bits.
const maxSubtree = 1<<16 - 1

// tooLarge reports whether some subtree has more elements than a program can skip.
func tooLarge(list []element) bool {
	return slices.ContainsFunc(list, func(e element) bool { return e.skip > maxSubtree })
}

// isSpecial reports whether an occupied square is more than a victim or an end.
func (node *tree) isSpecial() bool {
	return node.hops != nil || node.needs.cleared || node.needs.victims != 0
}

// isLeaf reports whether nothing continues from the node, and nothing but its square
// matters.
func (node *tree) isLeaf() bool {
	return node.flags == 0 && len(node.kids) == 0 && !node.isSpecial()
}

// hasHops reports whether any hurdle can matter in the tree.
func (node *tree) hasHops() bool {
	if node.isSpecial() {
		return true
	}
	for _, kid := range node.kids {
		if kid.hasHops() {
			return true
		}
	}
	return false
}

// mark sets flags on every node of the tree that is not behind a hurdle.
func (node *tree) mark(flags elementFlags) {
	node.flags |= flags
	for _, kid := range node.kids {
		kid.mark(flags)
	}
}
