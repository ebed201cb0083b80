package variants

import (
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// startPiece reads a letter of the start position. It reports each unknown letter
// once for both sides. A promoted piece, as Q~, counts as the type of its letter. The letter is
// at a byte of start.
func (c *compiler) startPiece(start *source.Node, offset int, letter string, reported map[string]bool) occupant {
	m, ok := c.byLetter(strings.TrimSuffix(letter, define.ShadowMark))
	upper := strings.ToUpper(letter)
	if ok || c.unsure || reported[upper] {
		return m
	}
	reported[upper] = true
	at := c.Inside(start, offset)
	if piece, own := c.relettered(at, upper); own != nil {
		c.Add(own.At, "FM071", "start: the inherited position has %q for the %s; write a start with the new letter %q", upper, piece, own.Text())
		return m
	}
	if list := c.game.Get("pieces"); list != nil && list.Table == nil && list.Key == list.At {
		c.noList(at, upper) // the list has only the pieces that the file defines
		return m
	}
	name := c.unlisted(upper)
	if name == "" {
		c.strangeLetter(at, m.side, upper)
		return m
	}
	c.missing[name] = true
	if list := c.game.Get("pieces"); list != nil && list.At.File == c.game.At.File {
		at = list.At
	}
	c.Add(at, "FM071", "start: no piece has the letter %q%s", upper, c.enlisting(at, name))
	return m
}

// noList reports that a game lists no pieces where the start position has others than its own.
func (c *compiler) noList(at source.Place, letter string) {
	var names []string
	for _, t := range c.types {
		names = append(names, strconv.Quote(t.name))
	}
	for _, name := range strings.Fields(vocabulary.CommonPieces) {
		upper := c.pieces.Get(name, "letter").Text()
		if _, taken := c.byLetter(upper); c.typeOf(name) == nil && !taken && upper != "" && strings.Contains(strings.ToUpper(c.def.Start), upper) {
			names = append(names, strconv.Quote(name))
		}
	}
	c.Add(at, "FM071", "start: no piece has the letter %q; list all pieces of the game, such as pieces = [%s]", letter, strings.Join(names, ", "))
	c.unsure = true
}

// relettered returns the piece to which this file gives another letter than the start has, which
// is inherited; nil if there is none.
func (c *compiler) relettered(at source.Place, upper string) (piece string, letter *source.Node) {
	for _, t := range c.types {
		own := c.game.Get("piece", t.name, "letter")
		if own != nil && own.At.File == c.game.At.File && at.File != own.At.File && c.pieces.Get(t.name, "letter").Text() == upper {
			return t.name, own
		}
	}
	return "", nil
}

// strangeLetter reports a letter that no piece of a side has.
func (c *compiler) strangeLetter(at source.Place, side define.Color, upper string) {
	of, fix, written := "", source.Fix{}, upper
	if side == define.White {
		written = strings.ToLower(upper)
	}
	others, have := c.byLetter(written)
	if have {
		of, fix = " of "+side.String(), c.ofOther(at, side, written, c.typeName(others.kind))
	}
	list := c.game.Get("pieces", sideKeys[side])
	if list != nil && !fix.Changes() && fix.Remark != "" && list.At.File == c.game.At.File {
		remark := fix.Remark
		at, fix = list.At, c.enlisting(list.At, c.typeName(others.kind))
		fix.Remark = remark
	}
	c.Add(c.blame(at, "pieces"), "FM071", "start: no piece%s has the letter %q%s", of, upper, fix)
}

// enlisting is the fix that adds a piece to the list at a place.
func (c *compiler) enlisting(at source.Place, name string) source.Fix {
	fix := source.Fix{Remark: "; add " + name + " to pieces"}
	if list := c.Line(at); strings.HasPrefix(list, `["`) {
		at.Column++
		fix.From, fix.To, fix.Text = at, at, strconv.Quote(name)+", "
	}
	return fix
}

// unlisted returns the piece outside the game that was probably meant by a letter: the one that
// the game names in its rules, or the only one that has this letter if both sides have it; "" if
// that is not clear.
func (c *compiler) unlisted(letter string) string {
	var all, named []string
	for _, name := range c.known() {
		if slices.Contains(all, name) || c.define(name).Get("letter").Text() != letter {
			continue
		}
		if c.typeOf(name) != nil {
			return ""
		}
		all = append(all, name)
		if mentions(c.game, name) {
			named = append(named, name)
		}
	}
	switch {
	case len(named) == 1:
		return named[0]
	case len(named) == 0 && len(all) == 1 && strings.Contains(c.def.Start, letter) && strings.Contains(c.def.Start, strings.ToLower(letter)):
		return all[0]
	}
	return ""
}

// mentions reports whether a name is a key or a text somewhere in a tree.
func mentions(tree *source.Node, name string) bool {
	return tree.Any(func(n *source.Node) bool { return n.Text() == name || n.Has(name) })
}
