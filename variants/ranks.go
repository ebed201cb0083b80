package variants

import (
	"slices"
	"strings"
	"unicode"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// This file compares the ranks of the start position with the size of the board, and says which
// rank was probably meant: in most games one army mirrors the other.

// checkSize compares the position with the key board. If one rank differs from most others, the
// rank is wrong. If all agree, a rank is missing or one too many where the files are right, and
// else the key is wrong.
func (c *compiler) checkSize(start *source.Node, width, height int, sized bool) {
	c.width, c.height = c.start.width(), len(c.start)
	if max(c.width, c.height) > define.MaxSide {
		if sized || !c.game.Has("board") {
			c.Add(start.At, "FM072", "start has %s; a board has at most %d", c.filesAndRanks(), define.MaxSide)
		}
		c.width, c.height = min(c.width, define.MaxSide), min(c.height, define.MaxSide)
	} else if i, at, ok := c.joinedRanks(height, sized); ok {
		place := c.ranksAt[i]
		place.Column += at
		c.Add(c.ranksAt[i], "FM073", "start: %d squares without a slash; a rank has %d%s", len(c.start[i]), c.width,
			source.Insert(place, "/", ", so write a / behind "+c.rows[i][:at]))
		c.height++
	} else if even := c.checkRanks(width, height, sized); sized && (width != c.width || c.lacksRanks(height, even)) {
		c.checkHeight(start, width, height)
	}
	if sized { // go on with room for both, so that the mistake is reported once
		c.width, c.height = max(c.width, width), max(c.height, height)
	}
}

// lacksRanks reports whether the number of ranks is wrong, and not only because of one that is not
// right itself.
func (c *compiler) lacksRanks(height int, even bool) bool {
	return height != c.height && (even || height > c.height+1 || c.height > height+1)
}

// filesAndRanks says how large the start position is.
func (c *compiler) filesAndRanks() string {
	return spelling.Counted(c.width, "file") + " and " + spelling.Counted(c.height, "rank")
}

// checkRanks demands that all ranks have as many squares. It reports whether they have.
func (c *compiler) checkRanks(width, height int, sized bool) bool {
	even := true
	for i, rank := range c.start {
		if len(rank) == c.width {
			continue
		}
		even = false
		n := c.height - i
		if sized && width == c.width {
			c.Add(c.ranksAt[i], "FM073", "start: rank %d has %s, but board says %dx%d%s", n, spelling.Counted(len(rank), "square"), width, height, c.rankMeant(i))
		} else {
			c.Add(c.ranksAt[i], "FM074", "start: rank %d has %s, the others have %d%s", n, spelling.Counted(len(rank), "square"), c.width, c.rankMeant(i))
		}
	}
	return even
}

// checkHeight reports that the board and the start differ in size.
func (c *compiler) checkHeight(start *source.Node, width, height int) {
	const says = "board says %dx%d, but start has %s%s"
	board := c.game.Get("board")
	if width != c.width || board.At.File != start.At.File {
		c.Add(c.blame(board.At, "start"), "FM075", says, width, height, c.filesAndRanks(), source.Fix{})
		return
	}
	fix := c.lackingRank(height)
	at := start.At
	if fix.Changes() {
		at = fix.From
	}
	c.Add(at, "FM075", says, width, height, c.filesAndRanks(), fix)
}

// joinedRanks returns the index of two ranks that are read as one because the slash between them is
// missing, and where it is missing.
func (c *compiler) joinedRanks(height int, sized bool) (index, at int, ok bool) {
	if sized && height != c.height+1 {
		return 0, 0, false
	}
	for i, rank := range c.start {
		if len(rank) == c.width {
			continue
		}
		if ok {
			return 0, 0, false
		}
		if index, ok = i, true; ok {
			at = twoRanks(c.rows[i], c.width)
		}
	}
	return index, at, at > 0
}

// twoRanks returns where to cut a row into two ranks of a width, 0 if that cannot be. A number of
// several digits may be two numbers.
func twoRanks(row string, width int) int {
	const longest = 8 * define.MaxSide // bytes, with letters such as +P!~
	for at := 1; at < min(len(row), longest); at++ {
		if squaresIn(row[:at]) == width && squaresIn(row[at:]) == width {
			return at
		}
	}
	return 0
}

// squaresIn counts the squares of a row, -1 if it is none.
func squaresIn(row string) int {
	n := 0
	for row != "" {
		t := token.FindString(row)
		switch {
		case t == "":
			return -1
		case t[0] >= '0' && t[0] <= '9':
			n += emptySquares(t)
		default:
			n++
		}
		row = row[len(t):]
	}
	return n
}

// mirrors are the ways in which one army mirrors the other: file by file, or turned around.
var mirrors = []func(row string) string{
	otherCase,
	func(row string) string {
		var tokens []string
		for row != "" {
			t := token.FindString(row)
			if t == "" {
				return ""
			}
			tokens = append(tokens, t)
			row = row[len(t):]
		}
		slices.Reverse(tokens)
		return otherCase(strings.Join(tokens, ""))
	},
}

// otherCase turns the letters of one side into those of the other.
func otherCase(row string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsUpper(r) {
			return unicode.ToLower(r)
		}
		return unicode.ToUpper(r)
	}, row)
}

// isMirror reports whether the ranks of one side mirror those of the other.
func isMirror(rows []string, mirror func(string) string) bool {
	for i, row := range rows[:(len(rows)+1)/2] {
		if mirror(row) != rows[len(rows)-1-i] {
			return false
		}
	}
	return true
}

// rankMeant asks for the rank that was probably meant: that which mirrors the one of the other side,
// if all ranks do then.
func (c *compiler) rankMeant(i int) source.Fix {
	rows := slices.Clone(c.rows)
	for _, mirror := range mirrors {
		rows[i] = mirror(c.rows[len(rows)-1-i])
		if squaresIn(rows[i]) == c.width && isMirror(rows, mirror) {
			return c.rewritten(i, c.rows[i], rows[i], "; did you mean "+rows[i]+"?")
		}
	}
	return source.Fix{}
}

// rewritten is the fix that writes something else for a rank.
func (c *compiler) rewritten(i int, from, to, remark string) source.Fix {
	end := c.ranksAt[i]
	if start := c.game.Get("start"); end == start.At {
		return source.Fix{Remark: remark}
	}
	end.Column += len(from)
	return source.Fix{From: c.ranksAt[i], To: end, Text: to, Remark: remark}
}

// lackingRank asks whether a rank is missing or one too many: that with which, or without which, one
// side mirrors the other.
func (c *compiler) lackingRank(height int) source.Fix {
	n := len(c.rows)
	for _, mirror := range mirrors {
		for i := range n {
			if n == height+1 && isMirror(slices.Delete(slices.Clone(c.rows), i, i+1), mirror) && i < n-1 {
				return c.rewritten(i, c.rows[i]+"/", "", "; is the rank "+c.rows[i]+" one too many?")
			}
			lacking := mirror(c.rows[n-1-i])
			if rows := slices.Insert(slices.Clone(c.rows), i, lacking); n == height-1 && isMirror(rows, mirror) {
				return c.rewritten(i, "", lacking+"/", "; is the rank "+lacking+" missing here?")
			}
		}
	}
	return source.Fix{}
}
