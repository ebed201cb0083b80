package front

import (
	"embed"
	"encoding/json"
	"io"
	"io/fs"
	"strings"

	"fairymax/internal/cookbook"
	"fairymax/internal/markup"
	"fairymax/internal/page"
	"fairymax/variants"
)

//go:embed workbench.html workbench.css desk/*.js
var files embed.FS

// startScript begins when the others are there.
const startScript = "desk/start.js"

// engineMark stands in the page of a game for the text of the engine, which is on the
// workbench once. No text of a definition can hold it: there < is escaped.
const engineMark = "<engine>"

// Workbench is what a caller passes in.
type Workbench struct {
	Engine   string // the text of pageengine.Workbench
	Games    *variants.Catalogue
	Cookbook string // in Markdown
	Index    string // the address of the index of a gallery, "" if it is in none
	Served   bool   // by a server that has a folder
}

// data is what the scripts are told, WorkbenchData in messages.js.
type data struct {
	Mark     string             `json:"mark"`
	Sum      string             `json:"sum"` // of the engine, as a policy names it
	Served   bool               `json:"served"`
	Games    []group            `json:"games"`
	Cookbook []cookbook.Chapter `json:"cookbook"`
}

// content is everything on the page.
type content struct {
	Security, Index              string
	Served                       bool
	Style, Data, Engine, Scripts markup.HTML
}

// Write writes the page.
func (b *Workbench) Write(w io.Writer) error {
	script := scripts()
	told, err := json.Marshal(data{engineMark, page.SumOf(b.Engine), b.Served, groups(b.Games), cookbook.Read(b.Cookbook)}) // which writes < as an escape
	if err != nil {
		return err
	}
	return markup.Must(markup.Pages(files, "workbench.html")).Write(w, "workbench", content{
		Security: b.Policy(), Index: b.Index, Served: b.Served,
		Style:   markup.HTML(read("workbench.css")),
		Data:    markup.HTML(`<script type="application/json" id="workbench-data">` + string(told) + "</script>"),
		Engine:  markup.HTML(`<script id="engine">` + b.Engine + "</script>"),
		Scripts: markup.HTML("<script>" + script + "</script>"),
	})
}

// Policy lets the page run its own scripts and those of a game's page, with their
// workers. It reaches nothing but the server that has its folder.
func (b *Workbench) Policy() string {
	connect := ""
	if b.Served {
		connect = "connect-src 'self'; "
	}
	scripts := strings.Join([]string{page.SumOf(scripts()), page.SumOf(b.Engine), page.SumOf(page.Script())}, " ")
	return "default-src 'none'; script-src " + scripts + " 'wasm-unsafe-eval'; " + connect +
		"worker-src blob:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
}

// scripts are the modules of the page as one script. Nothing of them is seen outside it.
func scripts() string {
	names, err := fs.Glob(files, "desk/*.js")
	if err != nil {
		panic(err) // the pattern is good
	}
	worker, err := json.Marshal(page.WorkerScript())
	if err != nil {
		panic(err) // a text can always be written
	}
	var b strings.Builder
	b.WriteString("\"use strict\";\nconst fairymaxWorker = " + string(worker) + ";\n{\n")
	for _, name := range names {
		if name != startScript {
			b.WriteString(read(name))
		}
	}
	b.WriteString(read(startScript) + "}\n")
	return b.String()
}

// read reads an embedded file.
func read(name string) string {
	text, err := files.ReadFile(name)
	if err != nil {
		panic(err) // it is embedded
	}
	return string(text)
}
