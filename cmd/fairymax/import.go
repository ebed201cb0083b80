package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fairymax"
	"fairymax/internal/foreign"
	"fairymax/variants"
)

// importCommand converts another program's definitions into ours. The rules that it
// cannot convert are listed in the error output; a game that has such a rule is written
// only if that is asked for, and lists them too.
func importCommand(k *call) error {
	folder := k.flags.String("o", "", "write a file for each variant to this `DIR` instead of printing them")
	options := foreign.Options{Remedy: "; -partly writes the game without them"}
	k.flags.BoolVar(&options.Any, "any", false, "for fmax.ini: let pawns promote to every piece that Fairy-Max accepts from its user")
	k.flags.BoolVar(&options.Partly, "partly", false, "write games even if one of their rules cannot be carried over; they are then different games")
	k.overFlag()
	if err := k.parse(1, 2); err != nil {
		return err
	}
	file := k.arguments[0]
	if len(k.arguments) > 1 {
		options.Variant = k.arguments[1]
	}
	text, err := readForeign(file)
	if err != nil {
		return err
	}
	if strings.HasSuffix(file, ".toml") {
		return fmt.Errorf("%s: this is already in fairymax's own language; \"%s\" checks it", file, k.other("check", file))
	}
	var begun []string
	options.Begin = func(name string) {
		begun = append(begun, name)
		k.live().progress("%s: %s", file, name)
	}
	games, err := foreign.Import(fairymax.Files, file, string(text), options)
	k.live().clear()
	var problems foreign.Problems
	if err != nil && !errors.As(err, &problems) {
		return err
	}
	for _, g := range games {
		if err := k.saveImported(g, *folder, len(games) > 1); err != nil {
			return err
		}
	}
	return k.tellProblems(problems, begun, games, options.Partly)
}

// tellProblems lists the problems, and says what was not imported of the games that have begun.
func (k *call) tellProblems(problems foreign.Problems, begun []string, games []foreign.Result, partly bool) error {
	if len(problems) == 0 {
		return nil
	}
	fmt.Fprintln(k.err, briefly(problems))
	k.tellImported(len(games), partly)
	k.tellNotImported(begun, games)
	return errReported
}

// tellNotImported names the games of a file with several that were not imported.
func (k *call) tellNotImported(begun []string, games []foreign.Result) {
	all := len(begun)
	left := slices.DeleteFunc(begun, func(name string) bool {
		return slices.ContainsFunc(games, func(g foreign.Result) bool { return g.Given == name || slices.Contains(g.Also, name) })
	})
	if len(games) > 0 && len(left) > 0 {
		fmt.Fprintf(k.err, "fairymax: %d of %d games were imported, but not %s; import with the name of one after the file says why\n",
			all-len(left), all, strings.Join(left, ", "))
	}
}

// tellImported says, after problems, if there was no game, and that -partly is for other problems.
func (k *call) tellImported(games int, partly bool) {
	switch {
	case games == 0 && partly:
		fmt.Fprintln(k.err, "fairymax: no game was imported: -partly leaves out rules, not mistakes")
	case games == 0:
		fmt.Fprintln(k.err, "fairymax: no game was imported")
	}
}

// readForeign reads a file. An error names it as the user did.
func readForeign(file string) ([]byte, error) {
	text, err := variants.ReadText(os.DirFS(filepath.Dir(file)), filepath.Base(file))
	if failed, ok := err.(*fs.PathError); ok {
		failed.Path = file
	}
	return text, err
}

// saveImported prints an imported game, or writes it into a folder.
func (k *call) saveImported(g foreign.Result, folder string, several bool) error {
	for _, n := range g.Notes {
		fmt.Fprintln(k.err, n)
	}
	if folder == "" {
		if several {
			fmt.Fprintf(k.out, "# ---- %s.toml ----\n", g.Name)
		}
		fmt.Fprintln(k.out, g.Text)
		return nil
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	path := filepath.Join(folder, g.Name+".toml")
	if err := k.files().Create(path, []byte(g.Text)); err != nil {
		return err
	}
	fmt.Fprintf(k.out, "%s: %s\n", path, g.Given)
	return nil
}
