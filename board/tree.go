package board

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
	next   *tree // the sibling behind it
	kids   siblings
	hops   *[hopKinds]siblings // by hurdleAny, hurdleFriend, hurdleEnemy, hurdleVictim; nil if there are none
}

// siblings is a list of trees that are tested one after the other.
type siblings struct{ first, last *tree }

func (l siblings) isEmpty() bool { return l.first == nil }

// add appends a tree, which leaves the list that it was in.
func (l *siblings) add(node *tree) {
	if node.next = nil; l.first == nil {
		l.first = node
	} else {
		l.last.next = node
	}
	l.last = node
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

// forest is a set of trees that grow. It counts what they cost.
type forest struct {
	effort *effort
	lasts  bool // its trees stay until the whole game is compiled

	chunks [][]tree // the memory of all trees, which is used again after [forest.clear]
	used   int      // nodes of the chunks

	elements elementLists
}

// chunkSize is the number of nodes for which a forest gets memory at a time.
const chunkSize = 128

// clear forgets all trees.
func (f *forest) clear() { f.used = 0 }

// node returns a new node.
func (f *forest) node(s Square, n needs) *tree {
	if f.used == chunkSize*len(f.chunks) {
		f.chunks = append(f.chunks, make([]tree, chunkSize))
	}
	node := &f.chunks[f.used/chunkSize][f.used%chunkSize]
	f.used++
	*node = tree{square: s, needs: n}
	if n.unmoved {
		node.flags = flagUnmoved
	}
	return node
}

// grow returns the node for a square in a list of siblings, making it if need be.
func (f *forest) grow(list *siblings, s Square, n needs) *tree {
	compared := 0
	for node := list.first; node != nil; node = node.next {
		if node.square == s && node.needs == n {
			f.effort.compared += compared
			return node
		}
		compared++
	}
	f.effort.compared += compared
	if f.lasts {
		f.effort.nodes++
	}
	node := f.node(s, n)
	list.add(node)
	return node
}

// descend follows a condition downwards and returns the list of nodes behind it.
func (f *forest) descend(list *siblings, c condition) *siblings {
	node := f.grow(list, c.square, needs{victims: c.victims})
	if c.want == vacant {
		return &node.kids
	}
	if node.hops == nil {
		node.hops = new([hopKinds]siblings)
	}
	return &node.hops[c.want]
}

// behind lists what continues behind a hurdle or a victim, by the kinds of hops.
func (node *tree) behind() [hopKinds]siblings {
	if node.hops == nil {
		return [hopKinds]siblings{}
	}
	return *node.hops
}

// isSpecial reports whether an occupied square is more than a victim or an end.
func (node *tree) isSpecial() bool {
	return node.hops != nil || node.needs.cleared || node.needs.victims != 0
}

// isLeaf reports whether nothing continues from the node, and nothing but its square
// matters.
func (node *tree) isLeaf() bool {
	return node.flags == 0 && node.kids.isEmpty() && !node.isSpecial()
}

// hasHops reports whether any hurdle can matter in the tree.
func (node *tree) hasHops() bool {
	if node.isSpecial() {
		return true
	}
	for kid := node.kids.first; kid != nil; kid = kid.next {
		if kid.hasHops() {
			return true
		}
	}
	return false
}

// mark sets flags on every node of the tree that is not behind a hurdle.
func (node *tree) mark(flags elementFlags) {
	node.flags |= flags
	for kid := node.kids.first; kid != nil; kid = kid.next {
		kid.mark(flags)
	}
}
