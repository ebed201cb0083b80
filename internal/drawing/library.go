package drawing

import (
	"embed"
	"slices"
)

// Library has the figures that are drawn by hand.
type Library struct {
	figures []*figure
	byName  map[string]*figure
	byGlyph map[string]*figure
	byGait  map[string]*figure
}

// figure is a drawing by hand, of a whole piece or of a part of others.
type figure struct {
	name   string
	shapes []shape
	gait   gait // of the first of its moves, nil for a part
	royal  bool
}

//go:embed figures
var files embed.FS

// Open reads the library.
func Open() *Library {
	l := &Library{byName: map[string]*figure{}, byGlyph: map[string]*figure{}, byGait: map[string]*figure{}}
	for _, name := range []string{"parts", "chess", "compounds", "leapers", "riders", "hoppers", "beasts", "engines", "officers", "elements", "shogi", "xiangqi"} {
		text, err := files.ReadFile("figures/" + name + ".svg")
		if err == nil {
			err = l.read(string(text))
		}
		if err != nil {
			panic(err) // they are embedded
		}
	}
	return l
}

// placed returns the shapes of a figure at another place and size.
func (f *figure) placed(at fit) []shape {
	shapes := slices.Clone(f.shapes)
	for i, s := range shapes {
		moved, err := s.moved(at)
		if err != nil {
			panic(err) // it could be read
		}
		shapes[i] = moved
	}
	return shapes
}

// part returns the shapes of a figure.
func (l *Library) part(name string, place fit) []shape { return l.byName[name].placed(place) }
