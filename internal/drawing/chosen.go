package drawing

import (
	"strconv"

	"fairymax/variants/picture"
)

// Figure is the figure of a name, the same for both sides. Without such a figure it is empty.
func (l *Library) Figure(name string) Drawing {
	if f := l.byName[name]; f != nil {
		return alike(f.shapes...)
	}
	return Drawing{}
}

// chosen returns the shapes that a definition chooses for a side, nil if it leaves them to the
// moves of the piece.
func (l *Library) chosen(hint Hint, side int) []shape {
	if own := hint.Own[side]; len(own.Shapes) > 0 {
		return ownShapes(own)
	}
	if f := l.byName[hint.Figure[side]]; f != nil {
		return f.shapes
	}
	return nil
}

// onPlate is where a picture stands on a disc.
var onPlate = fit{6.5, 6.5, 32. / Field, 32. / Field}

// ownShapes draws a picture of an author.
func ownShapes(p picture.Picture) (shapes []shape) {
	if p.Plate {
		shapes = append(shapes, shape{kind: body, path: circle(Field/2., Field/2., 21)})
	}
	for _, drawn := range p.Shapes {
		s := ownShape(drawn)
		if p.Plate {
			moved, err := s.moved(onPlate)
			if err != nil {
				panic(err) // package picture has written the path
			}
			s = moved
		}
		shapes = append(shapes, s)
	}
	return shapes
}

// ownShape is a shape of the kind that has the same colours for each side.
func ownShape(drawn picture.Shape) shape {
	s := shape{kind: tinted, path: drawn.Path, width: drawn.Width, evenOdd: drawn.EvenOdd}
	switch fill, stroke := drawn.Fill, drawn.Stroke; {
	case fill.Kind == picture.Side && stroke.Kind == picture.Side:
		s.kind = body
	case stroke.Kind == picture.None && fill.Kind != picture.None:
		s.width = 0
		s.colours = attribute("fill", fill) + ` stroke="none"`
	default:
		s.colours = attribute("fill", fill) + attribute("stroke", stroke)
	}
	return s
}

// attribute writes a colour as an attribute; that of the side is inherited.
func attribute(name string, p picture.Paint) string {
	text := ""
	switch p.Kind {
	case picture.None:
		return " " + name + `="none"`
	case picture.Ink:
		text = " " + name + `="currentColor"`
	case picture.Coloured:
		text = " " + name + `="` + p.Colour + `"`
	}
	if p.Opacity < 1 {
		text += " " + name + `-opacity="` + strconv.FormatFloat(p.Opacity, 'f', -1, 64) + `"`
	}
	return text
}
