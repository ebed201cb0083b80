package editor

import (
	"embed"
	"io/fs"
	"net/http"
	"strings"
)

//go:embed editor.html editor.css edit/*.js
var assets embed.FS

// startScript begins when the others are there.
const startScript = "edit/start.js"

// asset sends a file of the editor.
func asset(name, kind string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { sendAsset(w, readAsset(name), kind) }
}

func sendAsset(w http.ResponseWriter, text, kind string) {
	w.Header().Set("Content-Type", kind)
	_, _ = w.Write([]byte(text)) // a client that is gone needs no answer
}

// serveScripts sends the scripts as one. Nothing of them is seen outside it.
func serveScripts(w http.ResponseWriter, _ *http.Request) {
	names, err := fs.Glob(assets, "edit/*.js")
	if err != nil {
		panic(err) // the pattern is good
	}
	var b strings.Builder
	b.WriteString("\"use strict\";\n{\n")
	for _, name := range names {
		if name != startScript {
			b.WriteString(readAsset(name))
		}
	}
	b.WriteString(readAsset(startScript) + "}\n")
	sendAsset(w, b.String(), "text/javascript; charset=utf-8")
}

// readAsset reads an embedded file.
func readAsset(name string) string {
	text, err := assets.ReadFile(name)
	if err != nil {
		panic(err) // it is embedded
	}
	return string(text)
}
