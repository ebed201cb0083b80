// Package newgame writes the text to begin a game with: one with a bit of everything, or
// a change to another game. The texts are the files game.toml and change.toml.
package newgame

import (
	"embed"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"fairymax/internal/markup"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

//go:embed game.toml change.toml
var files embed.FS

const (
	gameFile   = "game.toml"
	changeFile = "change.toml"
)

// content is what the texts are filled with.
type content struct {
	Title, File  string
	From, Parent string // the variant that is changed, and the text of its file
	MoveRule     int
}

// goodName is the form of a variant's name.
var goodName = regexp.MustCompile(`^[a-z0-9][a-z0-9-]*$`)

// A TakenError says that a variant has a name already.
type TakenError struct{ Name string }

func (t TakenError) Error() string {
	return fmt.Sprintf("the variant %s already exists; choose another name", t.Name)
}

// CheckName says why a new variant cannot have a name: with a [TakenError] if another one has it.
func CheckName(catalogue *variants.Catalogue, name string) error {
	switch {
	case !goodName.MatchString(name):
		return fmt.Errorf("%q cannot be the name of a variant; use lower-case letters, digits and hyphens%s", name, likeName(name))
	case slices.Contains(catalogue.Names(), name):
		return TakenError{name}
	case xboard.Confusing(name):
		return fmt.Errorf("XBoard has a variant of its own with the name %s; choose another name", name)
	}
	return nil
}

// notName is what a name cannot have.
var notName = regexp.MustCompile(`[^a-z0-9]+`)

// likeName offers the name that is most like a text, if there is one that has all its letters.
func likeName(text string) string {
	if strings.ContainsFunc(text, func(r rune) bool { return r > unicode.MaxASCII && unicode.IsLetter(r) }) {
		return ""
	}
	if name := strings.Trim(notName.ReplaceAllString(strings.ToLower(text), "-"), "-"); name != "" {
		return ", such as " + name
	}
	return ""
}

// Text is the text of a file for a new variant, all its own or a change to another one.
func Text(catalogue *variants.Catalogue, file, from string) (string, error) {
	c := content{Title: titleOf(strings.TrimSuffix(filepath.Base(file), ".toml")), File: file}
	name := gameFile
	if from != "" {
		name = changeFile
		if err := c.change(catalogue, from); err != nil {
			return "", err
		}
	}
	var text strings.Builder
	err := markup.Must(markup.Texts(files, name)).Write(&text, name, c)
	return text.String(), err
}

// titleOf makes a title from a name.
func titleOf(name string) string {
	words := strings.Split(name, "-")
	for i, word := range words {
		if word != "" {
			words[i] = strings.ToUpper(word[:1]) + word[1:]
		}
	}
	return strings.Join(words, " ")
}

// change adds the data of the variant that is changed.
func (c *content) change(catalogue *variants.Catalogue, from string) error {
	name, isFile := strings.CutSuffix(from, ".toml")
	text, err := catalogue.Text(name)
	if _, found := os.Stat(name + ".toml"); isFile || err != nil && found == nil {
		return fmt.Errorf("-from takes a built-in game; to change %s.toml, put a file beside it with extends = %q", name, filepath.Base(name))
	}
	if err != nil {
		return err
	}
	v, err := catalogue.Load(from)
	if err != nil {
		return err
	}
	c.From = from
	c.MoveRule = 60
	if v.Rules.MoveRule() == c.MoveRule {
		c.MoveRule = 50
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
	c.Parent = strings.TrimRight(strings.Join(lines, "\n"), "#\n ")
	return nil
}
