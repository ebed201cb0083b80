package variants

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// compiler turns a tree into a [define.Game]. After a mistake it goes on, to find
// more mistakes; the definition is of no use then.
type compiler struct {
	*source.Report
	game, pieces  *source.Node
	files         pictureFiles
	def           *define.Game
	used          map[string]bool       // pieces that the game names, also through like
	circular      map[string]bool       // pieces in a circle of like, once it is reported
	missing       map[string]bool       // pieces that the list lacks, once it is reported
	leftOut       []leftOut             // pieces that the list lacks where inherited keys name them
	misfits       map[*source.Node]bool // vectors that do not fit the board, once it is reported
	width, height int
	types         []*pieceType // types[t-1] is type t
	start         placement
	ranksAt       []source.Place                  // of the ranks of start
	rows          []string                        // their texts
	hands         [2]map[define.PieceType]int     // pieces in hand at the start
	origins       []source.Place                  // of the definitions of promotions
	enteredBy     map[define.PieceType]*pieceType // what is dropped as a type
	brackets      string                          // the hands of start, as [Nn]
	zones         [2]map[string]*define.Set       // the squares of named zones for each side
	regions       map[zoneOf]*define.Set          // the squares of lists of zones
	chains        int                             // of all pieces so far
	gaps          bool                            // the list of pieces has a mistake
	unsure        bool                            // the letter or the role of some piece is unknown
}

// pictureFiles reads a file beside that of a place; shown is its name in messages.
type pictureFiles func(at source.Place, name string) (text, shown string, err error)

// pieceType is a piece type of the game.
type pieceType struct {
	name    string
	id      define.PieceType
	def     *source.Node // its definition, merged with the shared one
	listed  source.Place // its name in the list of pieces
	owners  [2]bool
	guessed bool // its name in the list is misspelt
	symbol  Symbol
}

// define returns the definition of a piece in this game, nil if there is none.
func (c *compiler) define(name string) *source.Node {
	shared, own := c.pieces.Table[name], c.game.Get("piece", name)
	switch {
	case own == nil:
		return shared
	case shared == nil:
		return own
	}
	return vocabulary.MergePiece(shared, own)
}

// known lists the names of all pieces.
func (c *compiler) known() []string { return append(c.pieces.Keys(), c.game.Get("piece").Keys()...) }

// nearest returns the piece that an unknown name probably means, "" if there is none.
func (c *compiler) nearest(name string) string {
	if near := spelling.Nearest(name, c.known()); near != "" {
		return near
	}
	if piece := vocabulary.PieceCalled(name); slices.Contains(c.known(), piece) {
		return piece
	}
	return ""
}

// typeOf returns the type of a name, nil if the game does not have it.
func (c *compiler) typeOf(name string) *pieceType {
	for _, t := range c.types {
		if t.name == name {
			return t
		}
	}
	return nil
}

// lookup finds the type that an item names. It reports an unknown name and then
// returns the type that was probably meant, nil if there is none.
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
	case c.missing[name] && c.define(name) == nil: // misspelt in the list too
		return c.typeOf(spelling.Nearest(name, names))
	case c.gaps, c.missing[name]:
	case c.define(name) != nil && c.leavesOut(name, item.At):
	case c.define(name) != nil:
		c.missing[name] = true
		c.Add(c.blame(item.At, "pieces"), "FM049", "%s: %s is not in this game%s", key, name, c.addition(item, name, names))
	case spelling.Nearest(name, names) != "":
		c.Add(item.At, "FM050", "%s: no such piece %q%s", key, name, source.DidYouMean(item, spelling.Nearest(name, names)))
		return c.typeOf(spelling.Nearest(name, names))
	case strings.HasPrefix(key, "promotion.") && vocabulary.IsCaptured(name):
		c.Add(item.At, "FM050", "%s: no such piece %q; for promotion to captured pieces only, write hand = { use = \"promote\", gains = \"losses\" }, and all these pieces here", key, name)
	case vocabulary.IsNone(name):
		c.Add(item.At, "FM050", "%s: no such piece %q; for none, write [] if there may be none, or leave the key out", key, name)
	case key == "drop" && c.nearest(name) == "":
		c.Add(item.At, "FM050", "%s: no such piece %q; write a table for each piece that has a limit, such as [drop.pawn]", key, name)
	default:
		c.Add(item.At, "FM050", "%s: no such piece %q%s", key, name, source.DidYouMean(item, c.nearest(name)))
	}
	return nil
}

// addition is [compiler.enlisting] for a piece that an item needs, or the one of the game that was
// probably meant.
func (c *compiler) addition(item *source.Node, name string, names []string) source.Fix {
	if near := spelling.Nearest(name, names); near != "" && spelling.IsSlip(name, near) {
		fix := source.DidYouMean(item, near)
		fix.Remark += "; otherwise add it to pieces"
		return fix
	}
	fix := c.enlisting(c.game.Get("pieces").At, name)
	fix.Remark = "; add it to pieces"
	if fix.From.File != item.At.File {
		return source.Fix{Remark: fix.Remark}
	}
	return fix
}

// keyMeant returns a remark about the key that was probably meant, and the fix that writes it.
func (c *compiler) keyMeant(at source.Place, name string, known []string) source.Fix {
	near := spelling.Nearest(name, known)
	if near == "" {
		return source.Fix{}
	}
	return c.Rename(at, name, near, fmt.Sprintf(" (did you mean %q?)", near))
}

// blame returns a place if it lies in the file that is compiled. Else a key of this
// file has made the rest of the game wrong, and the place is that of the key.
func (c *compiler) blame(at source.Place, key string) source.Place {
	return blamed(c.game, at, key)
}

// blamed is [compiler.blame] for the definition of a game. A key that this file leaves out is blamed
// where it does so.
func blamed(game *source.Node, at source.Place, key string) source.Place {
	if at.File == game.At.File {
		return at
	}
	if own := game.Get(key); own != nil && own.At.File == game.At.File {
		return own.At
	}
	for _, item := range game.Get("without").Items() {
		if item.Text() == key || strings.HasPrefix(item.Text(), key+".") {
			return item.At
		}
	}
	return at
}

// near returns a place unless it lies in the file of shared pieces. A mistake there
// that only this game shows is reported where the game lists the piece.
func (c *compiler) near(t *pieceType, at source.Place) source.Place {
	if strings.HasSuffix(at.File, piecesFile) {
		return t.listed
	}
	return at
}

// mask reads a list of types.
func (c *compiler) mask(list *source.Node, key string) (mask define.TypeMask) {
	for _, item := range list.Items() {
		t := c.lookup(item, key)
		switch {
		case t == nil:
			c.unsure = true
		case mask.Has(t.id):
			c.Add(item.At, "FM226", "%s: %s is listed twice", key, t.name)
		default:
			mask |= define.MaskOf(t.id)
		}
	}
	return mask
}

func (c *compiler) typeName(t define.PieceType) string { return c.types[t-1].name }

// isAtStart reports whether the game begins with a piece of a type.
func (c *compiler) isAtStart(t define.PieceType) bool {
	for side := define.White; side <= define.Black; side++ {
		if c.start.count(side, define.MaskOf(t)) > 0 || c.hands[side][t] > 0 {
			return true
		}
	}
	return false
}

// countAtStart counts a side's pieces of some types at the start, on the board and in
// hand.
func (c *compiler) countAtStart(side define.Color, types define.TypeMask) int {
	n := c.start.count(side, types)
	for t, inHand := range c.hands[side] {
		if types.Has(t) {
			n += inHand
		}
	}
	return n
}

// wellFormed reports whether the start position has the size of the board.
func (c *compiler) wellFormed() bool {
	return len(c.start) == c.height && !slices.ContainsFunc(c.start, func(rank []occupant) bool { return len(rank) != c.width })
}

// pieceOn returns the piece on a square at the start.
func (c *compiler) pieceOn(s define.Square) occupant {
	return c.start[c.height-1-int(s)/c.width][int(s)%c.width]
}

// findAtStart returns the lowest square on which such a piece stands at the start.
func (c *compiler) findAtStart(m occupant) (define.Square, bool) {
	for s := range c.width * c.height {
		if c.pieceOn(define.Square(s)) == m {
			return define.Square(s), true
		}
	}
	return 0, false
}

func (c *compiler) squareName(s define.Square) string {
	return fmt.Sprintf("%c%d", 'a'+int(s)%c.width, int(s)/c.width+1)
}

// square returns a square by file and rank from 0, as a side sees the board.
func (c *compiler) square(file, rank int, side define.Color) define.Square {
	if side == define.Black {
		rank = c.height - 1 - rank
	}
	return define.Square(rank*c.width + file)
}

// sideKeys are the keys of sided values.
var sideKeys = [2]string{"white", "black"}
