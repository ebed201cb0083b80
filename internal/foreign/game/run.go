package game

import (
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"

	"fairymax/variants"
	"fairymax/variants/spelling"
)

// Result is an imported game.
type Result struct {
	Name  string   // for its file
	Given string   // as the foreign file has it
	Also  []string // other names there of the very same game
	Text  string   // the definition
	Notes []Problem
}

// Run is the import of one file.
type Run struct {
	*Builtin
	*Source
	Partly  bool              // games are wanted even if a rule of theirs is not carried over
	Remedy  string            // ends the message about a game that is not wanted because of that
	Begin   func(name string) // is told the name of each game that is wanted; may be nil
	variant string            // the only game that is wanted, "" for all
	known   []string          // names of the foreign games
	found   bool              // a wanted one is among them
	results []Result
}

// NewRun begins the import of a file. Variant is the only game that is wanted, by
// its own name or by the name that it gets here; "" for all.
func NewRun(b *Builtin, file, text, variant string) *Run {
	return &Run{Builtin: b, Source: NewSource(file, text), variant: variant}
}

// NewGame begins a game that stands on a line of the file. It extends a built-in
// one, or stands on its own if there is no parent.
func (in *Run) NewGame(name string, line int, parent string) *Game {
	file := "a pasted text"
	if in.name != "" {
		file = filepath.Base(in.name)
	}
	return newGame(name, file, line, parent)
}

// Outcome returns the imported games, and as an error the [Problems] of the others.
func (in *Run) Outcome() ([]Result, error) {
	if in.variant != "" && !in.found && len(in.known) > 0 {
		in.problems = nil // those of other games
		in.Fail(1, "no game here is called %q%s; the games are: %s", in.variant, spelling.DidYouMean(in.variant, in.known), in.someNames())
	}
	if list := in.sorted(); len(list) > 0 {
		return in.results, list
	}
	return in.results, nil
}

// someNames lists the games of the file, of many those first with the wanted name in theirs.
func (in *Run) someNames() string {
	const most = 20
	has := func(name string) bool { return strings.Contains(strings.ToLower(name), strings.ToLower(in.variant)) }
	names := slices.Clone(in.known)
	slices.SortStableFunc(names, func(a, b string) int {
		switch {
		case has(a) == has(b):
			return 0
		case has(a):
			return -1
		}
		return 1
	})
	if left := len(names) - most; left > 0 {
		return strings.Join(names[:most], ", ") + fmt.Sprintf(" and %d more", left)
	}
	return strings.Join(names, ", ")
}

// Wanted reports whether a game is to be imported, and remembers it.
func (in *Run) Wanted(name string) bool {
	in.known = append(in.known, name)
	wanted := in.IsWanted(name)
	if wanted && in.Begin != nil {
		in.Begin(name)
	}
	in.found = in.found || wanted
	return wanted
}

// IsWanted reports whether a game is to be imported.
func (in *Run) IsWanted(name string) bool {
	if in.variant == "" {
		return true
	}
	names := []string{name, stem(name), in.Stem() + "-" + stem(name)}
	return slices.ContainsFunc(names, func(s string) bool { return strings.EqualFold(s, in.variant) })
}

// KeepProblems forgets the problems of parts that do not concern the wanted games. Starts has the first
// line of each part, in order; what stands before them concerns every game.
func (in *Run) KeepProblems(starts []int, concerns func(part int) bool) {
	if in.variant == "" {
		return // all games are wanted
	}
	in.problems = slices.DeleteFunc(in.problems, func(p Problem) bool {
		part := sort.SearchInts(starts, p.Line+1) - 1
		return part >= 0 && !concerns(part)
	})
}

// Stem is the name of the foreign file without its folder and ending.
func (in *Run) Stem() string {
	base := filepath.Base(in.name)
	return stem(strings.TrimSuffix(base, filepath.Ext(base)))
}

var noStem = regexp.MustCompile(`[^a-z0-9]+`)

// stem makes a file's name of a game's.
func stem(name string) string {
	if text := strings.Trim(noStem.ReplaceAllString(strings.ToLower(name), "-"), "-"); text != "" {
		return text
	}
	return "game"
}

// Finish writes a game, proves the text, and adds it to the results. A game that lacks
// a rule is another game, which must be wanted.
func (in *Run) Finish(g *Game) {
	if len(g.lost) > 0 && !in.Partly {
		for _, n := range g.lost {
			in.FailAt(Word{line: n.line, column: n.column}, "%s: not carried over: %s", g.name, n.text)
		}
		in.Fail(g.line, "%s is not written, because some of its rules cannot be carried over%s", g.name, in.Remedy)
		return
	}
	var shorter []string
	if g.Parent == "" {
		shorter = g.shorter(in.parents, in.Library)
	}
	text, err := g.prove(in.compiler, g.full(in.Library), shorter)
	if err != nil {
		if other := g.instead(err); other != nil {
			in.Finish(other)
		} else {
			in.refused(g, err)
		}
		return
	}
	name, before := in.fileName(stem(g.name), text)
	if before != nil {
		before.Also = append(before.Also, g.name)
		return
	}
	r := Result{Name: name, Given: g.name, Text: text}
	for _, n := range g.notes {
		r.Notes = append(r.Notes, Problem{in.name, n.line, n.column, g.name + ": " + n.text})
	}
	in.results = append(in.results, r)
}

// Proves reports whether a game can be a definition.
func (in *Run) Proves(g *Game) bool {
	_, err := g.prove(in.compiler, g.full(in.Library), nil)
	return err == nil
}

// refused notes why a game cannot be a definition.
func (in *Run) refused(g *Game, err error) {
	var list variants.ErrorList
	if !errors.As(err, &list) {
		in.Fail(g.line, "%s: %v", g.name, err)
		return
	}
	for _, mistake := range list {
		in.Fail(g.line, "%s: the definition would be wrong: %s", g.name, mistake.Message)
	}
}

// fileName returns a name that hides no built-in game and no other imported one,
// or else the result that is the very same game.
func (in *Run) fileName(wish, text string) (string, *Result) {
	if in.Has(wish) {
		wish = in.Stem() + "-" + wish
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
