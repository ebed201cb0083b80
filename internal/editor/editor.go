package editor

import (
	"crypto/rand"
	"net/http"
	"os"
	"sync"

	"fairymax/variants"
	"fairymax/variants/lint"
)

// Settings are what an editor needs.
type Settings struct {
	Root     *os.Root            // the folder with the definitions
	Games    *variants.Catalogue // what they may extend besides each other
	Warnings lint.Options
	Cookbook string // in Markdown
	// Page writes the page of a game.
	Page func(*variants.Variant) (string, error)
	// Begin is the text to begin a game of this name with: all its own, or a change to
	// another game.
	Begin func(games *variants.Catalogue, name, from string) (string, error)
}

// Editor edits the definitions of a folder.
type Editor struct {
	Settings
	key      string
	hosts    []string // the names under which the server is known
	checking chan struct{}
	saving   sync.Mutex
	pages    pages
	titles   func() []group
}

// New prepares an editor.
func New(s Settings) *Editor {
	e := &Editor{Settings: s, key: rand.Text(), checking: make(chan struct{}, 1)}
	e.titles = sync.OnceValue(e.groups)
	return e
}

// Handler answers all requests. The server is known by these names, each with its port.
func (e *Editor) Handler(hosts ...string) http.Handler {
	e.hosts = hosts
	asked := http.NewServeMux()
	for pattern, answer := range map[string]func(http.ResponseWriter, *http.Request) error{
		"GET /api/folder":          e.listFolder,
		"GET /api/files/{name}":    e.readFile,
		"PUT /api/files/{name}":    e.saveFile,
		"POST /api/check/{name}":   e.check,
		"GET /api/begin/{name}":    e.begin,
		"GET /api/examples":        e.listExamples,
		"GET /api/examples/{name}": e.readExample,
		"GET /api/cookbook":        e.listRecipes,
	} {
		asked.HandleFunc(pattern, answering(answer))
	}
	all := http.NewServeMux()
	all.Handle("/api/", e.withKey(asked))
	all.HandleFunc("GET /games/{id}", e.pages.serve)
	all.HandleFunc("GET /{$}", asset("editor.html", "text/html; charset=utf-8"))
	all.HandleFunc("GET /editor.css", asset("editor.css", "text/css; charset=utf-8"))
	all.HandleFunc("GET /editor.js", serveScripts)
	all.HandleFunc("GET /favicon.ico", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
	return e.guard(all)
}
