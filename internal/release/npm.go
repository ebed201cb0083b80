package main

import (
	"context"
	"os"
	"path"
	"path/filepath"

	"fairymax"
	"fairymax/internal/desktop"
	"fairymax/internal/pageengine"
	"fairymax/internal/script/library"
)

// npm is the name of the package for npm among the targets.
const npm = "npm"

// libraryName is the file name of the package for npm.
const libraryName = "fairymax-" + desktop.Version + ".tgz"

// library writes the package for npm.
func (o *order) library(s *sources, sums map[string]string) error {
	content, err := s.library()
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(o.output, libraryName), content, 0o666); err != nil {
		return err
	}
	return o.sum(libraryName, sums)
}

// library is the package for npm: an archive with a folder called package.
func (s *sources) library() ([]byte, error) {
	p, err := pageengine.Library.Program(context.Background(), s.root, nil)
	if err != nil {
		return nil, err
	}
	works, err := licences(s.root, target{system: "js", processor: "wasm"}, pageengine.Library.Package())
	if err != nil {
		return nil, err
	}
	made, err := library.Files(p, works, len(fairymax.Names()))
	if err != nil {
		return nil, err
	}
	var files []file
	for _, f := range made {
		files = append(files, file{path.Join("package", f.Name), false, f.Content})
	}
	return packTar(files, s.date)
}
