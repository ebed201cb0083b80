package editor

import (
	"context"
	"errors"
	"net/http"

	"fairymax/variants"
	"fairymax/variants/lint"
)

// here is the folder in the names of files: messages have the names alone.
const here = "."

// mostFindings is how many mistakes are told at a time.
const mostFindings = 50

// verdict is what is said about a text.
type verdict struct {
	Findings []finding `json:"findings"`
	More     int       `json:"more"` // how many are not told
	Title    string    `json:"title"`
	Game     string    `json:"game"` // the address of its page, "" if the text has mistakes
}

// finding is a mistake or a warning.
type finding struct {
	Line    int    `json:"line"` // 0 if it is in another file
	Column  int    `json:"column"`
	Width   int    `json:"width"`
	Warning bool   `json:"warning"`
	Text    string `json:"text"` // with the place, as the command check prints it
}

// check tells the mistakes in a text, and makes the page of its game if there are none.
func (e *Editor) check(w http.ResponseWriter, r *http.Request) error {
	name, err := fileName(r)
	if err != nil {
		return err
	}
	text, err := body(w, r)
	if err != nil {
		return err
	}
	v, err := e.judge(r.Context(), name, text)
	if err != nil {
		return err
	}
	return writeJSON(w, v)
}

// judge checks one text at a time: each may take the memory and the seconds that a
// definition may cost.
func (e *Editor) judge(ctx context.Context, name string, text []byte) (*verdict, error) {
	select {
	case e.checking <- struct{}{}:
		defer func() { <-e.checking }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if ctx.Err() != nil { // the client has left
		return nil, ctx.Err()
	}
	v, warnings, err := lint.Check(e.Games.With(draft{e.Root.FS(), name, text}, here), stem(name), e.Warnings)
	said := &verdict{Findings: []finding{}}
	if err != nil {
		said.tell(name, err)
		return said, nil
	}
	said.tell(name, warnings)
	said.Title = v.Title
	html, err := e.Page(v)
	if err != nil {
		return nil, err
	}
	said.Game = e.pages.add(html)
	return said, nil
}

// tell adds mistakes or warnings.
func (v *verdict) tell(name string, err error) {
	var list variants.ErrorList
	if !errors.As(err, &list) {
		v.Findings = append(v.Findings, finding{Text: err.Error()})
		return
	}
	for _, e := range list[:min(len(list), mostFindings)] {
		f := finding{Column: e.Column, Width: e.Width(), Warning: e.Code.IsWarning(), Text: e.Error()}
		if e.File == name {
			f.Line = e.Line
		}
		v.Findings = append(v.Findings, f)
	}
	v.More = len(list) - len(v.Findings)
}
