package script

import (
	"errors"
	"fmt"
	"maps"
	"regexp"

	"fairymax"
	"fairymax/internal/foreign"
	"fairymax/variants"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// problem is a mistake in a definition.
type problem struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"` // 0 for the whole line
	Code   string `json:"code"`   // such as FM004; "" for what is wrong in a foreign text
	Text   string `json:"text"`
}

// problems are the mistakes that an error tells.
func problems(err error) (list []problem) {
	var ours variants.ErrorList
	if errors.As(err, &ours) {
		for _, e := range ours {
			list = append(list, problem{e.File, e.Line, e.Column, string(e.Code), vocabulary.InJavaScript(e.Message)})
		}
	}
	var theirs foreign.Problems
	if errors.As(err, &theirs) {
		for _, p := range theirs {
			list = append(list, problem{p.File, p.Line, p.Column, "", vocabulary.InJavaScript(p.Message)})
		}
	}
	return list
}

// failed is the answer to a question with an error, which names what tells more in JavaScript.
func failed(err error) failure {
	return failure{vocabulary.InJavaScript(err.Error()), problems(err)}
}

// definition is a game that was defined.
type definition struct {
	Name  string   `json:"name"`
	Title string   `json:"title"`
	Text  string   `json:"text"` // in TOML
	Notes []string `json:"notes"`
}

// defined is what became of a text. The error, if any, is of the games that are missing.
type defined struct {
	Games []definition `json:"games"`
	failure
}

// mostText is more than any definition has, in bytes.
const mostText = 1 << 22

// define makes the games of a text known: a definition in TOML, or what another program wrote.
func (s *Session) define(q *question) (any, error) {
	if len(q.Text) > mostText {
		return nil, fmt.Errorf("the text has %d bytes; a definition may have %d", len(q.Text), mostText)
	}
	if foreign.FormOf(q.Text) == "" {
		return s.defineOwn(q)
	}
	games, err := fairymax.Import(q.Name, q.Text)
	d := defined{Games: []definition{}}
	for _, g := range games {
		made, mistake := s.add(g.Name, g.Text)
		if mistake != nil {
			return nil, mistake
		}
		made.Notes = listOf(g.Notes)
		d.Games = append(d.Games, *made)
	}
	if err != nil {
		d.failure = failed(err)
	}
	return d, nil
}

// defineOwn makes the game of a definition in TOML known.
func (s *Session) defineOwn(q *question) (any, error) {
	name := q.Name
	if name == "" {
		titled := false
		if name, titled = variants.NameIn(q.Text); !titled {
			name = "my-game"
		}
	}
	if !goodName.MatchString(name) {
		return nil, fmt.Errorf("a game cannot be called %q: use letters, digits, hyphens and underscores", spelling.Shortened(name))
	}
	made, err := s.add(name, q.Text)
	if err != nil {
		return nil, err
	}
	made.Notes = []string{}
	return defined{Games: []definition{*made}}, nil
}

var goodName = regexp.MustCompile(`^[\pL\pN][\pL\pM\pN_-]{0,99}$`)

// add adds a game without mistakes.
func (s *Session) add(name, text string) (*definition, error) {
	files := maps.Clone(s.defined)
	files[name+tomlEnding] = []byte(text)
	g, err := fairymax.LoadFrom(files, name)
	if err != nil {
		return nil, err
	}
	s.defined = files
	s.games = map[string]*fairymax.Game{name: g} // others may extend it
	return &definition{Name: name, Title: g.Title(), Text: text}, nil
}
