package page

import (
	"os"
	"path/filepath"
	"strings"

	"fairymax/internal/ownfile"
)

// SaveHTML writes the page into a file. The file never holds only a part of it.
func (g *Game) SaveHTML(w ownfile.Writer, path string) error {
	var b strings.Builder
	if err := g.WriteHTML(&b); err != nil {
		return err
	}
	return w.Save(path, ownfile.HTML, []byte(b.String()))
}

// SaveDrawings writes all drawings into a folder and creates it if necessary.
func (g *Game) SaveDrawings(w ownfile.Writer, folder string) error {
	drawings, err := g.Drawings()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	for _, d := range drawings {
		if err := w.Save(filepath.Join(folder, d.Name), ownfile.SVG, d.SVG); err != nil {
			return err
		}
	}
	return nil
}
