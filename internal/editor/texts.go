package editor

import (
	"fmt"
	"io/fs"
	"maps"
	"net/http"
	"slices"
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

// readTexts sends the texts of all definitions and pictures, so that the compiler in the page finds
// what a game extends, and how its pieces look. What cannot be read is left out: a game that needs
// it says so.
func (e *Editor) readTexts(w http.ResponseWriter, _ *http.Request) error {
	left := mostTexts
	all := texts{Files: definitions(e.Root.FS(), &left), Folders: []otherTexts{}}
	for _, other := range e.Others {
		all.Folders = append(all.Folders, otherTexts{other.Name, definitions(other.Files, &left)})
	}
	if left < 0 {
		return &refusal{http.StatusRequestEntityTooLarge, fmt.Sprintf("the folder has more than %d MB of definitions; serve a smaller one", mostTexts>>20)}
	}
	return writeJSON(w, all)
}

// definitions reads the definitions of a folder, what was measured in their games, and the
// pictures that they name, while fewer bytes than these are left.
func definitions(files fs.FS, left *int) map[string]string {
	all := map[string]string{}
	entries, _ := fs.ReadDir(files, ".") // what can be read of it
	read := func(ending string, wanted func(name string) bool) {
		for _, entry := range entries {
			name := entry.Name()
			if *left < 0 || entry.IsDir() || !strings.HasSuffix(name, ending) || !wanted(name) {
				continue
			}
			if text, err := variants.ReadText(files, name); err == nil && utf8.Valid(text) {
				all[name] = string(text)
				*left -= len(text)
			}
		}
	}
	read(".toml", func(string) bool { return true })
	read(".values.json", func(name string) bool { return all[strings.TrimSuffix(name, ".values.json")+".toml"] != "" })
	named := strings.Join(slices.Collect(maps.Values(all)), "\n")
	read(".svg", func(name string) bool { return strings.Contains(named, name) })
	return all
}
