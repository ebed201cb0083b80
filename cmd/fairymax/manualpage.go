package main

import (
	"bytes"
	_ "embed"
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"fairymax/engine"
	"fairymax/internal/desktop"
	"fairymax/internal/terminal"
)

// manualText is the template of the manual page.
//
//go:embed fairymax.6
var manualText string

// manualFile is the name of the manual page.
const manualFile = "fairymax.6"

// manual is the data of the manual page.
type manual struct {
	Version  string
	Common   []manualFlag // of all commands
	Commands []manualCommand
	Terminal []terminal.Described // commands of the game in the terminal
	Features []manualFeature
}

type manualCommand struct {
	Name, Usage, Summary string
	Flags                []manualFlag // without those of all commands
}

type manualFlag struct{ Name, Argument, Usage string }

type manualFeature struct{ Name, Summary string }

// printManual prints the manual page.
func printManual(k *call) error {
	text := k.flags.Bool("text", false, "print it as plain text")
	if err := k.parse(0, 0); err != nil {
		return err
	}
	page, err := manualPage(k.commands, program)
	if err != nil {
		return err
	}
	if *text {
		page = []byte(manualAsText(string(page)))
	}
	_, err = k.out.Write(page)
	return err
}

// newManual collects the texts of the help.
func newManual(all []command) manual {
	m := manual{Version: desktop.Version, Common: manualFlags(all[0]), Terminal: terminal.Commands()}
	for _, cmd := range all {
		flags := manualFlags(cmd)
		m.Common = slices.DeleteFunc(m.Common, func(f manualFlag) bool { return !slices.Contains(flags, f) })
	}
	for _, cmd := range all {
		own := slices.DeleteFunc(manualFlags(cmd), func(f manualFlag) bool { return slices.Contains(m.Common, f) })
		m.Commands = append(m.Commands, manualCommand{cmd.name, cmd.usage(), capitalise(cmd.summary), own})
	}
	for _, f := range engine.Features() {
		m.Features = append(m.Features, manualFeature{fmt.Sprint(f), f.Describe()})
	}
	return m
}

// manualFlags lists the flags of a command.
func manualFlags(cmd command) []manualFlag {
	var list []manualFlag
	declaredFlags(cmd).VisitAll(func(f *flag.Flag) {
		argument, usage := flag.UnquoteUsage(f)
		if f.DefValue != "" && f.DefValue != "false" && f.DefValue != "0" && f.DefValue != "0s" {
			usage += fmt.Sprintf(" (default %s)", f.DefValue)
		}
		list = append(list, manualFlag{f.Name, argument, capitalise(usage) + "."})
	})
	return list
}

// manualPage fills in the template of the manual page for a program of this name.
func manualPage(all []command, name string) ([]byte, error) {
	t, err := template.New(manualFile).Funcs(template.FuncMap{"roff": roff}).Parse(manualText)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, newManual(all))
	page := strings.Replace(b.String(), ".TH FAIRYMAX ", ".TH "+strings.ToUpper(name)+" ", 1)
	return []byte(nameInManual.ReplaceAllString(page, "${1}"+roff(name)+"${2}")), err
}

// nameInManual finds the program's name in the manual page, but not that of folders.
var nameInManual = regexp.MustCompile(`(?m)(^|[\s"]|\\\(dq)fairymax([\s,."]|$)`)

// roff escapes a text for a manual page: it is on one line and does not begin with
// a request.
func roff(text string) string {
	var b strings.Builder
	for _, c := range strings.Join(strings.Fields(text), " ") {
		switch {
		case roffNames[c] != "":
			b.WriteString(roffNames[c])
		case c > '~':
			fmt.Fprintf(&b, `\[u%04X]`, c)
		default:
			b.WriteRune(c)
		}
	}
	if line := b.String(); strings.HasPrefix(line, ".") {
		return `\&` + line
	}
	return b.String()
}

// roffNames are the ASCII characters with another meaning in roff.
var roffNames = map[rune]string{
	'\\': `\(rs`, '-': `\-`, '\'': `\(aq`, '`': `\(ga`, '"': `\(dq`, '~': `\(ti`, '^': `\(ha`,
}
