package variants

import (
	"slices"
	"sort"
	"strconv"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// byPlace reads the choices for each file or square; nil if they do not depend on it.
// A square overrides its file. Both sides use the same names of squares.
func (c *compiler) byPlace(n *source.Node, t *pieceType, side define.Color, def *define.Promotion) map[define.Square][]define.PieceType {
	if n == nil || !t.owners[side] {
		return nil
	}
	table := make(map[define.Square][]define.PieceType)
	names := n.Keys()
	sort.SliceStable(names, func(i, j int) bool { return len(names[i]) < len(names[j]) })
	for _, name := range names {
		list := n.Get(name)
		if list == nil {
			continue
		}
		squares := c.squaresOf(list, name)
		choices := c.choices(list, "promotion."+t.name+".by_place."+name, t, side)
		for _, s := range squares {
			table[s] = choices
		}
	}
	c.checkPlaces(n, table, t, side, def)
	return table
}

// checkPlaces demands choices for every square where promotion is a must.
func (c *compiler) checkPlaces(n *source.Node, table map[define.Square][]define.PieceType, t *pieceType, side define.Color, def *define.Promotion) {
	promotion := c.game.Get("promotion", t.name)
	bad := slices.ContainsFunc(n.Keys(), func(name string) bool { return n.Get(name) == nil })
	if promotion.Has("otherwise") || c.unsure || bad {
		return
	}
	for _, s := range def.Must[side].Squares() {
		if table[s] == nil {
			c.Add(n.Key, "FM229", "promotion.%s.by_place has no choice for %s, where %v must promote", t.name, c.squareName(s), side)
			return
		}
	}
}

// squaresOf returns the squares of a file, or the one square that a name means.
func (c *compiler) squaresOf(list *source.Node, name string) []define.Square {
	file := int(name[0] - 'a')
	low, high := 1, c.height
	if len(name) > 1 {
		low, _ = strconv.Atoi(name[1:])
		high = low
	}
	if file >= c.width || low < 1 || high > c.height {
		c.Add(list.Key, "FM230", "by_place: %s is not on the %dx%d board", name, c.width, c.height)
		return nil
	}
	var squares []define.Square
	for rank := low - 1; rank < high; rank++ {
		if s := c.square(file, rank, define.White); !c.def.Holes.Has(s) {
			squares = append(squares, s)
		}
	}
	return squares
}

// choices reads the types to which a side's pieces may promote.
func (c *compiler) choices(to *source.Node, key string, t *pieceType, side define.Color) []define.PieceType {
	if to == nil || !t.owners[side] {
		return nil
	}
	own := to
	if to.Table != nil {
		own = to.Get(sideKeys[side])
	}
	if own != nil && len(own.List) == 0 && !c.game.Get("promotion", t.name).Has("otherwise") {
		c.Add(own.At, "FM225", "%s is empty; say what %s may become, or add otherwise = \"forbid\" if it may not go there at all", key, spelling.WithArticle(t.name))
	}
	var choices []define.PieceType
	for _, item := range own.Items() {
		choice := c.lookup(item, key)
		switch {
		case choice == nil:
		case !c.mayBecome(item, key, t, choice, side):
		case slices.Contains(choices, choice.id):
			c.Add(item.At, "FM226", "%s: %s is listed twice", key, choice.name)
		default:
			choices = append(choices, choice.id)
		}
	}
	return choices
}

// mayBecome reports whether a side's piece can promote to another type.
func (c *compiler) mayBecome(item *source.Node, key string, t, choice *pieceType, side define.Color) bool {
	switch {
	case !choice.owners[side]:
		c.Add(c.blame(item.At, "pieces"), "FM227", "%s: %v has no %s; add it to pieces.%s, or give to = { white = …, black = … }", key, side, choice.name, sideKeys[side])
	case choice == t:
		c.Add(item.At, "FM228", "%s: %s cannot become what it is; to make promotion optional, remove squares from promotion.%s.must", key, spelling.WithArticle(t.name), t.name)
	default:
		return true
	}
	return false
}
