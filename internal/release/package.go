package main

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"text/template"
	"time"

	_ "embed"

	"fairymax/internal/desktop"
)

// packageText is the template of what nfpm has to know of a package.
//
//go:embed nfpm.yaml
var packageText string

// packaged reports whether there are packages for a target: one for each processor that
// Debian and Red Hat know.
func (t target) packaged() bool { return t.system == "linux" && t.level == "" }

// packages writes the packages of a target into a folder and returns their names.
func (s *sources) packages(t target, output, maintainer string) ([]string, error) {
	stage, err := os.MkdirTemp("", "fairymax-package")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(stage)
	if err := s.stage(t, stage); err != nil {
		return nil, err
	}
	description := filepath.Join(stage, "nfpm.yaml")
	if err := s.describe(t, stage, maintainer, description); err != nil {
		return nil, err
	}
	var names []string
	for _, kind := range []string{"rpm", "deb"} {
		if kind == "deb" {
			if err := forDebian(filepath.Join(stage, "root")); err != nil {
				return nil, err
			}
		}
		name := desktop.Package + "-" + desktop.Version + "-" + t.name() + "." + kind
		nfpm := exec.Command("go", "tool", "-modfile=internal/tools.mod", "nfpm", "package", "-f", description, "-p", kind, "-t", filepath.Join(output, name))
		nfpm.Dir, nfpm.Env = s.root, append(os.Environ(), "GOFLAGS=", "GOWORK=off")
		if said, err := nfpm.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("%s: %w\n%s", name, err, said)
		}
		names = append(names, name)
	}
	return names, nil
}

// stage writes the files of a package below a folder, as the program installs them.
func (s *sources) stage(t target, stage string) error {
	installer := filepath.Join(stage, host.program())
	if err := s.writeProgram(host, installer); err != nil {
		return err
	}
	for _, f := range s.shared { // the engines for pages are installed from beside the program
		if strings.HasSuffix(f.name, "-engine.js") {
			if err := os.WriteFile(filepath.Join(stage, f.name), f.content, 0o666); err != nil {
				return err
			}
		}
	}
	root := filepath.Join(stage, "root")
	install := exec.Command(installer, "install", "-root", root, "-prefix", "/usr", "-name", desktop.Package)
	if said, err := install.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", install, err, said)
	}
	if err := s.writeProgram(t, filepath.Join(root, "usr/bin", desktop.Package)); err != nil {
		return err
	}
	if err := s.stageDocuments(t, filepath.Join(root, "usr/share/doc", desktop.Package)); err != nil {
		return err
	}
	return openToAll(root)
}

// forDebian moves the completions for zsh: Debian's looks for those of packages in a folder of its own.
func forDebian(root string) error {
	functions := filepath.Join(root, "usr/share/zsh")
	return os.Rename(filepath.Join(functions, "site-functions"), filepath.Join(functions, "vendor-completions"))
}

// openToAll gives what is in a folder the modes of installed files: those with which they were made
// depend on the builder's umask.
func openToAll(folder string) error {
	return filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		mode := fs.FileMode(0o644)
		if info.IsDir() || info.Mode()&0o100 != 0 {
			mode = 0o755
		}
		return os.Chmod(path, mode)
	})
}

// stageDocuments writes the documents of a package into a folder.
func (s *sources) stageDocuments(t target, folder string) error {
	works, err := licences(s.root, t, program)
	if err != nil {
		return err
	}
	for _, f := range append([]file{{"licences.txt", false, []byte(works)}}, s.shared...) {
		if strings.HasSuffix(f.name, "-engine.js") || f.name == "manual.txt" {
			continue
		}
		path := filepath.Join(folder, filepath.FromSlash(f.name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.content, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// describe writes the description of a package.
func (s *sources) describe(t target, stage, maintainer, path string) error {
	text, err := template.New("nfpm").Parse(packageText)
	if err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	err = text.Execute(f, map[string]string{
		"Name": desktop.Package, "Version": desktop.Version, "Processor": t.processor, "Maintainer": maintainer,
		"Root": filepath.Join(stage, "root"), "Date": s.date.Format(time.RFC3339),
	})
	if err != nil {
		return err
	}
	return f.Close()
}
