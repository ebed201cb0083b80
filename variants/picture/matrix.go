package picture

import (
	"fmt"
	"math"
	"regexp"
	"strings"
)

// point is a place of a picture; y grows downward.
type point struct{ x, y float64 }

// matrix is an affine map: x becomes a·x + c·y + e, y becomes b·x + d·y + f.
type matrix struct{ a, b, c, d, e, f float64 }

var identity = matrix{a: 1, d: 1}

// of is the map that first does n, then m.
func (m matrix) of(n matrix) matrix {
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

func (m matrix) at(p point) point { return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f} }

// scale is how much longer lines become, in the mean.
func (m matrix) scale() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

var transformForm = regexp.MustCompile(`^\s*([A-Za-z]+)\s*\(([^()]*)\)[\s,]*`)

// readTransform reads the attribute transform.
func readTransform(text string) (matrix, error) {
	m := identity
	for strings.TrimSpace(text) != "" {
		part := transformForm.FindStringSubmatch(text)
		if part == nil {
			return m, fmt.Errorf("transform %q is not like translate(2 3) or matrix(1 0 0 1 2 3)", text)
		}
		text = text[len(part[0]):]
		next, err := oneTransform(part[1], part[2])
		if err != nil {
			return m, err
		}
		m = m.of(next)
	}
	return m, nil
}

// oneTransform reads a function of a transform.
func oneTransform(name, inside string) (matrix, error) {
	n, err := numbers(inside)
	if err != nil {
		return identity, err
	}
	given := len(n)
	n = append(n, 0, 0, 0)
	switch {
	case name == "translate" && (given == 1 || given == 2):
		return matrix{1, 0, 0, 1, n[0], n[1]}, nil
	case name == "scale" && given == 1:
		return matrix{a: n[0], d: n[0]}, nil
	case name == "scale" && given == 2:
		return matrix{a: n[0], d: n[1]}, nil
	case name == "rotate" && (given == 1 || given == 3):
		sin, cos := math.Sincos(n[0] * math.Pi / 180)
		turn := matrix{cos, sin, -sin, cos, 0, 0}
		return matrix{1, 0, 0, 1, n[1], n[2]}.of(turn).of(matrix{1, 0, 0, 1, -n[1], -n[2]}), nil
	case name == "skewX" && given == 1:
		return matrix{1, 0, math.Tan(n[0] * math.Pi / 180), 1, 0, 0}, nil
	case name == "skewY" && given == 1:
		return matrix{1, math.Tan(n[0] * math.Pi / 180), 0, 1, 0, 0}, nil
	case name == "matrix" && given == 6:
		return matrix{n[0], n[1], n[2], n[3], n[4], n[5]}, nil
	}
	return identity, fmt.Errorf("transform %s with %d numbers", name, given)
}

// box is a rectangle.
type box struct{ x, y, width, height float64 }

// ontoField is the map of a view box onto the field: as large as fits, in the middle.
func (b box) ontoField() matrix {
	scale := Field / max(b.width, b.height)
	return matrix{scale, 0, 0, scale, (Field-b.width*scale)/2 - b.x*scale, (Field-b.height*scale)/2 - b.y*scale}
}
