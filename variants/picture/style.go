package picture

import (
	"errors"
	"fmt"
	"strings"
)

// style is what a shape inherits from the elements around it.
type style struct {
	fill, stroke               tint
	fillOpacity, strokeOpacity float64
	opacity                    float64
	width                      float64
	evenOdd                    bool
	hidden, gone               bool // by visibility, by display
	onto                       matrix
}

// newStyle is the style outside everything.
func newStyle() style {
	return style{fillOpacity: 1, strokeOpacity: 1, opacity: 1, width: 1, onto: identity}
}

// with is the style of an element in one of this style.
func (s style) with(a attributes) (style, error) {
	if text, given := a["transform"]; given {
		m, err := readTransform(text)
		if err != nil {
			return s, &attributeError{"transform", err}
		}
		s.onto = s.onto.of(m)
	}
	for _, name := range properties {
		if value, given := a[name]; given {
			if err := s.set(name, value); err != nil {
				return s, &attributeError{name, err}
			}
		}
	}
	for declaration := range strings.SplitSeq(a["style"], ";") {
		name, value, _ := strings.Cut(declaration, ":")
		value = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(value), "!important"))
		if err := s.set(strings.TrimSpace(name), value); err != nil {
			return s, &attributeError{"style", fmt.Errorf("%s: %w", strings.TrimSpace(name), err)}
		}
	}
	return s, nil
}

// properties are those that set reads, in the order in which they count.
var properties = []string{"fill", "stroke", "stroke-width", "fill-rule", "opacity", "fill-opacity", "stroke-opacity", "display", "visibility", "filter", "mask", "clip-path"}

// set takes a property, and ignores those that do not change a picture of plain shapes.
func (s *style) set(name, value string) (err error) {
	if value == "inherit" || value == "" {
		return nil
	}
	switch name {
	case "fill":
		s.fill, err = readTint(value)
	case "stroke":
		s.stroke, err = readTint(value)
	case "stroke-width":
		s.width, err = length(value)
	case "fill-rule":
		s.evenOdd = value == "evenodd"
	case "opacity":
		var share float64
		share, err = readShare(value)
		s.opacity *= share
	case "fill-opacity":
		s.fillOpacity, err = readShare(value)
	case "stroke-opacity":
		s.strokeOpacity, err = readShare(value)
	case "display":
		s.gone = s.gone || value == "none"
	case "visibility":
		s.hidden = value != "visible"
	case "filter", "mask", "clip-path":
		if value != "none" {
			err = errors.New("it is not shown; take it out, or change the shapes")
		}
	}
	return err
}

// readShare reads a number from 0 to 1.
func readShare(text string) (float64, error) {
	n, err := numbers(strings.ReplaceAll(text, "%", " "))
	if err != nil || len(n) != 1 {
		return 0, fmt.Errorf("%q is not a number from 0 to 1", text)
	}
	if strings.Contains(text, "%") {
		n[0] /= 100
	}
	return min(max(n[0], 0), 1), nil
}
