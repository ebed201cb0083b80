package picture

import (
	"fmt"
	"math"
	"slices"
)

// forms draw the elements that are shapes.
var forms = map[string]func(a attributes) (*outline, error){
	"path":     drawPath,
	"rect":     drawRect,
	"circle":   drawCircle,
	"ellipse":  drawEllipse,
	"line":     drawLine,
	"polyline": func(a attributes) (*outline, error) { return drawPoints(a, false) },
	"polygon":  func(a attributes) (*outline, error) { return drawPoints(a, true) },
}

// attributes are those of an element, by their names.
type attributes map[string]string

// hasOneOf reports whether one of some attributes is given.
func (a attributes) hasOneOf(names ...string) bool {
	return slices.ContainsFunc(names, func(name string) bool { return a[name] != "" })
}

// lengths reads attributes that are lengths; those that are not given are 0.
func (a attributes) lengths(names ...string) ([]float64, error) {
	all := make([]float64, len(names))
	for i, name := range names {
		if a[name] == "" {
			continue
		}
		var err error
		if all[i], err = length(a[name]); err != nil {
			return nil, &attributeError{name, err}
		}
	}
	return all, nil
}

// attributeError is a mistake in an attribute.
type attributeError struct {
	name string
	err  error
}

func (e *attributeError) Error() string { return e.name + ": " + e.err.Error() }
func (e *attributeError) Unwrap() error { return e.err }

func drawPath(a attributes) (*outline, error) {
	o, err := readPath(a["d"])
	if err != nil {
		return nil, &attributeError{"d", err}
	}
	return o, nil
}

func drawRect(a attributes) (*outline, error) {
	n, err := a.lengths("x", "y", "width", "height", "rx", "ry")
	if err != nil {
		return nil, err
	}
	x, y, width, height, rx, ry := n[0], n[1], n[2], n[3], n[4], n[5]
	if a["rx"] == "" {
		rx = ry
	}
	if a["ry"] == "" {
		ry = rx
	}
	rx, ry = math.Min(math.Abs(rx), width/2), math.Min(math.Abs(ry), height/2)
	o := new(outline)
	if width <= 0 || height <= 0 {
		return o, nil
	}
	o.move(point{x + rx, y})
	for _, corner := range []struct{ side, end point }{
		{point{x + width - rx, y}, point{x + width, y + ry}},
		{point{x + width, y + height - ry}, point{x + width - rx, y + height}},
		{point{x + rx, y + height}, point{x, y + height - ry}},
		{point{x, y + ry}, point{x + rx, y}},
	} {
		if o.line(corner.side); rx > 0 && ry > 0 {
			o.arc(rx, ry, 0, false, true, corner.end)
		}
	}
	o.close()
	return o, nil
}

func drawCircle(a attributes) (*outline, error) {
	n, err := a.lengths("cx", "cy", "r")
	if err != nil {
		return nil, err
	}
	return around(n[0], n[1], n[2], n[2]), nil
}

func drawEllipse(a attributes) (*outline, error) {
	n, err := a.lengths("cx", "cy", "rx", "ry")
	if err != nil {
		return nil, err
	}
	return around(n[0], n[1], n[2], n[3]), nil
}

// around draws an ellipse.
func around(x, y, rx, ry float64) *outline {
	o := new(outline)
	if rx <= 0 || ry <= 0 {
		return o
	}
	start := point{x - rx, y}
	o.move(start)
	o.sweep(matrix{rx, 0, 0, ry, x, y}, math.Pi, 3*math.Pi, start)
	o.close()
	return o
}

func drawLine(a attributes) (*outline, error) {
	n, err := a.lengths("x1", "y1", "x2", "y2")
	if err != nil {
		return nil, err
	}
	o := new(outline)
	o.move(point{n[0], n[1]})
	o.line(point{n[2], n[3]})
	return o, nil
}

func drawPoints(a attributes, closed bool) (*outline, error) {
	n, err := numbers(a["points"])
	if err == nil && len(n)%2 != 0 {
		err = fmt.Errorf("%d numbers, but each point has two", len(n))
	}
	if err != nil {
		return nil, &attributeError{"points", err}
	}
	o := new(outline)
	for i := 0; i < len(n); i += 2 {
		if at := (point{n[i], n[i+1]}); i == 0 {
			o.move(at)
		} else {
			o.line(at)
		}
	}
	if closed && len(n) > 0 {
		o.close()
	}
	return o, nil
}
