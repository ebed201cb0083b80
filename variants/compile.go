package variants

import (
	"regexp"
	"slices"
	"strconv"

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

// essential are the keys of a game, but for those that a game takes from another.
var essential = []string{"title", "board", "start", "pieces"}

// compile checks the meaning of a finished definition; nil if its text is so
// wrong that nothing can be said about its meaning. What it means is in def.
func compile(r *source.Report, name string, game, pieces *source.Node) *compiler {
	if game == nil || game.Bad {
		return nil
	}
	c := &compiler{Report: r, game: game, pieces: pieces, def: &board.Definition{Name: name}, used: make(map[string]bool)}
	for _, key := range essential {
		if k, _ := variantSchema().key(key); !game.Has(key) {
			c.Add(game.Key, "FM040", "this game has no %s (%s)", key, k.doc)
		}
	}
	c.def.Title = game.Get("title").Text()
	c.armies()
	c.setup()
	if holes := c.zone(game.Get("holes"), board.White); holes != nil {
		c.def.Holes = *holes
	}
	c.checkHoles()
	c.checkZones()
	c.checkWithin()
	c.royals()
	c.moves()
	c.checkChanges()
	c.hand()
	c.castlings()
	c.checkRights()
	c.promotions()
	c.checkRoyals()
	c.shuffle()
	c.def.Captures = board.CaptureRule(max(0, slices.Index(board.CaptureRules(), c.game.Get("captures").Text())))
	c.def.Pass = c.game.Get("pass").Flag()
	c.endings()
	c.demotions()
	c.checkCaptured()
	c.drops()
	return c
}

var sizeForm = regexp.MustCompile(`^(\d{1,3})x(\d{1,3})$`)

// size reads the key board; ok is false if it says no size.
func (c *compiler) size() (width, height int, ok bool) {
	n := c.game.Get("board")
	if n == nil {
		return 0, 0, false
	}
	m := sizeForm.FindStringSubmatch(n.Text())
	if m == nil {
		c.Add(n.At, "FM041", "board = %q must be files x ranks, such as \"8x8\"", n.Text())
		return 0, 0, false
	}
	width, _ = strconv.Atoi(m[1])
	height, _ = strconv.Atoi(m[2])
	if min(width, height) < 1 || max(width, height) > board.MaxSide {
		c.Add(n.At, "FM042", "board = %q: a board has 1 to %d files and ranks", n.Text(), board.MaxSide)
		return 0, 0, false
	}
	return width, height, true
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

// armies reads which pieces there are, and whose.
func (c *compiler) armies() {
	list := c.game.Get("pieces")
	c.gaps = list == nil
	for side := board.White; list != nil && side <= board.Black; side++ {
		own := list
		if list.Table != nil {
			own = list.Get(sideKeys[side])
		}
		c.gaps = c.gaps || own == nil || len(own.Items()) < len(own.List)
		for _, item := range own.Items() {
			c.addPiece(item, side)
		}
	}
	if list != nil && len(c.types) == 0 && !c.gaps {
		c.Add(list.At, "FM043", "pieces is empty; a game needs at least one piece")
	}
	for i, t := range c.types {
		if i == board.MaxTypes {
			c.Add(t.listed, "FM044", "%d piece types are too many; a game can have %d", len(c.types), board.MaxTypes)
		}
		c.def.Types = append(c.def.Types, board.TypeDef{Name: t.name, Owners: t.owners})
		c.describe(t, &c.def.Types[i])
	}
	c.unsure = c.unsure || c.gaps
	c.checkLetters()
}

// checkChanges reports changes to pieces that nobody knows, and pieces of this
// file that the game does not use. A parent's may be left over.
func (c *compiler) checkChanges() {
	changes := c.game.Get("piece")
	for _, name := range changes.Keys() {
		n := changes.Get(name)
		isNew := n.Has("like") || n.Has("moves") || n.Has("betza")
		switch {
		case n == nil || c.used[name]:
		case c.pieces.Table[name] == nil && !isNew:
			c.Add(n.Key, "FM045", "piece.%s: there is no piece of this name to change%s; a new piece needs letter and moves", name, didYouMean(name, c.pieces.Keys()))
		case !c.gaps && n.Key.File == c.game.At.File:
			c.Add(n.Key, "FM046", "piece.%s is not in this game; add %s to pieces", name, name)
		}
	}
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

// enlist puts a piece into a side's army.
func (c *compiler) addPiece(item *source.Node, side board.Color) {
	name := item.Text()
	def := c.define(name)
	guessed := def == nil
	if guessed {
		c.Add(item.At, "FM047", "no such piece %q%s", name, didYouMean(name, c.known()))
		name = nearest(name, c.known())
		if def = c.define(name); def == nil {
			c.gaps = true
			return
		}
	}
	c.used[name] = true
	t := c.typeOf(name)
	if t == nil {
		t = &pieceType{name: name, id: board.PieceType(len(c.types) + 1), def: def, listed: item.At}
		c.types = append(c.types, t)
	} else if t.owners[side] && t.listed != item.At && !t.guessed && !guessed {
		c.Add(item.At, "FM048", "%s is listed twice", name)
	}
	t.owners[side] = true
	t.guessed = t.guessed || guessed
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

var letterForm = regexp.MustCompile(`^\+?[A-Z]['!]?$`)

// describe fills in what does not depend on other pieces.
func (c *compiler) describe(t *pieceType, def *board.TypeDef) {
	def.Title = t.def.Get("title").Text()
	if def.Title == "" {
		def.Title = t.name
	}
	def.Value = t.def.Get("value").Number()
	c.checkSymbol(t)
	if !t.def.Has("letter") {
		c.Add(t.def.Key, "FM051", "%s has no letter: A to Z, optionally with + before it or ' or ! after it", t.name)
	}
	letter := t.def.Get("letter")
	if letter != nil && !letterForm.MatchString(letter.Text()) {
		c.Add(letter.At, "FM052", "%s: letter %q must be A to Z, optionally with + before it or ' or ! after it", t.name, letter.Text())
		letter = nil
	}
	if letter == nil {
		c.unsure = true
	}
	def.Letter = letter.Text()
}

// checkLetters reports letters that mean two types of one side.
func (c *compiler) checkLetters() {
	for i, t := range c.types {
		letter := c.def.Types[i].Letter
		for j, other := range c.types[:i] {
			shared := t.owners[board.White] && other.owners[board.White] || t.owners[board.Black] && other.owners[board.Black]
			if letter != "" && c.def.Types[j].Letter == letter && shared {
				c.Add(c.letterPlace(t, other), "FM053", "letter %q of %s is already the letter of %s; give one of them another letter in piece.%s",
					letter, t.name, other.name, t.name)
				c.unsure = true
				break
			}
		}
	}
}

// letterPlace returns where to change a letter that two types share: in the
// file that is being compiled, if one of them has it from there.
func (c *compiler) letterPlace(t, other *pieceType) source.Place {
	if at := other.def.Get("letter").At; at.File == c.game.At.File {
		if t.def.Get("letter").At.File != at.File {
			return at
		}
	}
	return c.near(t, t.def.Get("letter").At)
}
