package page

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"

	"fairymax/internal/atomicfile"
)

// SaveHTML writes the page into a file. The file never holds only a part of it.
func (g *Game) SaveHTML(path string) error {
	var b strings.Builder
	if err := g.WriteHTML(&b); err != nil {
		return err
	}
	return atomicfile.Replace(path, []byte(b.String()))
}

// saveChanged writes a file unless it has this content already, so that a web server is
// sent only what has changed.
func saveChanged(path string, content []byte) error {
	if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, content) {
		return nil
	}
	return atomicfile.Replace(path, content)
}

// SaveDrawings writes all drawings into a folder and creates it if necessary.
func (g *Game) SaveDrawings(folder string) error {
	drawings, err := g.Drawings()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	for _, d := range drawings {
		if err := atomicfile.Replace(filepath.Join(folder, d.Name), d.SVG); err != nil {
			return err
		}
	}
	return nil
}
