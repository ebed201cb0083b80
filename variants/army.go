package variants

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// armies reads the piece types of both sides.
func (c *compiler) armies() {
	list := c.game.Get("pieces")
	c.gaps = list == nil
	for side := define.White; list != nil && side <= define.Black; side++ {
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
		if i == define.MaxTypes {
			c.Add(t.listed, "FM044", "%d piece types are too many; a game can have %d", len(c.types), define.MaxTypes)
		}
		c.def.Types = append(c.def.Types, define.Type{Name: t.name, Owners: t.owners})
		c.describe(t, &c.def.Types[i])
	}
	c.unsure = c.unsure || c.gaps
	c.checkLetters()
}

// addPiece adds a piece to a side's army.
func (c *compiler) addPiece(item *source.Node, side define.Color) {
	name := item.Text()
	def := c.define(name)
	guessed := def == nil
	if guessed {
		if (!c.game.Has("piece") || c.game.Get("piece") != nil) && !c.misnamed("piece", name) {
			c.Add(item.At, "FM047", "no such piece %q%s", name, c.pieceMeant(item, side))
		}
		c.missing[name] = true
		name = spelling.Nearest(name, c.known())
		if def = c.define(name); def == nil || c.isListedToo(name, side) {
			c.gaps = true
			return
		}
	}
	c.used[name] = true
	t := c.typeOf(name)
	if t == nil {
		t = &pieceType{name: name, id: define.PieceType(len(c.types) + 1), def: def, listed: item.At}
		c.types = append(c.types, t)
	} else if t.owners[side] && t.listed != item.At && !t.guessed && !guessed {
		c.Add(item.At, "FM048", "%s is listed twice", name)
	}
	t.owners[side] = true
	t.guessed = t.guessed || guessed
}

// misnamed reports whether the file has a piece or zone under a name that differs only in capitals: that
// name is the mistake.
func (c *compiler) misnamed(table, name string) bool {
	return slices.ContainsFunc(c.game.Get(table).Keys(), func(key string) bool { return key != name && strings.ToLower(key) == name })
}

// pieceMeant returns a remark about an unknown piece: its name is misspelt, or its definition is
// missing.
func (c *compiler) pieceMeant(item *source.Node, side define.Color) source.Fix {
	name := item.Text()
	if near := c.nearest(name); near != "" && !c.isListedToo(near, side) {
		return source.DidYouMean(item, near)
	}
	return source.Fix{Remark: fmt.Sprintf("; a new piece needs a table [piece.%s] with letter and moves"+vocabulary.ListsPieces, name)}
}

// isListedToo reports whether the list of a side names a piece anyway, so that no other name was meant for it.
// What the list has because the file defines it has no end.
func (c *compiler) isListedToo(name string, side define.Color) bool {
	list := lists(c.game.Get("pieces"))
	return list[int(side)%len(list)].Any(func(n *source.Node) bool { return n.Text() == name && n.End.Line > 0 })
}

// describe reads title, value, symbol and letter of a type.
func (c *compiler) describe(t *pieceType, def *define.Type) {
	def.Title = t.def.Get("title").Text()
	if def.Title == "" {
		def.Title = t.name
	}
	def.Value = t.def.Get("value").Number()
	c.readSymbol(t)
	if !t.def.Has("letter") {
		c.Add(t.def.Key, "FM051", "%s has no letter: A to Z, optionally with + before it or ' or ! after it", t.name)
	}
	letter := t.def.Get("letter")
	if letter != nil && !vocabulary.LetterForm.MatchString(letter.Text()) {
		c.Add(letter.At, "FM052", "%s: letter %q must be A to Z, optionally with + before it or ' or ! after it%s", t.name, letter.Text(), capital(letter))
		letter = nil
	}
	if letter == nil {
		c.unsure = true
	}
	def.Letter = letter.Text()
	c.describeForeign(t, def)
}

// describeForeign reads the letters of a type in other programs.
func (c *compiler) describeForeign(t *pieceType, def *define.Type) {
	also := t.def.Get("also")
	if also == nil {
		return
	}
	for _, letter := range also.Items() {
		if !vocabulary.LetterForm.MatchString(letter.Text()) {
			c.Add(letter.At, "FM052", "%s: letter %q in also must be A to Z, optionally with + before it or ' or ! after it%s", t.name, letter.Text(), capital(letter))
			continue
		}
		def.Also = append(def.Also, letter.Text())
	}
}

// capital remarks that a letter is only written small, "" if it is not.
func capital(letter *source.Node) source.Fix {
	large := strings.ToUpper(letter.Text())
	if !vocabulary.LetterForm.MatchString(large) {
		return source.Fix{}
	}
	return source.Replace(letter, strconv.Quote(large), "; did you mean "+strconv.Quote(large)+"?")
}

// checkChanges reports changes to unknown pieces.
func (c *compiler) checkChanges() {
	changes := c.game.Get("piece")
	for _, name := range changes.Keys() {
		n := changes.Get(name)
		if n != nil && !c.used[name] && c.pieces.Table[name] == nil && !definesMoves(n) {
			c.Add(n.Key, "FM045", "piece.%s: there is no piece of this name to change%s; a new piece needs letter and moves", name, c.keyMeant(n.Key, name, c.pieces.Keys()))
		}
	}
}

// checkLetters reports letters that two types of one side share.
func (c *compiler) checkLetters() {
	for i, t := range c.types {
		letter := c.def.Types[i].Letter
		for j, other := range c.types[:i] {
			if letter != "" && c.def.Types[j].Letter == letter && t.sharesOwner(other) {
				if t.guessed || other.guessed {
					continue
				}
				c.Add(c.letterPlace(t, other), "FM053", "letter %q of %s is already the letter of %s; give one of them another letter in piece.%s",
					letter, t.name, other.name, t.name)
				c.unsure = true
				break
			}
		}
		c.checkForeign(i)
	}
}

// checkForeign reports letters of other programs that mean another piece of the side too.
func (c *compiler) checkForeign(i int) {
	t, def := c.types[i], c.def.Types[i]
	for j, other := range c.types {
		if !t.sharesOwner(other) {
			continue
		}
		for _, letter := range def.Also {
			if c.def.Types[j].Letter == letter || j < i && slices.Contains(c.def.Types[j].Also, letter) {
				c.Add(c.near(t, t.def.Get("also").At), "FM053", "letter %q in also of %s is already a letter of %s; one letter can mean only one piece", letter, t.name, other.name)
			}
		}
	}
}

// sharesOwner reports whether some side can own both types.
func (t *pieceType) sharesOwner(other *pieceType) bool {
	return t.owners[define.White] && other.owners[define.White] || t.owners[define.Black] && other.owners[define.Black]
}

// letterPlace returns where to change a letter that two types share: in the file that
// is compiled, if one of them has its letter from there.
func (c *compiler) letterPlace(t, other *pieceType) source.Place {
	if at := other.def.Get("letter").At; at.File == c.game.At.File {
		if t.def.Get("letter").At.File != at.File {
			return at
		}
	}
	return c.near(t, t.def.Get("letter").At)
}

// ofOther says what to do about a letter of a piece that only the other side has, which is written in the
// other case: if the start has that one too, this side lacks the piece.
func (c *compiler) ofOther(at source.Place, side define.Color, written, piece string) source.Fix {
	squares, _, _ := strings.Cut(strings.TrimSpace(c.def.Start), " ")
	if strings.Contains(squares, written) {
		return source.Fix{Remark: fmt.Sprintf("; add %s to pieces.%s", piece, sideKeys[side])}
	}
	end := at
	end.Column += len(written)
	return source.Fix{From: at, To: end, Text: written, Remark: fmt.Sprintf("; %v has one: write %s", side.Other(), written)}
}
