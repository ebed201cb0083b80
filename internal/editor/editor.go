package editor

import (
	"crypto/rand"
	"io/fs"
	"net/http"
	"os"
	"sync"

	"fairymax/internal/nets"
)

// Settings are what an editor needs.
type Settings struct {
	Root   *os.Root // the folder with the definitions
	Others []Folder // with games to extend as well, the most important first
	Page   string   // the text of the workbench
	Policy string   // its Content-Security-Policy
	// Nets are where networks of games are, the most important first; one beside the file of a
	// game comes before them. Nil lets all games do without.
	Nets []nets.Place
	// Player is the engine of a page that plays one game, if it need not be compiled.
	Player func() ([]byte, error)
}

// Folder is a folder that is only read.
type Folder struct {
	Name  string // in messages
	Files fs.FS
}

// Editor edits the definitions of a folder.
type Editor struct {
	Settings
	key    string
	hosts  []string // the names under which the server is known
	saving sync.Mutex
}

// New prepares an editor.
func New(s Settings) *Editor { return &Editor{Settings: s, key: rand.Text()} }

// Handler answers all requests. The server is known by these names, each with its port.
func (e *Editor) Handler(hosts ...string) http.Handler {
	e.hosts = hosts
	asked := http.NewServeMux()
	for pattern, answer := range map[string]func(http.ResponseWriter, *http.Request) error{
		"GET /api/folder":       e.listFolder,
		"GET /api/texts":        e.readTexts,
		"GET /api/nets/{key}":   e.listNets,
		"GET /api/player":       e.readPlayer,
		"GET /api/files/{name}": e.readFile,
		"PUT /api/files/{name}": e.saveFile,
	} {
		asked.HandleFunc(pattern, answering(answer))
	}
	all := http.NewServeMux()
	all.Handle("/api/", e.withKey(asked))
	all.HandleFunc("GET /{$}", e.servePage)
	all.HandleFunc("GET /favicon.ico", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
	return e.guard(all)
}

// servePage sends the workbench.
func (e *Editor) servePage(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write([]byte(e.Page)) // a client that is gone needs no answer
}
