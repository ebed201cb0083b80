package editor

import (
	"fmt"
	"net/http"

	"fairymax/engine/net"
	"fairymax/internal/nets"
)

// longestNet is more than a page should carry, in bytes.
const longestNet = 4 << 20

// network is what a place says of the networks for a key, for the compiler in the page.
type network struct {
	From  string `json:"from"`
	File  []byte `json:"file"`
	Error string `json:"error"` // why there is no file, "" if there is one
}

// listNets sends the networks for the games with a key, the most important first: the one
// beside the file of a game, then those of the settings. The page chooses among them.
func (e *Editor) listNets(w http.ResponseWriter, r *http.Request) error {
	key, name := net.Key(r.PathValue("key")), r.URL.Query().Get("beside")
	if !key.IsValid() {
		return &refusal{http.StatusBadRequest, fmt.Sprintf("%q is not the key of a network", key)}
	}
	places := e.Nets
	if name != "" && len(places) > 0 {
		if !isGoodName(name + ".toml") {
			return &refusal{http.StatusBadRequest, fmt.Sprintf("%q cannot be the name of a game here", name)}
		}
		file := name + nets.Extension
		places = append([]nets.Place{nets.FileIn(e.Root.FS(), file, file)}, places...)
	}
	all := []network{}
	for _, place := range places {
		file, from, err := place(key)
		switch {
		case err != nil:
			all = append(all, network{From: from, Error: err.Error()})
		case len(file) > longestNet:
			all = append(all, network{From: from, Error: fmt.Sprintf("it is larger than %d MB, too large for a page", longestNet>>20)})
		case file != nil:
			all = append(all, network{From: from, File: file})
		}
	}
	return writeJSON(w, all)
}
