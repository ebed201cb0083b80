package main

import (
	"context"
	_ "embed"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"runtime"
	"strings"
	"text/template"
	"time"

	"fairymax/internal/desktop"
	"fairymax/internal/pageengine"
)

// readmeText is the template of the first file that people read.
//
//go:embed readme.txt
var readmeText string

// sources are what archives are made of.
type sources struct {
	root      string
	date      time.Time
	changelog []byte
	shared    []file // that are in all archives
	manual    []byte // as Unix shows it

	programs map[target][]byte // that are built already
}

// host is the target of this machine.
var host = target{system: runtime.GOOS, processor: runtime.GOARCH}

// program is the program of a target: an archive and packages have the same one.
func (s *sources) program(t target) ([]byte, error) {
	if binary := s.programs[t]; binary != nil {
		return binary, nil
	}
	folder, err := os.MkdirTemp("", "fairymax-release")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	path := filepath.Join(folder, t.program())
	if err := t.build(s.root, path); err != nil {
		return nil, err
	}
	s.programs[t], err = os.ReadFile(path)
	return s.programs[t], err
}

// writeProgram writes the program of a target into a file.
func (s *sources) writeProgram(t target, path string) error {
	binary, err := s.program(t)
	if err != nil {
		return err
	}
	return os.WriteFile(path, binary, 0o777)
}

// newSources are the sources in a folder.
func newSources(root string) (*sources, error) {
	changelog, err := os.ReadFile(filepath.Join(root, "CHANGELOG.md"))
	if err != nil {
		return nil, err
	}
	date, err := releaseDate(string(changelog), desktop.Version)
	if err != nil {
		return nil, err
	}
	return &sources{root: root, date: date, changelog: changelog, programs: map[target][]byte{}}, nil
}

// gather makes what does not depend on the target.
func (s *sources) gather() error {
	page, manual, err := s.manuals()
	if err != nil {
		return err
	}
	s.manual = page
	s.shared = []file{{"CHANGELOG.md", false, s.changelog}, {"manual.txt", false, manual}}
	for _, e := range []*pageengine.Engine{pageengine.Player, pageengine.Workbench} {
		engine, err := e.Build(context.Background(), s.root, nil)
		if err != nil {
			return err
		}
		s.shared = append(s.shared, file{e.File, false, engine})
	}
	s.shared, err = addDocuments(s.shared, s.root)
	return err
}

// addDocuments adds the documents with their pictures.
func addDocuments(files []file, root string) ([]file, error) {
	source := os.DirFS(root)
	err := fs.WalkDir(source, "docs", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(source, name)
		files = append(files, file{name, false, content})
		return err
	})
	return files, err
}

// manuals are the manual page and the same as plain text, as the program prints them
// on this machine.
func (s *sources) manuals() (page, text []byte, err error) {
	folder, err := os.MkdirTemp("", "fairymax-release")
	if err != nil {
		return nil, nil, err
	}
	defer os.RemoveAll(folder)
	program := filepath.Join(folder, host.program())
	if err = s.writeProgram(host, program); err == nil {
		page, err = exec.Command(program, "man").Output()
	}
	if err == nil {
		text, err = exec.Command(program, "man", "-text").Output()
	}
	return page, text, err
}

// contents are the files of a target's archive, in a folder of their own.
func (s *sources) contents(t target, binary []byte) ([]file, error) {
	readme, err := template.New("readme").Parse(readmeText)
	if err != nil {
		return nil, err
	}
	var text strings.Builder
	if err := readme.Execute(&text, struct{ Version, System, Target string }{desktop.Version, t.system, t.name()}); err != nil {
		return nil, err
	}
	own, err := s.registration(t)
	if err != nil {
		return nil, err
	}
	works, err := licences(s.root, t, program)
	if err != nil {
		return nil, err
	}
	files := []file{{t.program(), true, binary}, {"README.txt", false, []byte(text.String())}, {"licences.txt", false, []byte(works)}}
	files = append(files, own...)
	files = append(files, s.shared...)
	for i := range files {
		files[i].name = path.Join(folder(t), files[i].name)
	}
	return files, nil
}

// registration are the files for GUIs, and the manual page for Unix. XBoard and WinBoard
// find a logo in the engine's folder by its name.
func (s *sources) registration(t target) ([]file, error) {
	if t.system == "windows" {
		logo, err := desktop.BitmapLogo()
		line := desktop.EngineLine(t.program(), `C:\fairymax`)
		return []file{{"logo.bmp", false, logo}, {"winboard.txt", false, []byte(line)}}, err
	}
	line := desktop.EngineLine("./"+t.program(), "/path/to/"+folder(t))
	return []file{{"logo.png", false, desktop.Logo}, {"xboard.txt", false, []byte(line)}, {"fairymax.6", false, s.manual}}, nil
}

// folder is the folder in a target's archive, and the archive's name without its ending.
func folder(t target) string { return "fairymax-" + desktop.Version + "-" + t.name() }
