package page

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"html/template"
	"io/fs"
	"strings"

	"fairymax/board"
)

// Player makes a page play its game.
type Player struct {
	Engine     string   // the text of the engine, see package pageengine
	EngineFile string   // the address of a file that has it instead, which pages can share
	Setup      string   // the text of a webplay.Setup
	Record     string   // games in PGN to begin with, "" for a new game
	Remarks    []string // on these games
}

// workerScript is the script of the folder play that runs in a worker.
const workerScript = "play/worker.js"

// player is what a page that plays has besides the rule sheet.
type player struct {
	Security   string        // which scripts may run
	Game       template.HTML // the game, for the scripts
	EngineFile string        // "" if the engine is in the script
	Script     template.HTML
}

// gameData is what the scripts have of the game, GameData in messages.js.
type gameData struct {
	Setup  string   `json:"setup"` // packed
	Turned []string `json:"turned"`
	Record string   `json:"record,omitempty"`
}

// player collects what plays the game, nil if the page only shows the rules.
func (g *Game) player() *player {
	if g.Player == nil {
		return nil
	}
	data := gameData{Setup: packed(g.Player.Setup), Turned: []string{}, Record: g.Player.Record}
	for i, drawn := range g.drawings() {
		if drawn.Points() {
			data.Turned = append(data.Turned, g.typeName(board.PieceType(i+1)))
		}
	}
	script := "\"use strict\";\n" + g.Player.Engine + g.scripts()
	return &player{
		Security:   security(script, g.Player.EngineFile != ""),
		EngineFile: g.Player.EngineFile,
		Game:       template.HTML(`<script type="application/json" id="fairymax-game">` + inScript(data) + `</script>`),
		Script:     template.HTML("<script>" + script + "</script>"),
	}
}

// packed is a text as gzip in base64: definitions of large games are long.
func packed(text string) string {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write([]byte(text)); err != nil {
		panic(err) // it is written into memory
	}
	if err := w.Close(); err != nil {
		panic(err)
	}
	return base64.StdEncoding.EncodeToString(b.Bytes())
}

// scripts are the modules of the page as one script. Nothing of them is seen outside it.
func (g *Game) scripts() string {
	names, err := fs.Glob(files, "play/*.js")
	if err != nil {
		panic(err) // the pattern is good
	}
	var b strings.Builder
	b.WriteString("const fairymaxWorker = " + inScript(bare(readFile(workerScript))) + ";\n{\n")
	for _, name := range names {
		if name != workerScript && name != startScript {
			b.WriteString(bare(readFile(name)))
		}
	}
	b.WriteString(bare(readFile(startScript)) + "}\n")
	return b.String()
}

// startScript begins when the others are there.
const startScript = "play/start.js"

// inScript writes a value as JSON that cannot end the element around it: JSON writes
// < and > as escapes.
func inScript(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // definitions and texts can always be written
	}
	return string(text)
}

// security lets only the page's own script run, with its worker, and the engine's file
// if there is one, and lets it reach nothing outside the page.
func security(script string, engineFile bool) string {
	beside := ""
	if engineFile {
		beside = " " + besidePage
	}
	return "default-src 'none'; script-src " + hashOf(script) + " 'wasm-unsafe-eval'" + beside + "; " +
		"worker-src blob:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
}

// besidePage is how a policy names the files of the page's own server, or of its folder
// if it was opened from disk.
const besidePage = "'self' file:"

// hashOf is how a policy names a script.
func hashOf(script string) string {
	sum := sha256.Sum256([]byte(script))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// readFile reads an embedded file.
func readFile(name string) string {
	text, err := files.ReadFile(name)
	if err != nil {
		panic(err) // it is embedded
	}
	return string(text)
}
