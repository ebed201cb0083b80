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

// beginnings are the files with which an inventor starts: a game of his own and
// a change to another.
//
//go:embed new
var beginnings embed.FS

// The files of the folder new.
const (
	gameFile   = "game.toml"
	changeFile = "change.toml"
)

// beginning is what stands in their gaps.
type beginning struct {
	Title, File  string
	From, Parent string // the game that is changed, and what it says
	MoveRule     int
}

// newName is what games may be called.
var newName = regexp.MustCompile(`^[a-z0-9][a-z0-9-]*$`)

// newVariant writes a file to start from.
func newVariant(k *call) error {
	from := k.flags.String("from", "", "begin with this `VARIANT` and change it")
	if err := k.parse(1, 1); err != nil {
		return err
	}
	folder, base := filepath.Split(k.arguments[0])
	name := strings.TrimSuffix(base, ".toml")
	catalogue := k.catalogue()
	switch {
	case !newName.MatchString(name):
		return misuse("%q is no name for a game; write it in small letters, digits and hyphens", name)
	case slices.Contains(catalogue.Names(), name):
		return misuse("there is a game %s already; choose another name, or -from %s to change it", name, name)
	case xboard.Confusing(name):
		return misuse("XBoard takes the name %s for that of a game of its own; choose another one", name)
	}
	b := beginning{Title: titleOf(name), File: folder + name + ".toml"}
	text, err := b.text(catalogue, *from)
	if err != nil {
		return err
	}
	if err := writeNew(b.File, text); err != nil {
		return err
	}
	fmt.Fprintf(k.out, "%s is written. It can be played at once: fairymax play %s\n", b.File, b.File)
	return nil
}

// titleOf makes a title of a name.
func titleOf(name string) string {
	words := strings.Split(name, "-")
	for i := range words {
		words[i] = capitalise(words[i])
	}
	return strings.Join(words, " ")
}

// text is the file for a game of one's own, or for a change to another.
func (b *beginning) text(catalogue *variants.Catalogue, from string) (string, error) {
	file := gameFile
	if from != "" {
		file = changeFile
		if err := b.change(catalogue, from); err != nil {
			return "", err
		}
	}
	t, err := template.ParseFS(beginnings, "new/"+file)
	if err != nil {
		return "", err
	}
	var text strings.Builder
	err = t.Execute(&text, b)
	return text.String(), err
}

// change fills in what is known of the game that is changed.
func (b *beginning) change(catalogue *variants.Catalogue, from string) error {
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
	if v.Rules.Def.Endings.MoveRule == b.MoveRule {
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
