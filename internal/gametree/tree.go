package gametree

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// Node is a move in its place. Numbers of nodes are never used again.
type Node struct {
	ID     int // 0 for the start
	Parent *Node
	Next   []*Node // the main line first
	Move   board.Move
	Text   string // of the move, in coordinates
	SAN    string

	Comment  string
	Glyphs   []int
	Score    *Score
	Clock    string // what the player's clock showed after the move, such as 0:05:00
	Shapes   []string
	Declared bool    // the side to move declared an impasse here
	Forfeit  bool    // the side to move lost on time here
	Ending   *Ending // what the record that was read says of its end, there
}

// Ending is what a record says of the end of its game: players resign, and agree on draws.
type Ending struct{ Result, Termination string }

// Score is what a search says of a position, for White.
type Score struct {
	Centipawns int
	Mate       int // the moves to mate, negative if Black mates, 0 if there is none
	Depth      int // 0 if it is not known
}

// Tree is a game with its branches, and a place in it.
type Tree struct {
	root  *Node
	nodes map[int]*Node
	last  int // the greatest number of a node
	game  *board.Game
	path  []*Node // of the moves of game
	added int     // the number of changes, see Changes
}

// New is a tree without moves.
func New(start *board.Position) *Tree {
	t := &Tree{root: new(Node), game: board.NewGame(start)}
	t.nodes = map[int]*Node{0: t.root}
	return t
}

// Root is the start.
func (t *Tree) Root() *Node { return t.root }

// Game is the game up to the place in the tree; only methods of the tree may change it.
func (t *Tree) Game() *board.Game { return t.game }

// Path are the nodes of the moves of Game.
func (t *Tree) Path() []*Node { return t.path }

// At is the node at the place in the tree.
func (t *Tree) At() *Node {
	if n := len(t.path); n > 0 {
		return t.path[n-1]
	}
	return t.root
}

// Changes counts the changes of the tree, of which the place in it is not a part.
func (t *Tree) Changes() int { return t.added }

// mostNodes keeps a tree from taking all the memory.
const mostNodes = 20_000

// Play plays a legal move: along a branch that has it, or as a new branch. It is an error if
// the tree is full.
func (t *Tree) Play(m board.Move) error {
	at := t.At()
	if i := slices.IndexFunc(at.Next, func(n *Node) bool { return n.Move == m }); i >= 0 {
		t.step(at.Next[i])
		return nil
	}
	if len(t.nodes) >= mostNodes {
		return fmt.Errorf("a game, with its variations, can have at most %d moves", mostNodes-1)
	}
	p := t.game.Position()
	t.last++
	t.added++
	next := &Node{ID: t.last, Parent: at, Move: m, Text: notation.Coordinate(p.Rules(), m, 1), SAN: notation.SAN(p, m, 1)}
	at.Next = append(at.Next, next)
	t.nodes[next.ID] = next
	t.step(next)
	return nil
}

// step goes on to a node that follows.
func (t *Tree) step(next *Node) {
	t.game.Play(next.Move)
	t.path = append(t.path, next)
	t.declare()
}

// declare does what was declared at the place in the tree.
func (t *Tree) declare() {
	if t.At().Declared {
		t.game.Declare()
	}
}

// Declare ends the game by a declaration of an impasse.
func (t *Tree) Declare() bool {
	if !t.game.Declare() {
		return false
	}
	t.At().Declared = true
	t.added++
	return true
}

// Forfeit ends the game here: the side to move has lost on time.
func (t *Tree) Forfeit() {
	t.At().Forfeit = true
	t.added++
}

// Result is how the game stands at the place in the tree; forfeit says that time has decided.
func (t *Tree) Result() (r board.Result, forfeit bool) {
	if r = t.game.Result(); r.Over {
		return r, false
	}
	if t.At().Forfeit {
		return board.Result{Over: true, Winner: t.game.Position().Turn().Other()}, true
	}
	if e := t.Agreed(); e != nil {
		r = board.Result{Over: true, Draw: e.Result == "1/2-1/2"}
		if e.Result == "0-1" {
			r.Winner = define.Black
		}
	}
	return r, false
}

// Agreed is how the players ended the game at the place in the tree, nil if they did not, or went on.
func (t *Tree) Agreed() *Ending {
	at := t.At()
	if at.Ending == nil || at.Ending.Result == "*" || at.Forfeit || len(at.Next) > 0 || t.game.Result().Over {
		return nil
	}
	return at.Ending
}

// Reopen lets the game go on that the players ended here. It is false where they did not.
func (t *Tree) Reopen() bool {
	if t.Agreed() == nil {
		return false
	}
	t.At().Ending = nil
	t.added++
	return true
}

// Back goes back by that many moves, at most to the start.
func (t *Tree) Back(moves int) {
	for range min(max(0, moves), len(t.path)) {
		t.undo()
	}
	t.declare()
}

func (t *Tree) undo() {
	t.game.Undo()
	t.path = t.path[:len(t.path)-1]
}

// Go goes to a node.
func (t *Tree) Go(id int) error {
	node := t.nodes[id]
	if node == nil {
		return fmt.Errorf("there is no move with the number %d", id)
	}
	t.enter(node)
	return nil
}

// enter goes to a node by the moves that the way there and the place do not share.
func (t *Tree) enter(node *Node) {
	var way []*Node
	for n := node; n.Parent != nil; n = n.Parent {
		way = append(way, n)
	}
	slices.Reverse(way)
	same := 0
	for same < len(way) && same < len(t.path) && way[same] == t.path[same] {
		same++
	}
	for len(t.path) > same {
		t.undo()
	}
	t.declare()
	for _, n := range way[same:] {
		t.step(n)
	}
}

// MainLine are the nodes that follow from the start by the first move of each.
func (t *Tree) MainLine() (line []*Node) {
	for n := t.root; len(n.Next) > 0; n = n.Next[0] {
		line = append(line, n.Next[0])
	}
	return line
}
