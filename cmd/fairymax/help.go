package main

import (
	"fmt"
	"runtime"
	"strings"

	"fairymax/engine"
	"fairymax/variants"
)

// help prints the list of commands, the list of features, the manual of the
// format in which games are written, or what "fairymax COMMAND -h" prints.
func help(k *call) error {
	if err := k.parse(0, 1); err != nil {
		return err
	}
	name := ""
	if len(k.arguments) == 1 {
		name = k.arguments[0]
	}
	cmd := protocol()
	switch name {
	case "features":
		fmt.Fprint(k.out, featureTable())
		return nil
	case "format":
		fmt.Fprint(k.out, strings.ReplaceAll(variants.Manual(), "\t", "    "))
		return nil
	}
	if name != "" {
		found := findCommand(name)
		if found == nil {
			return misuse("there is no command %q", name)
		}
		cmd = *found
	}
	return cmd.run(newCall(k.console, cmd, []string{"-h"}))
}

func commandTable() string {
	var b strings.Builder
	b.WriteString("Commands (each explains itself with -h):\n")
	for _, cmd := range commands() {
		fmt.Fprintf(&b, "  %-18s %s\n", strings.TrimSpace(cmd.name+" "+cmd.arguments), cmd.summary)
	}
	return b.String()
}

// featureTable lists what the flag -features can switch off.
func featureTable() string {
	var b strings.Builder
	b.WriteString("Features of the engine (all are on; fairymax -features \"-NAME …\" switches some off):\n")
	for _, f := range engine.Features() {
		fmt.Fprintf(&b, "  %-22s%s\n", f, f.Describe())
	}
	return b.String()
}

func showVersion(k *call) error {
	if err := k.parse(0, 0); err != nil {
		return err
	}
	fmt.Fprintf(k.out, "fairymax %s (%s, %s/%s)\n", version, runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return nil
}
