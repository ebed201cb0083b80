package main

import (
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// order is what a person wants to have.
type order struct {
	output     string // the folder for all files
	only       string // targets, "" for all
	maintainer string // of the packages
	from       string // the address of the folder from which package managers load archives, "" without recipes
}

func main() {
	var o order
	flag.StringVar(&o.output, "o", "dist", "write archives and packages to this `FOLDER`")
	flag.StringVar(&o.only, "only", "", "build only these `TARGETS`, such as linux-amd64,windows-amd64-avx2,npm")
	flag.StringVar(&o.maintainer, "maintainer", "fairymax <fairymax@localhost>", "`NAME <ADDRESS>` that the packages name")
	flag.StringVar(&o.from, "from", "", "also write recipes for Homebrew, Scoop and the AUR, which download the archives from this `ADDRESS`")
	flag.Parse()
	err := fmt.Errorf("unexpected argument %q", flag.Arg(0))
	if flag.NArg() == 0 {
		err = o.release()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// release builds archives, packages and recipes, with their checksums.
func (o *order) release() error {
	list, library, err := chosen(o.only)
	if err != nil {
		return err
	}
	root, err := sourceFolder()
	if err != nil {
		return err
	}
	s, err := newSources(root)
	if err != nil {
		return err
	}
	if o.output, err = filepath.Abs(o.output); err != nil {
		return err
	}
	if err := os.MkdirAll(o.output, 0o777); err != nil {
		return err
	}
	sums := map[string]string{}
	if library {
		if err := o.library(s, sums); err != nil {
			return err
		}
	}
	if err := o.archives(s, list, sums); err != nil {
		return err
	}
	if o.from != "" {
		if err := o.recipes(sums); err != nil {
			return err
		}
	}
	return o.writeSums(sums)
}

// archives writes the archives and packages of targets.
func (o *order) archives(s *sources, list []target, sums map[string]string) error {
	if len(list) == 0 {
		return nil
	}
	if err := s.gather(); err != nil {
		return err
	}
	for _, t := range list {
		if err := o.build(s, t, sums); err != nil {
			return err
		}
	}
	return nil
}

// build writes the archive of a target, and its packages if it has some.
func (o *order) build(s *sources, t target, sums map[string]string) error {
	content, err := s.archive(t)
	if err != nil {
		return err
	}
	names := []string{folder(t) + ending(t.system)}
	if err := os.WriteFile(filepath.Join(o.output, names[0]), content, 0o666); err != nil {
		return err
	}
	if t.packaged() {
		packages, err := s.packages(t, o.output, o.maintainer)
		if err != nil {
			return err
		}
		names = append(names, packages...)
	}
	for _, name := range names {
		if err := o.sum(name, sums); err != nil {
			return err
		}
	}
	return nil
}

// sum notes the checksum of a file that has been written.
func (o *order) sum(name string, sums map[string]string) error {
	path := filepath.Join(o.output, name)
	content, err := os.ReadFile(path)
	if err == nil {
		sums[name] = fmt.Sprintf("%x", sha256.Sum256(content))
		fmt.Printf("%s, %.1f MB\n", path, float64(len(content))/1e6)
	}
	return err
}

// writeSums writes the checksums, for sha256sum.
func (o *order) writeSums(sums map[string]string) error {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(sums)) {
		fmt.Fprintf(&b, "%s  %s\n", sums[name], name)
	}
	return os.WriteFile(filepath.Join(o.output, "SHA256SUMS"), []byte(b.String()), 0o666)
}

// sourceFolder is the root of the module.
func sourceFolder() (string, error) {
	output, err := goList("", append(os.Environ(), "GOFLAGS=", "GOWORK=off"), "-m", "-f", `{{if eq .Path "fairymax"}}{{.Dir}}{{end}}`)
	root := strings.TrimSpace(output)
	if err == nil && root == "" {
		err = errors.New("this folder is not one of fairymax's sources; run the command inside them")
	}
	return root, err
}

// goList is what go list prints in a folder.
func goList(folder string, environment []string, arguments ...string) (string, error) {
	list := exec.Command("go", append([]string{"list"}, arguments...)...)
	list.Dir, list.Env = folder, environment
	output, err := list.Output()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		err = fmt.Errorf("%w\n%s", err, exit.Stderr)
	}
	if err != nil {
		return "", fmt.Errorf("go list: %w", err)
	}
	return string(output), nil
}
