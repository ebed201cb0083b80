package markup

import (
	"html/template"
	"strings"
	"testing"
	"testing/fstest"
)

// data is what the templates of the tests get.
type data struct {
	Text   string
	Markup HTML
	Number int8
	Inner  *data
	List   []string
	Yes    bool
}

var full = &data{Text: `<a b="c" d='e'>&`, Markup: "<b>", Number: -3, Inner: &data{Text: "in"}, List: []string{"x", "<y>"}, Yes: true}

// TestLikeHTML holds that templates write what html/template writes.
func TestLikeHTML(t *testing.T) {
	for _, text := range []string{
		`a {{.Text}} <p title="{{.Text}}" data-n="{{.Number}}">{{.Number}}</p>`,
		"<ul>\n{{- range .List}}\n<li>{{.}}{{$.Number}}</li>\n{{- end}}\n</ul>",
		`{{range .Inner.List}}x{{else}}none{{end}}{{with .Inner}}{{.Text}}{{else}}no{{end}}{{with .Inner.Inner}}{{.Text}}{{else}}no{{end}}`,
		`{{if .Yes}}yes{{end}}{{if .Inner.Yes}}yes{{else if .Number}}number{{else}}no{{end}}{{/* nothing */}}`,
		`{{template "other" .Inner}}{{template "still"}}{{define "other"}}[{{.Text}} {{$.Text}}]{{end}}{{define "still"}}still{{end}}`,
	} {
		files := fstest.MapFS{"a": {Data: []byte(`{{define "page"}}` + text + `{{end}}`)}}
		if strings.Contains(text, "{{define") { // which may stand at the top only
			at := strings.Index(text, "{{define")
			files["a"].Data = []byte(`{{define "page"}}` + text[:at] + `{{end}}` + text[at:])
		}
		var got, want strings.Builder
		if err := Must(Pages(files, "a")).Write(&got, "page", full); err != nil {
			t.Fatal(err)
		}
		if err := template.Must(template.ParseFS(files, "a")).ExecuteTemplate(&want, "page", full); err != nil {
			t.Fatal(err)
		}
		if got.String() != want.String() {
			t.Errorf("%s\ngot  %s\nwant %s", text, &got, &want)
		}
	}
}

// TestKinds holds the two kinds of texts that are not escaped.
func TestKinds(t *testing.T) {
	files := fstest.MapFS{"a": {Data: []byte(`{{.Text}} {{.Markup}}`)}}
	for _, test := range []struct {
		set  *Set
		want string
	}{
		{Must(Pages(files, "a")), `&lt;a b=&#34;c&#34; d=&#39;e&#39;&gt;&amp; <b>`},
		{Must(Texts(files, "a")), `<a b="c" d='e'>& <b>`},
	} {
		var b strings.Builder
		if err := test.set.Write(&b, "a", full); err != nil || b.String() != test.want {
			t.Errorf("%v: %s", err, &b)
		}
	}
}

// TestMistakes holds that a template with a mistake is refused, and how.
func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		`{{.None}}`:              "there is no field None",
		`{{.Text.None}}`:         "there is no field None in a value of the kind string",
		`{{template "none"}}`:    `there is no template "none"`,
		`{{.List}}`:              "cannot be written",
		`{{range .Text}}{{end}}`: "this is not a list",
		`{{$x := .Text}}`:        "this is not understood",
		`{{break}}`:              "",
		`{{.Text`:                "",
	} {
		files := fstest.MapFS{"a": {Data: []byte(text)}}
		s, err := Texts(files, "a")
		if err == nil {
			err = s.Write(new(strings.Builder), "a", full)
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", text, err)
		}
	}
	if _, err := Texts(fstest.MapFS{}, "none"); err == nil {
		t.Error("a missing file is read")
	}
}
