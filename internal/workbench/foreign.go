package workbench

import (
	"errors"

	"fairymax"
	"fairymax/internal/foreign"
	"fairymax/internal/foreign/game"
	"fairymax/variants"
)

// imported is what a foreign text became.
type imported struct {
	Form     string         `json:"form"`  // what it was, "" if it was no foreign text
	Games    []importedGame `json:"games"` // those that it became
	Problems []finding      `json:"problems"`
}

// importedGame is one of its games.
type importedGame struct {
	Name  string   `json:"name"`
	Given string   `json:"given"` // the name that it had
	Text  string   `json:"text"`
	Notes []string `json:"notes"` // what was not carried over, or is to be known
}

// open says what a text is, and imports it if another program wrote it. Games that cannot be
// carried over whole are there too, with a note of what is missing.
func (s *Session) open(q *question) (any, error) {
	said := &imported{Form: foreign.FormOf(q.Text), Games: []importedGame{}, Problems: []finding{}}
	if said.Form == "" {
		return said, nil
	}
	if s.shared == nil {
		shared, err := game.NewBuiltin(fairymax.Files)
		if err != nil {
			return nil, err
		}
		s.shared = shared
	}
	games, err := foreign.ImportWith(s.shared, q.Name, q.Text, foreign.Options{Partly: true})
	var problems foreign.Problems
	if err != nil && !errors.As(err, &problems) {
		return nil, err
	}
	for _, g := range games {
		became := importedGame{Name: g.Name, Given: g.Given, Text: g.Text, Notes: []string{}}
		for _, n := range g.Notes {
			became.Notes = append(became.Notes, n.Error())
		}
		said.Games = append(said.Games, became)
	}
	for _, p := range problems[:min(len(problems), mostFindings)] {
		column := max(1, p.Column)
		said.Problems = append(said.Problems, finding{variants.Finding{Line: p.Line, Column: column, EndColumn: column + 1, Severity: "error"}, p.Error()})
	}
	return said, nil
}
