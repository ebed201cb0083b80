package workbench

import (
	"maps"
	"slices"

	"fairymax/internal/memfs"
	"fairymax/variants"
)

// here is the folder in the names of files: messages have the names alone.
const here = "."

// folder is a folder with games that others may extend.
type folder struct {
	Name  string
	Files map[string]string
}

// setFolder takes the files of the folder, and those of others that come after it.
func (s *Session) setFolder(q *question) (any, error) {
	s.folder, s.games = inMemory(q.Files), builtin()
	for _, other := range slices.Backward(q.Folders) {
		s.games = s.games.With(inMemory(other.Files), other.Name)
	}
	return struct{}{}, nil
}

// inMemory is a folder of these texts.
func inMemory(texts map[string]string) memfs.Files {
	files := memfs.Files{}
	for name, text := range texts {
		files[name] = []byte(text)
	}
	return files
}

// with is the catalogue in which a file of the folder has this text.
func (s *Session) with(name, text string) *variants.Catalogue {
	files := memfs.Files{}
	maps.Copy(files, s.folder)
	files[name+".toml"] = []byte(text)
	return s.games.With(files, here)
}
