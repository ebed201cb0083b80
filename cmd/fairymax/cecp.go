package main

import (
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"sync"
	"syscall"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/cecp"
	"fairymax/engine"
	"fairymax/internal/book"
	"fairymax/internal/opening"
	"fairymax/internal/prompt"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// speak speaks the protocol that the first word chooses until the other side ends it.
func speak(k *call) error {
	var switches engine.Switches
	k.flags.Func("features", "switch off some `FEATURES` of the engine, such as \"-null-move -futility\";\n"+
		"\"-all +killers\" leaves one on; \"fairymax help features\" lists them", switches.Set)
	k.netFlag()
	toldVersion := k.flags.Bool("version", false, "print the version, as the command version does")
	k.flags.BoolVar(toldVersion, "v", false, "print the version")
	if err := k.parse(0, 0); err != nil {
		return err
	}
	if *toldVersion {
		return showVersion(k)
	}
	return k.converse(switches)
}

// cecpOptions are what the XBoard protocol needs.
func (k *call) cecpOptions(searcher *engine.Engine, featuresRead func()) cecp.Options {
	return cecp.Options{
		Name:      engineName,
		Catalogue: guiCatalogue{k.startingCatalogue(), &k.evaluations, map[string]judged{}},
		Browse:    k.browse,
		Knowledge: k.openKnowledge,
		Searcher:  searcher,
		Nets:      guiNets{&k.evaluations, searcher},
		Endgames:  k.adviser,
		MaxMemory: spareMemory(),
		MaxCores:  runtime.NumCPU(), // more threads would share cores

		FeaturesRead: featuresRead,
	}
}

// greet tells a person what this is, and protects a GUI's engine from the two signals
// that a GUI sends until it has read our features, which forbid them. The result is to
// be called then.
func (k *call) greet() (featuresRead func()) {
	if prompt.IsTerminal(k.in) {
		fmt.Fprintln(k.err, "This is the chess engine fairymax. It waits for the commands of a GUI; quit ends it.")
		fmt.Fprintln(k.err, "To play, run \"fairymax play\"; for all commands, run \"fairymax help\".")
		return func() {}
	}
	signal.Ignore(os.Interrupt)
	unread, read := make(chan os.Signal, 1), make(chan struct{})
	signal.Notify(unread, syscall.SIGTERM) // what Ignore ignores, it ignores for ever
	go endIfMeant(unread, read)
	return sync.OnceFunc(func() { signal.Stop(unread); close(read) })
}

// endIfMeant ends the program some time after a SIGTERM: a GUI that sends one with quit would
// have ended it before, and one that had not read the features yet does so now.
func endIfMeant(unread <-chan os.Signal, read <-chan struct{}) {
	select {
	case <-unread:
	case <-read:
		return
	}
	const grace = 3 * time.Second
	select {
	case <-time.After(grace):
		os.Exit(128 + int(syscall.SIGTERM))
	case <-read:
	}
}

// browse returns the catalogue with a folder before those of the command line.
func (k *call) browse(folder string) (cecp.Catalogue, error) {
	var folders folderList
	if folder != "" {
		if err := folders.Set(folder); err != nil {
			return nil, err
		}
	}
	return guiCatalogue{k.catalogueOf(append(folders, k.folders...)...), &k.evaluations, map[string]judged{}}, nil
}

// openKnowledge opens the opening knowledge of a variant, for which the engine has
// prepared.
func (k *call) openKnowledge(v cecp.Variant) (opening.Knowledge, error) {
	return k.openBook(v.Name, v.Rules)
}

func (k *call) openBook(variant string, r *board.Rules) (opening.Knowledge, error) {
	folder, err := booksFolder()
	if err != nil {
		return nil, err
	}
	opened, err := book.Open(folder, variant, k.evaluations.identity(), r)
	if opened == nil {
		return nil, err
	}
	return opened, err
}

// guiCatalogue is the catalogue of variants for the protocol.
type guiCatalogue struct {
	*variants.Catalogue
	evaluations *evaluations
	judged      map[string]judged // the user's games, by name
}

// judged is whether XBoard can show the game of a text.
type judged struct {
	text    string
	unshown bool
}

// Load returns a variant with the facts that a GUI needs.
func (c guiCatalogue) Load(name string) (cecp.Variant, error) {
	v, err := c.Catalogue.Load(name)
	if err != nil {
		return cecp.Variant{}, err
	}
	c.evaluations.note(v)
	return forGUI(v), nil
}

// Unshown reports whether XBoard cannot show a game. Those of the user are judged anew when
// their text has changed.
func (c guiCatalogue) Unshown(name string) bool {
	if !c.Catalogue.IsOwn(name) {
		return xboard.Unshown(name)
	}
	text, err := c.Catalogue.Text(name)
	if known, is := c.judged[name]; err == nil && is && known.text == text {
		return known.unshown
	}
	v, err := c.Catalogue.Load(name)
	unshown := err == nil && xboard.Limit(forGUI(v)) != ""
	c.judged[name] = judged{text, unshown}
	return unshown
}

// forGUI is a variant with what a GUI must know about its pieces.
func forGUI(v *variants.Variant) cecp.Variant {
	figures := make([]string, len(v.Symbols))
	for i, symbol := range v.Symbols {
		figures[i] = symbol.Figure[define.White]
	}
	return cecp.Variant{Name: v.Name, Rules: v.Rules, Betza: xboard.Once(v.Betza), Figures: figures}
}

// knownToXBoard reports whether XBoard sets up a variant without our help.
func knownToXBoard(v *variants.Variant) bool { return xboard.Knows(forGUI(v)) }
