package markup

import (
	"fmt"
	"io"
	"io/fs"
	"reflect"
	"strings"
	"text/template/parse"
)

// HTML is a text that is markup, and is written as it is.
type HTML string

// Set is some templates that may use each other.
type Set struct {
	trees  map[string]*parse.Tree
	escape func(string) string
}

// Pages reads the templates of files, each between {{define}} and {{end}}. What they
// write is escaped, for texts and for attributes in double quotes.
func Pages(files fs.FS, names ...string) (*Set, error) {
	return read(files, escaped.Replace, names)
}

// Texts reads files that are a template each, with the name of the file. What they write
// is plain text.
func Texts(files fs.FS, names ...string) (*Set, error) {
	return read(files, func(text string) string { return text }, names)
}

func read(files fs.FS, escape func(string) string, names []string) (*Set, error) {
	s := &Set{map[string]*parse.Tree{}, escape}
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		trees, err := parse.Parse(name, string(text), "", "")
		if err != nil {
			return nil, err
		}
		for defined, tree := range trees {
			s.trees[defined] = tree
		}
	}
	return s, nil
}

// Must is the set, which is embedded and so can be read.
func Must(s *Set, err error) *Set {
	if err != nil {
		panic(err)
	}
	return s
}

// escaped replaces what has a meaning in markup.
var escaped = strings.NewReplacer("\x00", "\uFFFD", `"`, "&#34;", "&", "&amp;", "'", "&#39;", "<", "&lt;", ">", "&gt;")

// Write writes a template with its data.
func (s *Set) Write(w io.Writer, name string, data any) error {
	var b strings.Builder
	x := execution{set: s, out: &b}
	if err := x.template(name, reflect.ValueOf(data)); err != nil {
		return fmt.Errorf("the template %s: %w", name, err)
	}
	_, err := io.WriteString(w, b.String())
	return err
}
