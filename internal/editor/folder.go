package editor

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"strings"
	"unicode"
	"unicode/utf8"

	"fairymax/internal/atomicfile"
	"fairymax/variants"
)

// longestText is the size of the largest text that is taken, in bytes; the largest that
// package variants reads.
const longestText = 1 << 20

// longestName is the longest name of a file without its ending, in characters.
const longestName = 100

// isGoodName reports whether a name is fit for a file: no folder, no hidden file,
// nothing that another system reads in a way of its own.
func isGoodName(name string) bool {
	stem, ok := strings.CutSuffix(name, ".toml")
	first, _ := utf8.DecodeRuneInString(stem)
	return ok && unicode.In(first, unicode.L, unicode.N) && utf8.ValidString(stem) && utf8.RuneCountInString(stem) <= longestName &&
		!strings.ContainsFunc(stem, func(r rune) bool {
			return !unicode.In(r, unicode.L, unicode.M, unicode.N) && !strings.ContainsRune(" _-", r)
		})
}

// sharedPieces is the file of a folder that is not a game.
const sharedPieces = "pieces.toml"

// fileName is the name of the file in the address of a request.
func fileName(r *http.Request) (string, error) {
	name := r.PathValue("name")
	switch {
	case !isGoodName(name):
		return "", &refusal{http.StatusBadRequest, fmt.Sprintf("%q cannot be the name of a game's file here: use letters, digits, spaces, hyphens and underscores, then .toml", name)}
	case name == sharedPieces:
		return "", &refusal{http.StatusBadRequest, sharedPieces + " has pieces for all games of the folder and is not a game; edit it elsewhere"}
	}
	return name, nil
}

// listFolder lists the definitions in the folder.
func (e *Editor) listFolder(w http.ResponseWriter, _ *http.Request) error {
	entries, err := fs.ReadDir(e.Root.FS(), ".")
	if err != nil {
		return err
	}
	list := struct {
		Folder string   `json:"folder"`
		Files  []string `json:"files"`
	}{e.Root.Name(), []string{}}
	for _, entry := range entries {
		if name := entry.Name(); isGoodName(name) && name != sharedPieces && !entry.IsDir() {
			list.Files = append(list.Files, name)
		}
	}
	return writeJSON(w, list)
}

// readFile sends a file with its version.
func (e *Editor) readFile(w http.ResponseWriter, r *http.Request) error {
	name, err := fileName(r)
	if err != nil {
		return err
	}
	text, err := e.text(name)
	if err != nil {
		return err
	}
	w.Header().Set("ETag", version(text))
	writeText(w, text)
	return nil
}

// text reads a file of the folder.
func (e *Editor) text(name string) ([]byte, error) {
	text, err := variants.ReadText(e.Root.FS(), name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, &refusal{http.StatusNotFound, "there is no file " + name}
	case err != nil:
		return nil, &refusal{http.StatusForbidden, fmt.Sprintf("%s cannot be read: %v", name, variants.WithoutPath(err))}
	case !utf8.Valid(text):
		return nil, &refusal{http.StatusUnprocessableEntity, name + " is not UTF-8 text, so it is not TOML"}
	}
	return text, nil
}

// version is the version of a text, as HTTP writes it.
func version(text []byte) string {
	sum := sha256.Sum256(text)
	return `"` + hex.EncodeToString(sum[:16]) + `"`
}

// body reads the text that a request brings.
func body(w http.ResponseWriter, r *http.Request) ([]byte, error) {
	text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, longestText))
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		return nil, &refusal{http.StatusRequestEntityTooLarge, "the text is larger than 1 MB, too large for the definition of a game"}
	case err != nil:
		return nil, &refusal{http.StatusBadRequest, err.Error()}
	case !utf8.Valid(text):
		return nil, &refusal{http.StatusBadRequest, "the text is not UTF-8"}
	}
	return text, nil
}

// saveFile saves a text if the file has not changed meanwhile: the request tells its
// version, or that there is none.
func (e *Editor) saveFile(w http.ResponseWriter, r *http.Request) error {
	name, err := fileName(r)
	if err != nil {
		return err
	}
	had, isNew := r.Header.Get("If-Match"), r.Header.Get("If-None-Match") == "*"
	if isNew == (had != "") {
		return &refusal{http.StatusPreconditionRequired, "say which version of the file is replaced"}
	}
	text, err := body(w, r)
	if err != nil {
		return err
	}
	if err := e.save(name, text, had); err != nil {
		return err
	}
	w.Header().Set("ETag", version(text))
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// save replaces a file if it still has the version that it had, "" if there was none.
func (e *Editor) save(name string, text []byte, had string) error {
	e.saving.Lock()
	defer e.saving.Unlock()
	info, err := e.Root.Lstat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist) && had == "":
		err := atomicfile.CreateIn(e.Root, name, text)
		if errors.Is(err, fs.ErrExist) {
			return changed(name)
		}
		return err
	case errors.Is(err, fs.ErrNotExist):
		return &refusal{http.StatusPreconditionFailed, name + " is no longer in the folder; nothing was saved"}
	case err != nil:
		return err
	case had == "":
		return &refusal{http.StatusPreconditionFailed, "there is a file " + name + " already; nothing was saved"}
	case !info.Mode().IsRegular():
		return &refusal{http.StatusForbidden, name + " is a link or not a file; nothing was saved"}
	}
	old, err := variants.ReadText(e.Root.FS(), name)
	if err != nil || version(old) != had {
		return changed(name)
	}
	return atomicfile.ReplaceIn(e.Root, name, text)
}

func changed(name string) error {
	return &refusal{http.StatusPreconditionFailed, name + " has changed on disk since it was opened here; nothing was saved"}
}

// writeText sends a text that a browser only shows as text.
func writeText(w http.ResponseWriter, text []byte) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, _ = w.Write(text) // a client that is gone needs no answer
}

// writeJSON sends a value as JSON.
func writeJSON(w http.ResponseWriter, value any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(text) // a client that is gone needs no answer
	return nil
}
