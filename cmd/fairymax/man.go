package main

import (
	"embed"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/template"

	"fairymax/engine"
)

// desktop is what a desktop wants to have of a program: the manual page and the
// plugin file that XBoard reads, both with gaps to be filled, and the logo.
//
//go:embed desktop
var desktop embed.FS

// The files of the folder desktop.
const (
	manualFile = "fairymax.6"
	pluginFile = "fairymax.eng"
	logoFile   = "fairymax.png"
)

// manual is what stands in the gaps of the manual page.
type manual struct {
	Version  string
	Common   []manualFlag // of all commands
	Commands []manualCommand
	Features []manualFeature
}

type manualCommand struct {
	Name, Usage, Summary string
	Flags                []manualFlag // besides those of all commands
}

type manualFlag struct{ Name, Argument, Usage string }

type manualFeature struct{ Name, Summary string }

// man prints the manual page.
func man(k *call) error {
	if err := k.parse(0, 0); err != nil {
		return err
	}
	text, err := fill(manualFile, newManual())
	if err != nil {
		return err
	}
	_, err = io.WriteString(k.out, text)
	return err
}

// newManual collects what the help has to say.
func newManual() manual {
	m := manual{Version: version, Common: manualFlags(protocol())}
	all := append([]command{protocol()}, commands()...)
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

// manualFlags lists the flags of a command. It declares them on being asked for help.
func manualFlags(cmd command) []manualFlag {
	k := newCall(console{strings.NewReader(""), io.Discard, io.Discard}, cmd, []string{"-h"})
	cmd.run(k)
	var list []manualFlag
	k.flags.VisitAll(func(f *flag.Flag) {
		argument, usage := flag.UnquoteUsage(f)
		if f.DefValue != "" && f.DefValue != "false" && f.DefValue != "0" && f.DefValue != "0s" {
			usage += fmt.Sprintf(" (default %s)", f.DefValue)
		}
		list = append(list, manualFlag{f.Name, argument, capitalise(usage) + "."})
	})
	return list
}

// fill fills the gaps of a file of the folder desktop.
func fill(name string, gaps any) (string, error) {
	t, err := template.New(name).Funcs(template.FuncMap{"roff": roff}).ParseFS(desktop, "desktop/"+name)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	err = t.Execute(&b, gaps)
	return b.String(), err
}

// roff writes a text so that a manual page shows it as it is: on one line, and
// with nothing that begins a request.
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

// roffNames are the characters of ASCII that mean something else in roff.
var roffNames = map[rune]string{
	'\\': `\(rs`, '-': `\-`, '\'': `\(aq`, '`': `\(ga`, '"': `\(dq`, '~': `\(ti`, '^': `\(ha`,
}
