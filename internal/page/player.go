package page

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fairymax/internal/markup"
	"io/fs"
	"strings"
	"sync"

	"fairymax/board/define"
)

// Player makes a page play its game. The engine is a script, see package pageengine: its
// text, the address of a file with it, which pages can share, or a mark in the place of
// the text, with its sum.
type Player struct {
	Engine     string
	EngineFile string
	ScriptFile string   // the address of a file with the script of all pages, "" if it is on the page
	EngineSum  string   // of the text for which Engine is a mark, "" if it is no mark
	Setup      string   // the text of a webplay.Setup
	Record     string   // games in PGN to begin with, "" for a new game
	Remarks    []string // on these games
}

// workerScript is the script of the folder play that runs in a worker.
const workerScript = "play/worker.js"

// player is what a page that plays has besides the rule sheet.
type player struct {
	Security   string      // which scripts may run
	Game       markup.HTML // the game, for the scripts
	EngineFile string      // "" if the engine is on the page
	ScriptFile string      // "" if the script is
	Engine     markup.HTML // its script, "" if it is in a file
	Script     markup.HTML
}

// gameData is what the scripts have of the game, GameData in messages.js.
type gameData struct {
	Setup  string    `json:"setup"` // packed
	Turned []string  `json:"turned"`
	Goals  *goalData `json:"goals,omitempty"`
	Record string    `json:"record,omitempty"`
}

// player collects what plays the game, nil if the page only shows the rules.
func (g *Game) player() *player {
	if g.Player == nil {
		return nil
	}
	data := gameData{Setup: packed(g.Player.Setup), Turned: []string{}, Goals: g.goalData(), Record: g.Player.Record}
	for i, drawn := range g.drawings() {
		if drawn.Points() {
			data.Turned = append(data.Turned, g.typeName(define.PieceType(i+1)))
		}
	}
	p := &player{
		EngineFile: g.Player.EngineFile, ScriptFile: g.Player.ScriptFile,
		Game: markup.HTML(`<script type="application/json" id="fairymax-game">` + inScript(data) + `</script>`),
	}
	var allowed []string
	if p.ScriptFile == "" {
		p.Script = markup.HTML("<script>" + Script() + "</script>")
		allowed = append(allowed, SumOf(Script()))
	}
	if p.EngineFile == "" {
		p.Engine = markup.HTML("<script>" + g.Player.Engine + "</script>\n")
		allowed = append(allowed, cmp.Or(g.Player.EngineSum, SumOf(g.Player.Engine)))
	}
	if p.EngineFile != "" || p.ScriptFile != "" {
		allowed = append(allowed, besidePage)
	}
	p.Security = security(strings.Join(allowed, " "))
	return p
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

// Script is the script of every page that plays, beside the engine. Nothing of it is
// seen outside it.
var Script = sync.OnceValue(func() string {
	names, err := fs.Glob(files, "play/*.js")
	if err != nil {
		panic(err) // the pattern is good
	}
	var b strings.Builder
	b.WriteString("\"use strict\";\nconst fairymaxWorker = " + inScript(WorkerScript()) + ";\n{\n")
	for _, name := range names {
		if name != workerScript && name != startScript {
			b.WriteString(bare(readFile(name)))
		}
	}
	b.WriteString(bare(readFile(startScript)) + "}\n")
	return b.String()
})

// WorkerScript is what runs in a worker: it starts the program that the engine carries,
// and passes questions on to it.
func WorkerScript() string { return bare(readFile(workerScript)) }

// ClientScript is the class that asks the program in a worker.
func ClientScript() string { return readFile("play/client.js") }

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

// security lets only these scripts run, with their workers, and lets them reach nothing
// outside the page.
func security(scripts string) string {
	return "default-src 'none'; script-src " + scripts + " 'wasm-unsafe-eval'; " +
		"worker-src blob:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
}

// besidePage is how a policy names the files of the page's own server, or of its folder
// if it was opened from disk.
const besidePage = "'self' file:"

// SumOf is how a policy names a script.
func SumOf(script string) string {
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
