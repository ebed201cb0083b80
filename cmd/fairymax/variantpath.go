package main

import (
	"archive/zip"
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"fairymax"
	"fairymax/internal/foreign"
	"fairymax/internal/protocol"
	"fairymax/variants"
)

// browsePaths returns the catalogue with the variants of files and folders in front. Their
// paths stand in one text, separated as the system does. What cannot be read is left out
// and said.
func (k *call) browsePaths(paths string) (protocol.Catalogue, []error) {
	var folders, files []string
	var problems []error
	for _, path := range filepath.SplitList(paths) {
		info, err := os.Stat(path)
		switch {
		case err != nil:
			problems = append(problems, withoutCall(err))
		case info.IsDir():
			folders = append(folders, path)
		default:
			files = append(files, path)
		}
	}
	k.noted = func(text string) { problems = append(problems, errors.New(text)) }
	games := protocolGames{Catalogue: k.catalogueOf(append(folders, k.folders...)...), evaluations: &k.evaluations}
	for _, file := range files {
		added, more := games.withFile(file)
		games, problems = added, append(problems, more...)
	}
	return games, problems
}

// withFile adds the games of a file: of one in TOML, or of one of another program.
func (c protocolGames) withFile(path string) (protocolGames, []error) {
	if name, ok := strings.CutSuffix(filepath.Base(path), ".toml"); ok {
		files := map[string]string{name: path}
		for other, at := range c.files {
			if other != name {
				files[other] = at
			}
		}
		var problems []error
		if _, err := c.Catalogue.Load(path); err != nil {
			problems = append(problems, err)
		}
		return protocolGames{c.Catalogue, c.evaluations, files}, problems
	}
	text, err := readForeign(path)
	if err != nil {
		return c, []error{withoutCall(err)}
	}
	games, problems := c.withText(path, string(text))
	return games.(protocolGames), problems
}

// extendsKey is a line of a definition in TOML that no file of another program has, nor a title.
var extendsKey = regexp.MustCompile(`(?m)^\s*extends\s*=\s*["']`)

// withLines adds the games of lines that have come instead of a file: a definition in TOML, under
// its title in small letters, or the file of another program.
func (c protocolGames) withLines(text string) (protocol.Catalogue, []error) {
	const from = "the lines after load"
	name, titled := variants.NameIn(text)
	if !titled && !extendsKey.MatchString(text) {
		return c.withText(from, text)
	}
	name = cmp.Or(name, "loaded")
	files, err := inMemory([]foreign.Result{{Name: name, Given: name, Text: text}})
	if err != nil {
		return c, []error{err}
	}
	games := protocolGames{c.Catalogue.With(files, from), c.evaluations, c.files}
	if _, err := games.Catalogue.Load(name); err != nil {
		return c, []error{errors.New(strings.ReplaceAll(err.Error(), path.Join(from, name+".toml"), from))}
	}
	return games, nil
}

// withText adds the games of another program's file.
func (c protocolGames) withText(path, text string) (protocol.Catalogue, []error) {
	games, err := foreign.Import(fairymax.Files, path, text, foreign.Options{})
	problems := said(err)
	if len(games) == 0 {
		return c, problems
	}
	for _, g := range games {
		for _, note := range g.Notes {
			problems = append(problems, note)
		}
	}
	files, err := inMemory(games)
	if err != nil {
		return c, append(problems, err)
	}
	return protocolGames{c.Catalogue.With(files, path), c.evaluations, c.files}, problems
}

// said are the parts of an error.
func said(err error) (list []error) {
	var problems foreign.Problems
	if !errors.As(err, &problems) {
		if err != nil {
			list = append(list, err)
		}
		return list
	}
	for _, problem := range problems {
		list = append(list, problem)
	}
	return list
}

// inMemory is a folder with the texts of games, under all names that the foreign file has for
// them: by these the GUI chooses.
func inMemory(games []foreign.Result) (fs.FS, error) {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, g := range games {
		for _, name := range foreignNames(g) {
			file, err := w.Create(name + ".toml")
			if err != nil {
				return nil, err
			}
			if _, err := file.Write([]byte(g.Text)); err != nil {
				return nil, err
			}
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return zip.NewReader(bytes.NewReader(b.Bytes()), int64(b.Len()))
}

// foreignNames are the names of a game in its file as far as they can be names of files, or
// else its own.
func foreignNames(g foreign.Result) (names []string) {
	for _, name := range append([]string{g.Given}, g.Also...) {
		if fs.ValidPath(name) && !strings.ContainsAny(name, `/\`) && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		names = []string{g.Name}
	}
	return names
}

// Names lists the variants, those of single files first.
func (c protocolGames) Names() []string {
	names := []string{}
	for name := range c.files {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range c.Catalogue.Names() {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}
