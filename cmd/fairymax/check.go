package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"fairymax/engine/traits"
	"fairymax/internal/plain"
	"fairymax/internal/xboard"
	"fairymax/variants"
	"fairymax/variants/lint"
	"fairymax/variants/spelling"
)

// check reports mistakes and suspicious settings in the given files.
func check(k *call) error {
	asJSON := k.jsonFlag("print the findings as JSON, for editors", variants.Finding{})
	strict := k.flags.Bool("strict", false, "treat warnings as mistakes: exit with status 1")
	if err := k.parse(1, -1); err != nil {
		return err
	}
	var failed error
	found := []variants.Finding{}
	catalogue := k.catalogue()
	options := lint.Options{Values: traits.Values, Promoted: xboard.Promoted, Confusing: xboard.Confusing}
	for _, name := range k.arguments {
		v, warnings, err := lint.Check(catalogue, name, options)
		if err != nil || *strict && len(warnings) > 0 {
			failed = errReported
		}
		if *asJSON {
			found = append(found, findings(name, warnings, err)...)
			continue
		}
		k.tell(warnings, err)
		if err == nil {
			fmt.Fprintf(k.out, "%s: %s, %s%s\n", name, v.Title, verdict(len(warnings)), unshown(v))
		}
	}
	if *asJSON {
		if err := k.printJSON(found); err != nil {
			return err
		}
	}
	return failed
}

// unshown is a remark on a game that XBoard cannot show, or where it has moves of its own kind.
func unshown(v *variants.Variant) string {
	game := forGUI(v)
	if limit := xboard.Limit(game); limit != "" {
		return "; not for XBoard (" + limit + "); play it in the terminal or a browser"
	}
	if hints := xboard.Hints(game); hints != "" {
		return "; " + hints
	}
	return ""
}

func verdict(warnings int) string {
	if warnings == 0 {
		return "no mistakes found"
	}
	return "no mistakes, " + spelling.Counted(warnings, "warning")
}

// tell prints mistakes and warnings, or an error as [status] does.
func (k *call) tell(warnings variants.ErrorList, err error) {
	if err == nil || errors.As(err, new(variants.ErrorList)) {
		writeReport(k.err, warnings, err)
		return
	}
	fmt.Fprintln(k.err, ofProgram(err))
}

// withCommand is the text of an error, with the name of the program first. Mistakes in files begin
// with these instead, as those of compilers do.
func withCommand(err error) string {
	if errors.As(err, new(variants.ErrorList)) {
		return briefly(err)
	}
	return ofProgram(err)
}

// reportAll reports the errors of many games, and what several have in common once, such as a
// mistake in pieces.toml.
func (k *call) reportAll(errs []error) (failed error) {
	reported := make(map[string]bool)
	for _, err := range errs {
		if err == nil {
			continue
		}
		failed = errReported
		if text := withCommand(err); !reported[text] {
			fmt.Fprintln(k.err, text)
			reported[text] = true
		}
	}
	return failed
}

// writeReport prints mistakes and warnings, with the lines of the text.
func writeReport(w io.Writer, warnings variants.ErrorList, err error) {
	list := warnings
	if err != nil && !errors.As(err, &list) {
		fmt.Fprintln(w, briefly(err))
		return
	}
	for _, e := range list[:min(len(list), mostMistakes)] {
		fmt.Fprintf(w, "%v\n%s", e, excerpt(e))
	}
	if left := len(list) - mostMistakes; left > 0 {
		fmt.Fprintln(w, more(left))
	}
}

// excerpt shows the line of a mistake, with a mark below the place.
func excerpt(e variants.Error) string {
	if strings.TrimSpace(e.Source) == "" {
		return ""
	}
	margin := fmt.Sprintf("%5d | ", e.Line)
	line := []rune(e.Source)
	start := min(e.Column-1, len(line))
	before := []rune(plain.Text(string(line[:start])))
	width := utf8.RuneCountInString(plain.Text(string(line[start:min(start+e.Width(), len(line))])))
	blanks := strings.Map(func(c rune) rune {
		if c == '\t' {
			return c // as wide as the one above
		}
		return ' '
	}, string(before))
	const mark = "^"
	return fmt.Sprintf("%s%s\n%*s%s%s\n", margin, e.Source, len(margin), "| ", blanks, strings.Repeat(mark, max(width, 1)))
}

// findings lists the mistakes and warnings of a file. A file that cannot be read
// has one finding without a code.
func findings(name string, warnings variants.ErrorList, err error) []variants.Finding {
	list := warnings
	if err != nil && !errors.As(err, &list) {
		return []variants.Finding{{File: name, Line: 1, Column: 1, EndColumn: 1, Severity: "error", Message: underOwnName(err.Error())}}
	}
	var all []variants.Finding
	for _, e := range list {
		f := e.Finding()
		f.Message = underOwnName(f.Message)
		all = append(all, f)
	}
	return all
}

// mostMistakes is how many mistakes of a file are printed.
const mostMistakes = 50

// briefly is the text of an error with one line for each mistake, without those that
// are too many.
func briefly(err error) string {
	lines := strings.Split(err.Error(), "\n")
	left := len(lines) - mostMistakes
	if left <= 0 {
		return err.Error()
	}
	return strings.Join(append(lines[:mostMistakes], more(left)), "\n")
}

// more says how many mistakes are not printed.
func more(n int) string {
	if n == 1 {
		return "and 1 more mistake"
	}
	return fmt.Sprintf("and %d more mistakes", n)
}
