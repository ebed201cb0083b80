package drawing

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"fairymax/variants/betza"
	"fairymax/variants/picture"
)

// read adds the symbols of a file: SVG with paths, circles and uses of symbols that
// came before.
func (l *Library) read(text string) error {
	var f *figure
	for element, err := range picture.Elements(text) {
		if err != nil {
			return err
		}
		has := element.Attributes
		switch element.Name {
		case "svg":
			continue
		case "symbol":
			f = &figure{name: has["id"]}
			err = l.add(f, has)
		default:
			err = l.draw(f, element.Name, has)
		}
		if err != nil {
			return fmt.Errorf("figure %s: %w", f.name, err)
		}
	}
	return nil
}

// add notes a figure under its name, its glyphs and its moves.
func (l *Library) add(f *figure, has map[string]string) error {
	if l.byName[f.name] != nil {
		return errors.New("there are two")
	}
	l.figures = append(l.figures, f)
	l.byName[f.name] = f
	for _, glyph := range strings.Fields(has["data-glyph"]) {
		if other := l.byGlyph[glyph]; other != nil {
			return fmt.Errorf("%s is the glyph of %s", glyph, other.name)
		}
		l.byGlyph[glyph] = f
	}
	f.royal = has["data-royal"] != ""
	return l.addMoves(f, has["data-moves"])
}

// addMoves notes the moves of a figure, in Betza's notation.
func (l *Library) addMoves(f *figure, moves string) error {
	for i, text := range strings.Fields(moves) {
		chains, err := betza.Read(text)
		if err != nil {
			return err
		}
		g := gaitOf(chains)
		key := g.key(f.royal)
		if other := l.byGait[key]; other != nil {
			return fmt.Errorf("%s has the moves of %s", text, other.name)
		}
		if l.byGait[key] = f; i == 0 {
			f.gait = g
		}
	}
	return nil
}

// draw adds an element to a figure.
func (l *Library) draw(f *figure, name string, has map[string]string) error {
	paint, known := map[string]kind{"": body, "line": line, "dot": dot, "rim": rim}[has["class"]]
	if !known {
		return fmt.Errorf("class %q", has["class"])
	}
	s := shape{kind: paint}
	s.width, _ = strconv.ParseFloat(has["stroke-width"], 64) // without one it is 0
	switch name {
	case "path":
		s.path = has["d"]
	case "circle":
		at, err := numbers(has["cx"], has["cy"], has["r"])
		if err != nil {
			return err
		}
		s.path = circle(at[0], at[1], at[2])
	case "use":
		part := l.byName[strings.TrimPrefix(has["href"], "#")]
		if part == nil {
			return fmt.Errorf("no part %s", has["href"])
		}
		place, err := placeOf(has["transform"])
		if err != nil {
			return err
		}
		f.shapes = append(f.shapes, part.placed(place)...)
		return nil
	default:
		return fmt.Errorf("element %s", name)
	}
	s, err := s.moved(atSize)
	f.shapes = append(f.shapes, s)
	return err
}

// placeOf reads a transform of the form "translate(x y) scale(s)" or "scale(sx sy)".
func placeOf(text string) (fit, error) {
	place := atSize
	for _, part := range strings.Split(text, ")") {
		word, inside, _ := strings.Cut(strings.TrimSpace(part), "(")
		n, err := numbers(strings.Fields(inside)...)
		if err != nil {
			return place, err
		}
		switch {
		case word == "translate" && len(n) == 2:
			place.x, place.y = n[0], n[1]
		case word == "scale" && len(n) > 0:
			place.scaleX, place.scaleY = n[0], n[len(n)-1]
		case word != "":
			return place, fmt.Errorf("transform %q", text)
		}
	}
	return place, nil
}

func numbers(texts ...string) ([]float64, error) {
	var n []float64
	for _, text := range texts {
		v, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return nil, err
		}
		n = append(n, v)
	}
	return n, nil
}
