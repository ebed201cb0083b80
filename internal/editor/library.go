package editor

import (
	"net/http"
	"slices"
)

// group is a part of the catalogue.
type group struct {
	Title string    `json:"title"`
	Games []example `json:"games"`
}

// example is a built-in game.
type example struct {
	Name  string `json:"name"`
	Title string `json:"title"`
}

// groups lists the games that the folder's may extend.
func (e *Editor) groups() []group {
	all := []group{}
	for _, g := range e.Games.Groups() {
		listed := group{Title: g.Title}
		for _, row := range g.Rows {
			for _, name := range row.Names {
				if def, err := e.Games.Definition(name); err == nil {
					listed.Games = append(listed.Games, example{name, def.Title})
				}
			}
		}
		all = append(all, listed)
	}
	return all
}

// listExamples lists them.
func (e *Editor) listExamples(w http.ResponseWriter, _ *http.Request) error {
	return writeJSON(w, e.titles())
}

// readExample sends the text of one.
func (e *Editor) readExample(w http.ResponseWriter, r *http.Request) error {
	name := r.PathValue("name")
	if !slices.Contains(e.Games.Names(), name) {
		return &refusal{http.StatusNotFound, "there is no such game"}
	}
	text, err := e.Games.Text(name)
	if err != nil {
		return err
	}
	writeText(w, []byte(text))
	return nil
}

// begin sends the text to begin a new game with.
func (e *Editor) begin(w http.ResponseWriter, r *http.Request) error {
	name, err := fileName(r)
	if err != nil {
		return err
	}
	from, games := r.URL.Query().Get("from"), e.Games.With(e.Root.FS(), here)
	if from != "" && !slices.Contains(games.Names(), from) {
		return &refusal{http.StatusNotFound, "there is no such game"}
	}
	text, err := e.Begin(games, stem(name), from)
	if err != nil {
		return &refusal{http.StatusUnprocessableEntity, err.Error()}
	}
	writeText(w, []byte(text))
	return nil
}
