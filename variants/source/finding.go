package source

// Finding is an [Error] for an editor, which gets it as JSON. Lines and columns count from 1; the
// end column is the one after the last.
type Finding struct {
	File      string `json:"file"`
	Line      int    `json:"line"`
	Column    int    `json:"column"`
	EndColumn int    `json:"endColumn"`
	Severity  string `json:"severity"` // "error" or "warning"
	Code      string `json:"code"`
	Message   string `json:"message"`
	Fix       *Edit  `json:"fix,omitempty"`
}

// Edit is a [Fix] for an editor: a text takes the place of what stands up to the end.
type Edit struct {
	Line      int    `json:"line"`
	Column    int    `json:"column"`
	EndLine   int    `json:"endLine"`
	EndColumn int    `json:"endColumn"`
	Text      string `json:"text"`
}

// Finding is what an editor gets of a mistake.
func (e Error) Finding() Finding {
	f := Finding{e.File, e.Line, e.Column, e.Column + e.Width(), "error", string(e.Code), e.Message, nil}
	if e.Code.IsWarning() {
		f.Severity = "warning"
	}
	if e.Fix.Changes() {
		from, to := e.Fix.From, e.Fix.To
		f.Fix = &Edit{from.Line, from.Column, to.Line, to.Column, e.Fix.Text}
	}
	return f
}
