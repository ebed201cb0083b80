package editor

import (
	"fmt"
	"io/fs"
	"net/http"
	"strings"
	"unicode/utf8"

	"fairymax/variants"
)

// mostTexts is how many bytes of definitions are sent at most.
const mostTexts = 16 << 20

// texts are the definitions among which a text is checked.
type texts struct {
	Files   map[string]string `json:"files"`
	Folders []otherTexts      `json:"folders"`
}

// otherTexts are those of another folder.
type otherTexts struct {
	Name  string            `json:"name"`
	Files map[string]string `json:"files"`
}

// readTexts sends the texts of all definitions, so that the compiler in the page finds
// what a game extends. What cannot be read is left out: a game that needs it says so.
func (e *Editor) readTexts(w http.ResponseWriter, _ *http.Request) error {
	left := mostTexts
	all := texts{Files: definitions(e.Root.FS(), &left), Folders: []otherTexts{}}
	for _, other := range e.Others {
		all.Folders = append(all.Folders, otherTexts{other.Name, definitions(other.Files, &left)})
	}
	if left < 0 {
		return &refusal{http.StatusRequestEntityTooLarge, fmt.Sprintf("the folder has more than %d MB of definitions; serve one with fewer", mostTexts>>20)}
	}
	return writeJSON(w, all)
}

// definitions reads the definitions of a folder while fewer bytes than these are left.
func definitions(files fs.FS, left *int) map[string]string {
	all := map[string]string{}
	entries, _ := fs.ReadDir(files, ".") // what can be read of it
	for _, entry := range entries {
		name := entry.Name()
		if *left < 0 || entry.IsDir() || !strings.HasSuffix(name, ".toml") {
			continue
		}
		if text, err := variants.ReadText(files, name); err == nil && utf8.Valid(text) {
			all[name] = string(text)
			*left -= len(text)
		}
	}
	return all
}
