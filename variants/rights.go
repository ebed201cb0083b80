package variants

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// right is a fact that the start position must name: a castling, or that a piece has
// not moved. Package board names its rights in the same order.
type right struct {
	name, alias string // the alias is the file of a castling partner, or its square if that names another right, or none
	side        define.Color
	squares     []define.Square // two for a castling
	allows      string          // of a castling: its partner in words
}

// checkRights demands that the start position names every right that it has. Package
// board finds names without a right.
func (c *compiler) checkRights() {
	start := c.game.Get("start")
	fields := strings.Fields(start.Text())
	if c.unsure || len(fields) < 2 || !c.wellFormed() {
		return
	}
	fields = append(fields, "-") // the rights that a FEN without the field has
	rights := c.rights()
	named := readRights(fields[2], rights)
	castles := make(map[define.Square]bool) // that these have not moved, the castlings say
	for _, r := range rights {
		for _, s := range r.squares {
			castles[s] = castles[s] || len(r.squares) == 2
		}
	}
	unnamed := slices.DeleteFunc(slices.Clone(rights), func(r right) bool { return named[r.name] || len(r.squares) == 1 && castles[r.squares[0]] })
	adding := c.adding(unnamed)
	c.unmoved(unnamed, adding)
	told, allowed := make(map[string]bool), [2][]string{}
	for _, r := range unnamed {
		if len(r.squares) != 2 {
			continue
		}
		partner := c.typeName(c.pieceOn(r.squares[1]).kind)
		kings := c.royalCastlers(r, rights)
		if len(kings) < 2 {
			allowed[r.side] = append(allowed[r.side], r.allows)
		} else if !told[partner] {
			told[partner] = true
			c.Add(c.blame(c.game.Get("castling").Get(partner).Key, "royal"), "FM185", "castling.%s: %s are royal, so each of them castles; write king = %s for the one that does",
				partner, spelling.Listed(kings), spelling.Quoted(kings))
		}
	}
	c.askForCastlings(allowed, adding)
}

// askForCastlings reports castlings that the rights do not name, the partners of a side in words.
func (c *compiler) askForCastlings(partners [2][]string, adding source.Fix) {
	var sides []string
	for side, list := range partners {
		if len(list) > 0 {
			sides = append(sides, fmt.Sprintf("%v may castle with the %s", define.Color(side), strings.Join(list, " or the ")))
		}
	}
	if len(sides) > 0 {
		c.Add(c.blame(c.Field(c.game.Get("start"), 2), "castling"), "FM193", "start: %s%s", strings.Join(sides, ", and "), adding)
	}
}

// royalCastlers are the types that castle with the partner of a right only because they are royal;
// nil where the definition names its kings.
func (c *compiler) royalCastlers(of right, rights []right) []string {
	partner := of.squares[1]
	if c.game.Get("castling").Get(c.typeName(c.pieceOn(partner).kind)).Has("king") {
		return nil
	}
	var names []string
	for _, r := range rights {
		if len(r.squares) == 2 && r.squares[1] == partner {
			names = append(names, c.typeName(c.pieceOn(r.squares[0]).kind))
		}
	}
	return names
}

// unmoved reports unmoved pieces that the rights do not name.
func (c *compiler) unmoved(rights []right, adding source.Fix) {
	var squares [2][]string
	for _, r := range rights {
		if len(r.squares) == 1 {
			squares[r.side] = append(squares[r.side], c.squareName(r.squares[0]))
		}
	}
	var pieces []string
	for side, list := range squares {
		if len(list) > 0 {
			pieces = append(pieces, fmt.Sprintf("%v's pieces on %s", define.Color(side), strings.Join(list, ", ")))
		}
	}
	if len(pieces) > 0 {
		c.Add(c.blame(c.Field(c.game.Get("start"), 2), "hand"), "FM194", "start: it matters that %s have not moved%s",
			strings.Join(pieces, " and "), adding)
	}
}

// adding is the fix that adds the names of rights to those of the start.
func (c *compiler) adding(rights []right) source.Fix {
	names := ""
	for _, r := range rights {
		names += r.name
	}
	fix := source.Fix{Remark: "; add " + names + " to the rights, the third field"}
	start := c.game.Get("start")
	fields := strings.Fields(start.Text())
	if len(fields) > 2 && fields[2] == "-" {
		fix.Remark = "; write " + names + " instead of - in the rights, the third field"
	}
	if len(fields) < 3 || start.At.File != c.game.At.File {
		return fix
	}
	at := c.Field(start, 2)
	fix.From, fix.To, fix.Text = at, at, names
	fix.To.Column += len(fields[2])
	if fields[2] != "-" {
		fix.Text = fields[2] + names
	}
	return fix
}

// readRights returns the rights that a field names. Of several names that fit, it
// takes the longest.
func readRights(field string, rights []right) map[string]bool {
	named := make(map[string]bool)
	for field != "" {
		length, name := 1, ""
		for _, r := range rights {
			for _, text := range []string{r.name, r.alias} {
				if len(text) >= length && strings.HasPrefix(field, text) && (name == "" || len(text) > length) {
					length, name = len(text), r.name
				}
			}
		}
		named[name] = true
		field = field[length:]
	}
	return named
}

// rights lists the rights of the start position, castlings first.
func (c *compiler) rights() []right {
	var rights []right
	names := make(define.RightNames)
	for side := define.White; side <= define.Black; side++ {
		for _, def := range c.def.Castlings {
			for _, left := range []bool{false, true} {
				if r, ok := c.castlingRight(def, side, left); ok && !slices.ContainsFunc(rights, r.same) {
					r.name = names.Castling(side, left, c.squareName(r.squares[0]), r.alias)
					rights = append(rights, r)
				}
			}
		}
		for s := range c.width * c.height {
			rights = c.addFirstMove(rights, names, side, define.Square(s))
		}
	}
	for i, r := range rights { // only now, for a name comes before an alias
		if len(r.squares) == 2 {
			rights[i].alias = names.Alias(r.side, r.alias)
		}
	}
	return rights
}

func (r right) same(other right) bool { return slices.Equal(r.squares, other.squares) }

// addFirstMove adds the right of a piece if it matters that the piece is unmoved.
func (c *compiler) addFirstMove(rights []right, names define.RightNames, side define.Color, s define.Square) []right {
	m := c.pieceOn(s)
	if m.kind == 0 || m.side != side || !c.needsRight(m) {
		return rights
	}
	square := c.squareName(s)
	return append(rights, right{name: names.Unmoved(side, square), side: side, squares: []define.Square{s}})
}

// needsRight reports whether the position must remember that a piece is unmoved: for a
// first move, or because a piece can be gated on its square. A piece that cannot come
// back is unmoved if it stands on its first square.
func (c *compiler) needsRight(m occupant) bool {
	steps := c.def.Types[m.kind-1].Steps[m.side]
	if !slices.ContainsFunc(define.Chains(steps), func(c define.Chain) bool { return !c.Advances(m.side) }) {
		return false
	}
	return c.def.Hand.Use&define.HandGate != 0 || slices.ContainsFunc(steps, func(s define.Step) bool { return s.Unmoved })
}

// castlingRight returns the right to castle on one wing, its alias being the partner's
// square; ok is false if there is none.
func (c *compiler) castlingRight(def define.Castling, side define.Color, left bool) (r right, ok bool) {
	king, stands := c.findAtStart(occupant{def.King, side})
	if !stands {
		return right{}, false
	}
	rank := int(king) / c.width
	file, end := c.width-1, int(king)%c.width
	if left {
		file = 0
	}
	for ; file != end; file += define.Inward(left) {
		if s := c.square(file, rank, define.White); c.pieceOn(s) == (occupant{def.Partner, side}) {
			if !c.lands(&def, side, left, king, s) {
				return right{}, false
			}
			return right{
				alias:   c.squareName(s),
				side:    side,
				squares: []define.Square{king, s},
				allows:  fmt.Sprintf("%s on file %c", c.typeName(def.Partner), 'a'+file),
			}, true
		}
	}
	return right{}, false
}

// lands reports whether there is a square where a king lands that castles with its partner.
func (c *compiler) lands(def *define.Castling, side define.Color, left bool, king, partner define.Square) bool {
	return slices.ContainsFunc(def.Landings(side, int(king)%c.width, c.width, left), func(file int) bool {
		to := c.square(file, int(king)/c.width, define.White)
		beside := c.square(file+define.Inward(left), int(king)/c.width, define.White)
		return !board.ForbidsCastling(c.def, king, to, partner, beside)
	})
}
