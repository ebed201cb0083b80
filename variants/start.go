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
		c.Add(start.At, "FM070", "start: a FEN must be on one line, its ranks separated by slashes")
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
	text := c.slashed(start)
	first, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	squares, hands, some := strings.Cut(first, "[")
	at := strings.Index(text, first)
	c.start = c.readPlacement(start, squares, at)
	if some {
		c.startHands(start, hands, at+len(squares)+1)
	}
	if text == start.Text() {
		c.checkFields(start, strings.Fields(rest))
	}
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
		c.rows = append(c.rows, row)
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
				rank = append(rank, c.startPiece(start, at, t, reported))
			}
			row = row[len(t):]
			at += len(t)
		}
		p = append(p, rank)
		at++ // the slash
	}
	return p
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

// checkFields checks the fields after the squares. Package board reads them again when
// everything else is right.
func (c *compiler) checkFields(start *source.Node, fields []string) {
	switch {
	case len(fields) == 0:
		c.Add(c.Field(start, 1), "FM076", `start: the side to move is missing; a FEN ends like "w - - 0 1"%s`, c.Within(start, len(strings.TrimRight(start.Text(), " ")), 0, " w", ""))
	case fields[0] != "w" && fields[0] != "b":
		c.Add(c.Field(start, 1), "FM077", `start: the side to move must be "w" or "b", not %q%s`, fields[0], c.sideMeant(start, fields[0]))
	}
}

// sideMeant says which side was probably meant to move: a word for it, or White before what looks
// like rights.
func (c *compiler) sideMeant(start *source.Node, field string) source.Fix {
	at := c.Field(start, 1)
	end := at
	end.Column += len(field)
	switch lower := strings.ToLower(field); {
	case lower == "w", lower == "white":
		return source.Fix{From: at, To: end, Text: "w", Remark: "; write w"}
	case lower == "b", lower == "black":
		return source.Fix{From: at, To: end, Text: "b", Remark: "; write b"}
	case field == "-", rightsForm.MatchString(field):
		return source.Insert(at, "w ", "; write w before it")
	}
	return source.Fix{}
}

// rightsForm is what the rights in a FEN look like.
var rightsForm = regexp.MustCompile(`^([A-Za-z]|[a-pA-P]\d+)+$`)

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
				c.Add(c.blameWithin(t), "FM078", "start: %s stands on %c%d, outside the zone that it may not leave (within)", spelling.WithArticle(t.name), 'a'+file, c.height-i)
			}
		}
	}
}

// blameWithin returns the place of the start, or of what made the zone of a piece another one.
func (c *compiler) blameWithin(t *pieceType) source.Place {
	at := c.game.Get("start").At
	if within := t.def.Get("within").At; at.File != c.game.At.File && within.File == c.game.At.File {
		return within
	}
	return c.blame(c.blame(at, "pieces"), "zones")
}

// checkHoles reports pieces that stand on missing squares.
func (c *compiler) checkHoles() {
	for i, rank := range c.start {
		for file, m := range rank {
			if m.kind == 0 || len(c.start) != c.height || file >= c.width {
				continue
			}
			if s := c.square(file, c.height-1-i, define.White); c.def.Holes.Has(s) {
				c.Add(c.blame(c.game.Get("holes").At, "start"), "FM079", "start: there is a piece on %c%d, but holes removes this square", 'a'+file, c.height-i)
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
		c.Add(n.At, "FM041", "board = %q must be files x ranks%s", n.Text(), c.sizeMeant(n))
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

// looseSize is how else a size is written.
var looseSize = regexp.MustCompile(`^\s*(\d{1,2})\s*(?:[xX×*,/-]|by)\s*(\d{1,2})\s*$`)

// sizeMeant says which size was probably meant: that of a text in another form, or of the start.
func (c *compiler) sizeMeant(n *source.Node) source.Fix {
	if m := looseSize.FindStringSubmatch(n.Text()); m != nil {
		size := strconv.Quote(m[1] + "x" + m[2])
		return source.Replace(n, size, "; write "+size)
	}
	if side, err := strconv.Atoi(n.Text()); err == nil && side == 1+strings.Count(c.game.Get("start").Text(), "/") {
		size := strconv.Quote(n.Text() + "x" + n.Text())
		return source.Replace(n, size, "; write "+size)
	}
	return source.Fix{Remark: `, such as "8x8"`}
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
		m := c.startPiece(start, at, t, reported)
		at += len(t)
		if m.kind != 0 {
			if c.hands[m.side] == nil {
				c.hands[m.side] = make(map[define.PieceType]int)
			}
			c.hands[m.side][m.kind]++
		}
	}
}
