package picture

import "math"

// drawn is a shape before the sides get their colours.
type drawn struct {
	path  string
	style style
	whole bool // it covers the whole picture
}

// coloured gives the sides their colours.
func coloured(all []drawn) Picture {
	if len(all) > 1 && all[0].whole && all[0].fillVisible() {
		all = all[1:]
	}
	silhouette := !contains(all, drawn.hasSide)
	p := Picture{Plate: silhouette && !contains(all, func(d drawn) bool { return d.fillVisible() && d.style.fill.isBlack() })}
	for _, d := range all {
		if s := d.shape(silhouette && !p.Plate); s.Fill.Kind != None || s.Stroke.Kind != None {
			p.Shapes = append(p.Shapes, s)
		}
	}
	return p
}

func contains(all []drawn, has func(drawn) bool) bool {
	for _, d := range all {
		if has(d) {
			return true
		}
	}
	return false
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

// shape gives a shape its paints. In a silhouette, black is the colour of the side.
func (d drawn) shape(silhouette bool) Shape {
	s := Shape{Path: d.path, EvenOdd: d.style.evenOdd, Width: d.width()}
	fill, stroke := d.style.fill, d.style.stroke
	side := d.hasSide() || silhouette && d.fillVisible() && fill.isBlack()
	switch {
	case side:
		s.Fill = Paint{Kind: Side, Opacity: 1}
	case d.fillVisible():
		s.Fill = painted(fill, d.style.opacity*d.style.fillOpacity)
	}
	switch {
	case side && (stroke.form == unset || d.strokeVisible() && (stroke.isBlack() || stroke.isWhite())):
		s.Stroke = Paint{Kind: Side, Opacity: 1}
		if !d.strokeVisible() || silhouette {
			s.Width = 0
		}
	case d.strokeVisible():
		s.Stroke = painted(stroke, d.style.opacity*d.style.strokeOpacity)
	}
	return s
}

// width is that of the stroke on the field, thin ones as wide as can be seen.
func (d drawn) width() float64 {
	const least, most = .3, Field
	return min(max(math.Round(d.style.width*d.style.onto.scale()*100)/100, least), most)
}

// painted is a colour that is not that of the side.
func painted(t tint, opacity float64) Paint {
	opacity = math.Round(opacity*100) / 100
	if t.isBlack() {
		return Paint{Kind: Ink, Opacity: opacity}
	}
	return Paint{Kind: Coloured, Colour: t.colour, Opacity: opacity}
}
