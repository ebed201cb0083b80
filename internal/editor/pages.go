package editor

import (
	"crypto/rand"
	"net/http"
	"sync"
)

// mostPages is how many pages are kept: those that a browser shows or is just loading.
const mostPages = 4

// pages keeps the pages of the last games, under addresses that only their editor knows:
// a frame cannot send the key.
type pages struct {
	mu   sync.Mutex
	list []keptPage // the oldest first
}

type keptPage struct{ id, html string }

// add keeps a page and returns its address.
func (p *pages) add(html string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	made := keptPage{rand.Text(), html}
	p.list = append(p.list, made)
	p.list = p.list[max(0, len(p.list)-mostPages):]
	return "/games/" + made.id
}

// serve sends a page into its sandbox.
func (p *pages) serve(w http.ResponseWriter, r *http.Request) {
	p.mu.Lock()
	html, found := "", false
	for _, kept := range p.list {
		if kept.id == r.PathValue("id") {
			html, found = kept.html, true
		}
	}
	p.mu.Unlock()
	if !found {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Security-Policy", gamePage)
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write([]byte(html)) // a client that is gone needs no answer
}
