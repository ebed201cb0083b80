package picture

import "math"

// arc draws an elliptical arc to a point as curves of at most a quarter. See
// https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes.
func (o *outline) arc(rx, ry, turned float64, large, sweep bool, to point) {
	rx, ry = math.Abs(rx), math.Abs(ry)
	from := o.at
	if rx == 0 || ry == 0 || from == to {
		o.line(to)
		return
	}
	sin, cos := math.Sincos(turned * math.Pi / 180)
	// Half of the chord, in the axes of the ellipse.
	hx, hy := (from.x-to.x)/2, (from.y-to.y)/2
	x, y := cos*hx+sin*hy, -sin*hx+cos*hy
	if wide := x*x/(rx*rx) + y*y/(ry*ry); wide > 1 {
		rx, ry = rx*math.Sqrt(wide), ry*math.Sqrt(wide)
	}
	square := rx*rx*y*y + ry*ry*x*x
	away := math.Sqrt(max(0, (rx*rx*ry*ry-square)/square))
	if large == sweep {
		away = -away
	}
	cx, cy := away*rx*y/ry, -away*ry*x/rx
	begin := math.Atan2((y-cy)/ry, (x-cx)/rx)
	end := math.Atan2((-y-cy)/ry, (-x-cx)/rx)
	if sweep && end < begin {
		end += 2 * math.Pi
	} else if !sweep && end > begin {
		end -= 2 * math.Pi
	}
	middle := point{cos*cx - sin*cy + (from.x+to.x)/2, sin*cx + cos*cy + (from.y+to.y)/2}
	o.sweep(matrix{rx * cos, rx * sin, -ry * sin, ry * cos, middle.x, middle.y}, begin, end, to)
}

// sweep draws a part of the unit circle after a map, and ends exactly at a point.
func (o *outline) sweep(m matrix, begin, end float64, to point) {
	parts := int(math.Ceil(math.Abs(end-begin)/(math.Pi/2) - 1e-9))
	step := (end - begin) / float64(max(parts, 1))
	bow := 4.0 / 3 * math.Tan(step/4)
	for i := range parts {
		s0, c0 := math.Sincos(begin + float64(i)*step)
		s1, c1 := math.Sincos(begin + float64(i+1)*step)
		tip := m.at(point{c1, s1})
		if i == parts-1 {
			tip = to
		}
		o.curve(m.at(point{c0 - bow*s0, s0 + bow*c0}), m.at(point{c1 + bow*s1, s1 - bow*c1}), tip)
	}
}
