package page

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"fairymax/internal/book"
)

// SaveHTML writes the page into a file, which never holds a part of it only.
func (g *Game) SaveHTML(path string) error {
	var b strings.Builder
	if err := g.WriteHTML(&b); err != nil {
		return err
	}
	return save(path, []byte(b.String()))
}

// SaveDrawings writes all drawings into a folder, which is made if it is missing.
func (g *Game) SaveDrawings(folder string) error {
	drawings, err := g.Drawings()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	for _, d := range drawings {
		if err := save(filepath.Join(folder, d.Name), d.SVG); err != nil {
			return err
		}
	}
	return nil
}

// save replaces a file as a whole. What is no file, such as a pipe or a terminal,
// is written to and stays what it is.
func save(path string, text []byte) error {
	switch old, err := os.Stat(path); {
	case err == nil && old.IsDir():
		return fmt.Errorf("%s is a folder", path)
	case err == nil && !old.Mode().IsRegular():
		return os.WriteFile(path, text, 0o666)
	}
	return book.Replace(path, text)
}
