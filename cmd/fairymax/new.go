package main

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"fairymax/internal/atomicfile"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// templates are the files to start from: a new variant and a change to another.
//
//go:embed new
var templates embed.FS

// The files of the folder new.
const (
	gameFile   = "game.toml"
	changeFile = "change.toml"
)

// newFile is the data of a template.
type newFile struct {
	Title, File  string
	From, Parent string // the variant that is changed, and the text of its file
	MoveRule     int
}

// newName is the form of a variant's name.
var newName = regexp.MustCompile(`^[a-z0-9][a-z0-9-]*$`)

// newVariant writes a file to start from.
func newVariant(k *call) error {
	from := k.flags.String("from", "", "write a file that changes this `VARIANT`")
	if err := k.parse(1, 1); err != nil {
		return err
	}
	folder, base := filepath.Split(k.arguments[0])
	b := newFile{File: folder + strings.TrimSuffix(base, ".toml") + ".toml"}
	text, err := b.begin(k.catalogue(), *from)
	if err != nil {
		return err
	}
	if err := writeNew(b.File, text); err != nil {
		return err
	}
	fmt.Fprintf(k.out, "%s is written. It can be played at once: fairymax play %s\n", b.File, b.File)
	return nil
}

// begin is the text of the file, if a new variant may have its name.
func (b *newFile) begin(catalogue *variants.Catalogue, from string) (string, error) {
	name := strings.TrimSuffix(filepath.Base(b.File), ".toml")
	switch {
	case !newName.MatchString(name):
		return "", misuse("%q cannot be the name of a variant; use lower-case letters, digits and hyphens", name)
	case slices.Contains(catalogue.Names(), name):
		return "", misuse("the variant %s already exists; choose another name, or use -from %s to change it", name, name)
	case xboard.Confusing(name):
		return "", misuse("XBoard has a variant of its own with the name %s; choose another name", name)
	}
	b.Title = titleOf(name)
	return b.text(catalogue, from)
}

// titleOf makes a title from a name.
func titleOf(name string) string {
	words := strings.Split(name, "-")
	for i := range words {
		words[i] = capitalise(words[i])
	}
	return strings.Join(words, " ")
}

// text is the text of the file.
func (b *newFile) text(catalogue *variants.Catalogue, from string) (string, error) {
	file := gameFile
	if from != "" {
		file = changeFile
		if err := b.change(catalogue, from); err != nil {
			return "", err
		}
	}
	t, err := template.ParseFS(templates, "new/"+file)
	if err != nil {
		return "", err
	}
	var text strings.Builder
	err = t.Execute(&text, b)
	return text.String(), err
}

// change adds the data of the variant that is changed.
func (b *newFile) change(catalogue *variants.Catalogue, from string) error {
	text, err := catalogue.Text(from)
	if err != nil {
		return err
	}
	v, err := catalogue.Load(from)
	if err != nil {
		return err
	}
	b.From = from
	b.MoveRule = 60
	if v.Rules.MoveRule() == b.MoveRule {
		b.MoveRule = 50
	}
	var lines []string
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		key, _, _ := strings.Cut(line, "=")
		switch {
		case slices.Contains([]string{"title", "source", "extends"}, strings.TrimSpace(key)), strings.HasPrefix(line, "#:"):
		case strings.HasPrefix(line, "#"):
			lines = append(lines, line)
		default:
			lines = append(lines, strings.TrimRight("# "+line, " "))
		}
	}
	b.Parent = strings.TrimRight(strings.Join(lines, "\n"), "#\n ")
	return nil
}

// writeNew writes a file that does not exist yet.
func writeNew(file, text string) error {
	err := atomicfile.Create(file, []byte(text))
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s already exists; nothing was written", file)
	}
	return err
}
