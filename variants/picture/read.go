package picture

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"fairymax/variants/spelling"
)

// Read reads a picture for both sides. The error is a [Mistake].
func Read(text string) (Picture, error) {
	shapes, err := readShapes(text)
	if err != nil {
		return Picture{}, err
	}
	return coloured(shapes), nil
}

// ReadOneSide reads a picture of one side; its colours stay as they are. The error is a
// [Mistake].
func ReadOneSide(text string) (Picture, error) {
	shapes, err := readShapes(text)
	return asDrawn(shapes), err
}

func readShapes(text string) ([]drawn, error) {
	r := &reader{text: text, tags: tags{text: text}, spaces: map[string]string{}}
	var err error
	switch {
	case len(text) > MaxText:
		err = r.mistake(0, fmt.Sprintf("a picture has at most %d bytes, this one has %d", MaxText, len(text)))
	case !utf8.ValidString(text):
		err = r.mistake(0, "a picture is text in UTF-8; other kinds, such as PNG, must be redrawn as SVG")
	default:
		err = r.read()
	}
	if err != nil {
		return nil, err
	}
	return r.shapes, nil
}

// reader reads the elements one after the other.
type reader struct {
	text   string
	tags   tags
	tag    tag               // that is read
	spaces map[string]string // the namespaces of prefixes
	count  int
	bytes  int
	shapes []drawn
	view   box
}

// space is the namespace of SVG.
const space = "http://www.w3.org/2000/svg"

// read reads everything. What is in an element that it skips does not count.
func (r *reader) read() error {
	around, skipping := []style{newStyle()}, 0
	for {
		var err error
		r.tag, err = r.tags.next()
		if errors.Is(err, io.EOF) {
			return r.end()
		}
		if err != nil {
			return r.broken(err)
		}
		switch {
		case r.tag.end && skipping > 0:
			skipping--
		case r.tag.end:
			around = around[:len(around)-1]
		case skipping > 0:
			if !r.tag.empty {
				skipping++
			}
		default:
			inner, skip, err := r.element(around)
			if err != nil {
				return err
			}
			switch {
			case r.tag.empty:
			case skip:
				skipping = 1
			default:
				around = append(around, inner)
			}
		}
	}
}

// end says what a text lacks that is no picture.
func (r *reader) end() error {
	switch {
	case r.count == 0:
		return r.mistake(0, "this is not an SVG: it has no element <svg>")
	case len(r.shapes) == 0:
		return r.mistake(0, "nothing can be seen in this picture: it has no shape with a colour")
	}
	return nil
}

// element reads the beginning of an element: its style, and its shape. What it skips has no look.
func (r *reader) element(around []style) (inner style, skip bool, err error) {
	r.count++
	name, foreign := r.tag.name, r.isForeign()
	switch {
	case r.count > maxCount || len(around) > maxDepth:
		return inner, false, r.mistake(r.tag.start, fmt.Sprintf("a picture has at most %d elements, at most %d of them within each other", maxCount, maxDepth))
	case r.count == 1 && (name != "svg" || foreign):
		return inner, false, r.mistake(r.tag.start, fmt.Sprintf("this is not an SVG: it begins with <%s>, not with <svg>", name))
	case foreign || slices.Contains(silent, name):
		return inner, true, nil
	}
	a, err := r.attributes()
	if err != nil {
		return inner, false, err
	}
	if r.count == 1 {
		if err := r.setView(a); err != nil {
			return inner, false, r.inAttribute(err)
		}
		around[0].onto = r.view.ontoField()
	}
	if inner, err = around[len(around)-1].with(a); err != nil {
		return inner, false, r.inAttribute(err)
	}
	return inner, false, r.draw(name, a, inner)
}

// silent are elements without a look of their own.
var silent = []string{"title", "desc", "metadata", "defs", "symbol", "linearGradient", "radialGradient", "pattern", "clipPath", "mask", "filter", "marker"}

// draw draws an element that is a shape.
func (r *reader) draw(name string, a attributes, s style) error {
	if name == "svg" && r.count > 1 && a.hasOneOf("x", "y", "width", "height", "viewBox") {
		return r.mistake(r.tag.start, "<svg>: a field of its own within the picture is not read; take it out, and keep what is in it")
	}
	if name == "svg" || name == "g" {
		return nil
	}
	form := forms[name]
	if form == nil {
		return r.refuse(name)
	}
	o, err := form(a)
	if err != nil {
		return r.inAttribute(err)
	}
	d := drawn{style: s}
	if len(o.segments) == 0 || s.hidden || s.gone || !d.fillVisible() && !d.strokeVisible() {
		return nil
	}
	if d.path, err = o.text(s.onto); err != nil {
		return r.mistake(r.tag.start, err.Error())
	}
	if r.bytes += len(d.path); r.bytes > maxPaths {
		return r.mistake(r.tag.start, fmt.Sprintf("the paths of a picture take at most %d KiB; in Inkscape, Path, Simplify makes them shorter", maxPaths>>10))
	}
	d.whole, d.area = o.covers(s.onto), o.area(s.onto)
	r.shapes = append(r.shapes, d)
	return nil
}

// covers reports whether an outline of straight lines goes around the whole field.
func (o *outline) covers(m matrix) bool {
	low, high := point{Field, Field}, point{}
	for _, s := range o.segments {
		if s.command == 'C' {
			return false
		}
		for _, p := range s.points {
			p = m.at(p)
			low, high = point{min(low.x, p.x), min(low.y, p.y)}, point{max(high.x, p.x), max(high.y, p.y)}
		}
	}
	const edge = .5
	return len(o.segments) <= 6 && low.x <= edge && low.y <= edge && high.x >= Field-edge && high.y >= Field-edge
}

// area is about what an outline encloses: the area of the polygon of its points.
func (o *outline) area(m matrix) float64 {
	var sum float64
	var start, before point
	for _, s := range o.segments {
		for _, p := range s.points {
			if p = m.at(p); s.command == 'M' {
				sum += before.x*start.y - start.x*before.y
				start, before = p, p
			}
			sum += before.x*p.y - p.x*before.y
			before = p
		}
	}
	sum += before.x*start.y - start.x*before.y
	return math.Abs(sum) / 2
}

// refusals say of elements why they are refused, and what to do.
var refusals = map[string]string{
	"script":        "a picture does nothing by itself; take the script out",
	"a":             "a picture has no links; take <a> out, and keep what is in it",
	"style":         "style sheets are not read; give each shape its own fill and stroke",
	"text":          "letters need a font; in Inkscape, Path, Object to Path turns them into shapes",
	"image":         "it would have to be fetched; draw it, or in Inkscape trace it with Path, Trace Bitmap",
	"use":           "copies are not read; in Inkscape, Edit, Clone, Unlink Clone turns them into shapes",
	"foreignObject": "only shapes are shown",
	"switch":        "take it out, and keep what is in it",
	"animate":       "a picture does not move", "set": "a picture does not move",
	"animateTransform": "a picture does not move", "animateMotion": "a picture does not move",
}

// refuse is the mistake of an element that cannot be shown.
func (r *reader) refuse(name string) error {
	if why := refusals[name]; why != "" {
		return r.mistake(r.tag.start, fmt.Sprintf("<%s>: %s", name, why))
	}
	known := []string{"svg", "g"}
	for form := range forms {
		known = append(known, form)
	}
	return r.mistake(r.tag.start, fmt.Sprintf("<%s> is not a shape of SVG%s", name, spelling.DidYouMean(name, known)))
}

// isForeign reports whether an element is one of another language than SVG. What an element of
// SVG says of namespaces is kept; a foreign one is skipped, with all that it says.
func (r *reader) isForeign() bool {
	own := maps.Clone(r.spaces)
	for _, a := range r.tag.attributes {
		switch {
		case a.prefix == "xmlns":
			own[a.name] = a.value
		case a.prefix == "" && a.name == "xmlns":
			own[""] = a.value
		}
	}
	name, known := own[r.tag.prefix]
	if known && name != space || !known && r.tag.prefix != "" {
		return true
	}
	r.spaces = own
	return false
}

// attributes returns those that may count, and refuses those that act.
func (r *reader) attributes() (attributes, error) {
	a := attributes{}
	for _, given := range r.tag.attributes {
		switch name := given.name; {
		case name == "href" && refusals[r.tag.name] == "":
			return nil, r.mistake(given.at, "a picture has no links; take href out")
		case given.prefix == "" && strings.HasPrefix(strings.ToLower(name), "on"):
			return nil, r.mistake(given.at, fmt.Sprintf("a picture does nothing by itself; take %s out", name))
		case given.prefix == "":
			a[name] = given.value
		}
	}
	return a, nil
}

// setView reads where the picture lies.
func (r *reader) setView(a attributes) error {
	r.view = box{width: Field, height: Field}
	if text := a["viewBox"]; text != "" {
		n, err := numbers(text)
		if err != nil || len(n) != 4 || n[2] <= 0 || n[3] <= 0 {
			return &attributeError{"viewBox", errors.New("it has four numbers: left, top, width and height, such as 0 0 45 45")}
		}
		r.view = box{n[0], n[1], n[2], n[3]}
		return nil
	}
	for name, side := range map[string]*float64{"width": &r.view.width, "height": &r.view.height} {
		if n, err := length(a[name]); err == nil && n > 0 {
			*side = n
		}
	}
	return nil
}
