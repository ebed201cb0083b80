package foreign

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"fairymax/variants"
)

// Options are a person's wishes.
type Options struct {
	// Variant is the only game that is wanted, by its own name or by the name
	// that it gets here; "" for all.
	Variant string
	// Any lets the pawns of Fairy-Max's games become whatever it accepts from its
	// user, and not only what it takes itself.
	Any bool
}

// Result is an imported game.
type Result struct {
	Name  string   // for its file
	Given string   // as the foreign file has it
	Also  []string // other names there of the very same game
	Text  string   // the definition
	Notes []Problem
}

// importer is one run over a file.
type importer struct {
	*workshop
	*source
	options Options
	results []Result
	known   []string // names of the foreign games
}

// Import reads a foreign file. Base has the shared pieces and the built-in games.
// Beside the games that could be imported it returns [Problems], or another error
// if something else went wrong.
func Import(base fs.FS, file, text string, options Options) ([]Result, error) {
	return (&workshop{base: base}).importFile(file, text, options)
}

// importFile reads a foreign file.
func (w *workshop) importFile(file, text string, options Options) ([]Result, error) {
	in := &importer{workshop: w, source: newSource(file, text), options: options}
	lib, err := in.library()
	if err != nil {
		return nil, err
	}
	switch formOf(text) {
	case fairymaxForm:
		err = in.fairymax(lib)
	case stockfishForm:
		err = in.stockfish(lib)
	case xboardForm:
		err = in.xboard(lib)
	default:
		in.fail(1, "this is neither an ini file of Fairy-Max (no line begins with \"Game:\") nor a variants.ini of Fairy-Stockfish (no line is [name] or [name:parent]) nor what an engine tells XBoard (no line begins with setup)")
	}
	if err != nil {
		return nil, err
	}
	if options.Variant != "" && len(in.results) == 0 && len(in.problems) == 0 {
		in.fail(1, "there is no game %q; there are %s", options.Variant, strings.Join(in.known, ", "))
	}
	if list := in.sorted(); len(list) > 0 {
		return in.results, list
	}
	return in.results, nil
}

// form is a kind of foreign file.
type form int

const (
	noForm form = iota
	fairymaxForm
	stockfishForm
	xboardForm
)

var (
	gameLine    = regexp.MustCompile(`(?m)^Game:`)
	sectionLine = regexp.MustCompile(`(?m)^\[[^\]\n]+\]\s*$`)
	setupLine   = regexp.MustCompile(`(?m)^[<> \t]*setup `)
)

// formOf sees whose file a text is.
func formOf(text string) form {
	switch {
	case gameLine.MatchString(text):
		return fairymaxForm
	case sectionLine.MatchString(text):
		return stockfishForm
	case setupLine.MatchString(text):
		return xboardForm
	}
	return noForm
}

// wanted reports whether a game is asked for, and remembers it.
func (in *importer) wanted(name string) bool {
	in.known = append(in.known, name)
	return in.options.Variant == "" || in.options.Variant == name || in.options.Variant == stem(name) || in.options.Variant == in.prefix()+stem(name)
}

// prefix is put before names that a built-in game has: a file of the same name
// would hide that.
func (in *importer) prefix() string {
	base := filepath.Base(in.file)
	return stem(strings.TrimSuffix(base, filepath.Ext(base))) + "-"
}

var noStem = regexp.MustCompile(`[^a-z0-9]+`)

// stem makes a file's name of a game's.
func stem(name string) string {
	if text := strings.Trim(noStem.ReplaceAllString(strings.ToLower(name), "-"), "-"); text != "" {
		return text
	}
	return "game"
}

// finish writes a game, holds the text against the game, and adds it.
func (in *importer) finish(g *game, lib *library) error {
	var shorter []string
	if g.parent == "" {
		var err error
		if shorter, err = in.shorter(g, lib); err != nil {
			return err
		}
	}
	full := g.text(lib, g.parent, g.without, func(setting) bool { return true })
	text, err := in.prove(g, full, shorter)
	if err != nil {
		in.refused(g, err)
		return nil
	}
	name, before := in.fileName(stem(g.name), text)
	if before != nil {
		before.Also = append(before.Also, g.name)
		return nil
	}
	r := Result{Name: name, Given: g.name, Text: text}
	for _, n := range g.notes {
		r.Notes = append(r.Notes, Problem{in.file, n.line, 0, g.name + ": " + n.text})
	}
	in.results = append(in.results, r)
	return nil
}

// refused notes why a game cannot be a definition.
func (in *importer) refused(g *game, err error) {
	var list variants.ErrorList
	if !errors.As(err, &list) {
		in.fail(g.line, "%s: %v", g.name, err)
		return
	}
	for _, mistake := range list {
		in.fail(g.line, "%s: our language does not take it: %s", g.name, mistake.Message)
	}
}

// fileName returns a name that hides no built-in game and no other imported one,
// or else the result that is the very same game.
func (in *importer) fileName(wish, text string) (string, *Result) {
	if _, err := fs.Stat(in.base, "variants/"+wish+".toml"); err == nil {
		wish = in.prefix() + wish
	}
	for i := 1; ; i++ {
		name := wish
		if i > 1 {
			name = fmt.Sprintf("%s-%d", wish, i)
		}
		at := slices.IndexFunc(in.results, func(r Result) bool { return r.Name == name })
		switch {
		case at < 0:
			return name, nil
		case body(in.results[at].Text) == body(text):
			return "", &in.results[at]
		}
	}
}

// body is a definition without what is for people.
func body(text string) string {
	var lines []string
	for line := range strings.SplitSeq(text, "\n") {
		if !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "title") {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n")
}

// fairymax imports an ini file of Fairy-Max, or of its sister for xiangqi.
func (in *importer) fairymax(lib *library) error {
	for _, n := range in.games() {
		name, _ := in.nameOf(n)
		if !in.wanted(name) {
			continue
		}
		before := len(in.problems)
		ini := readGame(in.source, n)
		if len(in.problems) > before {
			continue
		}
		if g := in.iniGame(ini, lib); g != nil {
			if err := in.finish(g, lib); err != nil {
				return err
			}
		}
	}
	return nil
}

// iniGame makes a game of ours; nil if it cannot be understood.
func (in *importer) iniGame(ini *iniGame, lib *library) *game {
	if ini.lies() {
		return in.maxqi(ini, lib)
	}
	k := newMaker(ini, in.options.Any)
	if !ini.check(in.source) || !k.sound(in.source) {
		return nil
	}
	return k.make(lib, filepath.Base(in.file))
}
