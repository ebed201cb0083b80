package variants

import (
	"regexp"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// unknownPiece is what stands where a piece should, with the marks of a letter.
var unknownPiece = regexp.MustCompile(`^(?s:.)['!]?~?`)

var token = regexp.MustCompile(`^(\d+|\+?[A-Za-z]['!]?~?)`)

// readStart reads the start position and the size of the board.
func (c *compiler) readStart() {
	width, height, sized := c.size()
	start := c.game.Get("start")
	if start != nil && strings.ContainsAny(start.Text(), "\r\n") {
		c.Add(start.At, "FM070", "start: a FEN stands on one line, its ranks separated by slashes")
		start.Bad, start = true, nil
	}
	if start == nil {
		c.width, c.height = define.MaxSide, define.MaxSide
		if sized {
			c.width, c.height = width, height
		}
		c.def.Files, c.def.Ranks = c.width, c.height
		return
	}
	c.def.Start = start.Text()
	first, rest, _ := strings.Cut(strings.TrimSpace(start.Text()), " ")
	squares, hands, some := strings.Cut(first, "[")
	at := strings.Index(start.Text(), first)
	c.start = c.readPlacement(start, squares, at)
	if some {
		c.startHands(start, hands, at+len(squares)+1)
	}
	c.checkFields(start, strings.Fields(rest))
	c.checkSize(start, width, height, sized)
	c.def.Files, c.def.Ranks = c.width, c.height
}

// readPlacement reads the squares of a FEN, which begin at a byte of start.
func (c *compiler) readPlacement(start *source.Node, squares string, at int) placement {
	var p placement
	reported := make(map[string]bool)
	for row := range strings.SplitSeq(squares, "/") {
		var rank []occupant
		c.ranksAt = append(c.ranksAt, c.Inside(start, at))
		for row != "" {
			t := token.FindString(row)
			if t == "" {
				t = unknownPiece.FindString(row)
				c.Add(c.Inside(start, at), "FM070", "start: %q is neither a piece nor a number of empty squares", t)
				reported[strings.ToUpper(t)] = true
			}
			if t[0] >= '0' && t[0] <= '9' {
				rank = append(rank, make([]occupant, emptySquares(t))...)
			} else {
				rank = append(rank, c.startPiece(c.Inside(start, at), t, reported))
			}
			row = row[len(t):]
			at += len(t)
		}
		p = append(p, rank)
		at++ // the slash
	}
	return p
}

// startPiece reads a letter of the start position. It reports each unknown letter
// once for both sides. A promoted piece, as Q~, counts as the type of its letter.
func (c *compiler) startPiece(at source.Place, letter string, reported map[string]bool) occupant {
	m, ok := c.byLetter(strings.TrimSuffix(letter, shadowMark))
	upper := strings.ToUpper(letter)
	if ok || c.unsure || reported[upper] {
		return m
	}
	reported[upper] = true
	name := c.unlisted(upper)
	if name == "" {
		c.Add(c.blame(at, "pieces"), "FM071", "start: no piece of %v has the letter %q%s", m.side, upper, c.ofOther(m.side, upper))
		return m
	}
	c.missing[name] = true
	if list := c.game.Get("pieces"); list != nil && list.At.File == c.game.At.File {
		at = list.At
	}
	c.Add(at, "FM071", "start: no piece has the letter %q; add %s to pieces", upper, name)
	return m
}

// unlisted returns the piece outside the game that was probably meant by a letter: the one that
// the game names in its rules, or the only one that has this letter if both sides have it; "" if
// that is not clear.
func (c *compiler) unlisted(letter string) string {
	var all, named []string
	for _, name := range c.known() {
		if c.define(name).Get("letter").Text() != letter {
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

// emptySquares reads a number. More than a board has is always MaxSide + 1.
func emptySquares(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		n = define.MaxSide + 1
	}
	return min(n, define.MaxSide+1)
}

// byLetter returns the piece of a letter; capital letters are White's.
func (c *compiler) byLetter(letter string) (occupant, bool) {
	side := define.White
	upper := strings.ToUpper(letter)
	if letter != upper {
		side = define.Black
	}
	for i, t := range c.types {
		if t.owners[side] && c.def.Types[i].Letter == upper {
			return occupant{t.id, side}, true
		}
	}
	return occupant{0, side}, false
}

// checkSize compares the position with the key board. If one rank differs from most
// others, the rank is wrong; if all agree, the key is.
func (c *compiler) checkSize(start *source.Node, width, height int, sized bool) {
	c.width, c.height = c.start.width(), len(c.start)
	if max(c.width, c.height) > define.MaxSide {
		if sized || !c.game.Has("board") {
			c.Add(start.At, "FM072", "start has %d files and %d ranks; a board has at most %d", c.width, c.height, define.MaxSide)
		}
		c.width, c.height = min(c.width, define.MaxSide), min(c.height, define.MaxSide)
		return
	}
	if i, ok := c.joinedRanks(height, sized); ok {
		c.Add(c.ranksAt[i], "FM073", "start: %d squares without a slash; a rank has %d, so write a / after the first %d", len(c.start[i]), c.width, len(c.start[i])-c.width)
		c.height++
		return
	}
	for i, rank := range c.start {
		if len(rank) == c.width {
			continue
		}
		n := c.height - i
		if sized && width == c.width {
			c.Add(c.ranksAt[i], "FM073", "start: rank %d has %d squares, but board says %dx%d", n, len(rank), width, height)
		} else {
			c.Add(c.ranksAt[i], "FM074", "start: rank %d has %d squares, the others have %d", n, len(rank), c.width)
		}
	}
	if sized && (width != c.width || height != c.height) {
		c.Add(c.blame(c.game.Get("board").At, "start"), "FM075", "board says %dx%d, but start has %d files and %d ranks", width, height, c.width, c.height)
		// go on with room for both, so that the mistake is reported once
		c.width, c.height = max(c.width, width), max(c.height, height)
	}
}

// joinedRanks returns the index of two ranks that are read as one, because the slash between them
// is missing.
func (c *compiler) joinedRanks(height int, sized bool) (index int, ok bool) {
	if sized && height != c.height+1 {
		return 0, false
	}
	for i, rank := range c.start {
		switch {
		case len(rank) == c.width:
		case len(rank) != 2*c.width || ok:
			return 0, false
		default:
			index, ok = i, true
		}
	}
	return index, ok
}

// checkFields checks the fields after the squares. Package board reads them again when
// everything else is right.
func (c *compiler) checkFields(start *source.Node, fields []string) {
	switch {
	case len(fields) == 0:
		c.Add(c.Field(start, 1), "FM076", `start: the side to move is missing; a FEN ends like "w - - 0 1"`)
	case fields[0] != "w" && fields[0] != "b":
		c.Add(c.Field(start, 1), "FM077", `start: the side to move must be "w" or "b", not %q`, fields[0])
	}
}

// checkWithin reports pieces that stand outside the zone in which they must stay.
func (c *compiler) checkWithin() {
	for i, rank := range c.start {
		for file, m := range rank {
			if m.kind == 0 || len(c.start) != c.height || file >= c.width {
				continue
			}
			t := c.types[m.kind-1]
			within := c.zone(t.def.Get("within"), m.side)
			if within != nil && !within.Empty() && !within.Has(c.square(file, c.height-1-i, define.White)) {
				c.Add(c.blame(c.game.Get("start").At, "pieces"), "FM078", "start: %s stands on %c%d, outside the zone that it may not leave (within)", spelling.WithArticle(t.name), 'a'+file, c.height-i)
			}
		}
	}
}

// checkHoles reports pieces that stand on missing squares.
func (c *compiler) checkHoles() {
	for i, rank := range c.start {
		for file, m := range rank {
			if m.kind == 0 || len(c.start) != c.height || file >= c.width {
				continue
			}
			if s := c.square(file, c.height-1-i, define.White); c.def.Holes.Has(s) {
				c.Add(c.game.Get("holes").At, "FM079", "start: there is a piece on %c%d, but holes removes this square", 'a'+file, c.height-i)
			}
		}
	}
}

// size reads the key board; ok is false if it gives no size.
func (c *compiler) size() (width, height int, ok bool) {
	n := c.game.Get("board")
	if n == nil {
		return 0, 0, false
	}
	m := vocabulary.SizeForm.FindStringSubmatch(n.Text())
	if m == nil {
		c.Add(n.At, "FM041", "board = %q must be files x ranks, such as \"8x8\"", n.Text())
		return 0, 0, false
	}
	width, _ = strconv.Atoi(m[1])
	height, _ = strconv.Atoi(m[2])
	if min(width, height) < 1 || max(width, height) > define.MaxSide {
		c.Add(n.At, "FM042", "board = %q: a board has 1 to %d files and ranks", n.Text(), define.MaxSide)
		return 0, 0, false
	}
	return width, height, true
}

// startHands reads the pieces in hand, which follow the squares from a byte of start
// on.
func (c *compiler) startHands(start *source.Node, text string, at int) {
	c.brackets = "[" + text
	letters, closed := strings.CutSuffix(text, "]")
	if !closed {
		c.Add(c.Inside(start, at-1), "FM250", "start: the hand [%s has no closing ]", text)
	}
	reported := make(map[string]bool)
	for letters != "" {
		t := token.FindString(letters)
		if t == "" || t[0] >= '0' && t[0] <= '9' {
			c.Add(c.Inside(start, at), "FM251", "start: [%s is not a hand; write a letter for each piece, lower-case for Black, such as [NNn]", text)
			return
		}
		letters = letters[len(t):]
		m := c.startPiece(c.Inside(start, at), t, reported)
		at += len(t)
		if m.kind != 0 {
			if c.hands[m.side] == nil {
				c.hands[m.side] = make(map[define.PieceType]int)
			}
			c.hands[m.side][m.kind]++
		}
	}
}
