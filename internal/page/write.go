package page

import (
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"
)

func templates() *template.Template {
	return template.Must(template.ParseFS(files, "page.html", "play.html", "picture.svg"))
}

// WriteHTML writes the page.
func (g *Game) WriteHTML(w io.Writer) error {
	return templates().ExecuteTemplate(w, "page", g.content())
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
	t := templates()
	var drawings []Drawing
	for _, name := range names {
		var b strings.Builder
		p := pictures[name]
		p.Style = pictureStyle()
		p.Looks = g.used(p)
		if err := t.ExecuteTemplate(&b, "picture", p); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		drawings = append(drawings, Drawing{name, []byte(strings.TrimSpace(b.String()) + "\n")})
	}
	return drawings, nil
}

// used lists the drawings that a picture uses.
func (g *Game) used(p *picture) []look {
	return slices.DeleteFunc(g.looks(), func(l look) bool {
		return !slices.ContainsFunc(p.Pieces, func(m piece) bool { return m.Look == l.ID })
	})
}
