package page

import (
	"fairymax/internal/markup"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
)

var templates = sync.OnceValue(func() *markup.Set {
	return markup.Must(markup.Pages(files, "page.html", "play.html", "index.html", "figures.html", "picture.svg"))
})

// WriteHTML writes the page.
func (g *Game) WriteHTML(w io.Writer) error {
	return templates().Write(w, "page", g.content())
}

// Drawing is a picture in a file of its own.
type Drawing struct {
	Name string // of its file
	SVG  []byte
}

// Drawings returns the board and the diagrams of all pieces.
func (g *Game) Drawings() ([]Drawing, error) {
	pictures := map[string]*picture{}
	names := []string{"board.svg"}
	pictures[names[0]] = g.boardPicture()
	for _, p := range g.Sheet.Describe() {
		for _, v := range p.Moves {
			name := "piece-" + g.typeName(p.Type)
			if v.Owner != "" {
				name += "-" + strings.ToLower(v.Side.String())
			}
			name += ".svg"
			names = append(names, name)
			pictures[name] = g.diagramPicture(p, v)
		}
	}
	var drawings []Drawing
	for _, name := range names {
		d, err := g.alone(name, pictures[name])
		if err != nil {
			return nil, err
		}
		drawings = append(drawings, d)
	}
	return drawings, nil
}

// alone is a picture as a file of its own.
func (g *Game) alone(name string, p *picture) (Drawing, error) {
	var b strings.Builder
	p.Style = pictureStyle()
	p.Looks = g.used(p)
	if err := templates().Write(&b, "picture", p); err != nil {
		return Drawing{}, fmt.Errorf("%s: %w", name, err)
	}
	return Drawing{name, []byte(strings.TrimSpace(b.String()) + "\n")}, nil
}

// used lists the drawings that a picture uses.
func (g *Game) used(p *picture) []look {
	return slices.DeleteFunc(g.looks(), func(l look) bool {
		return !slices.ContainsFunc(p.Pieces, func(m piece) bool { return m.Look == l.ID })
	})
}
