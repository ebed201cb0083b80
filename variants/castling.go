package variants

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// castlings reads which pieces castle, with which partner, and where the king lands.
func (c *compiler) castlings() {
	all := c.game.Get("castling")
	for _, name := range all.Keys() {
		n := all.Get(name)
		if n == nil {
			continue
		}
		partner := c.typeOf(name)
		if partner == nil {
			c.noPartner(name, n)
			continue
		}
		c.checkLandings(name, n)
		for _, king := range c.castlers(n, name) {
			def := define.Castling{King: king.id, Partner: partner.id, Distance: n.Get("distance").Number()}
			def.Placed = c.castlingHomes(n, king, partner)
			var possible [2]bool
			def.Left, possible[0] = c.landings(n.Get("left"), "left", king, partner)
			def.Right, possible[1] = c.landings(n.Get("right"), "right", king, partner)
			if possible == [2]bool{true, true} {
				c.def.Castlings = append(c.def.Castlings, def)
			}
		}
	}
}

// checkLandings demands either files or a distance.
func (c *compiler) checkLandings(name string, n *source.Node) {
	files, distance := n.Has("left") || n.Has("right"), n.Get("distance")
	switch {
	case !files && !n.Has("distance"):
		c.Add(n.Key, "FM184", "castling.%s: left and right are missing; say where the king lands, such as left = \"c\"", name)
	case distance != nil && (files || n.Has("from")):
		c.Add(distance.Key, "FM184", "castling.%s: distance replaces left, right and from; leave one or the other out", name)
	}
}

// noPartner reports a castling with a piece that the game does not have.
func (c *compiler) noPartner(name string, n *source.Node) {
	if c.gaps || c.missing[name] || c.define(name) != nil && c.leavesOut(name, n.Key) {
		return
	}
	form := fmt.Sprintf("after castling comes the piece that the king castles with: castling.%s = { left = …, right = … }", c.likelyPartner(name))
	if c.define(name) != nil {
		c.missing[name] = true
		c.Add(c.blame(n.Key, "pieces"), "FM049", "castling: %s is not in this game; add it to pieces, or write another: %s", name, form)
		return
	}
	c.Add(n.Key, "FM050", "castling: no such piece %q; %s", name, form)
}

// likelyPartner returns the piece that was probably meant as a partner: one of this name,
// or the one that stands in a corner of the first rank.
func (c *compiler) likelyPartner(name string) string {
	var names []string
	for _, t := range c.types {
		names = append(names, t.name)
	}
	if near := spelling.Nearest(name, names); near != "" {
		return near
	}
	return c.cornerPiece()
}

// cornerPiece returns the piece that stands in a corner of the first rank: a rook in most games.
func (c *compiler) cornerPiece() string {
	if last := len(c.start) - 1; last >= 0 && len(c.start[last]) > 0 && c.start[last][0].kind != 0 {
		return c.typeName(c.start[last][0].kind)
	}
	return "rook"
}

// castlers lists the types that castle with a partner.
func (c *compiler) castlers(n *source.Node, partner string) []*pieceType {
	if !n.Has("king") {
		kings := c.royalTypes()
		if len(kings) == 0 && len(c.types) > 0 && !c.unsure {
			c.Add(c.blame(n.Key, "royal"), "FM185", "castling.%s: no piece is royal; name the piece that castles with king = …", partner)
		}
		return kings
	}
	var kings []*pieceType
	for _, item := range n.Get("king").Items() {
		if t := c.lookup(item, "castling."+partner+".king"); t != nil {
			kings = append(kings, t)
		}
	}
	return kings
}

// landings reads the files where the king lands. It demands that in the start position
// a partner stands on that side of the king, and reports whether that is so.
func (c *compiler) landings(files *source.Node, key string, king, partner *pieceType) (landings [2][]int, possible bool) {
	if files == nil {
		return landings, true
	}
	possible = c.unsure || c.start == nil || c.placed(king) || c.placed(partner)
	var words []string
	for side := define.White; side <= define.Black; side++ {
		own := files
		if files.Table != nil {
			own = files.Get(sideKeys[side])
		}
		for _, item := range own.Items() {
			words = append(words, item.Text())
			file, ok := c.file(item, key)
			switch {
			case !ok:
			case slices.Contains(landings[side], file):
				c.Add(item.At, "FM186", "castling.%s: %s names file %s twice", partner.name, key, item.Text())
			case c.roomToLand(item, side, file, key == "left", king):
				landings[side] = append(landings[side], file)
			}
		}
		possible = possible || own == nil || c.start.beside(side, key == "left", king.id, partner.id)
	}
	if possible = possible || len(words) == 0; !possible {
		if king == partner {
			c.Add(c.game.Get("castling", partner.name).Key, "FM187", "castling.%s: the name is that of the partner with which %s castles, such as castling.%s", partner.name, spelling.WithArticle(king.name), c.cornerPiece())
			return landings, false
		}
		c.Add(c.blame(files.At, "start"), "FM187", "castling.%s: no %s stands to the %s of %s in start; %s = %q is impossible; leave %[3]s out",
			partner.name, partner.name, key, spelling.WithArticle(king.name), key, words[0])
	}
	return landings, possible
}

// roomToLand reports whether king and partner land on squares of the board. The
// partner lands beside the king, on the inner side.
func (c *compiler) roomToLand(item *source.Node, side define.Color, file int, left bool, king *pieceType) bool {
	beside := file - 1
	if left {
		beside = file + 1
	}
	if beside < 0 || beside >= c.width {
		c.Add(item.At, "FM188", "%q leaves no square for the partner, which lands beside the king on the inner side", item.Text())
		return false
	}
	for i, rank := range c.start {
		if len(c.start) != c.height || !slices.Contains(rank, occupant{king.id, side}) {
			continue
		}
		for _, f := range [2]int{file, beside} {
			if c.def.Holes.Has(c.square(f, c.height-1-i, define.White)) {
				c.Add(item.At, "FM189", "%q: castling would land on %c%d, but this square is missing", item.Text(), 'a'+f, c.height-i)
				return false
			}
		}
	}
	return true
}

// file reads the letter of a file. Files count from 0.
func (c *compiler) file(item *source.Node, key string) (int, bool) {
	text := item.Text()
	if len(text) != 1 || text[0] < 'a' || int(text[0]-'a') >= c.width {
		c.Add(c.blame(item.At, "board"), "FM190", "%s = %q must be the letter of a file, a to %c%s%s", key, text, 'a'+c.width-1, c.anew(item.At), c.fileMeant(item))
		return 0, false
	}
	return int(text[0] - 'a'), true
}

// looseFile is a file in a capital letter, or with a rank.
var looseFile = regexp.MustCompile(`^([A-Pa-p])\d*$`)

// fileMeant says which file was probably meant.
func (c *compiler) fileMeant(item *source.Node) source.Fix {
	m := looseFile.FindStringSubmatch(item.Text())
	if m == nil || item.At.File != c.game.At.File || int(strings.ToLower(m[1])[0]-'a') >= c.width {
		return source.Fix{}
	}
	file := strings.ToLower(m[1])
	return source.Replace(item, strconv.Quote(file), "; write "+strconv.Quote(file))
}

// castlingHomes reads the files where king and partners must be placed to castle.
func (c *compiler) castlingHomes(n *source.Node, king, partner *pieceType) *define.CastlingHomes {
	from := n.Get("from")
	if from == nil {
		return nil
	}
	if !c.unsure && c.start != nil && !(c.placed(king) && c.placed(partner)) {
		c.Add(from.At, "FM191", "castling.%s.from is for games that place %s and %s before the first move", partner.name, king.name, partner.name)
		return nil
	}
	var files []int
	for _, item := range from.Items() {
		if file, ok := c.file(item, "from"); ok {
			files = append(files, file)
		}
	}
	if len(files) < len(from.List) {
		return nil
	}
	if len(files) != 3 || files[0] >= files[1] || files[1] >= files[2] {
		c.Add(from.At, "FM192", "castling.%s.from needs three files from left to right: left partner, king, right partner", partner.name)
		return nil
	}
	return &define.CastlingHomes{Left: files[0], King: files[1], Right: files[2]}
}

// placed reports whether pieces of a type are put on the board before the first move.
func (c *compiler) placed(t *pieceType) bool {
	return c.def.Hand.Use&define.HandPlace != 0 && (c.hands[define.White][t.id] > 0 || c.hands[define.Black][t.id] > 0)
}
