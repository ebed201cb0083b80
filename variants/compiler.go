package variants

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/variants/source"
)

// compiler makes a [board.Definition] of a finished tree. It goes on after a
// mistake wherever something sensible can still be said; what it returns then
// is of no use but for finding more mistakes.
type compiler struct {
	*source.Report
	game, pieces  *source.Node
	def           *board.Definition
	used          map[string]bool // pieces that the game asks for
	width, height int
	types         []*pieceType // types[t-1] is type t
	start         placement
	ranksAt       []source.Place             // of the ranks of start
	hands         [2]map[board.PieceType]int // men in hand at the start
	origins       []source.Place             // of the definitions of promotions
	brackets      string                     // what start has of hands, as [Nn]
	zones         [2]map[string]*board.Set   // of the named zones, what each side means by them
	gaps          bool                       // pieces lists something that could not be understood
	unsure        bool                       // some piece has no clear letter or role
}

// pieceType is a type of the game.
type pieceType struct {
	name    string
	id      board.PieceType
	def     *source.Node // its definition: the shared one with the variant's changes
	listed  source.Place // where pieces names it
	owners  [2]bool
	guessed bool // pieces has it misspelt
}

// define returns what a name means in this game, nil if nothing.
func (c *compiler) define(name string) *source.Node {
	shared, own := c.pieces.Table[name], c.game.Get("piece", name)
	switch {
	case own == nil:
		return shared
	case shared == nil:
		return own
	}
	return merge(shared, own, key{kind: table, inner: pieceSchema})
}

// known lists all pieces by name.
func (c *compiler) known() []string { return append(c.pieces.Keys(), c.game.Get("piece").Keys()...) }

// typeOf returns the type of a name, nil if the game has none.
func (c *compiler) typeOf(name string) *pieceType {
	for _, t := range c.types {
		if t.name == name {
			return t
		}
	}
	return nil
}

// lookup finds the type that an item names, among those that a key may name.
func (c *compiler) lookup(item *source.Node, key string) *pieceType {
	name := item.Text()
	if t := c.typeOf(name); t != nil {
		return t
	}
	names := make([]string, len(c.types))
	for i, t := range c.types {
		names[i] = t.name
	}
	switch {
	case c.gaps:
	case c.define(name) != nil:
		c.Add(c.blame(item.At, "pieces"), "FM049", "%s: %s is not in this game; add it to pieces", key, name)
	case nearest(name, names) != "":
		c.Add(item.At, "FM050", "%s: no such piece %q%s", key, name, didYouMean(name, names))
		return c.typeOf(nearest(name, names))
	default:
		c.Add(item.At, "FM050", "%s: no such piece %q%s", key, name, didYouMean(name, c.known()))
	}
	return nil
}

// blame returns a place if it lies in the file that is being compiled, and else
// that of a key of this file which made the rest of the game wrong.
func (c *compiler) blame(at source.Place, key string) source.Place {
	own := c.game.Get(key)
	if at.File == c.game.At.File || own == nil || own.At.File != c.game.At.File {
		return at
	}
	return own.At
}

// near returns a place, unless it lies in the shared pieces: what is wrong with
// them in one game is better told where the game asks for the piece.
func (c *compiler) near(t *pieceType, at source.Place) source.Place {
	if strings.HasSuffix(at.File, piecesFile) {
		return t.listed
	}
	return at
}

// mask reads a list of types.
func (c *compiler) mask(list *source.Node, key string) (mask board.TypeMask) {
	for _, item := range list.Items() {
		t := c.lookup(item, key)
		switch {
		case t == nil:
			c.unsure = true
		case mask.Has(t.id):
			c.Add(item.At, "FM226", "%s: %s is listed twice", key, t.name)
		default:
			mask |= board.MaskOf(t.id)
		}
	}
	return mask
}

func (c *compiler) typeName(t board.PieceType) string { return c.types[t-1].name }

// startsWith reports whether the game begins with men of a type.
func (c *compiler) startsWith(t board.PieceType) bool {
	for side := board.White; side <= board.Black; side++ {
		if c.start.count(side, board.MaskOf(t)) > 0 || c.hands[side][t] > 0 {
			return true
		}
	}
	return false
}

// starting counts a side's men of some types at the start, on the board and in hand.
func (c *compiler) starting(side board.Color, types board.TypeMask) int {
	n := c.start.count(side, types)
	for t, inHand := range c.hands[side] {
		if types.Has(t) {
			n += inHand
		}
	}
	return n
}

// shapely reports whether the start position has the form of the board.
func (c *compiler) wellFormed() bool {
	return len(c.start) == c.height && !slices.ContainsFunc(c.start, func(rank []occupant) bool { return len(rank) != c.width })
}

// manOn returns who stands on a square at the start.
func (c *compiler) pieceOn(s board.Square) occupant {
	return c.start[c.height-1-int(s)/c.width][int(s)%c.width]
}

// first returns the lowest square on which such a man stands at the start.
func (c *compiler) first(m occupant) (board.Square, bool) {
	for s := range c.width * c.height {
		if c.pieceOn(board.Square(s)) == m {
			return board.Square(s), true
		}
	}
	return 0, false
}

func (c *compiler) squareName(s board.Square) string {
	return fmt.Sprintf("%c%d", 'a'+int(s)%c.width, int(s)/c.width+1)
}

// square returns a square of a side's view, counted from 0.
func (c *compiler) square(file, rank int, side board.Color) board.Square {
	if side == board.Black {
		rank = c.height - 1 - rank
	}
	return board.Square(rank*c.width + file)
}

// sideKeys are the keys of sided values.
var sideKeys = [2]string{"white", "black"}

// shadowMark stands behind the name and the letter of a shadow.
const shadowMark = "~"
