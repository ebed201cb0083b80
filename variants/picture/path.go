package picture

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// segment is a command of a path with absolute points: M and L with one, C with three, Z
// with none.
type segment struct {
	command byte
	points  []point
}

// outline collects the segments of a path.
type outline struct {
	segments []segment
	at       point // where the pen is
	start    point // of the part that is being drawn
}

func (o *outline) move(to point) {
	o.segments = append(o.segments, segment{'M', []point{to}})
	o.at, o.start = to, to
}

func (o *outline) line(to point) {
	o.segments = append(o.segments, segment{'L', []point{to}})
	o.at = to
}

func (o *outline) curve(a, b, to point) {
	o.segments = append(o.segments, segment{'C', []point{a, b, to}})
	o.at = to
}

// quadratic draws a curve with one control point, as one with two.
func (o *outline) quadratic(by, to point) {
	third := func(p point) point { return point{p.x + (by.x-p.x)*2/3, p.y + (by.y-p.y)*2/3} }
	o.curve(third(o.at), third(to), to)
}

func (o *outline) close() {
	o.segments = append(o.segments, segment{command: 'Z'})
	o.at = o.start
}

// text writes the outline after a map, with two decimals.
func (o *outline) text(m matrix) (string, error) {
	var b strings.Builder
	for _, s := range o.segments {
		b.WriteByte(s.command)
		for i, p := range s.points {
			p = m.at(p)
			if math.Abs(p.x) > farthest || math.Abs(p.y) > farthest || p != p {
				return "", fmt.Errorf("the shape goes too far outside the picture")
			}
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(decimal(p.x) + " " + decimal(p.y))
		}
	}
	return b.String(), nil
}

// farthest is how far from the corner of the field a shape may go.
const farthest = 1000

// decimal writes a length with at most two decimals.
func decimal(n float64) string {
	n = math.Round(n*100) / 100
	return strconv.FormatFloat(n+0, 'f', -1, 64) // adding 0 turns -0 into 0
}

// counts is how many numbers each command of path data takes.
var counts = map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Q': 4, 'T': 2, 'A': 7, 'Z': 0}

// pathError is a mistake at a byte of path data.
type pathError struct {
	offset int
	text   string
}

func (e *pathError) Error() string { return e.text }

// readPath reads path data.
func readPath(d string) (*outline, error) {
	p := &pathReader{scanner: scanner{text: d}}
	for p.skip(); p.pos < len(d); p.skip() {
		c := d[p.pos]
		switch {
		case c >= 'A' && counts[c&^0x20] > 0 || c == 'z' || c == 'Z':
			p.pos++
			p.command = c
		case p.command == 0 || p.command == 'z' || p.command == 'Z':
			return nil, &pathError{p.pos, fmt.Sprintf("%q is not a command of a path; the commands are M, L, H, V, C, S, Q, T, A and Z", c)}
		}
		if len(p.segments) == 0 && p.command != 'M' && p.command != 'm' {
			return nil, &pathError{p.pos - 1, "a path begins with M and a point, such as M 12 38"}
		}
		if err := p.step(); err != nil {
			return nil, err
		}
	}
	return &p.outline, nil
}

// pathReader draws while it reads.
type pathReader struct {
	scanner
	outline
	command byte
	mirror  point // the last control point, for the commands S and T
	last    byte  // the command that set it, in capitals
}

// step reads the numbers of a command and carries it out. Numbers that follow repeat it.
func (p *pathReader) step() error {
	letter := p.command &^ 0x20
	n := make([]float64, counts[letter])
	for i := range n {
		var err error
		if n[i], err = p.number(letter == 'A' && (i == 3 || i == 4)); err != nil {
			return err
		}
	}
	base := point{}
	if p.command >= 'a' {
		base = p.at
	}
	p.carry(letter, n, base)
	if p.last = letter; letter == 'M' {
		p.command = 'L' | p.command&0x20
	}
	return nil
}

// carry draws a command; its numbers count from a base.
func (p *pathReader) carry(letter byte, n []float64, base point) {
	at := func(i int) point { return point{base.x + n[i], base.y + n[i+1]} }
	switch letter {
	case 'M':
		p.move(at(0))
	case 'L':
		p.line(at(0))
	case 'H':
		p.line(point{base.x + n[0], p.at.y})
	case 'V':
		p.line(point{p.at.x, base.y + n[0]})
	case 'C':
		p.mirror = at(2)
		p.curve(at(0), at(2), at(4))
	case 'S':
		first := p.mirrored("CS")
		p.mirror = at(0)
		p.curve(first, at(0), at(2))
	case 'Q':
		p.mirror = at(0)
		p.quadratic(at(0), at(2))
	case 'T':
		p.mirror = p.mirrored("QT")
		p.quadratic(p.mirror, at(0))
	case 'A':
		p.arc(n[0], n[1], n[2], n[3] != 0, n[4] != 0, at(5))
	case 'Z':
		p.close()
	}
}

// mirrored is the last control point on the other side of the pen, where the last
// command was one of these; else it is the pen.
func (p *pathReader) mirrored(after string) point {
	if strings.IndexByte(after, p.last) < 0 {
		return p.at
	}
	return point{2*p.at.x - p.mirror.x, 2*p.at.y - p.mirror.y}
}
