package page

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"fairymax/internal/ownfile"
)

// Gallery is a folder with the pages of many games, which share an engine, and an index.
// Nothing in it is written while it stays the same, and no file holds only a part of
// what it should: a gallery that was interrupted is made complete by making it again.
type Gallery struct {
	writer ownfile.Writer
	folder string
	engine string // its address for a page
	script string // that of the script of all pages
}

// Where the files of a gallery are. The games have a folder of their own: one of them
// may be called index.
const (
	indexFile     = "index.html"
	workbenchFile = "workbench.html"
	gamesFolder   = "games"
	engineFile    = "engine.js"
	scriptFile    = "player.js"
)

// FromWorkbench is the address of the index for the workbench.
const FromWorkbench = indexFile

// NewGallery prepares a folder, which must be one that can be written, and have no other files in
// the places of the gallery's own.
func NewGallery(w ownfile.Writer, folder string) (*Gallery, error) {
	inner := filepath.Join(folder, gamesFolder)
	if err := os.MkdirAll(inner, 0o777); err != nil {
		return nil, err
	}
	for _, place := range []string{folder, inner} {
		probe, err := os.CreateTemp(place, ".writable")
		if err != nil {
			return nil, fmt.Errorf("nothing can be written into the folder %s: %w", place, err)
		}
		probe.Close()
		os.Remove(probe.Name())
	}
	for name, kind := range map[string]ownfile.Kind{indexFile: ownfile.HTML, workbenchFile: ownfile.HTML} {
		if err := w.Check(filepath.Join(folder, name), kind); err != nil {
			return nil, err
		}
	}
	return &Gallery{writer: w, folder: folder}, nil
}

// SaveEngine writes the engine of all games and the script of their pages.
func (a *Gallery) SaveEngine(text string) error {
	a.engine, a.script = summed(engineFile, text), summed(scriptFile, Script())
	if err := a.save(scriptFile, ownfile.Script, Script()); err != nil {
		return err
	}
	return a.save(engineFile, ownfile.Script, text)
}

// summed is the address of a file with a sum of its text, so that no browser keeps an old
// one.
func summed(name, text string) string {
	return fmt.Sprintf("%s?%.4x", name, sha256.Sum256([]byte(text)))
}

// SaveWorkbench writes the page on which any game is changed.
func (a *Gallery) SaveWorkbench(text string) error {
	return a.writer.Save(filepath.Join(a.folder, workbenchFile), ownfile.HTML, []byte(text))
}

// save writes a file of the games' folder.
func (a *Gallery) save(name string, kind ownfile.Kind, text string) error {
	return a.writer.Save(filepath.Join(a.folder, gamesFolder, name), kind, []byte(text))
}

// Save writes the page of a game and the drawing of its board, and returns what the index
// has of it. The setup is the text of a webplay.Setup, and the link is what opens the game
// on the workbench, "" if nothing does.
func (a *Gallery) Save(g *Game, setup, link string) (IndexEntry, error) {
	g.Index = "../" + indexFile
	if link != "" {
		g.Change = "../" + workbenchFile + "#" + link
	}
	g.Player = &Player{EngineFile: a.engine, ScriptFile: a.script, Setup: setup}
	var b strings.Builder
	if err := g.WriteHTML(&b); err != nil {
		return IndexEntry{}, err
	}
	name := g.Sheet.Def.Name
	board, err := g.alone(name+".svg", g.boardPicture())
	if err == nil {
		err = a.save(board.Name, ownfile.SVG, string(board.SVG))
	}
	if err == nil {
		err = a.save(name+".html", ownfile.HTML, b.String())
	}
	return g.entry(), err
}

// SaveIndex writes the index and returns its path.
func (a *Gallery) SaveIndex(groups []IndexGroup) (string, error) {
	var b strings.Builder
	if err := templates().Write(&b, "index", newIndex(groups)); err != nil {
		return "", err
	}
	path := filepath.Join(a.folder, indexFile)
	return path, a.writer.Save(path, ownfile.HTML, []byte(b.String()))
}
