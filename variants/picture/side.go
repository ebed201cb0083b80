package picture

import "math"

// drawn is a shape before the sides get their colours.
type drawn struct {
	path  string
	style style
	area  float64 // about
	whole bool    // it covers the whole picture
}

// large is how much of the largest filled shape another must have, for a picture to show its side
// by that.
const large = .3

// coloured gives the sides their colours. A picture in which white is large is like a white
// piece; one in which black is large is like a black piece, or a silhouette. On others, sides
// would look alike.
func coloured(all []drawn) Picture {
	if len(all) > 1 && all[0].whole && all[0].fillVisible() {
		all = all[1:]
	}
	most := largest(all, drawn.fillVisible)
	asWhite := largest(all, drawn.hasSide)
	asBlack := largest(all, func(d drawn) bool { return d.fillVisible() && d.style.fill.isBlack() })
	var p Picture
	var side func(tint) Kind
	switch {
	case asWhite > 0 && asWhite >= large*most:
		side = tint.onWhite
	case asBlack > 0 && asBlack >= large*most:
		side = tint.onBlack
	default:
		side, p.Plate = tint.onPlate, true
	}
	for _, d := range all {
		if s := d.shape(side); s.Fill.Kind != None || s.Stroke.Kind != None {
			p.Shapes = append(p.Shapes, s)
		}
	}
	return p
}

// largest is the area of the largest shape of a kind.
func largest(all []drawn, is func(drawn) bool) (most float64) {
	for _, d := range all {
		if is(d) {
			most = max(most, d.area, 1) // an area of nothing is a line at least
		}
	}
	return most
}

// onWhite says which colours of a white piece are those of its side.
func (t tint) onWhite() Kind {
	switch {
	case t.form == unset || t.isWhite():
		return Side
	case t.isBlack():
		return Ink
	}
	return Coloured
}

// onBlack says it of a black piece, on which details are white.
func (t tint) onBlack() Kind {
	switch {
	case t.isBlack():
		return Side
	case t.form == unset || t.isWhite():
		return Ink
	}
	return Coloured
}

// onPlate says it of a picture on a disc in the side's colour.
func (t tint) onPlate() Kind {
	if t.form == unset || t.isBlack() {
		return Ink
	}
	return Coloured
}

// leastOpacity is what can be seen.
const leastOpacity = 0.03

func (d drawn) fillVisible() bool {
	return d.style.fill.form != nothing && d.style.opacity*d.style.fillOpacity >= leastOpacity
}

func (d drawn) strokeVisible() bool {
	return d.style.stroke.form > nothing && d.style.width > 0 && d.style.opacity*d.style.strokeOpacity >= leastOpacity
}

// hasSide reports whether the fill means the colour of the side.
func (d drawn) hasSide() bool {
	return d.fillVisible() && (d.style.fill.form == unset || d.style.fill.isWhite())
}

// asDrawn keeps all colours. What is not given is as everywhere in SVG: a black fill, no stroke.
func asDrawn(all []drawn) (p Picture) {
	for _, d := range all {
		s := Shape{Path: d.path, EvenOdd: d.style.evenOdd, Width: d.width()}
		if d.fillVisible() {
			s.Fill = d.style.fill.asDrawn(d.style.opacity * d.style.fillOpacity)
		}
		if d.strokeVisible() {
			s.Stroke = d.style.stroke.asDrawn(d.style.opacity * d.style.strokeOpacity)
		}
		p.Shapes = append(p.Shapes, s)
	}
	return p
}

func (t tint) asDrawn(opacity float64) Paint {
	if t.form != given {
		t.colour = "#000000"
	}
	return Paint{Kind: Coloured, Colour: t.colour, Opacity: math.Round(opacity*100) / 100}
}

// shape gives a shape its paints. The outline of what has the colour of the side is that of other
// pieces, unless it has a colour of its own.
func (d drawn) shape(kind func(tint) Kind) Shape {
	s := Shape{Path: d.path, EvenOdd: d.style.evenOdd, Width: d.width()}
	if d.fillVisible() {
		s.Fill = painted(d.style.fill, kind(d.style.fill), d.style.opacity*d.style.fillOpacity)
	}
	stroke := d.style.stroke
	plain := stroke.form == unset || d.strokeVisible() && (stroke.isBlack() || stroke.isWhite())
	switch {
	case s.Fill.Kind == Side && plain:
		s.Stroke = Paint{Kind: Side, Opacity: 1}
		if !d.strokeVisible() || kind(tint{form: current}) == Side {
			s.Width = 0
		}
	case d.strokeVisible():
		s.Stroke = painted(stroke, strokeKind(stroke, kind(stroke)), d.style.opacity*d.style.strokeOpacity)
	}
	return s
}

// strokeKind is the kind of a line: those in black are details, on black pieces those in white.
func strokeKind(t tint, ofFill Kind) Kind {
	if t.isBlack() || ofFill == Ink {
		return Ink
	}
	return Coloured
}

// width is that of the stroke on the field, thin ones as wide as can be seen.
func (d drawn) width() float64 {
	const least, most = .3, Field
	return min(max(math.Round(d.style.width*d.style.onto.scale()*100)/100, least), most)
}

// painted is a paint of a kind.
func painted(t tint, kind Kind, opacity float64) Paint {
	switch kind {
	case Side:
		return Paint{Kind: Side, Opacity: 1}
	case Ink:
		return Paint{Kind: Ink, Opacity: math.Round(opacity*100) / 100}
	}
	return t.asDrawn(opacity)
}
