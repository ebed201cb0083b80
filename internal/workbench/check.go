package workbench

import (
	"errors"
	"strings"

	"fairymax/engine/net"
	"fairymax/internal/foreign"
	"fairymax/internal/page"
	"fairymax/internal/webplay"
	"fairymax/variants"
	"fairymax/variants/lint"
)

// mostFindings is how many mistakes are told at a time.
const mostFindings = 50

// verdict is what is said about a text.
type verdict struct {
	Findings []finding `json:"findings"`
	More     int       `json:"more"` // how many are not told
	Title    string    `json:"title"`
	Page     string    `json:"page"`  // of the game, "" if the text has mistakes
	Key      net.Key   `json:"key"`   // of the networks that can play it
	Start    string    `json:"start"` // the FEN of its start
	Form     string    `json:"form"`  // what the text looks like if it is a foreign one
}

// finding is a mistake or a warning. Its line is 0 if it is in another file.
type finding struct {
	variants.Finding
	Text string `json:"text"` // with the place, as the command check prints it
}

// check tells the mistakes in a text, and makes the page of its game if there are none.
// The warnings are another question: to look for them takes longer than all this.
func (s *Session) check(q *question) (any, error) {
	said := &verdict{Findings: []finding{}}
	v, err := s.with(q.Name, q.Text).Load(q.Name)
	if err != nil {
		said.Form = foreign.FormOf(q.Text)
		said.tell(q.Name, err)
		return said, nil
	}
	said.Title, said.Start, said.Key = v.Title, v.Rules.Start().FEN(), net.KeyOf(v.Rules)
	g := page.Of(v)
	g.Definition = "" // it stands beside the page
	said.Page, err = q.played(g, v)
	return said, err
}

// doubt tells the warnings about a text without mistakes.
func (s *Session) doubt(q *question) (any, error) {
	said := &verdict{Findings: []finding{}}
	v, doubts, err := lint.Check(s.with(q.Name, q.Text), q.Name, warnings)
	if err != nil {
		return said, nil
	}
	said.tell(q.Name, doubts)
	for _, reason := range q.choice(v).Refused {
		said.Findings = append(said.Findings, finding{variants.Finding{Severity: "warning"}, reason.Error()})
	}
	return said, nil
}

// page makes the page of a game as a file of its own.
func (s *Session) page(q *question) (any, error) {
	v, err := s.with(q.Name, q.Text).Load(q.Name)
	if err != nil {
		return nil, err
	}
	text, err := q.played(page.Of(v), v)
	return struct {
		Text string  `json:"text"`
		Key  net.Key `json:"key"`
	}{text, net.KeyOf(v.Rules)}, err
}

// played is the page of a game that an engine plays.
func (q *question) played(g *page.Game, v *variants.Variant) (string, error) {
	setup := webplay.SetupOf(v.Rules, v.Aliases(), q.choice(v))
	g.Player = &page.Player{Engine: q.Mark, EngineSum: q.Sum, Setup: setup.Text()}
	var b strings.Builder
	err := g.WriteHTML(&b)
	return b.String(), err
}

// tell adds mistakes or warnings. A foreign text gets no fixes, which would be those of a definition.
func (v *verdict) tell(name string, err error) {
	var list variants.ErrorList
	if !errors.As(err, &list) {
		v.Findings = append(v.Findings, finding{variants.Finding{Severity: "error"}, err.Error()})
		return
	}
	for _, e := range list[:min(len(list), mostFindings)] {
		f := finding{e.Finding(), e.Error()}
		if e.File != name+".toml" {
			f.Line, f.Fix = 0, nil
		}
		if v.Form != "" {
			f.Fix = nil
		}
		v.Findings = append(v.Findings, f)
	}
	v.More = len(list) - len(v.Findings)
}
