package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"runtime"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/cecp"
	"fairymax/engine"
	"fairymax/engine/traits"
	"fairymax/internal/desktop"
	"fairymax/internal/opening"
	"fairymax/internal/protocol"
	"fairymax/internal/talk"
	"fairymax/internal/ucci"
	"fairymax/internal/uci"
	"fairymax/internal/usi"
	"fairymax/variants"
)

// engineName is how GUIs call this program.
const engineName = "fairymax " + desktop.Version

// dialects are the protocols besides that of XBoard, the usual one first.
var dialects = []*protocol.Dialect{uci.Dialect, usi.Dialect, ucci.Dialect}

// converse holds a conversation in the protocol that the first word chooses. A GUI that
// looks for its protocol may change it with another word.
func (k *call) converse(switches engine.Switches) error {
	featuresRead := k.greet()
	k.evaluations.refuse = nil // the session says it
	k.adviser = newAdviser()
	defer k.adviser.Close()
	searcher := k.evaluations.engine(engine.Options{HashMB: engine.DefaultHashMB, Switches: switches, Prober: k.adviser})
	lines := talk.Read(k.in)
	defer lines.Stop()
	first, _ := lines.First()
	for {
		var err error
		if spoken := dialectsFrom(first); spoken != nil {
			featuresRead()
			err = protocol.Converse(lines, first, k.gui, k.protocolOptions(searcher), spoken...)
		} else {
			err = cecp.Converse(lines, first, k.gui, k.cecpOptions(searcher, featuresRead))
		}
		var other *talk.Handover
		switch {
		case errors.As(err, &other):
			first = other.Line
		case errors.Is(err, talk.ErrStuck):
			return errReported // stderr may be the same pipe
		default:
			return err
		}
	}
}

// loadWord brings games before the GUI has chosen a protocol.
const loadWord = "load"

// dialectsFrom lists the dialects, that of a first line in front; nil if it belongs to the
// protocol of XBoard.
func dialectsFrom(first string) []*protocol.Dialect {
	words := strings.Fields(first)
	if len(words) == 0 {
		return nil
	}
	for i, d := range dialects {
		if words[0] == d.Word || i == 0 && words[0] == loadWord {
			return append([]*protocol.Dialect{d}, dialects...)
		}
	}
	return nil
}

// protocolOptions are what the other protocols need.
func (k *call) protocolOptions(searcher *engine.Engine) protocol.Options {
	var notices []string
	k.noted = func(text string) { notices = append(notices, text) }
	games := protocolGames{Catalogue: k.startingCatalogue(), evaluations: &k.evaluations}
	return protocol.Options{
		Name:      engineName,
		Author:    "the authors of fairymax",
		Notices:   notices,
		Catalogue: games,
		Searcher:  searcher,
		MaxMemory: spareMemory(),
		MaxCores:  runtime.NumCPU(), // more threads would share cores
		HashMB:    engine.DefaultHashMB,
		Knowledge: func(g protocol.Game) (opening.Knowledge, error) { return k.openBook(g.Name, g.Rules) },
		Nets:      guiNets{&k.evaluations, searcher},
		Endgames:  k.adviser,
		Browse:    k.browsePaths,
		Import:    games.withLines,
		Eval:      k.evalLines,
		Score:     k.staticScore,
		Bench:     k.benchLines,
	}
}

// evalLines explains the evaluation of a position.
func (k *call) evalLines(g *board.Game) []string {
	p := g.Position()
	game := traits.New(p.Rules())
	choice := k.evaluations.choose(game)
	var b bytes.Buffer
	if err := printTerms(&b, breakdown(p, game, choice), choice); err != nil {
		return []string{err.Error()}
	}
	return strings.Split(strings.TrimRight(b.String(), "\n"), "\n")
}

// staticScore is the evaluation of a position in centipawns, for the side to move.
func (k *call) staticScore(g *board.Game) int {
	p := g.Position()
	game := traits.New(p.Rules())
	terms := breakdown(p, game, k.evaluations.choose(game))
	total := terms[len(terms)-1].Tapered
	if p.Turn() == define.Black {
		return -total
	}
	return total
}

// benchLines searches the positions of the benchmark.
func (k *call) benchLines(ctx context.Context, say func(string)) error {
	return k.benchAll(ctx, lineWriter(say), new(evaluations), 1, 0)
}

// lineWriter is a function that takes lines, as a writer of one line at a time.
type lineWriter func(line string)

func (w lineWriter) Write(text []byte) (int, error) {
	w(strings.TrimRight(string(text), "\n"))
	return len(text), nil
}

var _ io.Writer = lineWriter(nil)

// protocolGames is the catalogue of variants for the other protocols.
type protocolGames struct {
	*variants.Catalogue
	evaluations *evaluations
	files       map[string]string // the paths of single files, by the names of their games
}

// Load returns a variant.
func (c protocolGames) Load(name string) (protocol.Game, error) {
	load := c.Catalogue.Named
	if path := c.files[name]; path != "" {
		name, load = path, c.Catalogue.Load
	}
	v, err := load(name)
	if err != nil {
		return protocol.Game{}, err
	}
	c.evaluations.note(v)
	return protocol.Game{Name: v.Name, Rules: v.Rules}, nil
}
