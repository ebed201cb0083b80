package foreign

import (
	"io/fs"
	"regexp"
	"strings"

	"fairymax/internal/foreign/diagram"
	"fairymax/internal/foreign/fairymax"
	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/stockfish"
	"fairymax/internal/foreign/xboard"
)

// Options are a person's wishes.
type Options struct {
	// Variant is the only game to import, by its own name or by the name that it
	// gets here; "" for all.
	Variant string
	// Any lets the pawns of Fairy-Max's games become whatever it accepts from its
	// user, and not only what it takes itself.
	Any bool
	// Partly writes games even if a rule of theirs is not carried over.
	Partly bool
	// Remedy ends the message about a game that is not written because of that: what a person can do.
	Remedy string
	// Begin is told the name of each game that is wanted; it may be nil.
	Begin func(name string)
}

// What an import gives, and what goes wrong in it.
type (
	Result   = game.Result
	Problems = game.Problems
)

// Import reads a foreign file. Base has the shared pieces and the built-in games.
// Besides the games that could be imported it returns [Problems], or another error
// if the import itself failed.
func Import(base fs.FS, file, text string, options Options) ([]Result, error) {
	b, err := game.NewBuiltin(base)
	if err != nil {
		return nil, err
	}
	return ImportWith(b, file, text, options)
}

// ImportWith is the same with what is built in, which is read once for any number of imports.
func ImportWith(b *game.Builtin, file, text string, options Options) ([]Result, error) {
	text = game.WithoutMark(text)
	run := game.NewRun(b, file, text, options.Variant)
	run.Partly, run.Remedy, run.Begin = options.Partly, options.Remedy, options.Begin
	var err error
	switch formOf(text) {
	case recordForm:
		run.Fail(1, "this is PGN: it has the moves of games, and not their rules")
	case fairymaxForm:
		fairymax.Read(run, options.Any)
	case stockfishForm:
		err = stockfish.Read(run)
	case xboardForm:
		err = xboard.Read(run)
	case diagramForm:
		diagram.Read(run)
	default:
		run.Fail(1, "this is neither an ini file of Fairy-Max (no line begins with \"Game:\") nor a variants.ini of Fairy-Stockfish (no line is [name] or [name:parent]) nor what an engine sends to XBoard (no line begins with setup) nor an Interactive Diagram (no line is name:id:moves:image:squares, and no tag has the class idiagram)")
	}
	if err != nil {
		return nil, err
	}
	return run.Outcome()
}

// form is a kind of foreign file.
type form int

const (
	noForm form = iota
	recordForm
	fairymaxForm
	stockfishForm
	xboardForm
	diagramForm
)

var (
	tagLine     = regexp.MustCompile(`\A\s*\[\w+\s+"`)
	gameLine    = regexp.MustCompile(`(?m)^Game:`)
	sectionLine = regexp.MustCompile(`(?m)^\[[^\]\n]+\]\s*$`)
	setupLine   = regexp.MustCompile(`(?m)^[<> \t]*setup `)
)

// formNames are what the forms are called.
var formNames = map[form]string{
	fairymaxForm:  "an ini file of Fairy-Max",
	stockfishForm: "a variants.ini of Fairy-Stockfish",
	xboardForm:    "what an engine sends to XBoard",
	diagramForm:   "an Interactive Diagram",
}

// FormOf says what a text is, such as "an Interactive Diagram", "" if it is nothing that
// can be imported, or a definition of ours.
func FormOf(text string) string {
	text = game.WithoutMark(text)
	if !strings.HasPrefix(strings.TrimSpace(text), "<") && ownKey.MatchString(text) {
		return ""
	}
	return formNames[formOf(text)]
}

// ownKey is a key that only our definitions have, with a text in quotes. Their tables look
// like the sections of a variants.ini.
var ownKey = regexp.MustCompile(`(?m)^[ \t]*(?:title|extends|board|start)[ \t]*=[ \t]*["']`)

// formOf recognises the form of a text.
func formOf(text string) form {
	switch {
	case tagLine.MatchString(text):
		return recordForm
	case diagram.IsPage(text):
		return diagramForm
	case gameLine.MatchString(text):
		return fairymaxForm
	case sectionLine.MatchString(text):
		return stockfishForm
	case setupLine.MatchString(text):
		return xboardForm
	case diagram.Recognises(text):
		return diagramForm
	}
	return noForm
}
