package page

import (
	"strings"

	"fairymax/board/define"
	"fairymax/internal/drawing"
	"fairymax/internal/markup"
	"fairymax/internal/ownfile"
)

// FigureGroup are figures of the library under a title.
type FigureGroup struct {
	Title   string
	Figures []Figure
}

// Figure is a figure of the library.
type Figure struct {
	Name, Doc    string
	White, Black markup.HTML // set by SaveFigures
}

// figures is everything on the page of the figures.
type figures struct {
	Title, Security string
	Style           markup.HTML
	Groups          []FigureGroup
}

// SaveFigures writes a page with the figures of some groups into a file. All have to be in the
// library.
func SaveFigures(w ownfile.Writer, path string, groups []FigureGroup) error {
	library := drawing.Open()
	for _, group := range groups {
		for i := range group.Figures {
			f := &group.Figures[i]
			d := library.Figure(f.Name)
			f.White, f.Black = markup.HTML(d.SVG(define.White)), markup.HTML(d.SVG(define.Black))
		}
	}
	content := figures{
		Title: "Pictures for pieces", Groups: groups,
		Style:    style("page.css") + style("figures.css") + markup.HTML(drawing.Style()),
		Security: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
	}
	var b strings.Builder
	if err := templates().Write(&b, "figures", content); err != nil {
		return err
	}
	return w.Save(path, ownfile.HTML, []byte(b.String()))
}
